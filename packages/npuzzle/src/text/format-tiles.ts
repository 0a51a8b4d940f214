import type { GridLike } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';

/**
 * A board as people type it: numbers in columns, `_` for the blank. No line break at the end; {@link parseTiles} reads it.
 *
 * A single row stands between bars, so that it is not taken for a list of a square board's tiles.
 *
 * @param board - the board, 0 is the blank
 * @returns the text, rows separated by `\n`
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `no-blank`, `two-blanks`,
 * `duplicate-tile`
 *
 * @example
 * ```ts
 * import { formatTiles } from '@kit/npuzzle';
 *
 * formatTiles({ rows: 2, cols: 3, cells: [1, 2, 3, 4, 0, 5] }); // => '1 2 3\n4 _ 5'
 * formatTiles({ rows: 1, cols: 4, cells: [1, 2, 0, 3] }); // => '| 1 2 _ 3 |'
 * formatTiles({ rows: 2, cols: 6, cells: [11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 0] }).split('\n')[1]; // => ' 7  8  9 10  1  _'
 * ```
 */
export function formatTiles(board: GridLike): string {
  const { rows, cols, cells } = checkBoard(board);
  const width = String(rows * cols - 1).length;
  const words = Array.from(cells, (tile) => (tile === 0 ? '_' : String(tile)).padStart(width));
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) lines.push(words.slice(row * cols, (row + 1) * cols).join(' '));
  return rows === 1 ? `| ${lines[0]} |` : lines.join('\n');
}
