/** Unique and hidden rectangles: a type takes its first instance in the order of the rectangles. */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { cellHouses, houseCells } from '../../kernel/geometry.js';
import type { TechniqueId } from '../../types.js';
import type { Board } from './board.js';
import { type Found, inCell, inSet, striking } from './found.js';
import { type Rectangle, rectanglesOf } from './rectangles.js';
import { factOf, type Path } from './search.js';
import { sightOf } from './tables.js';

type Attempt = (
  board: Board,
  rectangle: Rectangle,
) => { effects: number[]; houses?: number[]; subset?: number[] } | undefined;

const attempts: readonly Attempt[] = [
  hidden,
  type1,
  (board, rectangle) => oneFurtherDigit(board, rectangle, false),
  type3,
  type4,
  (board, rectangle) => oneFurtherDigit(board, rectangle, true),
  type6,
];

/** The first rectangle of a type 1–6, or 0 for the hidden rectangle. */
export function uniqueRectangle(path: Path, type: number): Found | undefined {
  for (const rectangle of factOf(path, rectanglesOf)) {
    const { effects = [], houses = [], subset = [] } = attempts[type](path.board, rectangle) ?? {};
    if (effects.length === 0) continue;
    const technique = (type === 0 ? 'hidden-rectangle' : `unique-rectangle-${type}`) as TechniqueId;
    const { corners, pair, extra } = rectangle;
    return striking(technique, effects, { form: 'deadly', corners, pair, extra, subset, houses });
  }
  return undefined;
}

/** Three clean corners: both digits leave the fourth. */
function type1({ masks }: Board, { pair, extra }: Rectangle): ReturnType<Attempt> {
  if (extra.length !== 1) return undefined;
  const effects: number[] = [];
  for (const digit of pair) inCell(masks, extra[0], 1 << digit, effects);
  return { effects };
}

/** One further digit: one of the corners that have it is it. Types 2 and 5 differ in where these corners lie. */
function oneFurtherDigit(board: Board, { pair, clean, extra }: Rectangle, isFive: boolean): ReturnType<Attempt> {
  if (clean.length < 1 || clean.length > 2) return undefined;
  if (isFive !== (extra.length === 3 || !areInLine(extra))) return undefined;
  const further = furtherOf(board.masks, extra, pair);
  if (countBits(further) !== 1) return undefined;
  const digit = lowestBit(further);
  return { effects: inSet(...sightOf(board, digit, extra), digit) };
}

function furtherOf(masks: ArrayLike<number>, cells: readonly number[], [a, b]: readonly [number, number]): number {
  return cells.reduce((mask, cell) => mask | masks[cell], 0) & ~((1 << a) | (1 << b));
}

/** Are the two cells in one row or column? */
function areInLine([x, y]: readonly number[]): boolean {
  return Math.floor(x / 9) === Math.floor(y / 9) || x % 9 === y % 9;
}

/** Two extra corners as one cell of a naked subset in their row, their column, or their box. */
function type3(board: Board, { pair, extra }: Rectangle): ReturnType<Attempt> {
  if (extra.length !== 2) return undefined;
  const { masks } = board;
  const both = (1 << pair[0]) | (1 << pair[1]);
  for (let kind = 0; kind < 3; kind++) {
    const house = cellHouses[extra[0] * 3 + kind];
    if (cellHouses[extra[1] * 3 + kind] !== house) continue;
    const others = [...houseCells.subarray(house * 9, house * 9 + 9)].filter(
      (cell) => masks[cell] !== 0 && (masks[cell] & both) === 0 && !extra.includes(cell),
    );
    const found = subsetWith(board, extra, furtherOf(masks, extra, pair), others, house, kind);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Cells are added one by one, each set tested before it grows. */
function subsetWith(
  { masks }: Board,
  extra: readonly number[],
  further: number,
  others: readonly number[],
  house: number,
  kind: number,
): ReturnType<Attempt> {
  const chosen: number[] = [];
  for (let next = 0; ; ) {
    if (next === others.length) {
      const last = chosen.pop();
      if (last === undefined) return undefined;
      next = last + 1;
      continue;
    }
    chosen.push(next++);
    const subset = chosen.map((at) => others[at]);
    const digits = subset.reduce((mask, cell) => mask | masks[cell], further);
    if (countBits(digits) !== subset.length + 1) continue;
    const all = [...extra, ...subset];
    const shares = (of: number): boolean =>
      all.every((cell) => cellHouses[cell * 3 + of] === cellHouses[all[0] * 3 + of]);
    if (kind === 2 && (shares(0) || shares(1))) continue;
    const effects: number[] = [];
    for (let i = house * 9; i < house * 9 + 9; i++) {
      if (!all.includes(houseCells[i])) inCell(masks, houseCells[i], digits, effects);
    }
    if (effects.length === 0) continue;
    const houses = [house];
    if (kind < 2 && shares(2)) {
      const box = cellHouses[all[0] * 3 + 2];
      houses.push(box);
      for (let i = box * 9; i < box * 9 + 9; i++) {
        if (cellHouses[houseCells[i] * 3 + kind] !== house) inCell(masks, houseCells[i], digits, effects);
      }
    }
    return { effects, houses, subset };
  }
}

/** Two extra corners in line, of which one takes a digit that their common peers lack: so none takes the other digit. */
function type4(board: Board, { pair, extra }: Rectangle): ReturnType<Attempt> {
  if (extra.length !== 2 || !areInLine(extra)) return undefined;
  const [x, y] = extra;
  for (const [locked, struck] of [pair, [pair[1], pair[0]]]) {
    if (sightOf(board, locked, extra).some((word) => word !== 0)) continue;
    const effects: number[] = [];
    for (const cell of extra) inCell(board.masks, cell, 1 << struck, effects);
    const kind = Math.floor(x / 9) === Math.floor(y / 9) ? 0 : 1;
    if (effects.length > 0) return { effects, houses: [cellHouses[x * 3 + kind]] };
  }
  return undefined;
}

/** Two extra corners across: a digit that stands only at the corners of their lines isn't in them. */
function type6(board: Board, { corners, pair, extra }: Rectangle): ReturnType<Attempt> {
  if (extra.length !== 2 || areInLine(extra)) return undefined;
  for (const digit of pair) {
    if (!extra.every((cell) => isConfined(board, digit, cell, corners))) continue;
    const effects: number[] = [];
    for (const cell of extra) inCell(board.masks, cell, 1 << digit, effects);
    const rows = extra.map((cell) => cellHouses[cell * 3]);
    if (effects.length > 0) return { effects, houses: rows.sort((a, b) => a - b) };
  }
  return undefined;
}

/** Has the digit no place in the cell's row and column but the corners? */
function isConfined({ masks }: Board, digit: number, cell: number, corners: readonly number[]): boolean {
  for (let kind = 0; kind < 2; kind++) {
    const house = cellHouses[cell * 3 + kind];
    for (let i = house * 9; i < house * 9 + 9; i++) {
      if ((masks[houseCells[i]] & (1 << digit)) !== 0 && !corners.includes(houseCells[i])) return false;
    }
  }
  return true;
}

/** A corner across from a clean one, in whose row and column one digit stands only at corners, isn't the other. */
function hidden(board: Board, { corners, pair, clean }: Rectangle): ReturnType<Attempt> {
  if (clean.length !== 1 && (clean.length !== 2 || areInLine(clean))) return undefined;
  for (const cell of clean) {
    const across = corners.find((corner) => corner !== cell && !areInLine([corner, cell])) as number;
    for (const [confined, struck] of [pair, [pair[1], pair[0]]]) {
      if (!isConfined(board, confined, across, corners)) continue;
      const effects: number[] = [];
      inCell(board.masks, across, 1 << struck, effects);
      if (effects.length > 0) return { effects, houses: [cellHouses[across * 3], cellHouses[across * 3 + 1]] };
    }
  }
  return undefined;
}
