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

import { digitsOfMask } from '../layout/digits.js';
import { allWithRole, cellsParam, digitsParam, housesAs, housesParam, type LayoutFinder, stepOf } from './steps.js';
import { membersOf, type View } from './view.js';

/** The most lines that are taken together. */
const MOST_LINES = 4;

/** Leftovers of blocks of lines against boxes, regions, groups, and windows. */
export const leftoversFinder: LayoutFinder = {
  ids: ['leftovers'],
  *run(view, emit) {
    for (const lines of blocksOfLines(view)) {
      yield;
      for (const family of familiesOf(view)) {
        for (const others of coversOf(view, lines, family)) {
          if (emitLeftovers(view, lines, others, emit) || emitLeftovers(view, others, lines, emit)) return true;
        }
      }
    }
    return false;
  },
};

/** What the cells that only `base` has can't hold leaves the cells that only `cover` has. */
function emitLeftovers(
  view: View,
  base: readonly number[],
  cover: readonly number[],
  emit: Parameters<LayoutFinder['run']>[1],
): boolean {
  const [own, theirs] = [cellsOf(view, base), cellsOf(view, cover)];
  const innies = [...own].filter((cell) => !theirs.has(cell));
  const outies = [...theirs].filter((cell) => !own.has(cell));
  const held = innies.reduce((mask, cell) => mask | view.masks[cell] | ((1 << view.values[cell]) >> 1), 0);
  const digits = view.tables.full & ~held;
  const gone = allWithRole(view, outies, 'leftover', digits).sort((a, b) => a.cell - b.cell || a.digit - b.digit);
  if (gone.length === 0) return false;
  return emit(
    stepOf(view, 'leftovers', {
      eliminations: gone.map(({ cell, digit }) => ({ cell, digit })),
      candidates: allWithRole(
        view,
        innies.sort((a, b) => a - b),
        'innie',
      ),
      houses: [...housesAs(base, 'base'), ...housesAs(cover, 'cover')],
      params: {
        base: housesParam(base),
        cover: housesParam(cover),
        innies: cellsParam(innies),
        outies: cellsParam(outies),
        digits: digitsParam(digitsOfMask(gone.reduce((mask, { digit }) => mask | (1 << (digit - 1)), 0))),
      },
    }),
  );
}

/** Rows or columns side by side, the fewest first. */
function* blocksOfLines({ tables: { size } }: View): Generator<number[]> {
  for (let count = 1; count <= Math.min(MOST_LINES, size - 1); count++) {
    for (const start of [0, size]) {
      for (let from = 0; from + count <= size; from++) yield Array.from({ length: count }, (_, i) => start + from + i);
    }
  }
}

/** The other houses, in families whose houses share no cell. */
function familiesOf({ tables: { named, houses } }: View): number[][] {
  const family = (...kinds: string[]): number[] =>
    named.slice(0, houses).flatMap(({ kind }, house) => (kinds.includes(kind) ? [house] : []));
  return [family('box', 'region'), family('window', 'hidden-window'), family('group')].filter(
    ({ length }) => length > 0,
  );
}

/** As many houses of the family as there are lines, with fewer leftovers than a house has cells. */
function* coversOf(view: View, lines: readonly number[], family: readonly number[]): Generator<number[]> {
  const { size } = view.tables;
  const inside = cellsOf(view, lines);
  const shares = family
    .map((house) => ({ house, share: membersOf(view, house).filter((cell) => inside.has(cell)).length }))
    .filter(({ share }) => share > 0);
  const needed = lines.length * size - size;
  const chosen: number[] = [];
  function* extend(from: number, covered: number): Generator<number[]> {
    if (chosen.length === lines.length) {
      // All inside leaves nothing over.
      if (covered >= needed && covered < lines.length * size) yield [...chosen];
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

function cellsOf(view: View, houses: readonly number[]): Set<number> {
  return new Set(houses.flatMap((house) => [...membersOf(view, house)]));
}
