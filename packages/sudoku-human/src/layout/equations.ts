/**
 * What the sums of the cages say, as equations: some cells minus some others are a number.
 *
 * A cage is one. Others follow by the rule of 45: houses that share no cell have a known sum, and so has what is left of
 * them beside the cages inside (innies), less what the cages have outside (outies).
 *
 *     houses:   | . a a b | b      the row is 45, the cages a and b are 8 and 12:
 *                 ^         ^      innie - outie = 45 - 8 - 12 …
 *
 * Taken are single houses and blocks of adjacent rows or columns; the cages that cross the border are left out, or taken
 * in, or taken in where more than half of them is inside. Equations of many cells say nothing and are dropped.
 */

import { lazyTable, sees, type Tables } from '../kernel/tables.js';

/** The cells of `plus` minus the cells of `minus` add up to `total`. */
export type Equation = {
  /** The cells that count. */
  readonly plus: readonly number[];
  /** The cells that are taken off. */
  readonly minus: readonly number[];
  /** The sum. */
  readonly total: number;
  /** Do all cells of `plus` see each other, and is there no other? Then the digits differ and combinations can be listed. */
  readonly differ: boolean;
};

/** More cells than this say nothing. */
const MOST_CELLS = 7;

/** The cages, and what follows from them; worked out once for a layout. */
export const equationsOf: (tables: Tables) => readonly Equation[] = /* @__PURE__ */ lazyTable(listEquations);

function listEquations(tables: Tables): Equation[] {
  const { named, houses, size, cells } = tables;
  const cages = named.slice(houses).flatMap(({ cells: own, sum }) => (sum === undefined ? [] : [{ cells: own, sum }]));
  if (cages.length === 0) return [];
  const found = cages.map(({ cells: plus, sum }): Equation => ({ plus, minus: [], total: sum, differ: true }));
  const seen = new Set(found.map(({ plus }) => `${plus.join()}|`));
  // The place behind the last cage counts the cells of none.
  const cageAt = new Uint16Array(cells).fill(cages.length);
  for (const [at, cage] of cages.entries()) for (const cell of cage.cells) cageAt[cell] = at;
  const inside = new Uint16Array(cages.length + 1);
  for (const { area, lines } of areasOf(tables)) {
    inside.fill(0);
    for (const cell of area) inside[cageAt[cell]]++;
    for (const share of [1, 0.5, 0]) {
      let [count, total] = [area.length, (lines * size * (size + 1)) / 2];
      const taken: number[] = [];
      for (const [at, { cells: own, sum }] of cages.entries()) {
        if (inside[at] === 0 || inside[at] < own.length * share) continue;
        // Cells inside leave the area, those outside come to it.
        count += own.length - 2 * inside[at];
        total -= sum;
        taken.push(...own);
      }
      if (count === 0 || count > MOST_CELLS) continue;
      const plus = area.filter((cell) => !taken.includes(cell));
      const minus = taken.filter((cell) => !area.includes(cell));
      const key = `${plus.join()}|${minus.join()}`;
      if (seen.has(key)) continue;
      seen.add(key);
      found.push(plus.length > 0 ? equation(tables, plus, minus, total) : equation(tables, minus, plus, -total));
    }
  }
  return found;
}

function equation(tables: Tables, plus: readonly number[], minus: readonly number[], total: number): Equation {
  const differ = minus.length === 0 && plus.every((a) => plus.every((b) => a === b || sees(tables, a, b)));
  return { plus, minus, total, differ };
}

/** Houses, and blocks of adjacent rows or columns. */
function* areasOf({ named, houses, size }: Tables): Generator<{ area: readonly number[]; lines: number }> {
  for (let house = 0; house < houses; house++) yield { area: named[house].cells, lines: 1 };
  for (const start of [0, size]) {
    for (let from = 0; from < size; from++) {
      let area = named[start + from].cells;
      for (let to = from + 1; to < size; to++) {
        area = [...area, ...named[start + to].cells];
        yield { area, lines: to - from + 1 };
      }
    }
  }
}
