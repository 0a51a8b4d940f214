import { HOLE } from '../kernel/symbols.js';
import type { Board, BoardLike } from '../types.js';

/** A board like this one with other cells, its holes where they were, and nothing else of the caller's object. */
export function withCells({ rows, cols, mines, topology, cells: before }: BoardLike, shown: readonly number[]): Board {
  const cells = shown.map((value, cell) => (before[cell] === HOLE ? HOLE : value));
  return topology === undefined ? { rows, cols, mines, cells } : { rows, cols, mines, cells, topology };
}
