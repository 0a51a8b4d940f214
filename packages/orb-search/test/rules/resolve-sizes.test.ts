import { expect, test } from 'vitest';
import { resolve } from '../../src/index.js';

test('boards may hold their cells in any kind of list', () => {
  const cells = [1, 0, 0, 2, 2, 2, 0, 1, -0];
  const wanted = {
    waves: [[{ type: 2, cells: [3, 4, 5] }]],
    combos: 1,
    board: { rows: 3, cols: 3, cells: [-1, -1, -1, 1, 0, 0, 0, 1, 0] },
  };
  for (const list of [cells, Int8Array.from(cells), { ...cells, length: 9 }]) {
    expect(resolve({ rows: 3, cols: 3, cells: list })).toEqual(wanted);
  }
});

test('boards of one size and then another have nothing to do with each other', () => {
  const wide = { rows: 1, cols: 4, cells: [3, 3, 3, 3] };
  const tall = { rows: 4, cols: 1, cells: [3, 3, 3, 1] };
  const apart = [resolve(wide), resolve(tall)];
  expect([wide, tall, wide, tall].map((board) => resolve(board))).toEqual([...apart, ...apart]);
  expect(apart.map(({ combos }) => combos)).toEqual([1, 1]);
});
