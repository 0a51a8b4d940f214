import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { Pace } from '../../src/items/pace.js';
import { byUnits, sortedInParts } from '../../src/orders/sorted-in-parts.js';

test('equal members keep their order, within a part and across parts', () => {
  for (const count of [0, 1, 2, 1023, 1024, 1025, 2048, 2049, 3500]) {
    const list = Array.from({ length: count }, (_, at) => ({ key: (at * 31) % 7, at }));
    const sorted = runSlices(sortedInParts(list, (a, b) => a.key - b.key, new Pace(true)));
    expect(sorted).toEqual(list.toSorted((a, b) => a.key - b.key || a.at - b.at));
    expect(list.every(({ at }, place) => at === place)).toBe(true);
  }
});

test('texts go by their units', () => {
  expect(['a', 'B', '', 'b', 'a\u0000', '\uffff', '😀'].sort(byUnits)).toEqual([
    '',
    'B',
    'a',
    'a\u0000',
    'b',
    '😀',
    '\uffff',
  ]);
  expect(byUnits('a', 'a')).toBe(0);
});
