/**
 * Restricted commons: a digit of two almost locked sets whose places in one all see its places in the other, so that only
 * one of the two sets can have it.
 *
 * Worked out once a state for all pairs of sets, from the places and the sight of each digit in each set as boards.
 */

import { lowestBit } from '../kernel/bits.js';
import { peerBoards } from '../kernel/geometry.js';
import type { State } from '../kernel/state.js';
import { type AlmostLockedSet, boardOf } from './almost-locked-sets.js';

/** The most sets that are compared, the smallest ones; only positions with few digits have more. */
const maxSets = 800;

/** A pair of sets with a restricted common. */
export type Common = {
  /** The index of the other set. */
  readonly to: number;
  /** The digits that are restricted, bit 0 for digit 0. */
  readonly digits: number;
  /** Do the two sets share cells? */
  readonly overlaps: boolean;
};

/** The sets of a state and the restricted commons of each. */
export type SetGraph = {
  /** The almost locked sets. */
  readonly sets: readonly AlmostLockedSet[];
  /** By set: its restricted commons, ascending by the other set. */
  readonly commons: readonly (readonly Common[])[];
};

/** The graph of the state's almost locked sets. */
export function setGraph(state: State, all: readonly AlmostLockedSet[]): SetGraph {
  const sets = all.slice(0, maxSets);
  const commons: Common[][] = sets.map(() => []);
  const views = new Int32Array(sets.length * 54);
  for (const [i, set] of sets.entries()) views.set(viewOf(state, set), i * 54);
  const masks = Uint16Array.from(sets, ({ mask }) => mask);
  for (let i = 0; i < sets.length; i++) {
    for (let j = i + 1; j < sets.length; j++) {
      if ((masks[i] & masks[j]) === 0) continue;
      const digits = restricted(masks[i] & masks[j], views, i * 54, j * 54);
      if (digits === 0) continue;
      const overlaps = [0, 1, 2].some((band) => (sets[i].board[band] & sets[j].board[band]) !== 0);
      commons[i].push({ to: j, digits, overlaps });
      commons[j].push({ to: i, digits, overlaps });
    }
  }
  return { sets, commons };
}

/** By digit: the places in the set and the cells that see all of them, six words a digit. */
function viewOf(state: State, { cells }: AlmostLockedSet): Int32Array {
  const view = new Int32Array(54);
  for (let digit = 0; digit < 9; digit++) {
    const places = cells.filter((cell) => state.masks[cell] & (1 << digit));
    view.set(boardOf(places), digit * 6);
    for (let band = 0; band < 3; band++) {
      let sight = -1;
      for (const cell of places) sight &= peerBoards[cell * 3 + band];
      view[digit * 6 + 3 + band] = sight;
    }
  }
  return view;
}

function restricted(common: number, views: Int32Array, a: number, b: number): number {
  let digits = 0;
  for (let rest = common; rest !== 0; rest &= rest - 1) {
    const digit = lowestBit(rest);
    const p = a + digit * 6;
    const q = b + digit * 6;
    if (((views[q] & ~views[p + 3]) | (views[q + 1] & ~views[p + 4]) | (views[q + 2] & ~views[p + 5])) === 0) {
      digits |= 1 << digit;
    }
  }
  return digits;
}
