import { checkBoard } from '../board/check-board.js';
import { type Marks, marksOf, tiesIn } from '../board/marks.js';
import { empty, stone } from '../rules/cell-values.js';
import type { BoardLike } from '../types.js';

/**
 * A board as a text that tells ice and ties as well: what `parseBoard` reads, in columns. O(cells).
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind, and its frozen and tied tiles
 * @returns a line for each row: `.` empty, `#` a stone, `7*` a frozen tile of kind 7, `7a` one end of the tie `a`
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, and for marks `bad-list`, `bad-cell`,
 * `bad-pair`
 *
 * @example
 * ```ts
 * import { formatBoard } from '@kit/link-path';
 *
 * formatBoard({ rows: 2, cols: 2, cells: [1, 0, 12, -1], frozen: [2] }); // => '1   .\n12* #'
 * formatBoard({ rows: 1, cols: 2, cells: [3, 3], tied: [{ a: 0, b: 1 }] }); // => '3a 3a'
 * ```
 */
export function formatBoard(board: BoardLike): string {
  const { rows, cols, cells } = checkBoard(board);
  const texts = cellTexts(cells, marksOf(board), '.', '#');
  let width = 0;
  for (const text of texts) width = Math.max(width, text.length);
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    const line = texts.slice(row * cols, (row + 1) * cols).map((text) => text.padEnd(width));
    lines.push(line.join(' ').trimEnd());
  }
  return lines.join('\n');
}

/** What stands for each cell, with the signs of ice and ties. */
export function cellTexts(
  cells: ArrayLike<number>,
  marks: Marks | undefined,
  emptySign: string,
  stoneSign: string,
): string[] {
  const names = new Map<number, string>();
  for (const [index, { a, b }] of (marks === undefined ? [] : tiesIn(marks))
    .sort((one, other) => one.a - other.a)
    .entries()) {
    names.set(a, nameOf(index)).set(b, nameOf(index));
  }
  return Array.from(cells, (value, cell) => {
    if (value === empty) return emptySign;
    if (value === stone) return stoneSign;
    return `${value}${marks?.frozen.has(cell) ? '*' : ''}${names.get(cell) ?? ''}`;
  });
}

/** a, b, … z, aa, ab, … */
function nameOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : nameOf(Math.trunc(index / 26) - 1) + letter;
}
