/**
 * The bound of column-bound.ts along a search: of what it sums up, a step changes two types at most.
 */
import type { Pace, Slices } from '@kit/grid';
import type { NarrowShape } from '../kernel/narrow-board.js';
import { columnBound, never } from './column-bound.js';
import { columnPrices, isAbove, maxCarried } from './column-prices.js';
import { type ColumnWalk, columnWalk } from './column-walk.js';

/** Follows the board of a search. */
export type ColumnTravel = {
  /** Makes the bound for the board as it is now. */
  readonly begin: (pace: Pace) => Slices<void>;
  /** Two cells have changed places: a held orb, which came from `at`, and another. */
  readonly swap: (at: number, to: number, held: number, met: number) => void;
  /** Is the target out of reach, if the held orb goes from `at` to `to` and there are so many moves then? */
  readonly isFar: (at: number, to: number, held: number, met: number, moves: number) => boolean;
  /** Is the target proved out of reach, with the finger at `to`, where it came from `at`, and so many moves left? */
  readonly isOut: (at: number, to: number, moves: number) => boolean;
  /** How many states of the columns were looked at. */
  readonly states: () => number;
};

/**
 * Follows the types whose codes 1 to `types` stand in `codeAt` by bit, which the caller changes before it tells. Nothing is
 * far before {@link ColumnTravel.begin}, nor where the target is less than all the matches of every type. Types with too
 * many layouts count for nothing.
 */
export function columnTravel(
  { rows, cols }: NarrowShape,
  codeAt: Uint8Array,
  types: number,
  target: number,
  directions: 4 | 8,
  memory: number,
): ColumnTravel {
  let carry: Int32Array = new Int32Array(0);
  let carryFree = carry;
  const unitAt = new Int32Array(32);
  const layout = new Int32Array(types + 1);
  /** 1 for types that the bound knows. */
  const isBound = new Uint8Array(types + 1);
  let total = 0;
  const lists = columnPrices(cols, directions);
  const carried = maxCarried(cols, directions, lists);
  /** The codes of these types as themselves, all others as 0; and how many of each a column holds. */
  let known = isBound;
  const inColumn = new Int8Array(16 * cols);
  const columnAt = Int32Array.from({ length: 32 }, (_, bit) => 16 * Math.floor(bit / rows));
  let walk: ColumnWalk | undefined;

  return { begin, swap, isFar, isOut, states: () => walk?.states() ?? 0 };

  function* begin(pace: Pace): Slices<void> {
    if (carry.length > 0) return;
    const counts = Array.from({ length: types }, (_, type) =>
      codeAt.reduce((n, code) => n + Number(code === type + 1), 0),
    );
    if (counts.reduce((sum, count) => sum + Math.floor(count / 3), 0) !== target) return;
    const bound = yield* columnBound(rows, cols, counts, lists, pace);
    ({ carry, carryFree } = bound);
    for (let bit = 0; bit < rows * cols; bit++) {
      unitAt[bit] = bound.units[Math.floor(bit / rows)];
      layout[codeAt[bit]] += unitAt[bit];
    }
    for (let code = 1; code <= types; code++) {
      if (carry[layout[code]] === never) continue;
      isBound[code] = 1;
      total += carry[layout[code]];
    }
    known = isBound.map((isOne, code) => isOne * code);
    for (let bit = 0; bit < rows * cols; bit++) inColumn[columnAt[bit] + known[codeAt[bit]]] += 1;
    walk = columnWalk({ ...bound, carried, rows, cols, layout, known, codeAt, inColumn }, directions, memory);
  }

  function isOut(at: number, to: number, moves: number): boolean {
    return walk?.isOut(at, to, total, moves) === true;
  }

  function swap(at: number, to: number, held: number, met: number): void {
    const step = unitAt[to] - unitAt[at];
    if (step === 0) return;
    move(held, step);
    move(met, -step);
    inColumn[columnAt[at] + known[held]] -= 1;
    inColumn[columnAt[to] + known[held]] += 1;
    inColumn[columnAt[at] + known[met]] += 1;
    inColumn[columnAt[to] + known[met]] -= 1;
  }

  function move(code: number, step: number): void {
    if (isBound[code] === 0) return;
    total -= carry[layout[code]];
    layout[code] += step;
    total += carry[layout[code]];
  }

  function isFar(at: number, to: number, held: number, met: number, moves: number): boolean {
    let after = total;
    if (met !== held && isBound[met] === 1) after += carry[layout[met] - unitAt[to] + unitAt[at]] - carry[layout[met]];
    // Of the held type all orbs stay but the held one, which is at `to` then.
    if (isBound[held] === 1) after += carryFree[layout[held] - unitAt[met === held ? to : at]] - carry[layout[held]];
    // The column of `to`, and the way to it.
    const place = (4 * columnAt[to] - columnAt[at]) / 16 + 1;
    return isAbove(after, carried.limits[carried.row(moves) + place]);
  }
}
