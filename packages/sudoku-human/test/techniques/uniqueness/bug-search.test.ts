import { expect, test } from 'vitest';
import { createState, type State } from '../../../src/kernel/state.js';
import { nearBugs } from '../../../src/techniques/uniqueness/bug-search.js';

/** A grid in which every cell may hold its digit or the next one: each digit has two places in each house. */
const grave = Array.from({ length: 81 }, (_, cell) => {
  const row = Math.floor(cell / 9);
  const digit = ((row % 3) * 3 + Math.floor(row / 3) + cell) % 9;
  return (1 << digit) | (1 << ((digit + 1) % 9));
});

/** That grid with one more candidate in each of some cells, no two of which share a house. */
function withExtras(cells: readonly number[]): State {
  const masks = [...grave];
  for (const cell of cells) masks[cell] |= masks[cell] << 1 < 0x200 ? masks[cell] << 1 : 1 << 4;
  return createState(new Uint8Array(81), masks);
}

const apart = [0, 12, 24, 28, 40, 52, 56];

test('a grave is no near one', () => {
  expect(nearBugs(withExtras([]))).toEqual([]);
});

test.each([1, 5, 6])('%i cells with more than two candidates are taken back to a grave', (count) => {
  const state = withExtras(apart.slice(0, count));
  const [near, ...more] = nearBugs(state);
  expect(more).toEqual([]);
  expect(near.cells).toEqual(apart.slice(0, count));
  expect(near.extras).toEqual(near.cells.map((cell) => state.masks[cell] & ~grave[cell]));
});

test('seven are not looked at', () => {
  expect(nearBugs(withExtras(apart))).toEqual([]);
});

test('a cell with one candidate makes it none', () => {
  const masks = [...grave];
  masks[0] |= 1 << 7;
  masks[80] &= masks[80] - 1;
  expect(nearBugs(createState(new Uint8Array(81), masks))).toEqual([]);
});

test('a digit with one place in a house and another with three make it none', () => {
  const masks = [...grave];
  masks[0] |= 1 << 7;
  const [gone] = [masks[80] & -masks[80]];
  const other = [1, 2, 4, 8, 16, 32, 64, 128, 256].find((bit) => (masks[80] & bit) === 0) as number;
  masks[80] = (masks[80] & ~gone) | other;
  expect(nearBugs(createState(new Uint8Array(81), masks))).toEqual([]);
});

test('each cell keeps two candidates, also where others would do for the digits', () => {
  // With the 4 of r1c3 and r2c1 in r1c1 and r2c3 instead, it has two places in each house, too.
  const masks = [...grave];
  for (const cell of [0, 11]) masks[cell] |= 1 << 3;
  for (const cell of [2, 9]) masks[cell] |= 1 << 7;
  const near = nearBugs(createState(new Uint8Array(81), masks));
  expect(near.map(({ cells, extras }) => cells.map((cell, i) => masks[cell] & ~extras[i]))).toEqual([
    [0, 2, 9, 11].map((cell) => grave[cell]),
  ]);
});
