/** Keys in a hash table: each by its own words, found again after the table has grown. */
import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { buildStateGraph } from '../../src/kernel/state-graph.js';
import { mix, rehash, sameKey } from '../../src/kernel/state-table.js';
import { region } from '../regions.js';

test('a key is entered where its words say, or at the next free place', () => {
  const keys = Int32Array.of(5, 6, 7, 8, 5, 6);
  const table = new Int32Array(8);
  rehash(keys, 3, 2, table);
  const place = (a: number, b: number) => mix(mix(0, a), b) & 7;
  const expected = new Array<number>(8).fill(0);
  for (const [state, at] of [place(5, 6), place(7, 8), place(5, 6)].entries()) {
    let free = at;
    while (expected[free] !== 0) free = (free + 1) % 8;
    expected[free] = state + 1;
  }
  expect([...table]).toEqual(expected);
});

test('keys are the same if all of their words are', () => {
  const keys = Int32Array.of(1, 2, 1, 2, 1, 3);
  expect(sameKey(keys, 0, 2, 2)).toBe(true);
  expect(sameKey(keys, 0, 4, 2)).toBe(false);
  expect(sameKey(keys, 0, 4, 1)).toBe(true);
});

test('as many states as the open numbers have different needs, however often the table grows', () => {
  const [boxes, cells, seenAtOnce, need] = [12, 3, 5, 7];
  const seen = Array.from({ length: boxes - seenAtOnce + 1 }, (_, at) =>
    Array.from({ length: seenAtOnce }, (__, by) => at + by),
  );
  const of = region(new Array<number>(boxes).fill(cells), seen, new Array<number>(seen.length).fill(need));
  const { order, layerStarts } = runSlices(buildStateGraph(of, 1e6, createPace()))!;
  const left = seen.map(() => seenAtOnce);
  let layer = [seen.map(() => need)];
  const sizes = [1];
  for (const box of order) {
    const next = new Map<string, number[]>();
    const seenBy = [...seen.keys()].filter((number) => seen[number]!.includes(box));
    for (const number of seenBy) left[number]!--;
    for (const needs of layer) {
      for (let value = 0; value <= cells; value++) {
        const after = needs.map((each, number) => (seenBy.includes(number) ? each - value : each));
        if (after.some((each, number) => each < 0 || each > cells * left[number]!)) continue;
        next.set(after.join(), after);
      }
    }
    layer = [...next.values()];
    sizes.push(layer.length);
  }
  expect(Array.from(sizes, (_, at) => layerStarts[at + 1]! - layerStarts[at]!)).toEqual(sizes);
  expect(Math.max(...sizes)).toBeGreaterThan(128);
});
