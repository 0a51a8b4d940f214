import type { NeighborTable, Slices } from '@kit/grid';
import type { Pace } from '../kernel/pace.js';
import { spend } from '../kernel/pace.js';
import { createRegionCache } from '../kernel/region-cache.js';
import { closedCells, openInPlace } from '../play/open-in-place.js';
import { openProven } from './open-proven.js';

/** Regions of more states count as if nothing were proven there. */
export const maxProofStates = 50_000;

/** Is a field cleared from its first cell by what is proven alone? */
export function* needsNoGuess(
  mined: Uint8Array,
  table: NeighborTable,
  holes: readonly number[],
  first: number,
  pace: Pace,
): Slices<boolean> {
  const shown = closedCells(mined.length, holes);
  let mines = 0;
  for (const value of mined) mines += value;
  if (spend(pace, 2 * mined.length)) yield;
  yield* openInPlace(shown, mined, table, first, pace);
  return (yield* openProven(shown, mined, table, mines, maxProofStates, createRegionCache(), pace)) === undefined;
}
