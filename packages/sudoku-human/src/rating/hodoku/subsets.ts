/** Naked, locked and hidden subsets: boxes, then rows, then columns; cells or digits in lexicographic order. */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { cellHouses, houseCells, sharedHouses } from '../../kernel/geometry.js';
import type { TechniqueId } from '../../types.js';
import type { Board } from './board.js';
import { firstChoice, nextChoice } from './combinations.js';
import { type Found, inCell, striking } from './found.js';

const boxes: readonly number[] = /* @__PURE__ */ Array.from({ length: 9 }, (_, i) => 18 + i);
const houseOrder: readonly number[] = /* @__PURE__ */ Array.from({ length: 27 }, (_, i) => (i + 18) % 27);
const names: readonly string[] = ['', '', 'pair', 'triple', 'quad'];

/** So many cells of a box and a line with as many digits, which strike out in the box and beyond it. */
export function lockedSubset(board: Board, size: number): Found | undefined {
  return subsetOfCells(board, size, boxes, true);
}

/** So many cells of a house with as many digits, unless they are locked. */
export function nakedSubset(board: Board, size: number): Found | undefined {
  return subsetOfCells(board, size, houseOrder, false);
}

function subsetOfCells(board: Board, size: number, houses: readonly number[], locked: boolean): Found | undefined {
  const { masks } = board;
  for (const house of houses) {
    const cells: number[] = [];
    for (let i = house * 9; i < house * 9 + 9; i++) {
      const count = countBits(masks[houseCells[i]]);
      if (count > 0 && count <= size) cells.push(houseCells[i]);
    }
    if (cells.length < size) continue;
    const choice = firstChoice(size);
    do {
      let digits = 0;
      for (const at of choice) digits |= masks[cells[at]];
      if (countBits(digits) !== size) continue;
      const subset = choice.map((at) => cells[at]);
      const shared = sharedHouses(subset);
      const effects = struckBy(board, subset, shared, digits);
      if (effects.length === 0) continue;
      // The last is the box, if they lie in one: with a line, or alone, and then nothing goes beyond it.
      if (strikesBoth(effects, shared[shared.length - 1]) !== locked) continue;
      const technique = `${locked ? 'locked' : 'naked'}-${names[size]}` as TechniqueId;
      return striking(technique, effects, { form: 'naked', cells: subset, houses: shared, digits });
    } while (nextChoice(choice, size, cells.length));
  }
  return undefined;
}

/** The digits in the other cells of the houses, house after house: what lies in two of them stands there twice. */
function struckBy({ masks }: Board, subset: readonly number[], houses: readonly number[], digits: number): number[] {
  const effects: number[] = [];
  for (const house of houses) {
    for (let i = house * 9; i < house * 9 + 9; i++) {
      if (!subset.includes(houseCells[i])) inCell(masks, houseCells[i], digits, effects);
    }
  }
  return effects;
}

/** Is there something to strike out in the box, and something outside of it? */
function strikesBoth(effects: readonly number[], box: number): boolean {
  const isInBox = (effect: number): boolean => cellHouses[Math.floor(effect / 9) * 3 + 2] === box;
  return effects.some(isInBox) && !effects.every(isInBox);
}

/** So many digits of a house that have as many places; they strike out the other digits there. */
export function hiddenSubset({ masks, places }: Board, size: number): Found | undefined {
  for (const house of houseOrder) {
    const digits: number[] = [];
    for (let digit = 0; digit < 9; digit++) {
      const count = countBits(places[house * 9 + digit]);
      if (count > 0 && count <= size) digits.push(digit);
    }
    if (digits.length < size) continue;
    const choice = firstChoice(size);
    do {
      let where = 0;
      let kept = 0;
      for (const at of choice) {
        where |= places[house * 9 + digits[at]];
        kept |= 1 << digits[at];
      }
      if (countBits(where) !== size) continue;
      const effects: number[] = [];
      const cells: number[] = [];
      for (let rest = where; rest !== 0; rest &= rest - 1) {
        const cell = houseCells[house * 9 + lowestBit(rest)];
        cells.push(cell);
        inCell(masks, cell, ~kept, effects);
      }
      if (effects.length === 0) continue;
      return striking(`hidden-${names[size]}` as TechniqueId, effects, { form: 'hidden', cells, house, digits: kept });
    } while (nextChoice(choice, size, digits.length));
  }
  return undefined;
}
