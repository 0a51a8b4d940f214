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

import { sees, type Tables } from '../kernel/tables.js';

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

/** The cages, and what follows from them. */
export function equationsOf(tables: Tables): Equation[] {
  const { named, houses, size } = tables;
  const cages = named.slice(houses).filter(({ sum }) => sum !== undefined);
  if (cages.length === 0) return [];
  const found = cages.map(({ cells, sum = 0 }): Equation => ({ plus: cells, minus: [], total: sum, differ: true }));
  const seen = new Set(found.map(({ plus }) => `${plus.join()}|`));
  const add = (area: ReadonlySet<number>, lines: number, share: number): void => {
    const plus = new Set(area);
    const minus: number[] = [];
    let total = (lines * size * (size + 1)) / 2;
    for (const { cells, sum = 0 } of cages) {
      const inside = cells.filter((cell) => area.has(cell));
      if (inside.length === 0 || inside.length < cells.length * share) continue;
      for (const cell of inside) plus.delete(cell);
      minus.push(...cells.filter((cell) => !area.has(cell)));
      total -= sum;
    }
    const key = `${[...plus].join()}|${minus.join()}`;
    const count = plus.size + minus.length;
    if (count === 0 || count > MOST_CELLS || seen.has(key)) return;
    seen.add(key);
    found.push(
      minus.length > 0 && plus.size === 0 ? flipped(tables, minus, total) : equation(tables, [...plus], minus, total),
    );
  };
  for (const { area, lines } of areasOf(tables)) for (const share of [1, 0.5, 0]) add(area, lines, share);
  return found;
}

function flipped(tables: Tables, minus: readonly number[], total: number): Equation {
  return equation(tables, minus, [], -total);
}

function equation(tables: Tables, plus: readonly number[], minus: readonly number[], total: number): Equation {
  const differ = minus.length === 0 && plus.every((a) => plus.every((b) => a === b || sees(tables, a, b)));
  return { plus, minus, total, differ };
}

/** Houses, and blocks of adjacent rows or columns. */
function* areasOf({ named, houses, size }: Tables): Generator<{ area: Set<number>; lines: number }> {
  for (let house = 0; house < houses; house++) yield { area: new Set(named[house].cells), lines: 1 };
  for (const start of [0, size]) {
    for (let from = 0; from < size; from++) {
      const area = new Set(named[start + from].cells);
      for (let to = from + 1; to < size; to++) {
        for (const cell of named[start + to].cells) area.add(cell);
        yield { area: new Set(area), lines: to - from + 1 };
      }
    }
  }
}
