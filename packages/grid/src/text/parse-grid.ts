/**
 * Boards as text, one line a row: with symbols one character a cell, without them decimal numbers.
 *
 * Text boards make tests and bug reports readable, so the law is strict: `parseGrid(formatGrid(g, s), s)` equals `g` for
 * every board, and `parseGrid` refuses what it doesn't understand instead of skipping it.
 */
import { describeValue } from '../errors/describe-value.js';
import { InvalidInputError } from '../errors/invalid-input-error.js';
import type { Grid } from '../types.js';
import { type LineReader, readRows } from './read-rows.js';
import { type Symbols, symbolMaps } from './symbols.js';

/**
 * A board from a text.
 *
 * Without symbols each line holds whole numbers between spaces, tabs or commas: `' 1 2 -3'`. With symbols each character
 * is a cell; spaces and tabs are skipped unless they are symbols themselves. Lines without a cell are skipped, so a
 * template literal may start on its own line.
 *
 * @param text - the board, rows separated by `\n`, `\r\n` or `\r`
 * @param symbols - which character stands for which number: `'.AB'` (0, 1, 2) or `{ '.': 0, '#': -1 }`
 * @returns a new board
 * @throws {@link InvalidInputError} `bad-text` (no text, no cells, something that is neither number nor symbol; `at` has
 * offset, row and col), `ragged-rows` (rows of different lengths), `bad-size`, `bad-symbols`
 *
 * @example
 * ```ts
 * import { parseGrid } from '@kit/grid';
 *
 * parseGrid('1 2\n3 -4'); // => { rows: 2, cols: 2, cells: [1, 2, 3, -4] }
 * parseGrid('A.\n#B', { '.': 0, A: 1, B: 2, '#': -1 }).cells; // => [1, 0, -1, 2]
 * parseGrid('A.\n.B', '.AB').cells; // => [1, 0, 0, 2]
 * ```
 */
export function parseGrid(text: string, symbols?: Symbols): Grid {
  return readRows(text, symbols === undefined ? numberReader() : symbolReader(symbols));
}

function numberReader(): LineReader {
  return (line, offset, row, cells) => {
    let col = 0;
    for (const token of line.matchAll(/[^\s,]+/g)) {
      const value = /^-?\d+$/.test(token[0]) ? Number(token[0]) : Number.NaN;
      if (!Number.isSafeInteger(value)) throw unreadable(token[0], 'an integer', offset + token.index, row, col);
      cells.push(value + 0);
      col += 1;
    }
  };
}

function symbolReader(symbols: Symbols): LineReader {
  const { numberOf } = symbolMaps(symbols);
  return (line, offset, row, cells) => {
    let col = 0;
    let position = offset;
    for (const character of line) {
      const value = numberOf.get(character);
      if (value !== undefined) {
        cells.push(value);
        col += 1;
      } else if (character !== ' ' && character !== '\t') {
        throw unreadable(character, 'one of the symbols', position, row, col);
      }
      position += character.length;
    }
  };
}

function unreadable(found: string, wanted: string, offset: number, row: number, col: number): InvalidInputError {
  const message = `${describeValue(found)} at offset ${offset} (row ${row}, column ${col}): expected ${wanted}`;
  return new InvalidInputError('bad-text', message, { offset, row, col });
}
