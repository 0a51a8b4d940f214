/**
 * Boards as people type and paste them: rows on lines of their own, in brackets or behind other marks, or all tiles in one
 * list, as collections have them. A text that could mean boards of two shapes is refused.
 */
import { checkInteger, checkOptions, checkText, describeValue, type Grid, InvalidInputError } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import type { ParseTilesOptions } from '../types.js';
import { findRows, type Rows } from './find-rows.js';

/** What stands for the blank beside 0. */
const blanks = ['_', '.', '-', 'x', 'X'];

/** Tiles without anything between them: digits, each another, and a blank. */
const run = /^[\d_.xX-]{2,10}$/;

/** A tile as it is written. */
type Word = { readonly text: string; readonly offset: number };

/**
 * A board from a text.
 *
 * Tiles are parted by spaces, tabs or commas. Rows stand on lines of their own, in brackets of any kind (JSON,
 * `{{1, 2}, {3, 0}}`), or behind `/`, `;` or `|`. These marks may also part the tiles of each line. The blank is `0`, `_`, `.`,
 * `-` or `x`.
 *
 * A list without rows is a square board if it has 4, 9, 16, … tiles, as collections list them. Another list needs `cols`,
 * unless its number of tiles has no divisors: then it is a single row. Up to ten digits may stand together (`'123456780'`, or
 * one run per row). A text that shows rows is never read as another shape: if its marks contradict each other it is refused.
 *
 * @param text - the board
 * @param options - how many columns a board has whose text shows no rows
 * @returns a new board, whose tiles are checked
 * @throws {@link InvalidInputError} `bad-text` (no text, no tiles, or what is neither number nor blank; `at` has offset, row
 * and col), `unclear-shape` (boards of several shapes can be meant: give `cols`), `ragged-rows`, `bad-size`, `bad-value`,
 * `no-blank`, `two-blanks`, `duplicate-tile`, `bad-options`, `unknown-option`, `bad-number`
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
 * ```
 */
export function parseTiles(text: string, options: ParseTilesOptions = {}): Grid {
  checkText(text);
  checkOptions(options, ['cols']);
  const asked = options.cols === undefined ? undefined : checkInteger(options.cols, 'options.cols', 1);
  const written = Array.from(text.matchAll(/[^\s,;|/[\](){}]+/g), (word) => ({ text: word[0], offset: word.index }));
  if (written.length === 0) {
    throw new InvalidInputError('bad-text', `the text ${describeValue(text)} holds no tiles`, { offset: 0 });
  }
  const isRuns = written.every((word) => run.test(word.text) && new Set(word.text).size === word.text.length);
  const gaps = gapsOf(text, written);
  const rows =
    isRuns && written.length > 1 ? rowsOfRuns(written, gaps) : findRows(gaps.between, gaps.before, gaps.after);
  const words = isRuns ? written.flatMap(splitRun) : written;
  const isShown = typeof rows !== 'string';
  const cells = readTiles(words, isShown ? rows : [0]);
  const cols = isShown ? shownCols(rows, words, asked) : listedCols(rows, words.length, asked, isRuns);
  const board = { rows: words.length / cols, cols, cells };
  checkBoard(board);
  return board;
}

/** What stands before, between and behind words. */
type Gaps = { readonly before: string; readonly between: readonly string[]; readonly after: string };

function gapsOf(text: string, words: readonly Word[]): Gaps {
  const ends = words.map((word) => word.offset + word.text.length);
  const between = words.slice(1).map((word, index) => text.slice(ends[index], word.offset));
  return { before: text.slice(0, words[0].offset), between, after: text.slice(ends[ends.length - 1]) };
}

const splitRun = ({ text, offset }: Word): Word[] =>
  Array.from(text, (mark, index) => ({ text: mark, offset: offset + index }));

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
  const source = asked === undefined ? 'the first row' : 'options.cols';
  const message = `row ${row} has ${widths[row]} tiles: expected ${wanted}, as ${source}`;
  throw new InvalidInputError('ragged-rows', message, { row, offset: words[rows[row]].offset });
}

/** The number of columns of a text that shows no rows. */
function listedCols(rows: 'list' | 'unclear', count: number, asked: number | undefined, isRun: boolean): number {
  if (asked !== undefined) {
    if (count % asked === 0) return asked;
    const message = `the text has ${count} tiles: expected ${asked}, as options.cols, or a multiple`;
    throw new InvalidInputError('ragged-rows', message, { row: 0, offset: 0 });
  }
  const side = Math.round(Math.sqrt(count));
  if (rows === 'list' && side * side === count) return side;
  if (rows === 'list' && !isRun && isPrime(count)) return count;
  const message = `${count} tiles that can stand in rows of several lengths: write each row on a line of its own, or give options.cols`;
  throw new InvalidInputError('unclear-shape', message, { name: 'text' });
}

function isPrime(count: number): boolean {
  for (let divisor = 2; divisor * divisor <= count; divisor++) if (count % divisor === 0) return false;
  return true;
}

function readTiles(words: readonly Word[], rows: readonly number[]): number[] {
  let row = 0;
  return words.map(({ text, offset }, index) => {
    if (index >= (rows[row + 1] ?? words.length)) row++;
    if (blanks.includes(text)) return 0;
    const tile = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isSafeInteger(tile)) return tile;
    const col = index - rows[row];
    const message = `${describeValue(text)} at offset ${offset} (row ${row}, column ${col}): expected a tile's number, or _`;
    throw new InvalidInputError('bad-text', message, { offset, row, col });
  });
}
