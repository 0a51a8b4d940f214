/**
 * Unique rectangles: all of a board in one order, each set of four cells once; a type takes its first instance.
 *
 *     start a b | . . .        start: two candidates, a < b; second: same box and same line
 *     third  .  | . . .        third in line with the start, fourth with the second, both in another box
 *
 * A corner needs no pencil mark, so a digit is possible wherever no peer has it.
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { cellHouses, houseCells, peerCells, peerSets } from '../../kernel/geometry.js';
import type { State } from '../../kernel/state.js';
import { bivalueCells } from '../../kernel/strong-links.js';
import type { TechniqueId } from '../../types.js';
import type { Board } from './board.js';
import { type Found, inCell, inSet, striking } from './found.js';
import { factOf, type Path } from './search.js';

type Rectangle = {
  /** The corners, ascending. */
  readonly corners: readonly number[];
  /** The two digits, the lower first. */
  readonly pair: readonly [number, number];
  /** The corners with no other digits, ascending. */
  readonly clean: readonly number[];
  /** The corners with other digits, ascending. */
  readonly extra: readonly number[];
};

/** The digits that no peer of an open cell has, whatever is pencilled in. */
export function naturalMasks({ values }: State): Uint16Array {
  const masks = new Uint16Array(81);
  for (let cell = 0; cell < 81; cell++) {
    if (values[cell] !== 0) continue;
    let taken = 0;
    for (let i = cell * 20; i < cell * 20 + 20; i++) taken |= (1 << values[peerCells[i]]) >> 1;
    masks[cell] = 0x1ff & ~taken;
  }
  return masks;
}

function rectanglesOf(state: State): Rectangle[] {
  const { masks } = state;
  const natural = naturalMasks(state);
  const rectangles: Rectangle[] = [];
  const seen = new Set<number>();
  for (const start of bivalueCells(state)) {
    const both = masks[start];
    const [a, b] = [lowestBit(both), lowestBit(both & (both - 1))];
    for (const [second, third, fourth] of otherCorners(start)) {
      if ((natural[second] & both) !== both || (natural[fourth] & both) !== both) continue;
      if ((natural[third] & (1 << a)) === 0) continue;
      const corners = [start, second, third, fourth].sort((x, y) => x - y);
      const key = corners[0] * 81 + corners[3];
      if (seen.has(key)) continue;
      seen.add(key);
      const isClean = (cell: number): boolean => (masks[cell] & ~both) === 0;
      rectangles.push({
        corners,
        pair: [a, b],
        clean: corners.filter(isClean),
        extra: corners.filter((cell) => !isClean(cell)),
      });
    }
  }
  return rectangles;
}

/** Second, third and fourth corners for a start, in order. */
export function otherCorners(start: number): readonly (readonly [number, number, number])[] {
  cornersOf ??= Array.from({ length: 81 }, (_, cell) => cornersFrom(cell));
  return cornersOf[start];
}

let cornersOf: (readonly (readonly [number, number, number])[])[] | undefined;

function cornersFrom(start: number): [number, number, number][] {
  const found: [number, number, number][] = [];
  const box = cellHouses[start * 3 + 2];
  for (let i = box * 9; i < box * 9 + 9; i++) {
    const second = houseCells[i];
    if (second === start) continue;
    const isRow = cellHouses[second * 3] === cellHouses[start * 3];
    if (!isRow && cellHouses[second * 3 + 1] !== cellHouses[start * 3 + 1]) continue;
    for (let at = 0; at < 9; at++) {
      const third = isRow ? at * 9 + (start % 9) : Math.floor(start / 9) * 9 + at;
      const fourth = isRow ? at * 9 + (second % 9) : Math.floor(second / 9) * 9 + at;
      if (cellHouses[third * 3 + 2] !== box) found.push([second, third, fourth]);
    }
  }
  return found;
}

type Attempt = (
  board: Board,
  rectangle: Rectangle,
) => { effects: number[]; houses?: number[]; subset?: number[] } | undefined;

const attempts: readonly Attempt[] = [hidden, type1, type2, type3, type4, type5, type6];

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

function type2(board: Board, rectangle: Rectangle): ReturnType<Attempt> {
  return oneFurtherDigit(board, rectangle, false);
}

function type5(board: Board, rectangle: Rectangle): ReturnType<Attempt> {
  return oneFurtherDigit(board, rectangle, true);
}

/** One further digit: one of the corners that have it is it. */
function oneFurtherDigit(
  { masks, digitSets }: Board,
  { pair, clean, extra }: Rectangle,
  five: boolean,
): ReturnType<Attempt> {
  if (clean.length < 1 || clean.length > 2) return undefined;
  const isFive = extra.length === 3 || !areInLine(extra);
  if (isFive !== five) return undefined;
  const further = furtherOf(masks, extra, pair);
  if (countBits(further) !== 1) return undefined;
  const digit = lowestBit(further);
  const left = [0, 1, 2].map((word) => digitSets[digit * 3 + word]);
  for (const cell of extra) for (let word = 0; word < 3; word++) left[word] &= peerSets[cell * 3 + word];
  return { effects: inSet(left[0], left[1], left[2], digit) };
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
function type4({ masks, digitSets }: Board, { pair, extra }: Rectangle): ReturnType<Attempt> {
  if (extra.length !== 2 || !areInLine(extra)) return undefined;
  const [x, y] = extra;
  for (const [locked, struck] of [pair, [pair[1], pair[0]]]) {
    let others = 0;
    for (let word = 0; word < 3; word++) {
      others |= digitSets[locked * 3 + word] & peerSets[x * 3 + word] & peerSets[y * 3 + word];
    }
    if (others !== 0) continue;
    const effects: number[] = [];
    for (const cell of extra) inCell(masks, cell, 1 << struck, effects);
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

/** A rectangle with cells that were filled in: 1 with three of them, 2 with two. */
export function avoidableRectangle({ board, givens }: Path, type: 1 | 2): Found | undefined {
  const { values, masks, digitSets } = board;
  const isFilled = (cell: number): boolean => values[cell] !== 0 && givens[cell] === 0;
  const isPair = (cell: number, digit: number): boolean =>
    values[cell] === 0 && countBits(masks[cell]) === 2 && (masks[cell] & (1 << digit)) !== 0;
  for (let start = 0; start < 81; start++) {
    if (!isFilled(start)) continue;
    const a = values[start] - 1;
    for (const [second, third, fourth] of otherCorners(start)) {
      if (!isFilled(second)) continue;
      const b = values[second] - 1;
      const corners = [start, second, third, fourth].sort((x, y) => x - y);
      if (type === 1) {
        for (const [filled, open, has, goes] of [
          [third, fourth, b, a],
          [fourth, third, a, b],
        ]) {
          if (!isFilled(filled) || values[filled] !== has + 1 || !isPair(open, goes)) continue;
          const effects = [open * 9 + goes];
          return striking('avoidable-rectangle-1', effects, { form: 'avoidable', corners, open: [effects[0]] });
        }
      } else if (isPair(third, b) && isPair(fourth, a)) {
        const further = masks[third] & ~(1 << b);
        if (further !== (masks[fourth] & ~(1 << a))) continue;
        const digit = lowestBit(further);
        const left = [0, 1, 2].map(
          (word) => digitSets[digit * 3 + word] & peerSets[third * 3 + word] & peerSets[fourth * 3 + word],
        );
        const effects = inSet(left[0], left[1], left[2], digit);
        if (effects.length === 0) continue;
        const open = [third * 9 + b, fourth * 9 + a].sort((x, y) => x - y);
        return striking('avoidable-rectangle-2', effects, { form: 'avoidable', corners, open });
      }
    }
  }
  return undefined;
}
