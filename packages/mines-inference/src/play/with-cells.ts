import type { Board, BoardLike } from '../types.js';

/** A board like this one with other cells, and nothing else of the caller's object. */
export function withCells({ rows, cols, mines, topology }: BoardLike, cells: number[]): Board {
  return topology === undefined ? { rows, cols, mines, cells } : { rows, cols, mines, cells, topology };
}
