import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { classicTables } from '../../../src/kernel/geometry.js';
import { countCoverSets, coverSets } from '../../../src/techniques/fish/cover-sets.js';
import { boxOf, cells, choose, colOf, rowOf } from '../positions.js';

const columns = [9, 10, 11, 12, 13, 14, 15, 16, 17];
const lines = [0, 1, 2, 3, 4, 5, 6, 7, 8, ...columns];
const all = Array.from({ length: 27 }, (_, house) => house);
const housesOf = (cell: number) => [rowOf(cell), 9 + colOf(cell), 18 + boxOf(cell)];

test.each([
  ['no cover', columns, 0],
  ['one of nine', columns, 1],
  ['four of nine', columns, 4],
  ['three of eighteen', lines, 3],
  ['three of all', all, 3],
] as const)('each set of %s has one bit, which says what it holds', (_, covers, number) => {
  const { words, holding, including, all: bits } = runSlices(coverSets(classicTables, covers, number));
  const sets: number[][] = [];
  for (let set = 0; set < words * 32; set++) {
    const has = (masks: Int32Array, of: number) => (masks[of * words + (set >> 5)] & (1 << (set & 31))) !== 0;
    const houses = all.filter((house) => has(including, house));
    expect(cells.filter((cell) => has(holding, cell))).toEqual(
      cells.filter((cell) => housesOf(cell).some((house) => houses.includes(house))),
    );
    if (has(bits, 0)) sets.push(houses);
    else expect(houses).toEqual([]);
  }
  expect(sets.map(String).sort()).toEqual(choose(covers, number).map(String).sort());
  expect(countCoverSets(covers.length, number)).toBe(sets.length);
});
