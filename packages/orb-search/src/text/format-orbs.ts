import { checkChoice, type GridLike } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import type { OrbFormat } from '../types.js';
import { orbDigits, orbLetters } from './orb-letters.js';

/**
 * A board as text; {@link parseOrbs} reads it back.
 *
 * @param board - orb types 0 to 14, or -1 (written `X`)
 * @param format - `'digits'` (default) or `'letters'`, with `-line` on one line
 * @returns one line a row, or one line
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-choice`
 *
 * @example
 * ```ts
 * import { formatOrbs } from '@kit/orb-search';
 *
 * const board = { rows: 2, cols: 3, cells: [0, 0, 1, 2, -1, 5] };
 * formatOrbs(board); // => '001\n2X5'
 * formatOrbs(board, 'letters-line'); // => 'RRBGXH'
 * ```
 */
export function formatOrbs(board: GridLike, format: OrbFormat = 'digits'): string {
  const { rows, cols, cells } = checkBoard(board);
  checkChoice(format, 'format', ['digits', 'letters', 'digits-line', 'letters-line']);
  const alphabet = format.startsWith('digits') ? orbDigits : orbLetters;
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    let line = '';
    for (let col = 0; col < cols; col++) line += alphabet[cells[row * cols + col]] ?? 'X';
    lines.push(line);
  }
  return lines.join(format.endsWith('-line') ? '' : '\n');
}
