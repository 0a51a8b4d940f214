import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import * as kit from '../../../src/index.js';
import { classicTables } from '../../../src/kernel/geometry.js';
import { tablesOf } from '../../../src/layout/tables.js';
import { createBaseFinder } from '../../../src/techniques/fish/fish-bases.js';
import { mostThroughACell } from '../../../src/techniques/fish/fish-houses.js';
import { findersOf } from '../../../src/techniques/shared/technique.js';
import { choose, houses } from '../positions.js';

const every = houses.map((_, house) => house);

// Among all houses: with fewer the sets of covers fit into one word.
test('the bases of a Swordfish are among those that can make a fish', () => {
  const find = createBaseFinder(classicTables, { bases: every, covers: every }, 3);
  const columns = choose(every.slice(9, 18), 3);
  const lost = choose(every.slice(0, 9), 3).flatMap((bases, at) =>
    [0, 1].map((more) => {
      const covers = columns[(at * 5 + more * 41) % columns.length];
      const body = bases.flatMap((row) => covers.map((column) => row * 9 + column - 9));
      const struck = houses[covers[at % 3]].filter((cell) => !body.includes(cell))[at % 6];
      const board = new Int32Array(3);
      for (const cell of [...body, struck]) board[cell >> 5] |= 1 << (cell & 31);
      const wanted = bases.reduce((mask, house) => mask | (1 << house), 0);
      return runSlices(find(board, 0)).some((mask) => (wanted & ~mask) === 0) ? [] : [[bases, covers, struck]];
    }),
  );
  expect(lost.flat()).toEqual([]);
});

test.each([
  ['classic', {}, 3],
  ['diagonals and groups', { diagonals: true, disjointGroups: true }, 6],
  ['a further house', { extraHouses: [[0, 10, 20, 3, 13, 23, 6, 16, 26]] }, 4],
] as const)('the most houses that a cell is in: %s', (_, options, most) => {
  const tables = tablesOf(kit.createLayout(options));
  expect(mostThroughACell(tables, [...Array(tables.houses).keys()])).toBe(most);
  expect(mostThroughACell(tables, [0, 1, 9, 18])).toBe(3);
  expect(mostThroughACell(tables, [0, 1])).toBe(1);
});

test('only the largest fish of any houses are left out on boards with many houses', () => {
  const fish = findersOf([kit.frankenLeviathan, kit.mutantWhale, kit.mutantLeviathan, kit.finnedMutantLeviathan]);
  const heldOn = (options: object) => fish.map(({ holdsOn }) => holdsOn?.(tablesOf(kit.createLayout(options))));
  expect(heldOn({})).toEqual([true, true, true, true]);
  expect(heldOn({ diagonals: true })).toEqual([true, true, true, true]);
  expect(heldOn({ windows: true })).toEqual([true, true, false, false]);
  expect(heldOn({ size: 16 })).toEqual([true, false, false, false]);
});
