/**
 * Boards as people type and paste them: rows on lines of their own or between slashes, or all tiles in one line, as
 * collections list them.
 */
import { checkInteger, checkOptions, checkText, describeValue, type Grid, InvalidInputError } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import type { ParseTilesOptions } from '../types.js';

/** What stands for the blank beside 0. */
const blanks = ['_', '.', '-', 'x', 'X'];

/**
 * A board from a text.
 *
 * Numbers are separated by spaces, tabs, commas or semicolons, rows by line breaks or slashes; brackets are skipped, so JSON
 * is read too. The blank is `0`, `_`, `.`, `-` or `x`. A single line of 4, 9, 16, … tiles is a square board, as collections
 * list them, and any other a board of one row, unless `cols` says how long its rows are.
 *
 * @param text - the board
 * @param options - how many columns a board in a single line has
 * @returns a new board, whose tiles are checked
 * @throws {@link InvalidInputError} `bad-text` (no text, no tiles, or what is neither number nor blank; `at` has offset, row
 * and col), `ragged-rows`, `bad-size`, `bad-value`, `no-blank`, `two-blanks`, `duplicate-tile`, `bad-options`,
 * `unknown-option`, `bad-number`
 *
 * @example
 * ```ts
 * import { parseTiles } from '@kit/npuzzle';
 *
 * parseTiles('1 2 3 / 4 _ 5'); // => { rows: 2, cols: 3, cells: [1, 2, 3, 4, 0, 5] }
 * parseTiles('3, 1, 2, 0').rows; // => 2
 * parseTiles('3 1 2 _', { cols: 4 }).rows; // => 1
 * parseTiles('[[1, 2], [0, 3]]').cells; // => [1, 2, 0, 3]
 * ```
 */
export function parseTiles(text: string, options: ParseTilesOptions = {}): Grid {
  checkText(text);
  checkOptions(options, ['cols']);
  const asked = options.cols === undefined ? undefined : checkInteger(options.cols, 'options.cols', 1);
  const cells: number[] = [];
  let rows = 0;
  let cols = 0;
  for (const line of text.matchAll(lineOf(text))) {
    const before = cells.length;
    for (const word of line[0].matchAll(/[^\s,;[\](){}]+/g)) {
      cells.push(readTile(word[0], line.index + word.index, rows, cells.length - before));
    }
    const width = cells.length - before;
    if (width === 0) continue;
    if (rows > 0 && width !== cols) {
      const message = `row ${rows} has ${width} tiles: expected ${cols}, as the first row`;
      throw new InvalidInputError('ragged-rows', message, { row: rows, offset: line.index });
    }
    cols = width;
    rows++;
  }
  if (rows === 0)
    throw new InvalidInputError('bad-text', `the text ${describeValue(text)} holds no tiles`, { offset: 0 });
  if (rows === 1) {
    const side = Math.round(Math.sqrt(cols));
    const width = asked ?? (side * side === cols ? side : cols);
    rows = Math.ceil(cols / width);
    cols = width;
  }
  if (rows * cols !== cells.length || cols !== (asked ?? cols)) {
    const message = `row 0 has ${cells.length} tiles: expected ${asked}, as options.cols, or a multiple in a single row`;
    throw new InvalidInputError('ragged-rows', message, { row: 0, offset: 0 });
  }
  checkBoard({ rows, cols, cells });
  return { rows, cols, cells };
}

/** What a row is: in nested lists what stands between inner brackets. */
function lineOf(text: string): RegExp {
  return /\][\s,]*\[/.test(text) ? /[^\r\n/\]]+/g : /[^\r\n/]+/g;
}

function readTile(word: string, offset: number, row: number, col: number): number {
  if (blanks.includes(word)) return 0;
  const tile = /^\d+$/.test(word) ? Number(word) : Number.NaN;
  if (Number.isSafeInteger(tile)) return tile;
  const message = `${describeValue(word)} at offset ${offset} (row ${row}, column ${col}): expected a tile's number, or _`;
  throw new InvalidInputError('bad-text', message, { offset, row, col });
}
