import { ansiPaint, checkFlag, checkOptions } from '@kit/grid';
import { marksOf } from '../board/marks.js';
import { empty } from '../rules/cell-values.js';
import { cellTexts } from '../text/format-board.js';
import type { BoardLike, BoardTextOptions } from '../types.js';
import { checkDrawn, cornersOf } from './check-drawn.js';

/** The sides of a cell through which a line runs, as bits. */
const [up, right, down, left] = [1, 2, 4, 8] as const;
const strokes: Readonly<Record<number, string>> = {
  [up | down]: '│',
  [left | right]: '─',
  [down | right]: '╭',
  [down | left]: '╮',
  [up | right]: '╰',
  [up | left]: '╯',
};

/**
 * A board as text for a terminal or a log: kinds by number, `·` empty, `■` a stone, and the line of a link through the cells
 * and the margin.
 *
 * Ice and ties are written as {@link formatBoard} writes them: `7*`, `7a`. With colours, the line and its ends are green.
 * O(cells + length of the line).
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind; at most 256 a side
 * @param options - the line or the hint to show, ANSI colours
 * @returns lines joined by line breaks, without one at the end and without blanks at the ends of lines
 * @throws {@link InvalidInputError} as {@link linkBoardToSvg}, `bad-flag`
 *
 * @example
 * ```ts
 * import { findLink, linkBoardToText, parseGrid } from '@kit/link-path';
 *
 * const board = parseGrid('1 2 1');
 * linkBoardToText(board, { link: findLink(board, 0, 2) }).split('\n'); // => ['   ╭───╮', '   1 2 1', '']
 * ```
 */
export function linkBoardToText(board: BoardLike, options: BoardTextOptions = {}): string {
  const { rows, cols, cells } = checkDrawn(board);
  const texts = cellTexts(cells, marksOf(board), '·', '■');
  checkOptions(options, ['link', 'hint', 'color']);
  const paint = ansiPaint(checkFlag(options.color ?? false, 'options.color'));
  const sides = sidesOf(cornersOf(options, rows, cols), rows, cols);
  const width = 1 + texts.reduce((most, text) => Math.max(most, text.length), 1);

  /** A cell of the board, or of its margin. */
  const drawn = (cell: number | undefined, side: number): string => {
    const value = cell === undefined ? empty : cells[cell];
    const isTile = cell !== undefined && value !== empty;
    const text = isTile ? texts[cell] : side > 0 ? (strokes[side] ?? '┼') : cell === undefined ? ' ' : '·';
    const gap = width - text.length;
    const before = side & left ? paint('─'.repeat(gap), 'green') : ' '.repeat(gap);
    if (text === ' ') return before + text;
    if (side > 0) return before + (isTile ? paint(text, 'green', 'bold') : paint(text, 'green'));
    return before + paint(text, value > 0 ? 'cyan' : 'dim');
  };
  const lines = Array.from({ length: rows + 2 }, (_, y) => {
    const line = Array.from({ length: cols + 2 }, (__, x) => {
      const isInside = y > 0 && x > 0 && y <= rows && x <= cols;
      return drawn(isInside ? (y - 1) * cols + x - 1 : undefined, sides[y * (cols + 2) + x]);
    });
    return line.join('').trimEnd();
  });
  return lines.join('\n');
}

/** By cell of the board with its margin: the sides through which the line runs. */
function sidesOf(corners: readonly { row: number; col: number }[], rows: number, cols: number): Uint8Array {
  const sides = new Uint8Array((rows + 2) * (cols + 2));
  const at = (row: number, col: number): number => (row + 1) * (cols + 2) + col + 1;
  for (let index = 1; index < corners.length; index++) {
    let { row, col } = corners[index - 1];
    const end = corners[index];
    // A line that is not straight turns once on its way.
    while (row !== end.row || col !== end.col) {
      const way = end.col > col ? right : end.col < col ? left : end.row > row ? down : up;
      sides[at(row, col)] |= way;
      col += Number(way === right) - Number(way === left);
      row += Number(way === down) - Number(way === up);
      sides[at(row, col)] |= way === right ? left : way === left ? right : way === down ? up : down;
    }
  }
  return sides;
}
