import { type Items, makeItems } from '../../src/items/items.js';
import type { ItemOrder } from '../../src/orders/item-orders.js';
import type { PageProblem } from '../../src/pages/page-problem.js';

export type Rules = {
  readonly order?: ItemOrder;
  readonly limit?: number;
  readonly byCount?: boolean;
  readonly side?: number;
};

export function problemOf(items: Items, { order, limit = 1, byCount = false, side = 10 }: Rules): PageProblem {
  const whole = { x: 0, y: 0, endX: side, endY: side };
  const frame = { width: side, height: side, blocks: [], regions: [whole], spaces: [whole] };
  return { items, pages: { frame: () => frame, limit, distinct: 0 }, uniform: true, byCount, order, bound: 1 };
}

export const squares = (count: number, side = 10): Items => {
  const sides = new Int32Array(count).fill(side);
  return makeItems(sides, sides, new Uint8Array(count));
};
