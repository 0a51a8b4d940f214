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

import type { Slices } from '@kit/grid';
import { countBits, lowestBit } from '../../kernel/bits.js';
import { areAsSeen, noCells, noteCells, recall } from '../../kernel/memory.js';
import type { State } from '../../kernel/state.js';
import { hasSums, sees, type Tables } from '../../kernel/tables.js';
import type { Technique } from '../../types.js';
import { candidatesIn, inOrder, stepOf } from '../shared/parts.js';
import { type Emit, onceALayout, slicedTechnique } from '../shared/technique.js';
import { blocksOfLines } from './find-leftovers.js';
import { fillings } from './sum-fillings.js';

/** The most lines that are taken together, and the most open cells and fillings that are tried. */
const MOST_LINES = 5;
const MOST_CELLS = 5;
const MOST_FILLINGS = 20_000;

/** Some houses with the cages that are taken off: what has nothing to do with the digits. */
type Area = {
  readonly houses: readonly number[];
  readonly cages: readonly number[];
  readonly innies: readonly number[];
  readonly outies: readonly number[];
  /** The innies and the outies. */
  readonly cells: readonly number[];
  readonly total: number;
};

/** How many areas are looked at between two yields. */
const A_SLICE = 32;

/**
 * Innies and outies: houses have a known sum, and so have the few cells that cages leave of them or add to them.
 *
 * Pattern: the open cells' candidates with roles `'innie'` and `'outie'`, the houses as `'base'`, the cages as `'cover'`. By
 * the number of houses.
 *
 * @example
 * ```ts
 * import { inniesOuties } from '@kit/sudoku-human';
 *
 * inniesOuties.id; // => 'innies-outies'
 * ```
 */
export const inniesOuties: Technique = /* @__PURE__ */ slicedTechnique(
  'innies-outies',
  function* ({ state, memory }, emit) {
    const seen = new Set<string>();
    const areas = yield* knownAreas(state.tables);
    const inVain = recall(memory, 'innies-outies', () => noCells(areas.length, state.tables.cells));
    for (const [index, area] of areas.entries()) {
      if (index % A_SLICE === A_SLICE - 1) yield;
      if (areAsSeen(inVain, state, index, area.cells)) continue;
      let any = false;
      const stopped = emitSum(state, area, seen, (step) => {
        any = true;
        return emit(step);
      });
      if (stopped) return true;
      if (!any) noteCells(inVain, state, index, area.cells);
    }
    return false;
  },
  { holdsOn: hasSums },
);

/** The areas of a layout. */
const knownAreas = /* @__PURE__ */ onceALayout(function* (tables: Tables): Slices<readonly Area[]> {
  const areas: Area[] = [];
  for (const houses of areasOf(tables)) {
    yield;
    for (const share of [1, 0.5, 0]) areas.push(areaOf(tables, houses, share));
  }
  return areas.filter(({ cages }) => cages.length > 0);
});

/** An area with the cages of which it holds such a share. */
function areaOf({ named, houses, size }: Tables, area: readonly number[], share: number): Area {
  const inside = new Set(area.flatMap((house) => named[house].cells));
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
  return { houses: area, cages, innies: [...innies], outies, cells: [...innies, ...outies], total };
}

function emitSum(
  state: State,
  { houses, cages, innies, outies, total: all }: Area,
  seen: Set<string>,
  emit: Emit,
): boolean {
  const { values, tables } = state;
  const [plus, minus] = [innies, outies].map((cells) => cells.filter((cell) => values[cell] === 0));
  const cells = [...plus, ...minus];
  if (cells.length === 0 || cells.length > MOST_CELLS) return false;
  // The same cells may be in another sum with other signs.
  const key = `${plus.join()}-${minus.join()}`;
  if (seen.has(key)) return false;
  seen.add(key);
  const standing = (of: readonly number[]): number => of.reduce((sum, cell) => sum + values[cell], 0);
  const total = all - standing(innies) + standing(outies);
  const masks = cells.map((cell) => state.masks[cell]);
  if (masks.reduce((product, mask) => product * countBits(mask), 1) > MOST_FILLINGS) return false;
  const signs = cells.map((_, at) => (at < plus.length ? 1 : -1));
  const allowed = fillings({ masks, signs, total, differ: (a, b) => sees(tables, cells[a], cells[b]) });
  const struck = cells.flatMap((cell, at) => candidatesIn(state, [cell], ~allowed[at]));
  const isLast = cells.length === 1 && countBits(allowed[0]) === 1;
  if (struck.length === 0 && !isLast) return false;
  const digit = lowestBit(allowed[0]) + 1;
  return emit(
    stepOf('innies-outies', {
      ...(isLast
        ? { key: 'innies-outies-on', placements: [{ cell: cells[0], digit }] }
        : { eliminations: inOrder(struck) }),
      roles: { innie: candidatesIn(state, plus), outie: candidatesIn(state, minus) },
      houses: { base: houses, cover: cages },
      params: {
        base: { houses },
        cages: { count: cages.length },
        innies: { cells: plus.toSorted((a, b) => a - b) },
        outies: { cells: minus.toSorted((a, b) => a - b) },
        sum: { count: total },
        cell: isLast ? { cells } : undefined,
        digit: isLast ? { digits: [digit] } : undefined,
      },
    }),
  );
}

/** Houses alone, then lines side by side. */
function areasOf(tables: Tables): number[][] {
  return [...Array.from({ length: tables.houses }, (_, house) => [house]), ...blocksOfLines(tables, 2, MOST_LINES)];
}
