/**
 * Carries one tile to a cell: the blank walks to the cell in front of the tile, steps onto the tile, and so on.
 *
 *     . ↗ →        after a step up the blank is below the tile; to go on up it walks round (5 moves a step),
 *     . 7 ↓        to turn sideways only half round (3 moves): zigzag paths are the cheaper ones, and choosing
 *     . _ .        the nearer front cell finds them by itself
 *
 * Of two equally short paths the blank takes the one that also brings the tiles it passes nearer to their homes.
 */

import type { Slices } from '@kit/grid';
import { isSliceOver, startPace } from '../kernel/pace.js';
import { type Field, gainAlong, gainOf, stepBlank, stepsBetween } from './field.js';
import { createRouter } from './route.js';

/** Carries tiles on a field. */
export type Carrier = {
  /** Walks the blank to a cell, past the finished cells and two cells that must stay as they are (−1 for none). */
  readonly walkBlank: (target: number, keep: number, keepToo?: number) => Slices<void>;
  /** Carries a tile to a cell, past the finished cells. */
  readonly carry: (label: number, target: number) => Slices<void>;
};

/** Steps of the blank in a slice. */
const slice = 2_500;

/** A carrier for a field; it keeps scratch memory of the field's size. */
export function createCarrier(field: Field): Carrier {
  const { slots, fixed, places, rowOf, colOf } = field;
  const routeCloser = createRouter(field);

  /** Round one side or the other of what is in the way, both as short: the one that brings more tiles nearer. */
  const betterRoute = (target: number, keep: number, keepToo: number): number[] => {
    const one = routeCloser(field.blank, target, keep, keepToo);
    const other = routeCloser(field.blank, target, keep, keepToo, true);
    return gainAlong(field, one) >= gainAlong(field, other) ? one : other;
  };

  const pace = startPace(slice);

  /** Walks on; false if the slice was over before the target was reached. */
  const walkOn = (target: number, keep: number, keepToo: number): boolean => {
    while (field.blank !== target) {
      if (isSliceOver(pace)) return false;
      const left = stepsBetween(field, field.blank, target);
      let best = -1;
      let bestGain = -2;
      for (let slot = 0; slot < 4; slot++) {
        const to = slots[field.blank * 4 + slot];
        if (to < 0 || fixed[to] || to === keep || to === keepToo) continue;
        if (stepsBetween(field, to, target) > left) continue;
        const gain = gainOf(field, to);
        if (gain <= bestGain) continue;
        best = to;
        bestGain = gain;
      }
      pace.work++;
      if (best >= 0) {
        stepBlank(field, best);
        continue;
      }
      for (const cell of betterRoute(target, keep, keepToo)) {
        stepBlank(field, cell);
        pace.work++;
      }
    }
    return true;
  };

  function* walkBlank(target: number, keep: number, keepToo = -1): Slices<void> {
    while (!walkOn(target, keep, keepToo)) yield;
  }

  /** How far the blank is from a cell if it must not pass the tile. */
  const detour = (front: number, tile: number): number => {
    const { blank } = field;
    const straight = stepsBetween(field, blank, front);
    const inRow = rowOf[blank] === rowOf[front] && rowOf[tile] === rowOf[front];
    const inCol = colOf[blank] === colOf[front] && colOf[tile] === colOf[front];
    const between = stepsBetween(field, blank, tile) + 1 === straight;
    return (inRow || inCol) && between ? straight + 2 : straight;
  };

  function* carry(label: number, target: number): Slices<void> {
    while (places[label] !== target) {
      const tile = places[label];
      const left = stepsBetween(field, tile, target);
      let best = -1;
      let bestCost = Number.POSITIVE_INFINITY;
      for (let slot = 0; slot < 4; slot++) {
        const front = slots[tile * 4 + slot];
        if (front < 0 || fixed[front] || stepsBetween(field, front, target) > left) continue;
        const cost = detour(front, tile);
        if (cost >= bestCost) continue;
        best = front;
        bestCost = cost;
      }
      const path = best >= 0 ? [best] : routeCloser(tile, target, -1, -1);
      for (const front of path) {
        while (!walkOn(front, places[label], -1)) yield;
        stepBlank(field, places[label]);
        pace.work++;
      }
    }
  }

  return { walkBlank, carry };
}
