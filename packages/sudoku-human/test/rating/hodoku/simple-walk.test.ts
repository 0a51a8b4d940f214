import { describe, expect, test } from 'vitest';
import { simpleWalk } from '../../../src/rating/hodoku/simple-walk.js';

describe('a walk that enters nothing twice', () => {
  // 0–1–2–3 in a row, 4 beside 1 and 2, and 5 that leads nowhere.
  const near: Readonly<Record<number, number[]>> = { 0: [5, 1], 1: [0, 2, 4], 2: [1, 4, 3], 3: [2], 4: [1, 2], 5: [0] };
  const next = (node: number) => near[node];

  test('is found depth first, the last neighbour first, and with so many links at most', () => {
    expect(simpleWalk(0, 2, 3, next)).toEqual([0, 1, 4, 2]);
    expect(simpleWalk(0, 2, 2, next)).toBeUndefined();
    // In between it may turn back where the limit is reached.
    expect(simpleWalk(0, 3, 3, next)).toEqual([0, 1, 2, 3]);
    expect(simpleWalk(0, 3, 4, next, undefined, () => true)).toEqual([0, 1, 4, 2, 3]);
  });

  test('ends after an odd number of links, unless the caller says otherwise', () => {
    expect(simpleWalk(0, 2, 2, next, undefined, () => true)).toEqual([0, 1, 2]);
    expect(simpleWalk(0, 3, 9, next)).toEqual([0, 1, 2, 3]);
    expect(simpleWalk(0, 3, 9, next, undefined, (links) => links === 4)).toEqual([0, 1, 4, 2, 3]);
  });

  test('is asked for strong links first, then for weak ones in turn', () => {
    const asked: (readonly [number, boolean])[] = [];
    const walk = simpleWalk(0, 3, 3, (node, isStrong) => {
      asked.push([node, isStrong]);
      return isStrong ? [node + 1] : [node - 1, node + 1];
    });
    expect(walk).toEqual([0, 1, 2, 3]);
    expect(asked).toEqual([
      [0, true],
      [1, false],
      [2, true],
    ]);
  });

  test('may come back to its start, and passes no place twice', () => {
    expect(simpleWalk(1, 1, 3, next)).toEqual([1, 4, 2, 1]);
    // 10 and 11 are one place, as two digits of a cell are: the way through both is left out.
    const links: Readonly<Record<number, number[]>> = { 0: [20, 10], 10: [11], 11: [30], 20: [21], 21: [30], 30: [] };
    const place = (node: number) => (node === 11 ? 10 : node);
    expect(simpleWalk(0, 30, 9, (node) => links[node])).toEqual([0, 10, 11, 30]);
    expect(simpleWalk(0, 30, 9, (node) => links[node], place)).toEqual([0, 20, 21, 30]);
  });

  test('is given up after so many steps', () => {
    let asked = 0;
    const all = Array.from({ length: 30 }, (_, node) => node);
    const found = simpleWalk(0, -1, 30, () => {
      asked++;
      return all;
    });
    expect(found).toBeUndefined();
    expect(asked).toBeLessThan(20_000);
  });
});
