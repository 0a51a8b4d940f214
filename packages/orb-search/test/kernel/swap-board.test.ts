import { expect, test } from 'vitest';
import { findMatches, findSwaps } from '../../src/index.js';

test('what is no type is refused', () => {
  expect(findSwaps({ rows: 1, cols: 3, cells: [14, -1, 0] })).toEqual([]);
  for (const bad of [15, -2, 1.5, null, true, '4', undefined, 2 ** 32, Number.NaN] as never[]) {
    expect(() => findSwaps({ rows: 1, cols: 3, cells: [4, bad, 4] }), String(bad)).toThrow('board.cells[1]');
  }
});

test('a match of any size is what the board with the exchange has', () => {
  // All the same but for one orb: what moves joins a group of nearly the whole board.
  const cells = new Array<number>(31 * 32).fill(3);
  cells[500] = 4;
  const swaps = findSwaps({ rows: 31, cols: 32, cells });
  expect(swaps.map(({ a, b }) => [a, b])).toEqual([
    [468, 500],
    [499, 500],
    [500, 501],
    [500, 532],
  ]);
  for (const { a, b, matches, score } of swaps) {
    const after = [...cells];
    [after[a], after[b]] = [after[b], after[a]];
    expect(matches).toEqual(findMatches({ rows: 31, cols: 32, cells: after }));
    expect(score).toBe(1 + 0.25 * (31 * 32 - 1 - 3));
  }
});

test('an L lists its cells in order, and what only touches stays', () => {
  const board = { rows: 4, cols: 5, cells: [0, 0, 1, 0, 2, 3, 4, 0, 5, 6, 4, 3, 0, 0, 5, 6, 5, 0, 3, 4] };
  const [, ofL, ofLine] = findSwaps(board);
  expect(ofL).toEqual({ a: 2, b: 3, matches: [{ type: 0, cells: [0, 1, 2, 7, 12, 17] }], score: 1.75 });
  expect(ofLine).toEqual({ a: 2, b: 7, matches: [{ type: 0, cells: [0, 1, 2, 3] }], score: 1.25 });
});

test('what is no board of at most 32 × 32 is refused, and other lists are read', () => {
  const cells = [0, 1, 0, 2, 1, 0, 2, 1];
  const board = { rows: 2, cols: 4, cells };
  expect(findSwaps({ ...board, cells: Int8Array.from(cells) })).toEqual(findSwaps(board));
  const long = new Array<number>(33).fill(1);
  const shapes = [{ rows: 1, cols: 33, cells: long }, { rows: 33, cols: 1, cells: long }, { rows: 3 }, { cols: 5 }];
  for (const bad of [...shapes, { rows: 0.5, cols: 16 }, { rows: 2.5, cols: 3.2 }, { rows: -2, cols: -4 }]) {
    expect(() => findSwaps({ ...board, ...bad })).toThrow('board');
  }
});
