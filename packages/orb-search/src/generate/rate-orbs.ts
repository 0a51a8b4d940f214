import type { GridLike } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import type { OrbsRating } from '../types.js';

/**
 * How far is a board of orbs from combos? The fewer equal orbs lie near each other, the longer is the drag for a combo.
 *
 * `score` is the share of near pairs of cells whose orbs differ: two cells beside each other weigh 2, two that are two steps apart
 * weigh 1. An unknown or empty cell (-1) equals none. `generateOrbs({ difficulty })` parts boards by it. O(cells).
 *
 * @param board - orb types 0 to 14, or -1; at most 32 × 32
 * @returns the score, from 0 (all orbs are equal) to 1 (no two near each other are), and how many orbs beside each other are equal
 * @throws {@link InvalidInputError} as {@link findMatches}
 *
 * @example
 * ```ts
 * import { parseOrbs, rateOrbs } from '@kit/orb-search';
 *
 * rateOrbs(parseOrbs('000\n111')); // => { score: 0.5, touching: 4 }
 * rateOrbs(parseOrbs('012\n345')).score; // => 1
 * ```
 */
export function rateOrbs(board: GridLike): OrbsRating {
  const { rows, cols, cells } = checkBoard(board);
  return orbsRating(rows, cols, cells);
}

/** The rating of a checked board. */
export function orbsRating(rows: number, cols: number, cells: ArrayLike<number>): OrbsRating {
  let [touching, apart] = [0, 0];
  for (let cell = 0, col = 0; cell < rows * cols; cell++, col = col + 1 === cols ? 0 : col + 1) {
    const own = cells[cell];
    if (own < 0) continue;
    // Only what comes after the cell; below the board there is nothing.
    const hasRight = col + 1 < cols;
    if (hasRight && cells[cell + 1] === own) touching += 1;
    if (cells[cell + cols] === own) touching += 1;
    if (col + 2 < cols && cells[cell + 2] === own) apart += 1;
    if (cells[cell + 2 * cols] === own) apart += 1;
    if (hasRight && cells[cell + cols + 1] === own) apart += 1;
    if (col > 0 && cells[cell + cols - 1] === own) apart += 1;
  }
  const beside = rows * (cols - 1) + (rows - 1) * cols;
  const twoSteps = rows * Math.max(0, cols - 2) + Math.max(0, rows - 2) * cols + 2 * (rows - 1) * (cols - 1);
  const all = 2 * beside + twoSteps;
  return { score: all === 0 ? 1 : 1 - (2 * touching + apart) / all, touching };
}
