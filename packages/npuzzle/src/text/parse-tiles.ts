/**
 * Boards as people type and paste them: rows on lines of their own, in brackets or behind other marks, or all tiles in one
 * list, as collections have them. A text that could mean boards of two shapes is refused.
 */
import { checkInteger, checkOptions, checkText, describeValue, type Grid, InvalidInputError } from '@kit/grid';
import type { ParseTilesOptions } from '../types.js';
import { checkTiles } from './check-tiles.js';
import { cleanText } from './clean-text.js';
import { findRows, type Rows } from './find-rows.js';
import { readSize, type Size } from './read-size.js';
import type { Word } from './words.js';

/**
 * A board from a text.
 *
 * Tiles are parted by spaces, tabs or commas. Rows stand on lines of their own, in brackets of any kind (JSON,
 * `{{1, 2}, {3, 0}}`), or behind `/`, `;` or `|`. These marks may also part the tiles of each line, and borders may be drawn round
 * them. The blank is `0`, a mark
 * (`_`, `.`, `-`, `x`, `*`, `?`, a square), `-1`, `null` or `None`. Tiles may be counted from 0 beside `-1`, `null` or `None`.
 *
 * A list without rows is a square board if it has 4, 9, 16, … tiles, as collections list them. Another list needs `cols`,
 * unless its number of tiles has no divisors: then it is a single row. Up to ten digits may stand together (`'123456780'`, or
 * one run per row). The size may stand first: on a line of its own (`3`, or `2 3` in either order), or as `3x2:`, columns
 * first. Quotes and comments from `#` to the end of the line are left out. A text that shows rows is never read as another
 * shape: if its marks or its size contradict each other it is refused.
 *
 * @param text - the board
 * @param options - how many columns a board has whose text shows no rows
 * @returns a new board, whose tiles are checked
 * @throws {@link InvalidInputError} `bad-text` (no text, no tiles, or what is neither number nor blank), `unclear-shape` (boards
 * of several shapes can be meant: give `cols`), `ragged-rows`, `bad-length` (other than the size says), `bad-size`, `bad-value`,
 * `no-blank`, `two-blanks`, `duplicate-tile`, `bad-options`, `unknown-option`, `bad-number`; `at` has the offset of a tile, and
 * its row and col
 *
 * @example
 * ```ts
 * import { parseTiles } from '@kit/npuzzle';
 *
 * parseTiles('1 2 3 / 4 _ 5'); // => { rows: 2, cols: 3, cells: [1, 2, 3, 4, 0, 5] }
 * parseTiles('{{4,1,3},{0,2,5}}').cols; // => 3
 * parseTiles('3, 1, 2, 0').rows; // => 2
 * parseTiles('123456780').rows; // => 3
 * parseTiles('3 1 2 4 5 _', { cols: 3 }).rows; // => 2
 * parseTiles('# solvable\n2\n3 1 # first row\n2 0').cells; // => [3, 1, 2, 0]
 * parseTiles('[[0, 1], [null, 2]]').cells; // => [1, 2, 0, 3]
 * ```
 */
export function parseTiles(text: string, options: ParseTilesOptions = {}): Grid {
  checkText(text);
  checkOptions(options, ['cols']);
  const asked = options.cols === undefined ? undefined : checkInteger(options.cols, 'options.cols', 1);
  const clean = cleanText(text);
  const { size, end, written, read } = readSize(clean);
  if (written.length === 0) {
    throw new InvalidInputError('bad-text', `the text ${describeValue(text)} holds no tiles`, { offset: end });
  }
  const { words, tiles: cells, isRuns } = read;
  const gaps = gapsOf(clean, written, end);
  const rows =
    isRuns && written.length > 1 ? rowsOfRuns(written, gaps) : findRows(gaps.between, gaps.before, gaps.after);
  const isShown = typeof rows !== 'string';
  checkRead(words, cells, isShown ? rows : [0]);
  if (size !== undefined) checkCount(size, words);
  const said = asked ?? (size?.isOrdered === true ? size.cols : undefined);
  const cols = isShown
    ? shownCols(rows, words, asked)
    : listedCols(size === undefined || said !== undefined ? rows : 'unclear', words.length, said, isRuns);
  const board = { rows: words.length / cols, cols, cells: [...cells] };
  if (size !== undefined) checkSize(size, board);
  checkTiles(board, words);
  return board;
}

/** What stands before, between and behind words. */
type Gaps = { readonly before: string; readonly between: readonly string[]; readonly after: string };

function gapsOf(text: string, words: readonly Word[], from: number): Gaps {
  const endOf = ({ offset, text: word }: Word): number => offset + word.length;
  const between = words.slice(1).map(({ offset }, index) => text.slice(endOf(words[index]), offset));
  return { before: text.slice(from, words[0].offset), between, after: text.slice(endOf(words[words.length - 1])) };
}

/** Several runs are a row each, unless marks part some of them from others. */
function rowsOfRuns(runs: readonly Word[], { between }: Gaps): Rows {
  const marked = between.filter((gap) => /[^\s,]|[\r\n]/.test(gap)).length;
  if (marked > 0 && marked < between.length) return 'unclear';
  let start = 0;
  return runs.map(({ text }) => {
    start += text.length;
    return start - text.length;
  });
}

/** The number of columns of a text that shows rows. */
function shownCols(rows: readonly number[], words: readonly Word[], asked: number | undefined): number {
  const widths = rows.map((start, row) => (rows[row + 1] ?? words.length) - start);
  const wanted = asked ?? widths[0];
  const row = widths.findIndex((width) => width !== wanted);
  if (row < 0) return wanted;
  const source = asked === undefined ? 'as in the first row' : 'as cols says';
  const message = `row ${row} has ${widths[row]} ${widths[row] === 1 ? 'tile' : 'tiles'}: expected ${wanted}, ${source}`;
  throw new InvalidInputError('ragged-rows', message, { row, offset: words[rows[row]].offset });
}

/** The number of columns of a text that shows no rows. */
function listedCols(rows: 'list' | 'unclear', count: number, asked: number | undefined, isRun: boolean): number {
  if (asked !== undefined) {
    if (count % asked === 0) return asked;
    const message = `the text has ${count} tiles: expected ${asked}, as cols says, or a multiple`;
    throw new InvalidInputError('ragged-rows', message, { row: 0, offset: 0 });
  }
  const side = Math.round(Math.sqrt(count));
  if (rows === 'list' && side * side === count) return side;
  if (rows === 'list' && !isRun && isPrime(count)) return count;
  const message = `${count} tiles that can stand in rows of several lengths: write each row on a line of its own, or give cols`;
  throw new InvalidInputError('unclear-shape', message, { name: 'text' });
}

function isPrime(count: number): boolean {
  for (let divisor = 2; divisor * divisor <= count; divisor++) if (count % divisor === 0) return false;
  return true;
}

/** Checks that each word names a tile. */
function checkRead(words: readonly Word[], tiles: readonly number[], rows: readonly number[]): void {
  let row = 0;
  for (const [index, { text, offset }] of words.entries()) {
    if (index >= (rows[row + 1] ?? words.length)) row++;
    if (!Number.isNaN(tiles[index])) continue;
    const col = index - rows[row];
    const message = `${describeValue(text)} at offset ${offset} (row ${row}, column ${col}): expected a tile's number, or _`;
    throw new InvalidInputError('bad-text', message, { offset, row, col });
  }
}

/** Checks that there are as many tiles as the size says. */
function checkCount({ rows, cols }: Size, words: readonly Word[]): void {
  if (rows * cols === words.length) return;
  const message = `the text says ${cols}×${rows} and has ${words.length} tiles: expected ${rows * cols}`;
  throw new InvalidInputError('bad-length', message, { offset: words[0].offset });
}

/** Checks that the board has the size that the text says; where that leaves it open, either side comes first. */
function checkSize({ rows, cols, isOrdered }: Size, board: Grid): void {
  if (rows === board.rows && cols === board.cols) return;
  if (!isOrdered && rows === board.cols && cols === board.rows) return;
  const message = `the text says ${cols}×${rows}, and its rows are ${board.cols}×${board.rows}: leave out the size, or correct it`;
  throw new InvalidInputError('unclear-shape', message, { name: 'text' });
}
