import { describe, expect, test } from 'vitest';
import { emptyLayout, type Layout, makeItems } from '../../src/items/items.js';
import { Pace } from '../../src/items/pace.js';
import { Incumbent } from '../../src/pages/page-problem.js';

describe('the best so far', () => {
  const sides = new Int32Array(2).fill(5);
  const items = makeItems(sides, sides, new Uint8Array(2));
  const start = (): Incumbent => {
    const frame = { width: 10, height: 10, blocks: [], regions: [], spaces: [] };
    const pages = { frame: () => frame, limit: 9, distinct: 0 };
    return new Incumbent({ items, pages, uniform: true, byCount: false, order: undefined, bound: 1 }, new Pace(true));
  };
  const layoutOn = (...page: number[]): Layout => ({
    ...emptyLayout(2),
    x: Int32Array.of(0, 5),
    page: Int32Array.from(page),
  });

  test('is only what is better than all before, and counts how often that was', () => {
    const best = start();
    const two = layoutOn(0, 1);
    const steps: [Layout, boolean, number][] = [
      [layoutOn(-1, -1), false, 0],
      [layoutOn(0, -1), true, 1],
      [two, true, 2],
      [layoutOn(-1, 0), false, 2],
      [layoutOn(0, 1), false, 2],
      [layoutOn(0, 0), true, 3],
      [two, false, 3],
    ];
    for (const [layout, isTaken, version] of steps) {
      const before = best.layout;
      expect([best.offer(layout), best.version]).toEqual([isTaken, version]);
      expect(best.layout).toBe(isTaken ? layout : before);
    }
    expect([best.isComplete, best.isOptimal, best.end]).toEqual([true, true, 1]);
  });

  test('keeps a copy of what goes on to change', () => {
    const best = start();
    const layout = layoutOn(0, 0);
    expect(best.offerCopy(layout)).toBe(true);
    layout.page.fill(-1);
    expect([...best.layout.page]).toEqual([0, 0]);
  });

  test('can be seen while the first packing grows, and later only when it is offered', () => {
    const best = start();
    const first = best.draft();
    expect(best.layout).toBe(first);
    best.offer(layoutOn(0, 0));
    const kept = best.layout;
    best.draft();
    expect(best.layout).toBe(kept);
  });
});
