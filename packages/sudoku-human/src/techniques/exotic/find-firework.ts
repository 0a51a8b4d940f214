/**
 * Fireworks: digits that a row and a column confine to the box (or region) where they cross and to one cell more each.
 *
 *     . . . | . . .        the digit stands in X's row only in X's box and at the wing A,
 *     . X . | . A .        and in X's column only in X's box and at the wing B.
 *     . . . | . . .        Were it at neither wing, row and column would both need it
 *     ------+------        in the box, in the one cell that they share: X.
 *     . B . | . Y .        So it is in X, A or B.
 *
 * Three such digits fill three such cells. Two at X and two others at the opposite corner Y, with the same wings, fill
 * those four.
 */

import { countBits } from '../../kernel/bits.js';
import type { State } from '../../kernel/state.js';
import { houseOfKind, regionKind, type Tables } from '../../kernel/tables.js';
import type { Step, Technique } from '../../types.js';
import { candidatesIn, digitsOf, inOrder, stepOf } from '../shared/parts.js';
import { slicedTechnique } from '../shared/technique.js';

/**
 * Firework: three digits in the crossing of a row and a column and one cell more of each (triple), or four in the
 * corners of a rectangle, two by each of two opposite corners (quadruple); nothing else is in these cells.
 *
 * Pattern: roles `'pivot'` for the digits in the crossing cells and `'wing'` for those in the two cells that complete
 * row and column; the rows and columns as houses. Triples first; by pivot, the wing in its row, the wing in its column,
 * and the digits.
 *
 * @see {@link https://www.sudokuwiki.org/Fireworks | SudokuWiki: Fireworks}
 *
 * @example
 * ```ts
 * import { findSteps, firework, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('.....7.95.....1...86..2.....2..73..85......6...3..49..3.5...41724................');
 * findSteps(puzzle, [firework])[0]?.eliminations;
 * // => [{ cell: 41, digit: 9 }, { cell: 55, digit: 9 }, { cell: 59, digit: 9 }]
 * ```
 */
export const firework: Technique = /* @__PURE__ */ slicedTechnique('firework', function* ({ state }, emit) {
  const { size, cells } = state.tables;
  const confined = confinedDigits(state);
  for (let pivot = 0; pivot < cells; pivot++) {
    if (state.values[pivot] !== 0) continue;
    yield;
    for (const [rowWing, colWing, digits] of fireworksAt(state, confined, pivot)) {
      if (countBits(digits) !== 3) continue;
      const step = fireworkStep(state, [[pivot, digits]], [rowWing, colWing], digits);
      if (step !== undefined && emit(step)) return true;
    }
  }
  for (let pivot = 0; pivot < cells; pivot++) {
    if (state.values[pivot] !== 0) continue;
    yield;
    for (const [rowWing, colWing, digits] of fireworksAt(state, confined, pivot)) {
      const opposite = Math.floor(colWing / size) * size + (rowWing % size);
      if (opposite < pivot || state.values[opposite] !== 0) continue;
      if (!isWing(state, opposite, colWing) || !isWing(state, opposite, rowWing)) continue;
      const others = confinedBy(state.tables, confined, opposite, colWing, rowWing);
      for (const [here, there] of twoPairs(digits, others)) {
        const corners: Corner[] = [
          [pivot, here],
          [opposite, there],
        ];
        const step = fireworkStep(state, corners, [rowWing, colWing], here | there);
        if (step !== undefined && emit(step)) return true;
      }
    }
  }
  return false;
});

/** A pivot, and the digits that stay in it. */
type Corner = readonly [pivot: number, digits: number];

/**
 * By line, region and place: the digits that the line has only in the region and at the place;
 * `[(line * size + region) * size + place]`, the regions counted from 0. Nothing for regions that the line doesn't cross.
 */
function confinedDigits({ places, tables }: State): Uint16Array {
  const { size, houseCells } = tables;
  const confined = new Uint16Array(2 * size * size * size);
  for (let line = 0; line < 2 * size; line++) {
    const crossed = new Map<number, number>();
    for (let place = 0; place < size; place++) {
      const region = regionOf(tables, houseCells[line * size + place]);
      crossed.set(region, (crossed.get(region) ?? 0) | (1 << place));
    }
    for (const [region, inside] of crossed) {
      for (let digit = 0; digit < size; digit++) {
        const mask = places[line * size + digit];
        const outside = mask & ~inside;
        if (mask === 0 || countBits(outside) > 1) continue;
        for (let place = 0; place < size; place++) {
          if (outside === 0 || outside === 1 << place) confined[(line * size + region) * size + place] |= 1 << digit;
        }
      }
    }
  }
  return confined;
}

/** The region of a cell, counted from 0. */
function regionOf(tables: Tables, cell: number): number {
  return houseOfKind(tables, cell, regionKind) - 2 * tables.size;
}

/** The digits that are in the pivot, the wing in its row or the wing in its column. */
function confinedBy(tables: Tables, confined: Uint16Array, pivot: number, rowWing: number, colWing: number): number {
  const { size } = tables;
  const [row, col, region] = [Math.floor(pivot / size), pivot % size, regionOf(tables, pivot)];
  const inRow = confined[(row * size + region) * size + (rowWing % size)];
  return inRow & confined[((size + col) * size + region) * size + Math.floor(colWing / size)];
}

/** Is the other cell open, and in another box or region than the pivot? */
function isWing({ values, tables }: State, pivot: number, cell: number): boolean {
  return values[cell] === 0 && regionOf(tables, cell) !== regionOf(tables, pivot);
}

/** The pairs of open wings outside of the pivot's box, with at least two digits. */
function fireworksAt(
  state: State,
  confined: Uint16Array,
  pivot: number,
): (readonly [rowWing: number, colWing: number, digits: number])[] {
  const found: (readonly [number, number, number])[] = [];
  const { size, cells } = state.tables;
  const row = pivot - (pivot % size);
  for (let rowWing = row; rowWing < row + size; rowWing++) {
    if (!isWing(state, pivot, rowWing)) continue;
    for (let colWing = pivot % size; colWing < cells; colWing += size) {
      if (!isWing(state, pivot, colWing)) continue;
      const digits = confinedBy(state.tables, confined, pivot, rowWing, colWing);
      if ((digits & (digits - 1)) !== 0) found.push([rowWing, colWing, digits]);
    }
  }
  return found;
}

/** Two digits of the first mask and two others of the second. */
function* twoPairs(first: number, second: number): Generator<readonly [here: number, there: number]> {
  for (const here of pairsOf(first)) for (const there of pairsOf(second & ~here)) yield [here, there];
}

function pairsOf(mask: number): number[] {
  const bits = digitsOf(mask).map((digit) => 1 << (digit - 1));
  return bits.flatMap((low, i) => bits.slice(i + 1).map((high) => low | high));
}

/** Does each cell hold one of its digits, and each digit stand somewhere? If not, the marks contradict each other. */
function areHeld({ masks }: State, corners: readonly Corner[], wings: readonly number[], digits: number): boolean {
  const held = [...corners.map(([pivot, kept]) => masks[pivot] & kept), ...wings.map((wing) => masks[wing] & digits)];
  return !held.includes(0) && held.reduce((all, mask) => all | mask) === digits;
}

function fireworkStep(
  state: State,
  corners: readonly Corner[],
  wings: readonly number[],
  digits: number,
): Step | undefined {
  const sorted = [...wings].sort((a, b) => a - b);
  const besides = corners.flatMap(([pivot, kept]) => candidatesIn(state, [pivot], ~kept));
  const struck = inOrder([...besides, ...candidatesIn(state, sorted, ~digits)]);
  const pivots = corners.map(([pivot]) => pivot);
  if (struck.length === 0 || !areHeld(state, corners, wings, digits)) return undefined;
  const { size } = state.tables;
  const lines = pivots.flatMap((pivot) => [Math.floor(pivot / size), size + (pivot % size)]);
  return stepOf('firework', {
    eliminations: struck,
    roles: {
      pivot: corners.flatMap(([pivot, kept]) => candidatesIn(state, [pivot], kept)),
      wing: candidatesIn(state, sorted, digits),
    },
    houses: { house: lines.sort((a, b) => a - b) },
    params: { pivots: { cells: pivots }, wings: { cells: sorted }, digits: { digits: digitsOf(digits) } },
  });
}
