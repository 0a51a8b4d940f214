/**
 * Boards as text. The header `mines 10` (and `topology hex` where it is not square8) stands before the rows:
 *
 *     mines 10
 *     0 1 # #
 *     0 2 F #
 *
 * Numbers above 9 (an own topology) need spaces between the cells; else they are welcome and not needed.
 */
import { checkInteger, checkOptions, checkText, InvalidInputError, unexpected } from '@kit/grid';
import { known, plainTopology } from '../board/plain.js';
import { readBoard } from '../board/read-board.js';
import { EXPLODED, FLAG, HIDDEN, HOLE } from '../kernel/symbols.js';
import { topologyNames } from '../topology/named-table.js';
import { maxCells } from '../topology/neighbors-of.js';
import type { Board, ParseMinesOptions } from '../types.js';

/** Sixteen characters for each cell of the largest board. */
const maxText = 16 * maxCells;

/**
 * Reads a board from text: rows on lines of their own (or joined by `/`), `#` `?` `-` hidden, `F` flag, `*` exploded,
 * `.` `·` or `0` open without mines around, numbers as they are. Between blanks the numbers of {@link Board} are read, too: `-1`
 * hidden, `-2` a flag, `-3` exploded, `-4` a hole.
 *
 * @param text - a line `mines 10`, perhaps a line `topology hex`, then the rows
 * @param options - the mines and the topology where the text does not give them
 * @returns the board
 * @throws {@link InvalidInputError} `bad-text`, `ragged-rows`, `missing-mines`, `bad-options`, `unknown-option`,
 * and the codes of {@link analyze} for the board itself
 *
 * @example
 * ```ts
 * import { parseMines } from '@kit/mines-inference';
 *
 * parseMines('mines 1\n 1 #\n F 1'); // => { rows: 2, cols: 2, mines: 1, cells: [1, -1, -2, 1] }
 * parseMines('01#/01F', { mines: 2 }).cells; // => [0, 1, -1, 0, 1, -2]
 * ```
 */
export function parseMines(text: string, options: ParseMinesOptions = {}): Board {
  checkText(text, 'text', maxText);
  checkOptions(options, ['mines', 'topology']);
  let { mines, topology } = options;
  const cells: number[] = [];
  let rows = 0;
  let cols = 0;
  const isNumbers = hasNumbersOfBoards(text);
  for (const { 0: line, index: offset } of text.matchAll(/[^\n\r\u2028\u2029/]+/g)) {
    const header = readHeader(line);
    if (header?.name === 'mines') mines = minesOf(header.value, offset);
    else if (header) topology = topologyNames.find((name) => name === header.value) ?? refuse(header.value, offset);
    else if (line.trim() !== '') {
      const before = cells.length;
      readRow(line, offset, cells, isNumbers);
      if (rows === 0) cols = cells.length;
      if (cells.length - before !== cols) {
        const message = `row ${rows} of the text is ${cells.length - before} cells long: expected ${cols} like row 0`;
        throw new InvalidInputError('ragged-rows', message, { name: 'text', row: rows });
      }
      rows++;
    }
  }
  if (mines === undefined) {
    const message = 'options.mines is missing, and so is a line of the text such as "mines 10": expected one of them';
    throw new InvalidInputError('missing-mines', message, { name: 'options.mines' });
  }
  const name = options.mines === mines ? 'options.mines' : 'mines';
  const board = { rows, cols, mines: checkInteger(mines, name, 0, cells.length, 'bad-mines'), cells };
  readBoard(known({ ...board, topology }));
  return known({ ...board, topology: plainTopology(topology) });
}

/** The name, perhaps a colon or an equals sign, and one word. */
function readHeader(line: string): { name: 'mines' | 'topology'; value: string } | undefined {
  const words = line.trim();
  const name = (['mines', 'topology'] as const).find((known) => words.slice(0, known.length).toLowerCase() === known);
  if (name === undefined) return undefined;
  const value = words.slice(name.length).trimStart().replace(/^[:=]/, '').trimStart();
  return /^\S+$/.test(value) ? { name, value } : undefined;
}

/** Are the cells written as boards hold them, such as -1 between blanks? Where each could also be two signs, that is refused. */
function hasNumbersOfBoards(text: string): boolean {
  if (!/(?:^|[\s/])-[1-4](?:[\s/]|$)/.test(text)) return false;
  const lines = text.split(/[\n\r\u2028\u2029/]/).filter((line) => readHeader(line) === undefined);
  const words = lines
    .join(' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (!words.every((word) => /^(?:-[1-4]|\d+)$/.test(word))) return false;
  if (words.some((word) => !/^-\d$/.test(word))) return true;
  const offset = text.search(/-[1-4]/);
  const message = `text[${offset}] begins cells of two signs or numbers of one cell each: expected # for a hidden cell`;
  throw new InvalidInputError('bad-text', message, { name: 'text', offset });
}

function minesOf(value: string, offset: number): number {
  if (/^\d+$/.test(value)) return Number(value);
  throw unexpected('bad-mines', 'the number of mines in the text', value, 'a whole number', { name: 'text', offset });
}

function readRow(line: string, offset: number, cells: number[], isNumbers: boolean): void {
  const spaced = /\d\d/.test(line) && /\s/.test(line.trim());
  for (const match of line.matchAll(isNumbers ? /\S+/g : spaced ? /\d+|\S/gu : /\S/gu)) {
    const symbol = match[0];
    if (/^-?\d+$/.test(symbol)) cells.push(Number(symbol));
    else if (symbol === '.' || symbol === '·') cells.push(0);
    else if (symbol === '#' || symbol === '?' || symbol === '-') cells.push(HIDDEN);
    else if (symbol === 'F' || symbol === 'f') cells.push(FLAG);
    else if (symbol === '*') cells.push(EXPLODED);
    else if (symbol === '_') cells.push(HOLE);
    else refuse(symbol, offset + match.index);
    if (cells.length > maxCells) {
      const message = `text is more than ${maxCells} cells long: expected at most so many`;
      throw new InvalidInputError('bad-size', message, { name: 'text', offset: offset + match.index });
    }
  }
}

function refuse(symbol: string, offset: number): never {
  throw unexpected(
    'bad-text',
    `text[${offset}]`,
    symbol,
    'a number, # hidden, F flag, * exploded, _ hole, or the name of a topology',
    { name: 'text', offset },
  );
}
