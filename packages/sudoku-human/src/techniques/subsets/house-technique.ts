/** Techniques that look at one house or cage after the other. */

import { spend } from '@kit/grid';
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
