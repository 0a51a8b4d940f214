import { createPace, runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { sortSlices } from '../../src/beam/sort-slices.js';

type Item = { readonly key: number; readonly place: number };

/** Items with many equal keys, in no order. */
function items(count: number): Item[] {
  return Array.from({ length: count }, (_, place) => ({ key: (place * 7919) % 23, place }));
}

describe.each([1, 2, 5, 8])('in runs of %i', (run) => {
  test.each([0, 1, run, run + 1, 4 * run - 1, 4 * run, 61])('a list of %i is sorted as by the stable sort', (count) => {
    const list = items(count);
    const expected = [...list].sort((a, b) => a.key - b.key);
    runSlices(sortSlices(list, (a, b) => a.key - b.key, createPace(1), run));
    expect(list).toEqual(expected);
  });
});

test.each([16_000, 300_000])('of %i no slice makes more comparisons than a slice may', (count) => {
  const list = items(count);
  let comparisons = 0;
  let longest = 0;
  let pauses = 0;
  const work = sortSlices(
    list,
    (a, b) => {
      comparisons += 1;
      return a.key - b.key;
    },
    createPace(),
  );
  while (!work.next().done) {
    longest = Math.max(longest, comparisons);
    comparisons = 0;
    pauses += 1;
  }
  expect(list.every(({ key }, i) => i === 0 || list[i - 1].key <= key)).toBe(true);
  expect(pauses).toBeGreaterThan(8);
  expect(Math.max(longest, comparisons)).toBeLessThan(64_000);
});
