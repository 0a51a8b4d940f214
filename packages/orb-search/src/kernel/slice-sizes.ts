/**
 * How much a search does between two yields: about 2 ms, counted in what its innermost loop does.
 */

/** Cells that the plain rules look at, wave by wave: a tenth of a microsecond each. */
export const cellsASlice = 4096;

/** Boards that a bit kernel evaluates: half a microsecond each, and up to two where there are many types. */
export const boardsASlice = 1024;

/** Nodes of an exhaustive search: an eighth of a microsecond each, and up to one where much falls. */
export const nodesASlice = 2048;

/** Children that are counted, moved or sorted: about ten nanoseconds each. */
export const childrenASlice = 16_384;

/**
 * The sizes of one slice after the other: an eighth, a quarter, a half, and then the whole. Code that has not run before
 * takes many times as long, and so the first slices are kept small.
 */
export function growingTo(size: number): () => number {
  let next = size >> 3;
  return () => {
    const now = Math.max(1, next);
    next = Math.min(size, 2 * now);
    return now;
  };
}
