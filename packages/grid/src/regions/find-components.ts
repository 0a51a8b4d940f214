/**
 * Connected regions by flood fill over the four sides: one labelled array, O(cells).
 *
 * A union-find would do as well; the fill needs no second pass and gives labels in reading order.
 */
import { checkGrid } from '../board/check-grid.js';
import { checkFunction } from '../board/check-options.js';
import type { GridLike } from '../types.js';

/** The regions of a board. */
export type Components = {
  /** The region of each cell: 0, 1, 2, … in the order of their first cells. */
  readonly labels: Int32Array;
  /** How many cells each region has. */
  readonly sizes: Int32Array;
};

/**
 * The connected regions of a board: cells that share a side belong together where `same` says so.
 *
 * Every cell is in exactly one region.
 *
 * @param grid - a board
 * @param same - do two neighbouring values belong together? Must be symmetric; by default equal values do
 * @returns a label for each cell and the size of each region, as typed arrays
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-function`
 *
 * @example
 * ```ts
 * import { findComponents, parseGrid } from '@kit/grid';
 *
 * const { labels, sizes } = findComponents(parseGrid(`
 *   1 1 2
 *   3 1 2
 * `));
 * [...labels]; // => [0, 0, 1, 2, 0, 1]
 * [...sizes]; // => [3, 2, 1]
 * ```
 */
export function findComponents(grid: GridLike, same: (a: number, b: number) => boolean = isEqual): Components {
  const { rows, cols, cells } = checkGrid(grid, 'grid');
  checkFunction(same, 'same');
  return labelRegions(rows, cols, cells, same);
}

function isEqual(a: number, b: number): boolean {
  return a === b;
}

function labelRegions(
  rows: number,
  cols: number,
  cells: ArrayLike<number>,
  same: (a: number, b: number) => boolean,
): Components {
  const labels = new Int32Array(rows * cols).fill(-1);
  const waiting = new Int32Array(rows * cols);
  const sizes: number[] = [];
  let waitingCount = 0;
  const spread = (from: number, to: number, label: number): void => {
    if (labels[to] !== -1 || !same(cells[from], cells[to])) return;
    labels[to] = label;
    waiting[waitingCount++] = to;
  };
  for (let first = 0; first < labels.length; first++) {
    if (labels[first] !== -1) continue;
    const label = sizes.length;
    let size = 0;
    labels[first] = label;
    waiting[waitingCount++] = first;
    while (waitingCount > 0) {
      const cell = waiting[--waitingCount];
      const col = cell % cols;
      size += 1;
      if (cell >= cols) spread(cell, cell - cols, label);
      if (col > 0) spread(cell, cell - 1, label);
      if (col < cols - 1) spread(cell, cell + 1, label);
      if (cell < labels.length - cols) spread(cell, cell + cols, label);
    }
    sizes.push(size);
  }
  return { labels, sizes: Int32Array.from(sizes) };
}
