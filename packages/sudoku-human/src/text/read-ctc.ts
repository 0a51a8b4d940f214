/**
 * Puzzles of SudokuPad in its own form: cells, regions and cages. Lines and arrows are drawings there, whose rules stand in
 * the text for people; so a puzzle that has any is refused, and so is every other part or switch that we don't know. The
 * text goes along as the layout's `rules`.
 *
 * @see https://github.com/SudokuPad/sudokutools
 */

import type { Cell } from '@kit/grid';
import type { Cage, Position } from '../types.js';
import { createBoard } from './foreign-board.js';
import { isNothing, malformed, unsupported, wordsOf } from './foreign-parts.js';
import { isRecord, type Json } from './packed-json.js';

/** What we read, and what says nothing about digits: names and looks. */
const KNOWN: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'cells',
  'regions',
  'cages',
  'metadata',
  'id',
  'title',
  'author',
  'cellSize',
  'settings',
]);

/** The switches that we have. */
const SWITCHES = ['antiknight', 'antiking'] as const;

/** The position of a puzzle of SudokuPad. */
export function readCtc(json: unknown): Position {
  if (!isRecord(json) || !Array.isArray(json['cells']))
    malformed('cells', isRecord(json) ? json['cells'] : json, 'rows of cells');
  for (const [name, value] of Object.entries(json)) if (!KNOWN.has(name) && !isNothing(value)) unsupported(name);
  const metadata = isRecord(json['metadata']) ? json['metadata'] : {};
  for (const [name, value] of Object.entries(metadata))
    if (value === true && !SWITCHES.some((known) => known === name)) unsupported(name);
  const rows: unknown[] = json['cells'];
  const size = rows.length;
  const cells = rows.flatMap((row, index): Json[] => {
    if (!Array.isArray(row) || row.length !== size) malformed(`cells[${index}]`, row, `${size} cells`);
    return row.map((cell: unknown) => (isRecord(cell) ? cell : {}));
  });
  const regions = readRegions(json['regions'], size);
  const [antiKnight, antiKing] = SWITCHES.map((name) => metadata[name] === true);
  const values = cells.map(({ value }) => Number(value ?? 0));
  const listed: readonly unknown[] = Array.isArray(json['cages']) ? json['cages'] : [];
  const all = listed.flatMap((cage, index) => readCage(cage, `cages[${index}]`, size));
  // A cage of all digits is how this form writes a further house.
  const isHouse = ({ cells, sum }: Cage): boolean => cells.length === size && sum === undefined;
  const cages = all.filter((cage) => !isHouse(cage));
  const extraHouses = all.filter(isHouse).map((cage) => cage.cells);
  const rules = wordsOf(metadata['rules'], 'metadata.rules') ?? rulesAmong(listed);
  return createBoard({ size, regions, antiKnight, antiKing, cages, extraHouses, rules }, { givens: values, values });
}

/** The words in the cage without cells that begins `rules:`. */
function rulesAmong(cages: readonly unknown[]): string | undefined {
  const notes = cages.filter((cage): cage is Json => isRecord(cage) && isNothing(cage['cells']));
  const matches = notes.map(({ value }) => /^\s*rules:(.*)/is.exec(String(value)));
  return matches.find((match) => match !== null)?.[1].trim() || undefined;
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
  // A cage in which digits may come twice is another rule than ours.
  if (cage['unique'] === false) unsupported('cages with digits that come twice');
  const sum = cage['sum'] ?? cage['value'];
  return [isNothing(sum) ? { cells } : { cells, sum: Number(sum) }];
}

function readCells(list: unknown, place: string, size: number): Cell[] {
  if (!Array.isArray(list)) malformed(place, list, 'a list of cells');
  return list.map((pair: unknown, index) => {
    const isIn = (line: unknown): boolean => Number.isInteger(line) && (line as number) >= 0 && (line as number) < size;
    if (!Array.isArray(pair) || !isIn(pair[0]) || !isIn(pair[1]))
      malformed(`${place}[${index}]`, pair, 'a row and a column');
    return pair[0] * size + pair[1];
  });
}
