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
import type { State } from '../../kernel/state.js';
import type { Tables } from '../../kernel/tables.js';
import type { Step, Technique } from '../../types.js';
import { candidatesIn, digitsOf, stepOf } from '../shared/parts.js';
import { onceALayout, slicedTechnique } from '../shared/technique.js';

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

/**
 * Law of leftovers: lines and as many other houses differ in a few cells on each side, which hold the same digits.
 *
 * Pattern: the candidates of the cells that only the `'base'` houses have, with role `'innie'`; the others are `'cover'`.
 *
 * @see https://www.sudopedia.org/wiki/Law_of_Leftovers
 *
 * @example
 * ```ts
 * import { leftovers } from '@kit/sudoku-human';
 *
 * leftovers.id; // => 'leftovers'
 * ```
 */
export const leftovers: Technique = /* @__PURE__ */ slicedTechnique(
  'leftovers',
  function* ({ state }, emit) {
    const { masks, values, tables } = state;
    const all = yield* leftoversOf(tables);
    for (const [index, leftover] of all.entries()) {
      if (index % A_SLICE === A_SLICE - 1) yield;
      const { innies, outies } = leftover;
      let held = 0;
      for (const cell of innies) held |= masks[cell] | ((1 << values[cell]) >> 1);
      let gone = 0;
      for (const cell of outies) gone |= masks[cell] & ~held;
      if (gone !== 0 && emit(leftoverStep(state, leftover, gone))) return true;
    }
    return false;
  },
  // With rows, columns and boxes alone it strikes out what locked candidates do.
  { holdsOn: ({ isPlain }) => !isPlain },
);

/** All leftovers of a layout, each in both directions; which they are has nothing to do with the digits. */
const leftoversOf = /* @__PURE__ */ onceALayout(function* (tables: Tables): Slices<readonly Leftover[]> {
  const all: Leftover[] = [];
  const families = familiesOf(tables);
  for (const lines of blocksOfLines(tables, 1, Math.min(MOST_LINES, tables.size - 1))) {
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
  return all;
});

function alone(cells: ReadonlySet<number>, others: ReadonlySet<number>): number[] {
  return [...cells].filter((cell) => !others.has(cell)).sort((a, b) => a - b);
}

/** What the cells that only the base has can't hold leaves the cells that only the cover has. */
function leftoverStep(state: State, { base, cover, innies, outies }: Leftover, digits: number): Step {
  return stepOf('leftovers', {
    eliminations: candidatesIn(state, outies, digits),
    roles: { innie: candidatesIn(state, innies) },
    houses: { base, cover },
    params: {
      base: { houses: base },
      cover: { houses: cover },
      innies: { cells: innies },
      outies: { cells: outies },
      digits: { digits: digitsOf(digits) },
    },
  });
}

/** Rows or columns side by side, so many at least and at most; the fewest first. */
export function* blocksOfLines({ size }: Tables, least: number, most: number): Generator<number[]> {
  for (let count = least; count <= most; count++) {
    for (const start of [0, size]) {
      for (let from = 0; from + count <= size; from++) yield Array.from({ length: count }, (_, i) => start + from + i);
    }
  }
}

/** The other houses, in families whose houses share no cell; one that the layout lacks is empty. */
function familiesOf({ named, houses }: Tables): number[][] {
  const family = (...kinds: string[]): number[] =>
    named.slice(0, houses).flatMap(({ kind }, house) => (kinds.includes(kind) ? [house] : []));
  return [family('box', 'region'), family('window', 'hidden-window'), family('group')];
}

/** As many houses of the family as there are lines, with fewer leftovers than a house has cells. */
function* coversOf(tables: Tables, lines: readonly number[], family: readonly number[]): Generator<number[]> {
  const { size, named } = tables;
  const inside = cellsOf(tables, lines);
  const shares = family
    .map((house) => ({ house, share: named[house].cells.filter((cell) => inside.has(cell)).length }))
    .filter(({ share }) => share > 0);
  const needed = lines.length * size - size;
  const chosen: number[] = [];
  function* extend(from: number, covered: number): Generator<number[]> {
    if (chosen.length === lines.length) {
      yield [...chosen];
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

function cellsOf({ named }: Tables, houses: readonly number[]): Set<number> {
  return new Set(houses.flatMap((house) => named[house].cells));
}
