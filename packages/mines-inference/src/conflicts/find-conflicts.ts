/**
 * Why nothing fits: a set of numbers and flags, and perhaps the total, that contradict each other, none of them idle.
 *
 * Flags are claims like the numbers: each is an assumption that can be left out, so a wrong flag shows up by itself.
 */
import type { ReadBoard } from '../board/read-board.js';
import { collectConstraints } from '../kernel/constraints.js';
import type { Inference } from '../kernel/infer.js';
import { createSatisfiable } from '../kernel/satisfiable.js';
import type { Conflicts } from '../types.js';
import { minimalSubset } from './minimal-subset.js';

/** A constraint by its index, or a flag by its cell as `-1 - cell`. */
type Claim = number;

/** A minimal contradiction of an inconsistent board. */
export function findConflicts(board: ReadBoard, trustFlags: boolean, maxStates: number): Conflicts {
  const { cells, table, mines } = board;
  const constraints = collectConstraints(cells, table, mines, false);
  const flags = trustFlags ? flaggedCells(cells) : [];
  const claims: Claim[] = Array.from({ length: constraints.count }, (_, index) => index);
  for (const flag of flags) claims.push(-1 - flag);
  const satisfiable = createSatisfiable(constraints, maxStates);
  const contradicts = (subset: readonly Claim[], useTotal: boolean): boolean =>
    satisfiable(
      subset.filter((claim) => claim >= 0),
      subset.filter((claim) => claim < 0).map((claim) => ({ cell: -1 - claim, value: 1 as const })),
      useTotal,
    ) === false;
  const usesTotal = !contradicts(claims, false);
  const core = minimalSubset(claims, (subset) => contradicts(subset, usesTotal));
  return {
    flags: core
      .filter((claim) => claim < 0)
      .map((claim) => -1 - claim)
      .sort((a, b) => a - b),
    core: core
      .filter((claim) => claim >= 0)
      .map((claim) => constraints.sources[claim]!)
      .sort((a, b) => a - b),
    usesTotal,
  };
}

/** The flags of a board that cannot be right: each one on a proven safe cell, or else a set that contradicts together. */
export function findFalseFlags(board: ReadBoard, { values }: Inference, maxStates: number): Conflicts {
  const flags = flaggedCells(board.cells);
  const single = flags.filter((cell) => values[cell] === 0);
  if (single.length > 0) return { flags: single, core: [], usesTotal: false };
  const constraints = collectConstraints(board.cells, board.table, board.mines, false);
  const all = Array.from({ length: constraints.count }, (_, index) => index);
  const assume = (cells: readonly number[]) => cells.map((cell) => ({ cell, value: 1 as const }));
  if (createSatisfiable(constraints, maxStates)(all, assume(flags), true) !== false) {
    return { flags: [], core: [], usesTotal: false };
  }
  return findConflicts(board, true, maxStates);
}

/** The player's flags. */
export function flaggedCells(cells: ArrayLike<number>): number[] {
  const flags: number[] = [];
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === -2) flags.push(cell);
  return flags;
}
