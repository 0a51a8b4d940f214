/**
 * The rule of 45: houses without a common cell have a known sum, and so has what is left when cages are taken off.
 *
 *     row 1:   a a a . b b b c c      45 less the cages a, b and c is the innie . less the outie of c:
 *     row 2:                 c        the digits of both are tried together
 *
 * Taken are single houses, and up to five rows or columns side by side; of the cages that cross the border none, all, or
 * those with more cells inside than outside. The few cells in question are filled in all ways in which those that see
 * each other differ; what no way has goes.
 */

import { countBits, lowestBit } from '../kernel/bits.js';
import { digitsOfMask } from '../layout/digits.js';
import {
  allWithRole,
  cellsParam,
  countParam,
  digitsParam,
  type Emit,
  housesAs,
  housesParam,
  type LayoutFinder,
  stepOf,
} from './steps.js';
import { fillings } from './sum-fillings.js';
import { membersOf, sees, type View } from './view.js';

/** The most lines that are taken together, and the most open cells and fillings that are tried. */
const MOST_LINES = 5;
const MOST_CELLS = 5;
const MOST_FILLINGS = 20_000;

/** Innies and outies of one house, then of more. */
export const inniesOutiesFinder: LayoutFinder = {
  ids: ['innies-outies'],
  *run(view, emit) {
    if (view.tables.layout.cages.length === 0) return false;
    const seen = new Set<string>();
    for (const area of areasOf(view)) {
      yield;
      for (const share of [1, 0.5, 0]) if (emitSum(view, area, share, seen, emit)) return true;
    }
    return false;
  },
};

function emitSum(view: View, area: readonly number[], share: number, seen: Set<string>, emit: Emit): boolean {
  const { named, houses, size } = view.tables;
  const inside = new Set(area.flatMap((house) => [...membersOf(view, house)]));
  const innies = new Set(inside);
  const outies: number[] = [];
  const cages: number[] = [];
  let total = (area.length * size * (size + 1)) / 2;
  for (let house = houses; house < named.length; house++) {
    const { cells, sum } = named[house];
    if (sum === undefined) continue;
    const own = cells.filter((cell) => inside.has(cell));
    if (own.length === 0 || own.length < cells.length * share) continue;
    cages.push(house);
    total -= sum;
    for (const cell of own) innies.delete(cell);
    outies.push(...cells.filter((cell) => !inside.has(cell)));
  }
  if (cages.length === 0) return false;
  const [plus, minus] = [[...innies], outies].map((cells) => cells.filter((cell) => view.values[cell] === 0));
  for (const cell of innies) total -= view.values[cell];
  for (const cell of outies) total += view.values[cell];
  const cells = [...plus, ...minus];
  const key = cells.join();
  if (cells.length === 0 || cells.length > MOST_CELLS || seen.has(key)) return false;
  seen.add(key);
  const masks = cells.map((cell) => view.masks[cell]);
  if (masks.reduce((product, mask) => product * countBits(mask), 1) > MOST_FILLINGS) return false;
  const signs = cells.map((_, at) => (at < plus.length ? 1 : -1));
  const allowed = fillings({ masks, signs, total, differ: (a, b) => sees(view, cells[a], cells[b]) });
  const gone = cells.flatMap((cell, at) => digitsOfMask(masks[at] & ~allowed[at]).map((digit) => ({ cell, digit })));
  const isLast = cells.length === 1 && countBits(allowed[0]) === 1;
  if (gone.length === 0 && !isLast) return false;
  return emit(
    stepOf(view, 'innies-outies', {
      ...(isLast
        ? { placements: [{ cell: cells[0], digit: lowestBit(allowed[0]) + 1 }] }
        : { eliminations: gone.sort((a, b) => a.cell - b.cell || a.digit - b.digit) }),
      key: isLast ? 'innies-outies-on' : 'innies-outies',
      candidates: [...allWithRole(view, plus, 'innie'), ...allWithRole(view, minus, 'outie')],
      houses: [...housesAs(area, 'base'), ...housesAs(cages, 'cover')],
      params: {
        base: housesParam(area),
        cages: countParam(cages.length),
        innies: cellsParam(plus),
        outies: cellsParam(minus),
        sum: countParam(total),
        ...(isLast ? { cell: cellsParam(cells), digit: digitsParam([lowestBit(allowed[0]) + 1]) } : {}),
      },
    }),
  );
}

/** Houses alone, then lines side by side. */
function* areasOf({ tables: { size, houses } }: View): Generator<number[]> {
  for (let house = 0; house < houses; house++) yield [house];
  for (let count = 2; count <= MOST_LINES; count++) {
    for (const start of [0, size]) {
      for (let from = 0; from + count <= size; from++) yield Array.from({ length: count }, (_, i) => start + from + i);
    }
  }
}
