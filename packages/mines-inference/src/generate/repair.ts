/**
 * A field that needs no guess, by playing it and repairing it where play is stuck.
 *
 * Stuck means: no hidden cell is certain. Then one opened number is made to decide: all mines of its open questions are
 * moved to cells that no number sees, or, if there are too few such cells, all its questions become mines taken from
 * there. Play goes on, and at the end the finished field is played again from the start without repair: only a field that
 * passes is given out. At high density far cheaper than drawing fields until one passes: of fields of
 * 30×16 with 99 mines that begin with a clear cell in the middle one in seven needs no guess, of 24×24 with 150 hardly any.
 */
import type { NeighborTable, Random, Slices } from '@kit/grid';
import type { Inference } from '../kernel/infer.js';
import { type Pace, spend } from '../kernel/pace.js';
import { createRegionCache } from '../kernel/region-cache.js';
import { HIDDEN } from '../kernel/symbols.js';
import { closedCells, countAround, openInPlace } from '../play/open-in-place.js';
import { maxProofStates } from './needs-no-guess.js';
import { openProven } from './open-proven.js';
import { shuffled } from './shuffled.js';

/** How often a field is played again, and repaired in one game, before it is given up. */
export type RepairLimits = { readonly rounds: number; readonly repairs: number };
const repairLimits: RepairLimits = /* @__PURE__ */ Object.freeze({ rounds: 12, repairs: 60 });

/** Changes `mined` into a field without guesses; false if that did not work out. */
export function* repairField(
  mined: Uint8Array,
  table: NeighborTable,
  holes: readonly number[],
  allowed: readonly number[],
  first: number,
  random: Random,
  pace: Pace,
  { rounds, repairs }: RepairLimits = repairLimits,
): Slices<boolean> {
  let mines = 0;
  for (const value of mined) mines += value;
  const mayHold = new Uint8Array(mined.length);
  for (const cell of allowed) mayHold[cell] = 1;
  if (spend(pace, 2 * mined.length + allowed.length)) yield;
  for (let round = 0; round < rounds; round++) {
    const shown = closedCells(mined.length, holes);
    const cache = createRegionCache();
    if (spend(pace, mined.length)) yield;
    yield* openInPlace(shown, mined, table, first, pace);
    for (let done = 0; ; done++) {
      const inference = yield* openProven(shown, mined, table, mines, maxProofStates, cache, pace);
      if (inference === undefined) {
        if (done === 0) return true;
        break;
      }
      if (done === repairs || !(yield* decideOneNumber(mined, shown, table, mayHold, inference, random, pace)))
        return false;
      for (let cell = 0; cell < shown.length; cell++) {
        if (shown[cell] >= 0) shown[cell] = countAround(mined, table, cell);
        if (spend(pace, table.starts[cell + 1] - table.starts[cell] + 1)) yield;
      }
    }
  }
  return false;
}

function* decideOneNumber(
  mined: Uint8Array,
  shown: readonly number[],
  { starts, cells }: NeighborTable,
  mayHold: Uint8Array,
  { values }: Inference,
  random: Random,
  pace: Pace,
): Slices<boolean> {
  const seen = new Uint8Array(mined.length);
  const numbers: number[] = [];
  for (let number = 0; number < shown.length; number++) {
    if (shown[number] < 0) continue;
    let questions = 0;
    for (const cell of cells.subarray(starts[number], starts[number + 1])) {
      if (shown[cell] !== HIDDEN) continue;
      seen[cell] = 1;
      if (values[cell] === -1) questions++;
    }
    if (spend(pace, starts[number + 1] - starts[number])) yield;
    if (questions > 0) numbers.push(number);
  }
  if (spend(pace, shown.length)) yield;
  const empty: number[] = [];
  const full: number[] = [];
  for (let cell = 0; cell < shown.length; cell++) {
    if (shown[cell] === HIDDEN && seen[cell] === 0)
      (mined[cell] === 1 ? full : mayHold[cell] === 1 ? empty : []).push(cell);
  }
  if (spend(pace, shown.length)) yield;
  for (const number of yield* shuffled(numbers, random, pace)) {
    if (spend(pace, 8 * (starts[number + 1] - starts[number]))) yield;
    const questions = Array.from(cells.subarray(starts[number], starts[number + 1])).filter(
      (cell) => shown[cell] === HIDDEN && values[cell] === -1,
    );
    const withMine = questions.filter((cell) => mined[cell] === 1);
    const without = questions.filter((cell) => mined[cell] === 0 && mayHold[cell] === 1);
    if (withMine.length <= empty.length) {
      exchange(mined, withMine, yield* shuffled(empty, random, pace));
      return true;
    }
    if (without.length <= full.length && without.length + withMine.length === questions.length) {
      const taken = yield* shuffled(full, random, pace);
      exchange(mined, taken.slice(0, without.length), without);
      return true;
    }
  }
  return false;
}

/** Moves mines from some cells to as many others. */
function exchange(mined: Uint8Array, from: readonly number[], to: readonly number[]): void {
  from.forEach((cell, index) => {
    mined[cell] = 0;
    mined[to[index]] = 1;
  });
}
