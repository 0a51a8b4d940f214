import type { Cell, GridLike } from '@kit/grid';
import { checkTouched } from '../board/check-board.js';
import { sharesLine } from '../kernel/slide-line.js';
import { findBlank } from './slide.js';

/**
 * The cells that can be tapped: every cell of the blank's row and column but the blank itself, in ascending order.
 *
 * @param board - the board, 0 is the blank
 * @returns the cells that {@link slide} accepts
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `no-blank`
 *
 * @example
 * ```ts
 * import { legalSlides } from '@kit/npuzzle';
 *
 * legalSlides({ rows: 2, cols: 3, cells: [1, 2, 3, 4, 5, 0] }); // => [2, 3, 4]
 * ```
 */
export function legalSlides(board: GridLike): Cell[] {
  const { rows, cols, cells } = checkTouched(board);
  const blank = findBlank(cells);
  const slides: Cell[] = [];
  for (let cell = 0; cell < rows * cols; cell++) if (sharesLine(blank, cell, cols)) slides.push(cell);
  return slides;
}
