import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { emptyLayout, makeItems } from '../../src/items/items.js';
import { startTally } from '../../src/items/tally.js';
import { settleLastPage } from '../../src/pages/last-page.js';

const region = { x: 0, y: 0, endX: 10, endY: 10 };
const frame = { width: 10, height: 10, blocks: [], regions: [region], spaces: [region] };
const settle = (widths: readonly number[], heights: readonly number[], pace = startTally(createPace())) => {
  const items = makeItems(Int32Array.from(widths), Int32Array.from(heights), new Uint8Array(widths.length));
  const pages = { frame: () => frame, limit: 9, distinct: 0 };
  const problem = { items, pages, uniform: true, byCount: false, order: undefined, bound: 1 };
  return runSlices(settleLastPage(problem, emptyLayout(items.count), 3, 'fast', pace));
};

test('what is homeless moves to the last page, into a corner', () => {
  const layout = settle([5, 4], [3, 3]);
  expect([...(layout?.page ?? [])]).toEqual([3, 3]);
  expect([...(layout?.y ?? [])]).toEqual([0, 0]);
});

test('what lies on that page already is packed with it, and the other pages stay', () => {
  const items = makeItems(Int32Array.of(5, 4, 5), Int32Array.of(3, 3, 3), new Uint8Array(3));
  const pages = { frame: () => frame, limit: 9, distinct: 0 };
  const problem = { items, pages, uniform: true, byCount: false, order: undefined, bound: 1 };
  const start = { ...emptyLayout(3), page: Int32Array.of(3, -1, 0), y: Int32Array.of(7, 0, 6) };
  const layout = runSlices(settleLastPage(problem, start, 3, 'fast', startTally(createPace())));
  expect([...(layout?.page ?? [])]).toEqual([3, 3, 0]);
  expect([...(layout?.y ?? [])]).toEqual([0, 0, 6]);
  expect(new Set(layout?.x.subarray(0, 2)).size).toBe(2);
});

test('pauses change nothing', () => {
  expect(settle([5, 4], [3, 3], startTally(createPace(1)))).toEqual(settle([5, 4], [3, 3]));
});

test('what does not fit there together stays', () => {
  expect(settle([6, 6], [6, 6])).toBeUndefined();
});
