/**
 * Carries one tile to a cell: the blank walks to the cell in front of the tile, steps onto the tile, and so on.
 *
 *     . ↗ →        after a step up the blank is below the tile; to go on up it walks round (5 moves a step),
 *     . 7 ↓        to turn sideways only half round (3 moves): zigzag paths are the cheaper ones, so tiles keep as
 *     . _ .        many steps to go along one axis as along the other
 *
 * Wherever the blank walks, it takes the way that is worth most to the tiles it passes: see sweep.ts.
 */

import { type Pace, type Slices, spend } from '@kit/grid';
import { type Field, stepBlank, stepsBetween } from './field.js';
import { createRouter } from './route.js';
import { createSweeper, type Prices, usualPrices } from './sweep.js';

/** Carries tiles on a field. */
export type Carrier = {
  /** Walks the blank to a cell, past the finished cells. */
  readonly walkBlank: (target: number) => Slices<void>;
  /** Carries a tile to a cell, past the finished cells. */
  readonly carry: (label: number, target: number) => Slices<void>;
};

/** What a step of the blank takes, in units of the pace. */
const stepWork = 100;

/** A carrier for a field; it keeps scratch memory of the field's size. */
export function createCarrier(field: Field, pace: Pace, prices: Prices = usualPrices): Carrier {
  const { slots, fixed, places, rowOf, colOf } = field;
  const routeCloser = createRouter(field);
  const sweep = createSweeper(field, prices, pace);

  const follow = (path: readonly number[]): void => {
    for (const cell of path) stepBlank(field, cell);
    pace.work += path.length * stepWork;
  };

  function* walkBlank(target: number): Slices<void> {
    while (field.blank !== target) {
      follow(sweep(target)?.path ?? routeCloser(field.blank, target));
      if (spend(pace, 0)) yield;
    }
  }

  /** What a tile's way from a cell costs beyond its length. */
  const priceFrom = (cell: number, target: number): number =>
    prices[3] * Math.abs(Math.abs(rowOf[cell] - rowOf[target]) - Math.abs(colOf[cell] - colOf[target]));

  function* carry(label: number, target: number): Slices<void> {
    while (places[label] !== target) {
      const tile = places[label];
      const left = stepsBetween(field, tile, target);
      let bestFront = -1;
      let best: readonly number[] | undefined;
      let bestCost = Number.POSITIVE_INFINITY;
      // The tile is a wall while the blank goes round it.
      fixed[tile] = 1;
      for (let slot = 0; slot < 4; slot++) {
        const front = slots[tile * 4 + slot];
        if (front < 0 || fixed[front] || stepsBetween(field, front, target) > left) continue;
        const way = sweep(front);
        if (!way) continue;
        const cost = way.cost + priceFrom(front, target);
        if (cost >= bestCost) continue;
        bestFront = front;
        best = way.path;
        bestCost = cost;
      }
      fixed[tile] = 0;
      if (best) {
        follow(best);
        // Not yet there if that was far.
        if (field.blank === bestFront) stepBlank(field, tile);
      } else {
        for (const front of routeCloser(tile, target)) {
          const at = places[label];
          fixed[at] = 1;
          yield* walkBlank(front);
          fixed[at] = 0;
          stepBlank(field, at);
        }
      }
      if (spend(pace, 0)) yield;
    }
  }

  return { walkBlank, carry };
}
