/**
 * Boards as text. The header `mines 10` (and `topology hex` where it is not square8) stands before the rows:
 *
 *     mines 10
 *     0 1 # #
 *     0 2 F #
 *
 * Numbers above 9 (an own topology) need spaces between the cells; else they are welcome and not needed.
 */
import { checkInteger, checkText, describeValue, InvalidInputError } from '@kit/grid';
import type { Board, Topology } from '../types.js';
import { readBoard } from './read-board.js';
import { EXPLODED, FLAG, HIDDEN } from './symbols.js';

const named = ['square8', 'square4', 'torus', 'hex', 'knight'] as const;

/** What a text may leave out. */
export type ParseMinesOptions = {
  /** Mines on the board, where the text does not say. */
  readonly mines?: number | undefined;
  /** The neighbourhood, where the text does not say; default `'square8'`. */
  readonly topology?: Topology | undefined;
};

/**
 * Reads a board from text: rows on lines of their own (or joined by `/`), `#` `?` `-` hidden, `F` flag, `*` exploded,
 * `.` or `0` open without mines around, numbers as they are.
 *
 * @param text - a line `mines 10`, perhaps a line `topology hex`, then the rows
 * @param options - the mines and the topology where the text does not give them
 * @returns the board
 * @throws {@link InvalidInputError} `bad-text`, `bad-character`, `ragged-rows`, `missing-mines`, and the codes of
 * {@link analyze} for the board itself
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
  checkText(text, 'text');
  if (typeof options !== 'object' || options === null) {
    throw new InvalidInputError('bad-options', `options is ${describeValue(options)}: expected an object`, {
      name: 'options',
    });
  }
  let { mines, topology } = options;
  const rows: number[][] = [];
  let offset = 0;
  for (const line of text.split(/[\n/]/)) {
    const header = /^\s*(mines|topology)\s*[:=]?\s*(\S+)\s*$/i.exec(line);
    if (header?.[1]?.toLowerCase() === 'mines') mines = Number(header[2]);
    else if (header) topology = named.find((name) => name === header[2]) ?? refuse(header[2]!, offset);
    else if (line.trim() !== '') rows.push(readRow(line, offset));
    offset += line.length + 1;
  }
  const cols = rows[0]?.length ?? 0;
  const ragged = rows.findIndex((row) => row.length !== cols);
  if (ragged > 0) {
    const message = `row ${ragged} has ${rows[ragged]!.length} cells: expected ${cols} like row 0`;
    throw new InvalidInputError('ragged-rows', message, { row: ragged });
  }
  if (mines === undefined) {
    throw new InvalidInputError(
      'missing-mines',
      'the number of mines is missing: begin with a line such as "mines 10"',
    );
  }
  checkInteger(mines, 'mines', 0, rows.length * cols, 'bad-mines');
  const board = { rows: rows.length, cols, mines, cells: rows.flat() };
  const full: Board = topology === undefined ? board : { ...board, topology };
  readBoard(full);
  return full;
}

function readRow(line: string, offset: number): number[] {
  const row: number[] = [];
  const spaced = /\d\d/.test(line) && /\s/.test(line.trim());
  for (const match of line.matchAll(spaced ? /\d+|\S/g : /\S/g)) {
    const symbol = match[0];
    if (/^\d+$/.test(symbol)) row.push(Number(symbol));
    else if (symbol === '.') row.push(0);
    else if (symbol === '#' || symbol === '?' || symbol === '-') row.push(HIDDEN);
    else if (symbol === 'F' || symbol === 'f') row.push(FLAG);
    else if (symbol === '*') row.push(EXPLODED);
    else refuse(symbol, offset + match.index);
  }
  return row;
}

function refuse(symbol: string, offset: number): never {
  const message = `${describeValue(symbol)} at ${offset}: expected a number, # hidden, F flag, * exploded, or a known topology`;
  throw new InvalidInputError('bad-character', message, { offset });
}
