import { checkGrid } from '../board/check-grid.js';
import type { Grid, GridLike } from '../types.js';
import { symmetries, type Walk, walkOf } from './symmetries.js';
import { readAlong } from './transform.js';

/**
 * One board for all eight symmetric ones: boards are equal up to turning and mirroring exactly if their canonical forms
 * are equal.
 *
 * The first of the eight is taken: fewest rows, then the smallest cells, compared one by one in reading order. O(cells).
 *
 * @param grid - a board
 * @returns a new board, one of the eight
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`
 *
 * @example
 * ```ts
 * import { canonicalForm, parseGrid } from '@kit/grid';
 *
 * canonicalForm(parseGrid('3 1\n2 0')).cells; // => [0, 1, 2, 3]
 * canonicalForm(parseGrid('0 2\n1 3')).cells; // => [0, 1, 2, 3]
 * ```
 */
export function canonicalForm(grid: GridLike): Grid {
  const { rows, cols, cells } = checkGrid(grid, 'grid');
  const walks = symmetries.map((symmetry) => walkOf(rows, cols, symmetry));
  return readAlong(
    cells,
    walks.reduce((first, walk) => (isBefore(cells, walk, first) ? walk : first)),
  );
}

function isBefore(cells: ArrayLike<number>, a: Walk, b: Walk): boolean {
  if (a.rows !== b.rows) return a.rows < b.rows;
  for (let row = 0; row < a.rows; row++) {
    for (let col = 0; col < a.cols; col++) {
      const ofA = cells[a.origin + row * a.rowStep + col * a.colStep];
      const ofB = cells[b.origin + row * b.rowStep + col * b.colStep];
      if (ofA !== ofB) return ofA < ofB;
    }
  }
  return false;
}
