/**
 * Does a field need no guess? It is played from its first cell, and, if that is wanted, repaired where play is stuck.
 *
 * Stuck means: no hidden cell is certain. Then one opened number is made to decide: all mines of its open questions are
 * moved to cells that no number sees, or, if there are too few such cells, all its questions become mines taken from
 * there. Play goes on, and at the end the finished field is played again from the start without repair: only
 * a field that passes is given out. At high density far cheaper than drawing fields until one passes: of fields of
 * 30×16 with 99 mines that begin with a clear cell in the middle one in seven needs no guess, of 24×24 with 150 hardly any.
 */
import { type NeighborTable, type Pace, type Random, type Slices, spend } from '@kit/grid';
import type { Logic } from '../deduce/easiest-step.js';
import { newEffort } from '../kernel/effort.js';
import type { Inference } from '../kernel/infer.js';
import { HIDDEN } from '../kernel/symbols.js';
import { closedCells, countAround, openInPlace } from '../play/open-in-place.js';
import { openByLogic } from './open-by-logic.js';
import { openProven } from './open-proven.js';
import { maxProofStates } from './rate-field.js';
import { shuffled } from './shuffled.js';

/** How often a field is played again, and repaired in one game, before it is given up. */
export type RepairLimits = { readonly rounds: number; readonly repairs: number };
const repairLimits: RepairLimits = /* @__PURE__ */ Object.freeze({ rounds: 12, repairs: 60 });

/** A field that is stuck stays as it is. */
export const noRepairs: RepairLimits = /* @__PURE__ */ Object.freeze({ rounds: 1, repairs: 0 });

/** A field in the making, the cell that is opened first, and what chance decides. */
export type Draft = {
  readonly mined: Uint8Array;
  readonly table: NeighborTable;
  readonly holes: readonly number[];
  readonly first: number;
  readonly random: Random;
  readonly pace: Pace;
  /** What the player may use, if not everything. */
  readonly logic?: Logic | undefined;
};

/** Changes `mined` into a field without guesses; false if that did not work out. */
export function* repairField(
  { mined, table, holes, first, random, pace, logic }: Draft,
  { rounds, repairs }: RepairLimits = repairLimits,
): Slices<boolean> {
  let mines = 0;
  for (const value of mined) mines += value;
  for (let round = 0; round < rounds; round++) {
    const shown = closedCells(mined.length, holes);
    const effort = newEffort(maxProofStates, pace);
    openInPlace(shown, mined, table, first);
    if (spend(pace, 8 * mined.length)) yield;
    for (let done = 0; ; done++) {
      const inference = logic
        ? yield* openByLogic(shown, mined, table, mines, logic, effort)
        : yield* openProven(shown, mined, table, mines, effort);
      if (inference === undefined) {
        if (done === 0) return true;
        break;
      }
      if (done === repairs || !decideOneNumber(mined, shown, table, inference, random)) return false;
      for (let cell = 0; cell < shown.length; cell++) {
        if (shown[cell] >= 0) shown[cell] = countAround(mined, table, cell);
      }
      if (spend(pace, 24 * shown.length)) yield;
    }
  }
  return false;
}

function decideOneNumber(
  mined: Uint8Array,
  shown: readonly number[],
  { starts, cells }: NeighborTable,
  { values }: Pick<Inference, 'values'>,
  random: Random,
): boolean {
  const seen = new Uint8Array(mined.length);
  const ways: number[][][] = [];
  for (let number = 0; number < shown.length; number++) {
    if (shown[number] < 0) continue;
    const split: number[][] = [[], []];
    for (const cell of cells.subarray(starts[number], starts[number + 1])) {
      if (shown[cell] !== HIDDEN) continue;
      seen[cell] = 1;
      if (values[cell] === -1) split[mined[cell]].push(cell);
    }
    // Of two open questions at least one is a mine and one is none.
    if (split[0].length > 0) ways.push(split);
  }
  const unseen: number[][] = [[], []];
  for (let cell = 0; cell < shown.length; cell++) {
    if (shown[cell] === HIDDEN && seen[cell] === 0) unseen[mined[cell]].push(cell);
  }
  for (const split of shuffled(ways, random)) {
    for (const from of [1, 0]) {
      const moved = split[from];
      const others = unseen[1 - from];
      if (moved.length > others.length) continue;
      const chosen = shuffled(others, random);
      moved.forEach((cell, index) => {
        mined[cell] = 1 - from;
        mined[chosen[index]] = from;
      });
      return true;
    }
  }
  return false;
}
