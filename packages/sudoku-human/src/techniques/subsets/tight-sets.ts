/**
 * The counting argument behind all subsets: `size` rows of a small table that have only `size` columns between them.
 *
 * Rows are cells and columns digits for a naked subset; rows are digits and columns places for a hidden one. There are
 * at most nine rows, so a depth-first choice that stops as soon as the union grows too wide visits few of the 2⁹
 * choices.
 */

import { spend } from '@kit/grid';
import { countBits, lowestBit } from '../../kernel/bits.js';
import { areAsSeen, noHouses, noteCells, recall } from '../../kernel/memory.js';
import type { State } from '../../kernel/state.js';
import type { House, TechniqueId } from '../../types.js';
import { type Emit, type Finder, slicedTechnique } from '../shared/technique.js';

/**
 * A technique that searches one house or cage after the other, those left out that stand as they did when nothing was found.
 *
 * @param isWanted - may the house have an instance at all?
 * @param search - hands the instances of the house on; true stops the search
 */
export function houseTechnique(
  id: TechniqueId,
  isWanted: (state: State, house: House) => boolean,
  search: (state: State, house: House, cells: readonly number[], hand: Emit) => boolean,
): Finder {
  return slicedTechnique(id, function* ({ state, memory, pace }, emit) {
    const { tables } = state;
    const inVain = recall(memory, id, () => noHouses(tables));
    for (let house = 0; house < tables.named.length; house++) {
      const { cells } = tables.named[house];
      if (!isWanted(state, house) || areAsSeen(inVain, state, house, cells)) continue;
      if (spend(pace, tables.size ** 3)) yield;
      let any = false;
      const stopped = search(state, house, cells, (step) => {
        any = true;
        return emit(step);
      });
      if (stopped) return true;
      if (!any) noteCells(inVain, state, house, cells);
    }
    return false;
  });
}

/**
 * Finds each set of `size` rows whose union has exactly `size` bits, in lexicographic order of the rows. Rows with one
 * bit, none, or more than `size` take no part.
 *
 * @param visit - takes the mask of the chosen rows and the union of their bits; true stops the search
 * @returns whether `visit` stopped it
 */
export function findTightSets(
  rows: ArrayLike<number>,
  size: number,
  visit: (chosen: number, union: number) => boolean,
): boolean {
  let eligible = 0;
  for (let i = 0; i < rows.length; i++) {
    const count = countBits(rows[i]);
    if (count >= 2 && count <= size) eligible |= 1 << i;
  }
  return countBits(eligible) >= size && extend(rows, size, eligible, 0, 0, visit);
}

function extend(
  rows: ArrayLike<number>,
  left: number,
  eligible: number,
  chosen: number,
  union: number,
  visit: (chosen: number, union: number) => boolean,
): boolean {
  const size = countBits(chosen) + left;
  if (left === 0) return countBits(union) === size && visit(chosen, union);
  for (let rest = eligible; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const wider = union | rows[lowestBit(bit)];
    if (countBits(wider) > size) continue;
    if (extend(rows, left - 1, rest & ~bit, chosen | bit, wider, visit)) return true;
  }
  return false;
}
