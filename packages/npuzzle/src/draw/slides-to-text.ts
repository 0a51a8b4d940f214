import { ansiPaint, type Cell, checkFlag, checkOptions, type GridLike } from '@kit/grid';
import type { SlidesTextOptions } from '../types.js';
import { checkDrawn } from './check-drawn.js';

/**
 * A board as text in a frame, for a terminal or a log: a dot for the blank, brackets around the tile that is tapped next.
 *
 * With colours, tiles at home are green and the tapped one is yellow. {@link formatTiles} writes what {@link parseTiles} reads.
 * O(cells).
 *
 * @param board - the board, 0 is the blank; at most 256 a side
 * @param options - the cell that is tapped next, the goal, ANSI colours
 * @returns lines of one width joined by line breaks, without one at the end
 * @throws {@link InvalidInputError} as {@link slidesToSvg}, `bad-flag`
 *
 * @example
 * ```ts
 * import { slidesToText } from '@kit/npuzzle';
 *
 * const text = slidesToText({ rows: 2, cols: 3, cells: [1, 2, 3, 4, 0, 5] }, { move: 5 });
 * text.split('\n'); // => ['┌───────┐', '│ 1 2 3 │', '│ 4 ·[5]│', '└───────┘']
 * ```
 */
export function slidesToText(board: GridLike, options: SlidesTextOptions = {}): string {
  checkOptions(options, ['move', 'goal', 'color']);
  const { rows, cols, cells, isHome, line } = checkDrawn(board, options);
  const paint = ansiPaint(checkFlag(options.color ?? false, 'options.color'));
  const width = String(rows * cols - 1).length;
  const [tapped = -1] = line;
  const tileOf = (cell: Cell): string => {
    const text = (cells[cell] === 0 ? '·' : String(cells[cell])).padStart(width);
    if (cells[cell] === 0) return paint(text, 'dim');
    if (cell === tapped) return paint(text, 'yellow', 'bold');
    return isHome(cell) ? paint(text, 'green') : text;
  };
  const edge = '─'.repeat(cols * (width + 1) + 1);
  const lines = Array.from({ length: rows }, (_, row) => {
    let text = '';
    for (let col = 0; col <= cols; col++) {
      const cell = row * cols + col;
      // Between the tapped tile and its neighbours stands a bracket in place of the gap.
      text += col < cols && cell === tapped ? '[' : col > 0 && cell - 1 === tapped ? ']' : ' ';
      if (col < cols) text += tileOf(cell);
    }
    return `│${text}│`;
  });
  return [`┌${edge}┐`, ...lines, `└${edge}┘`].join('\n');
}
