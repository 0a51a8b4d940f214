/**
 * Why nothing fits: a set of numbers and flags, and perhaps the total, that contradict each other, none of them idle.
 *
 * Flags are claims like the numbers: each is an assumption that can be left out, so a wrong flag shows up by itself.
 */
import type { Slices } from '@kit/grid';
import type { ReadBoard } from '../board/read-board.js';
import { collectConstraints } from '../kernel/constraints.js';
import type { Inference } from '../kernel/infer.js';
import { type Pace, spend } from '../kernel/pace.js';
import { type Assumption, createSatisfiable } from '../kernel/satisfiable.js';
import { FLAG } from '../kernel/symbols.js';
import type { Conflicts } from '../types.js';
import { minimalSubset } from './minimal-subset.js';

/** A constraint by its index, or a flag by its cell as `-1 - cell`. */
type Claim = number;

/** A minimal contradiction of an inconsistent board. */
export function* findConflicts(
  board: ReadBoard,
  trustFlags: boolean,
  maxStates: number,
  pace: Pace,
): Slices<Conflicts> {
  const { cells, table, mines } = board;
  const constraints = yield* collectConstraints(cells, table, mines, false, pace);
  const claims: Claim[] = Array.from({ length: constraints.count }, (_, id) => id);
  for (const flag of trustFlags ? flaggedCells(cells) : []) claims.push(-1 - flag);
  if (spend(pace, 2 * claims.length)) yield;
  const satisfiable = createSatisfiable(constraints, maxStates, pace);
  function* contradicts(subset: readonly Claim[], useTotal: boolean): Slices<boolean> {
    const numbers: number[] = [];
    const flags: Assumption[] = [];
    for (const claim of subset) {
      if (claim >= 0) numbers.push(claim);
      else flags.push({ cell: -1 - claim, value: 1 });
      if (spend(pace, 1)) yield;
    }
    return (yield* satisfiable(numbers, flags, useTotal)) === false;
  }
  const usesTotal = !(yield* contradicts(claims, false));
  const minimal = yield* minimalSubset(claims, (subset) => contradicts(subset, usesTotal), pace);
  const flags: number[] = [];
  const core: number[] = [];
  // In the order of the claims, which is that of the board.
  for (const claim of minimal) {
    if (claim >= 0) core.push(constraints.sources[claim]);
    else flags.push(-1 - claim);
  }
  if (spend(pace, minimal.length)) yield;
  return { flags, core, usesTotal };
}

/** The flags of a board that cannot be right: each one on a proven safe cell, or else a set that contradicts together. */
export function* findFalseFlags(
  board: ReadBoard,
  { values }: Inference,
  maxStates: number,
  pace: Pace,
): Slices<Conflicts> {
  const flags = flaggedCells(board.cells);
  if (spend(pace, board.cells.length + flags.length)) yield;
  const single = flags.filter((cell) => values[cell] === 0);
  if (single.length > 0) return { flags: single, core: [], usesTotal: false };
  const constraints = yield* collectConstraints(board.cells, board.table, board.mines, false, pace);
  const all = Array.from({ length: constraints.count }, (_, index) => index);
  const assumed = flags.map((cell) => ({ cell, value: 1 as const }));
  if (spend(pace, all.length + flags.length)) yield;
  if ((yield* createSatisfiable(constraints, maxStates, pace)(all, assumed, true)) !== false) {
    return { flags: [], core: [], usesTotal: false };
  }
  return yield* findConflicts(board, true, maxStates, pace);
}

/** The player's flags. */
export function flaggedCells(cells: ArrayLike<number>): number[] {
  const flags: number[] = [];
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === FLAG) flags.push(cell);
  return flags;
}
