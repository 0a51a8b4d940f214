/**
 * Puzzles of f-puzzles, as its links and SudokuPad's hold them: a grid of cells, and lists of constraints by name.
 *
 * Every name that asks for something we don't have is refused by name: a puzzle with a rule dropped has other solutions.
 * Words can't be judged, and mostly say once more what the lists say; so they are handed on, as the layout's `rules`. What is
 * drawn for the eye alone is left out, unless there are words, which may be about it.
 *
 * @see https://github.com/dclamage/SudokuSolver (FPuzzlesBoard), https://f-puzzles.com
 */

import type { Cell } from '@kit/grid';
import type { Cage, LayoutOptions, Position } from '../types.js';
import { createBoard } from './foreign-board.js';
import { isNothing, malformed, unsupported, wordsOf } from './foreign-parts.js';
import { isRecord, type Json } from './packed-json.js';

/** What says nothing about digits. */
const SILENT: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'size',
  'title',
  'author',
  'ruleset',
  'solution',
  'grid',
  'successMessage',
  'highlightConflicts',
  'disabledlogic',
  'truecandidatesoptions',
  'msgcorrect',
]);

/** What is drawn. */
const DRAWN: ReadonlySet<string> = /* @__PURE__ */ new Set(['text', 'circle', 'rectangle', 'line', 'cage']);

/** What a cell may have: digits, marks, its region, colours. */
const CELL: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'value',
  'given',
  'region',
  'centerPencilMarks',
  'cornerPencilMarks',
  'givenPencilMarks',
  'c',
  'cArray',
  'highlight',
  'highlightArray',
]);

/** What we read. */
const KNOWN: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'diagonal+',
  'diagonal-',
  'antiknight',
  'antiking',
  'disjointgroups',
  'nonconsecutive',
  'killercage',
  'extraregion',
]);

/** The position of a puzzle of f-puzzles. */
export function readFPuzzles(json: Json): Position {
  const { size = 9, grid } = json;
  if (!Number.isInteger(size) || (size as number) < 4 || (size as number) > 16)
    malformed('size', size, 'a size from 4 to 16');
  const n = size as number;
  const rules = wordsOf(json['ruleset'], 'ruleset');
  for (const [name, value] of Object.entries(json)) {
    if (SILENT.has(name) || KNOWN.has(name) || (DRAWN.has(name) && rules === undefined)) continue;
    if (!isNothing(value)) unsupported(name);
  }
  const cells = readGrid(grid, n);
  const diagonals = [json['diagonal-'], json['diagonal+']].map((flag) => flag === true);
  const extra = listOf(json['extraregion']).map((one, index) => readCells(one, `extraregion[${index}]`, n));
  const cages = listOf(json['killercage']).map((one, index) => readCage(one, `killercage[${index}]`, n));
  const lines = Array.from({ length: n }, (_, line) => line);
  const options: LayoutOptions = {
    size: n,
    ...regionsOf(cells, n),
    diagonals: diagonals[0] && diagonals[1],
    antiKnight: json['antiknight'] === true,
    antiKing: json['antiking'] === true,
    disjointGroups: json['disjointgroups'] === true,
    nonConsecutive: json['nonconsecutive'] === true,
    extraHouses: [
      ...(diagonals[0] && !diagonals[1] ? [lines.map((line) => line * n + line)] : []),
      ...(diagonals[1] && !diagonals[0] ? [lines.map((line) => line * n + n - 1 - line)] : []),
      ...extra.filter(({ length }) => length === n),
    ],
    // A smaller region only has no digit twice.
    cages: [...cages, ...extra.filter(({ length }) => length !== n).map((cells): Cage => ({ cells }))],
    rules,
  };
  return createBoard(options, {
    givens: cells.map(({ value, given }) => (given === true ? digitOf(value, n) : 0)),
    values: cells.map(({ value }) => digitOf(value, n)),
    marks: cells.map(({ centerPencilMarks, givenPencilMarks }) => {
      const [own, printed] = [maskOf(centerPencilMarks, n), maskOf(givenPencilMarks, n)];
      return own & printed || printed || own;
    }),
  });
}

function readGrid(grid: unknown, size: number): Json[] {
  if (!Array.isArray(grid) || grid.length !== size) malformed('grid', grid, `${size} rows`);
  return grid.flatMap((row: unknown, index) => {
    if (!Array.isArray(row) || row.length !== size) malformed(`grid[${index}]`, row, `${size} cells`);
    return row.map((cell: unknown, col): Json => {
      if (!isRecord(cell)) malformed(`grid[${index}][${col}]`, cell, 'a cell');
      for (const [name, value] of Object.entries(cell)) if (!CELL.has(name) && !isNothing(value)) unsupported(name);
      return cell;
    });
  });
}

/** The regions, unless they are the usual boxes; a cell without one is in its usual box. */
function regionsOf(cells: readonly Json[], size: number): LayoutOptions {
  if (cells.every(({ region }) => region === undefined)) return {};
  if (cells.some(({ region }) => region === null)) unsupported('cells without a region');
  const rows = [4, 3, 2, 1].find((lines) => size % lines === 0 && lines * lines <= size) as number;
  const boxes = cells.map((_, cell) => {
    const [row, col] = [Math.floor(cell / size), cell % size];
    return Math.floor(row / rows) * rows + Math.floor(col / (size / rows));
  });
  const regions = cells.map(({ region }, cell) => (region === undefined ? boxes[cell] : (region as number)));
  return regions.every((region, cell) => region === boxes[cell]) && rows > 1 ? {} : { regions };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function readCage(value: unknown, place: string, size: number): Cage {
  const cells = readCells(value, place, size);
  const { value: sum } = value as Json;
  if (isNothing(sum)) return { cells };
  const number = Number(sum);
  return Number.isInteger(number) ? { cells, sum: number } : malformed(`${place}.value`, sum, 'a sum');
}

function readCells(value: unknown, place: string, size: number): Cell[] {
  if (!isRecord(value) || !Array.isArray(value['cells'])) malformed(place, value, 'an object with cells');
  return value['cells'].map((name: unknown, index) => {
    const match = /^R(\d+)C(\d+)$/i.exec(String(name));
    const [row, col] = match === null ? [0, 0] : [Number(match[1]), Number(match[2])];
    if (row < 1 || row > size || col < 1 || col > size)
      malformed(`${place}.cells[${index}]`, name, 'a cell such as R1C1');
    return (row - 1) * size + col - 1;
  });
}

function digitOf(value: unknown, size: number): number {
  if (isNothing(value) || value === 0) return 0;
  const digit = Number(value);
  return Number.isInteger(digit) && digit >= 1 && digit <= size
    ? digit
    : malformed('grid', value, `a digit from 1 to ${size}`);
}

function maskOf(marks: unknown, size: number): number {
  return listOf(marks).reduce<number>((mask, mark) => mask | ((1 << digitOf(mark, size)) >> 1), 0);
}
