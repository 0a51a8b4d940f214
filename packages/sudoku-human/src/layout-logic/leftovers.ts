/**
 * The law of leftovers: two sets of equally many houses, no cell twice in either, hold every digit equally often. So do
 * the cells that each has alone: what one side can't hold leaves the other.
 *
 *     rows 1 and 2      regions A and B           . : in both    i: in the rows alone    o: in the regions alone
 *     . . . . i          the digits at i are those at o: two different shapes, one sum of digits
 *     . . . . .
 *       o
 *
 * Lines are taken side by side, up to four (the others are their complement); of the other family all choices that keep
 * the leftovers few. With one house on each side it is the locked candidate.
 *
 * @see https://www.sudopedia.org/wiki/Law_of_Leftovers
 */

import type { Slices } from '@kit/grid';
import { digitsOfMask } from '../layout/digits.js';
import type { LayoutTables } from '../layout/tables.js';
import type { Step } from '../types.js';
import { allWithRole, cellsParam, digitsParam, housesAs, housesParam, type LayoutFinder, stepOf } from './steps.js';
import type { View } from './view.js';

/** The most lines that are taken together. */
const MOST_LINES = 4;

/** Two sets of houses and the cells that only one of them has. */
type Leftover = {
  readonly base: readonly number[];
  readonly cover: readonly number[];
  /** The cells of the base alone, ascending. */
  readonly innies: readonly number[];
  /** The cells of the cover alone, ascending. */
  readonly outies: readonly number[];
};

/** How many leftovers are looked at between two yields. */
const A_SLICE = 256;

const known = /* @__PURE__ */ new WeakMap<LayoutTables, Leftover[]>();

/** Leftovers of blocks of lines against boxes, regions, groups, and windows. */
export const leftoversFinder: LayoutFinder = {
  ids: ['leftovers'],
  *run(view, emit) {
    const { masks, values, tables } = view;
    const all = yield* leftoversOf(tables);
    for (const [index, leftover] of all.entries()) {
      if (index % A_SLICE === A_SLICE - 1) yield;
      const { innies, outies } = leftover;
      let held = 0;
      for (const cell of innies) held |= masks[cell] | ((1 << values[cell]) >> 1);
      let gone = 0;
      for (const cell of outies) gone |= masks[cell] & ~held;
      if (gone !== 0 && emit(leftoverStep(view, leftover, gone))) return true;
    }
    return false;
  },
};

/** All leftovers of a layout, each in both directions; which they are has nothing to do with the digits. */
function* leftoversOf(tables: LayoutTables): Slices<readonly Leftover[]> {
  const before = known.get(tables);
  if (before !== undefined) return before;
  const all: Leftover[] = [];
  const families = familiesOf(tables);
  for (const lines of blocksOfLines(tables)) {
    yield;
    const mine = cellsOf(tables, lines);
    for (const family of families) {
      for (const others of coversOf(tables, lines, family)) {
        const theirs = cellsOf(tables, others);
        const [innies, outies] = [alone(mine, theirs), alone(theirs, mine)];
        all.push(
          { base: lines, cover: others, innies, outies },
          { base: others, cover: lines, innies: outies, outies: innies },
        );
      }
    }
  }
  known.set(tables, all);
  return all;
}

function alone(cells: ReadonlySet<number>, others: ReadonlySet<number>): number[] {
  return [...cells].filter((cell) => !others.has(cell)).sort((a, b) => a - b);
}

/** What the cells that only the base has can't hold leaves the cells that only the cover has. */
function leftoverStep(view: View, { base, cover, innies, outies }: Leftover, digits: number): Step {
  const gone = allWithRole(view, outies, 'leftover', digits);
  return stepOf(view, 'leftovers', {
    eliminations: gone.map(({ cell, digit }) => ({ cell, digit })),
    candidates: allWithRole(view, innies, 'innie'),
    houses: [...housesAs(base, 'base'), ...housesAs(cover, 'cover')],
    params: {
      base: housesParam(base),
      cover: housesParam(cover),
      innies: cellsParam(innies),
      outies: cellsParam(outies),
      digits: digitsParam(digitsOfMask(digits)),
    },
  });
}

/** Rows or columns side by side, the fewest first. */
function* blocksOfLines({ size }: LayoutTables): Generator<number[]> {
  for (let count = 1; count <= Math.min(MOST_LINES, size - 1); count++) {
    for (const start of [0, size]) {
      for (let from = 0; from + count <= size; from++) yield Array.from({ length: count }, (_, i) => start + from + i);
    }
  }
}

/** The other houses, in families whose houses share no cell; one that the layout lacks is empty. */
function familiesOf({ named, houses }: LayoutTables): number[][] {
  const family = (...kinds: string[]): number[] =>
    named.slice(0, houses).flatMap(({ kind }, house) => (kinds.includes(kind) ? [house] : []));
  return [family('box', 'region'), family('window', 'hidden-window'), family('group')];
}

/** As many houses of the family as there are lines, with fewer leftovers than a house has cells. */
function* coversOf(tables: LayoutTables, lines: readonly number[], family: readonly number[]): Generator<number[]> {
  const { size, named } = tables;
  const inside = cellsOf(tables, lines);
  const shares = family
    .map((house) => ({ house, share: named[house].cells.filter((cell) => inside.has(cell)).length }))
    .filter(({ share }) => share > 0);
  const needed = lines.length * size - size;
  const chosen: number[] = [];
  function* extend(from: number, covered: number): Generator<number[]> {
    if (chosen.length === lines.length) {
      if (covered >= needed) yield [...chosen];
      return;
    }
    for (let at = from; at < shares.length; at++) {
      if (covered + shares[at].share + (lines.length - chosen.length - 1) * size < needed) continue;
      chosen.push(shares[at].house);
      yield* extend(at + 1, covered + shares[at].share);
      chosen.pop();
    }
  }
  yield* extend(0, 0);
}

function cellsOf({ named }: LayoutTables, houses: readonly number[]): Set<number> {
  return new Set(houses.flatMap((house) => named[house].cells));
}
