/**
 * What sees all places of a digit in a house: one of them is the digit, so whatever each of them rules out is gone.
 *
 * Wider than locked candidates: the places may see the cell by different houses, by a cage, by a knight's or king's move, and
 * where neighbours may not be consecutive they rule out the digits beside them. The candidates of one cell work alike.
 */

import { countBits } from '../../kernel/bits.js';
import { excludedByAll } from '../../kernel/exclusion.js';
import type { State } from '../../kernel/state.js';
import type { House, Step, Technique } from '../../types.js';
import { candidatesOf, cellsAt, digitsOf, stepOf } from '../shared/parts.js';
import { slicedTechnique } from '../shared/technique.js';

/** How many alternatives are looked at between two yields. */
const A_SLICE = 64;

/**
 * Common peers: what all places of a digit in a house rule out, or all candidates of a cell.
 *
 * Pattern: the places with role `'locked'`, and the house if it is one. By house and digit, then by cell.
 *
 * @example
 * ```ts
 * import { commonPeers } from '@kit/sudoku-human';
 *
 * commonPeers.id; // => 'common-peers'
 * ```
 */
export const commonPeers: Technique = /* @__PURE__ */ slicedTechnique(
  'common-peers',
  function* ({ state }, emit) {
    let asked = 0;
    for (const { nodes, house } of alternativesIn(state)) {
      if (++asked % A_SLICE === 0) yield;
      const struck = excludedByAll(state, nodes);
      if (struck.length > 0 && emit(commonStep(state, nodes, struck, house))) return true;
    }
    return false;
  },
  // With rows, columns and boxes alone it strikes out what locked candidates do.
  { holdsOn: ({ isPlain }) => !isPlain },
);

/** Candidates of which one is true: the places of a digit in a house, and where neighbours differ by two those of a cell. */
function* alternativesIn(state: State): Generator<{ readonly nodes: readonly number[]; readonly house?: House }> {
  const { places, masks, tables } = state;
  const { size, houses, cells, nonConsecutive } = tables;
  for (let house = 0; house < houses; house++) {
    for (let digit = 0; digit < size; digit++) {
      const bits = places[house * size + digit];
      if ((bits & (bits - 1)) === 0) continue;
      yield { nodes: cellsAt(tables, house, bits).map((cell) => cell * size + digit), house };
    }
  }
  for (let cell = 0; nonConsecutive && cell < cells; cell++) {
    const count = countBits(masks[cell]);
    if (count === 2 || count === 3) yield { nodes: digitsOf(masks[cell]).map((digit) => cell * size + digit - 1) };
  }
}

function commonStep(
  { tables }: State,
  nodes: readonly number[],
  struck: readonly number[],
  house: House | undefined,
): Step {
  const locked = candidatesOf(tables, nodes);
  const houses = house === undefined ? [] : [house];
  return stepOf('common-peers', {
    key: house === undefined ? 'common-peers-cell' : 'common-peers',
    eliminations: candidatesOf(tables, struck),
    roles: { locked },
    houses: { house: houses },
    params: {
      cells: { cells: [...new Set(locked.map(({ cell }) => cell))] },
      digits: { digits: [...new Set(locked.map(({ digit }) => digit))] },
      house: house === undefined ? undefined : { houses },
    },
  });
}
