/**
 * Puzzles of SudokuPad in its own form: cells, regions and cages. Lines and arrows are drawings there, whose rules stand in
 * the text for people; so a puzzle that has any is refused.
 *
 * @see https://github.com/SudokuPad/sudokutools
 */

import type { Cell } from '@kit/grid';
import type { Cage, Position } from '../types.js';
import { createBoard } from './foreign-board.js';
import { isNothing, malformed, unsupported } from './foreign-parts.js';
import { isRecord, type Json } from './packed-json.js';

/** What may stand for a rule that only people can read. */
const DRAWN = ['lines', 'arrows', 'overlays', 'underlays'] as const;

/** The position of a puzzle of SudokuPad. */
export function readCtc(json: unknown): Position {
  if (!isRecord(json) || !Array.isArray(json['cells']))
    malformed('cells', isRecord(json) ? json['cells'] : json, 'rows of cells');
  for (const name of DRAWN) if (!isNothing(json[name])) unsupported(name);
  const rows: unknown[] = json['cells'];
  const size = rows.length;
  const cells = rows.flatMap((row, index): Json[] => {
    if (!Array.isArray(row) || row.length !== size) malformed(`cells[${index}]`, row, `${size} cells`);
    return row.map((cell: unknown) => (isRecord(cell) ? cell : {}));
  });
  const regions = readRegions(json['regions'], size);
  const known = ['antiknight', 'antiking'].map((name) => isTrue(json, name));
  const values = cells.map(({ value }) => Number(value ?? 0));
  const cages = (Array.isArray(json['cages']) ? json['cages'] : []).flatMap((cage: unknown, index) =>
    readCage(cage, `cages[${index}]`, size),
  );
  return createBoard(
    { size, ...(regions === undefined ? {} : { regions }), antiKnight: known[0], antiKing: known[1], cages },
    { givens: values, values, marks: cells.map(() => 0) },
  );
}

function isTrue({ metadata }: Json, name: string): boolean {
  return isRecord(metadata) && metadata[name] === true;
}

/** By cell the number of its region; undefined if none are listed. */
function readRegions(list: unknown, size: number): number[] | undefined {
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const regions = new Array<number>(size * size).fill(-1);
  for (const [index, region] of list.entries()) {
    for (const cell of readCells(region, `regions[${index}]`, size)) regions[cell] = index;
  }
  return regions;
}

/** A cage with cells; those without carry the title and the like. */
function readCage(cage: unknown, place: string, size: number): Cage[] {
  if (!isRecord(cage)) malformed(place, cage, 'a cage');
  if (isNothing(cage['cells'])) return [];
  const cells = readCells(cage['cells'], `${place}.cells`, size);
  const sum = cage['sum'] ?? cage['value'];
  return [isNothing(sum) ? { cells } : { cells, sum: Number(sum) }];
}

function readCells(list: unknown, place: string, size: number): Cell[] {
  if (!Array.isArray(list)) malformed(place, list, 'a list of cells');
  return list.map((pair: unknown, index) => {
    const [row, col]: unknown[] = Array.isArray(pair) ? pair : [];
    const isIn = (line: unknown): boolean => Number.isInteger(line) && (line as number) >= 0 && (line as number) < size;
    if (!isIn(row) || !isIn(col)) malformed(`${place}[${index}]`, pair, 'a row and a column');
    return (row as number) * size + (col as number);
  });
}
