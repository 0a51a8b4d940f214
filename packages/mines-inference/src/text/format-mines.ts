import { readBoard } from '../board/read-board.js';
import type { BoardLike } from '../types.js';

/**
 * Writes a board as {@link parseMines} reads it: the mines, the topology unless it is the usual one, the rows.
 *
 * An own neighbour table is not written: give it to {@link parseMines} again.
 *
 * @param board - what the player sees
 * @returns lines joined by newlines; cells have spaces between them where a number has two digits
 * @throws {@link InvalidInputError} the codes of {@link analyze} for the board
 *
 * @example
 * ```ts
 * import { formatMines } from '@kit/mines-inference';
 *
 * formatMines({ rows: 2, cols: 2, mines: 1, cells: [1, -1, -2, 1] }); // => 'mines 1\n1#\nF1'
 * ```
 */
export function formatMines(board: BoardLike): string {
  const { rows, cols, mines } = readBoard(board);
  const symbols = Array.from(board.cells, (value) => (value >= 0 ? String(value) : '#F*_'.charAt(-1 - value)));
  const between = symbols.some((symbol) => symbol.length > 1) ? ' ' : '';
  const head = [`mines ${mines}`];
  if (typeof board.topology === 'string' && board.topology !== 'square8') head.push(`topology ${board.topology}`);
  const lines = Array.from({ length: rows }, (_, row) => symbols.slice(row * cols, (row + 1) * cols).join(between));
  return [...head, ...lines].join('\n');
}
