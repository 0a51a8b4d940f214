import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import {
  addAt,
  cellsIn,
  firstAt,
  hasAt,
  intersection,
  intersects,
  intersectsAt,
  isEmpty,
  isSubset,
  isSubsetAt,
  keepAt,
  setAt,
  setOf,
  sizeOf,
  union,
  without,
} from '../../src/kernel/cell-sets.js';

// Few cells, so that none, one and all of them lie in the other set often enough.
const some = fc.uniqueArray(fc.constantFrom(0, 31, 32, 40, 63, 64, 80), { maxLength: 4 });

prop([some, some])('sets of cells do what sets do', (a, b) => {
  const [first, second] = [setOf(a), setOf(b)];
  const sorted = (cells: number[]) => cells.sort((x, y) => x - y);
  const both = a.filter((cell) => b.includes(cell));
  expect(cellsIn(first)).toEqual(sorted([...a]));
  expect(cellsIn(union(first, second))).toEqual(sorted([...new Set([...a, ...b])]));
  expect(cellsIn(intersection(first, second))).toEqual(sorted(both));
  expect(cellsIn(without(first, second))).toEqual(sorted(a.filter((cell) => !b.includes(cell))));
  expect([sizeOf(first), isEmpty(first)]).toEqual([a.length, a.length === 0]);
  expect(intersects(first, second)).toBe(both.length > 0);
  expect(isSubset(first, second)).toBe(both.length === a.length);
});

prop([some, some])('and so do sets in a list of them', (a, b) => {
  const [ones, others] = [new Int32Array(9), new Int32Array(9)];
  for (const cell of a) addAt(ones, 1, cell);
  for (const cell of b) addAt(others, 2, cell);
  const both = a.filter((cell) => b.includes(cell));
  expect(setAt(ones, 1)).toEqual(setOf(a));
  expect([0, 31, 32, 40, 63, 64, 80].filter((cell) => hasAt(ones, 1, cell))).toEqual([...a].sort((x, y) => x - y));
  expect(intersectsAt(ones, 1, others, 2)).toBe(both.length > 0);
  expect(isSubsetAt(ones, 1, others, 2)).toBe(both.length === a.length);
  if (a.length > 0) expect(firstAt(ones, 1)).toBe(Math.min(...a));
  keepAt(ones, 1, others, 2);
  expect(setAt(ones, 1)).toEqual(setOf(both));
});
