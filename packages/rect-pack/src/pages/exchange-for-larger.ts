/**
 * The last touch on a page that can't hold everything: a rectangle gives its place to a larger one that had none.
 *
 *     ┌────┐  ┌──┐        Taken out, a rectangle leaves a hole that reaches as far as its neighbours let it: sideways
 *     │    ├──┤  │        first and then up and down, or the other way round. If something homeless fits into it and
 *     │    │▒▒│  │        is larger, it moves in. The exchange with the largest gain is made, then the next one, until
 *     └────┴──┴──┘        there is none; the area grows with each, so there is an end.
 *
 * One exchange costs O(n²).
 */

import { type Pace, type Slices, spend } from '@kit/grid';
import type { Box } from '../items/box.js';
import { boxOf, type Items, type Layout, put, worthOf } from '../items/items.js';

/** What lies in a bin: those of the items, by the layout. */
type Filled = {
  readonly items: Items;
  readonly layout: Layout;
  readonly isIn: readonly number[];
  readonly binWidth: number;
  readonly binHeight: number;
};

/** Exchanges in the layout's page 0 until nothing is gained; returns how much that was. */
export function* exchangeForLarger(
  items: Items,
  layout: Layout,
  binWidth: number,
  binHeight: number,
  pace: Pace,
): Slices<number> {
  const { count, width, height, turnable } = items;
  const isIn: number[] = [];
  const isOut: number[] = [];
  for (let item = 0; item < count; item++) (layout.page[item] === 0 ? isIn : isOut).push(item);
  const filled: Filled = { items, layout, isIn, binWidth, binHeight };
  let gained = 0;
  for (;;) {
    const best = { gain: 0, slot: -1, other: -1, turned: 0, x: 0, y: 0 };
    for (let slot = 0; slot < isIn.length; slot++) {
      if (spend(pace, 2 * (2 * isIn.length + isOut.length))) yield;
      const area = worthOf(items, isIn[slot]);
      for (const sidewaysFirst of [true, false]) {
        const hole = holeOf(filled, slot, sidewaysFirst);
        for (let other = 0; other < isOut.length; other++) {
          const item = isOut[other];
          const gain = worthOf(items, item) - area;
          if (gain <= best.gain) continue;
          const upright = fits(hole, width[item], height[item]);
          if (!upright && !(turnable[item] === 1 && fits(hole, height[item], width[item]))) continue;
          Object.assign(best, { gain, slot, other, turned: upright ? 0 : 1, x: hole.x, y: hole.y });
        }
      }
    }
    if (best.slot < 0) return gained;
    const { gain, slot, other } = best;
    const leaves = isIn[slot];
    const enters = isOut[other];
    isIn[slot] = enters;
    isOut[other] = leaves;
    layout.page[leaves] = -1;
    put(layout, enters, best, 0);
    gained += gain;
  }
}

function fits(hole: Box, width: number, height: number): boolean {
  return width <= hole.endX - hole.x && height <= hole.endY - hole.y;
}

/** How far the place of an item reaches when it is gone, stretched along one axis and then along the other. */
function holeOf(filled: Filled, slot: number, sidewaysFirst: boolean): Box {
  const { items, layout, isIn, binWidth, binHeight } = filled;
  const hole = { ...boxOf(items, layout, isIn[slot]) };
  for (const sideways of [sidewaysFirst, !sidewaysFirst]) {
    let from = 0;
    let to = sideways ? binWidth : binHeight;
    for (let at = 0; at < isIn.length; at++) {
      if (at === slot) continue;
      const box = boxOf(items, layout, isIn[at]);
      if (sideways) {
        if (box.y >= hole.endY || box.endY <= hole.y) continue;
        if (box.endX <= hole.x) from = Math.max(from, box.endX);
        else to = Math.min(to, box.x);
      } else {
        if (box.x >= hole.endX || box.endX <= hole.x) continue;
        if (box.endY <= hole.y) from = Math.max(from, box.endY);
        else to = Math.min(to, box.y);
      }
    }
    if (sideways) {
      hole.x = from;
      hole.endX = to;
    } else {
      hole.y = from;
      hole.endY = to;
    }
  }
  return hole;
}
