/** What every text board has in common, whatever its cells look like: lines are rows, all of one width. */
import { checkShape } from '../board/check-grid.js';
import { checkFunction, checkText } from '../board/check-options.js';
import { describeValue } from '../errors/describe-value.js';
import { InvalidInputError } from '../errors/invalid-input-error.js';
import type { Grid } from '../types.js';

/**
 * Reads one line, which begins at an offset of the text and becomes a row of the board: appends its cells.
 *
 * @internal
 */
export type LineReader = (line: string, offset: number, row: number, cells: number[]) => void;

/**
 * A board from a text whose cells the caller reads, a line at a time. For packages whose boards say more than a number.
 *
 * Lines end with `\n`, `\r\n` or `\r`; those in which the reader finds no cell are skipped. O(characters).
 *
 * @param text - the board
 * @param readLine - appends a line's cells; throws where it can't read them
 * @returns a new board
 * @throws {@link InvalidInputError} `bad-text` (no text, no cells), `ragged-rows` (rows of different lengths), `bad-size`,
 * `bad-function`
 * @internal
 *
 * @example
 * ```ts
 * import { readRows } from '@kit/grid';
 *
 * readRows('ab\nc-', (line, _offset, _row, cells) => cells.push(...[...line].map((c) => '-abc'.indexOf(c)))).cells;
 * // => [1, 2, 3, 0]
 * ```
 */
export function readRows(text: string, readLine: LineReader): Grid {
  checkText(text);
  checkFunction(readLine, 'readLine');
  const cells: number[] = [];
  let rows = 0;
  let cols = 0;
  for (const line of text.matchAll(/[^\r\n\u2028\u2029]+/g)) {
    const before = cells.length;
    readLine(line[0], line.index, rows, cells);
    const width = cells.length - before;
    if (width === 0) continue;
    if (rows > 0 && width !== cols) {
      const message = `row ${rows} has ${width} cells: expected ${cols}, as in the first row`;
      throw new InvalidInputError('ragged-rows', message, { row: rows, offset: line.index });
    }
    cols = width;
    rows += 1;
  }
  if (rows === 0)
    throw new InvalidInputError('bad-text', `the text ${describeValue(text)} holds no cells`, { offset: 0 });
  checkShape({ rows, cols }, 'board');
  return { rows, cols, cells };
}
