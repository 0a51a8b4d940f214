/**
 * Which tiles block which: those that lie on a tile, even partly, and those at its left and its right side.
 *
 *     +---+---+       a tile is two halves wide and two high, so at each side
 *     | L |   |---+   up to two others lie that are shifted by half a tile
 *     +---+ T | R |
 *         |   |---+
 *         +---+
 *
 * A tile is free if nothing lies on it and one of its sides is free. One that goes never closes another in.
 */
import type { Pace } from '@kit/grid';
import type { TilePlace } from '../types.js';

/** For each tile those below it, and those at its left and its right side. */
export type Blockers = { readonly below: number[][]; readonly left: number[][]; readonly right: number[][] };

/** Which tiles block which. O(tiles²). */
export function blockersOf(places: readonly TilePlace[], pace: Pace): Blockers {
  const blockers: Blockers = { below: [], left: [], right: [] };
  for (const { x, y, layer } of places) {
    const below: number[] = [];
    const left: number[] = [];
    const right: number[] = [];
    for (const [tile, other] of places.entries()) {
      const across = other.x - x;
      if (Math.abs(other.y - y) > 1 || Math.abs(across) > 2) continue;
      if (other.layer < layer && Math.abs(across) < 2) below.push(tile);
      if (other.layer === layer && across === -2) left.push(tile);
      if (other.layer === layer && across === 2) right.push(tile);
    }
    blockers.below.push(below);
    blockers.left.push(left);
    blockers.right.push(right);
  }
  pace.work += 2 * places.length * places.length;
  return blockers;
}
