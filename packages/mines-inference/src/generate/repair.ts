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
import { easiestStep, type Logic } from '../deduce/easiest-step.js';
import { collectConstraints } from '../kernel/constraints.js';
import { type Effort, newEffort } from '../kernel/effort.js';
import { type Inference, infer } from '../kernel/infer.js';
import { propagate } from '../kernel/propagate.js';
import { FLAG, HIDDEN } from '../kernel/symbols.js';
import { closedCells, countAround, openInPlace } from '../play/open-in-place.js';
import { shuffled } from './random-mines.js';
import { maxProofStates } from './rate-field.js';

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

/** What is known where nothing more is proven; undefined if only mines are left. */
export function* openByLogic(
  shown: number[],
  mined: Uint8Array,
  table: NeighborTable,
  mines: number,
  logic: Logic,
  effort: Effort,
): Slices<Pick<Inference, 'values'> | undefined> {
  for (;;) {
    let hidden = 0;
    for (const value of shown) if (value < 0) hidden++;
    if (hidden === mines) return undefined;
    const step = yield* easiestStep({ shown, table, mines }, logic, effort);
    if ('stuck' in step) return step.stuck;
    for (const cell of step.mines) shown[cell] = FLAG;
    for (const cell of step.safe) openInPlace(shown, mined, table, cell);
    if (spend(effort.pace, 8 * shown.length)) yield;
  }
}

// Opens whatever is proven safe until nothing is. What numbers say one by one is tried first, over and over: only where that is
// stuck the whole inference is asked, which is what takes the time. What is proven stays proven, so the order changes nothing.

/** What the inference says where nothing more is proven safe; undefined if only mines are left. */
export function* openProven(
  shown: number[],
  mined: Uint8Array,
  table: NeighborTable,
  mines: number,
  effort: Effort,
): Slices<Inference | undefined> {
  for (;;) {
    let hidden = 0;
    for (const value of shown) if (value === HIDDEN) hidden++;
    if (hidden === mines) return undefined;
    const constraints = collectConstraints(shown, table, mines, true);
    if (spend(effort.pace, 8 * shown.length)) yield;
    const { values } = propagate(constraints);
    const isOpened = openSafe(shown, mined, table, values);
    if (spend(effort.pace, 8 * shown.length)) yield;
    if (isOpened) continue;
    effort.cache.nextBoard();
    const inference = yield* infer(constraints, effort);
    if (!openSafe(shown, mined, table, inference.values)) return inference;
  }
}

function openSafe(shown: number[], mined: Uint8Array, table: NeighborTable, values: Int8Array): boolean {
  let isAny = false;
  for (let cell = 0; cell < shown.length; cell++) {
    if (shown[cell] !== HIDDEN || values[cell] !== 0) continue;
    openInPlace(shown, mined, table, cell);
    isAny = true;
  }
  return isAny;
}

// Moves mines of a field that needs no guess, one at a time, to where it still needs none.
//
// A step back is as likely as a step forth, and a move that would make a guess necessary is not made: so the longer this goes
// on, the nearer to equally likely are all fields without guesses that can be reached from one another, however the first was
// come by.
//
// @see Metropolis, Rosenbluth, Rosenbluth, Teller and Teller, "Equation of State Calculations by Fast Computing Machines" (1953)

/** Tries so many moves of a mine; some of the cells that may have one are mined, some are not. */
export function* mixField(draft: Draft, allowed: readonly number[], swaps: number): Slices<void> {
  const { mined, random } = draft;
  const full = allowed.filter((cell) => mined[cell] === 1);
  const empty = allowed.filter((cell) => mined[cell] === 0);
  for (let done = 0; done < swaps; done++) {
    const at = random.int(full.length);
    const to = random.int(empty.length);
    mined[full[at]] = 0;
    mined[empty[to]] = 1;
    const kept = yield* repairField(draft, noRepairs);
    if (kept) [full[at], empty[to]] = [empty[to], full[at]];
    mined[full[at]] = 1;
    mined[empty[to]] = 0;
  }
}
