import { expect, test } from 'vitest';
import { findMatches, resolve } from '../../src/index.js';

const row = (cols: number, rows = 1) => ({ rows, cols, cells: new Array<number>(rows * cols).fill(5) });

test('a board of one orb is one group, whatever its size', () => {
  for (const board of [
    row(8),
    row(1, 8),
    row(8, 4),
    row(4, 8),
    row(6, 5),
    row(5, 7),
    row(7, 6),
    row(8, 5),
    row(8, 8),
    row(9),
    row(1, 9),
    row(9, 4),
    row(11, 3),
  ]) {
    expect(resolve(board)).toMatchObject({ combos: 1 });
    expect(findMatches(board)).toEqual(resolve(board).waves[0]);
  }
  expect(resolve({ ...row(3), cells: Int8Array.of(5, 5, 5) })).toMatchObject({ combos: 1 });
});

test('what is no board is left to those who refuse it', () => {
  const { proxy, revoke } = Proxy.revocable({ rows: 1, cols: 3, cells: [] as number[] }, {});
  revoke();
  const shapes = [{ rows: 0 }, { cols: 0 }, { rows: 1.5 }, { cols: '3' }, { rows: -1, cols: -3 }, { cols: 2 }];
  const boards = [null, 5, proxy, ...shapes.map((shape) => ({ ...row(3), ...shape })), { ...row(3), cells: [5, 5] }];
  for (const board of boards as never[]) {
    expect(() => resolve(board)).toThrow();
    expect(() => findMatches(board)).toThrow();
  }
  for (const bad of [15, 2 ** 32, -2, 0.5, null, '5', 5n, Symbol('junk'), Object.create(null)]) {
    expect(() => resolve({ ...row(3), cells: [5, 5, bad as never] })).toThrow('board.cells');
    expect(() => findMatches({ ...row(3), cells: [5, 5, bad as never] })).toThrow('board.cells');
  }
});

test('groups of any size list their cells in order', () => {
  for (const cols of [3, 4, 5, 6, 7, 8]) {
    expect(findMatches(row(cols))).toEqual([{ type: 5, cells: [0, 1, 2, 3, 4, 5, 6, 7].slice(0, cols) }]);
  }
});

test.each([0, 31, 32, 63])('what is no type is refused in cell %i of 64', (cell) => {
  for (const bad of [15, -2, 0.5, '5', 2 ** 32]) {
    const cells = new Array<number>(64).fill(5).with(cell, bad as never);
    expect(() => resolve({ rows: 8, cols: 8, cells })).toThrow('board.cells');
  }
});
