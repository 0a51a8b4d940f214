import { expect, test } from 'vitest';
import { readBoard } from '../../src/board/read-board.js';
import { parseMines } from '../../src/index.js';
import { collectConstraints } from '../../src/kernel/constraints.js';
import { countMembers, propagate, sumUp } from '../../src/kernel/propagate.js';

/** What is settled: `#` a mine, `.` safe, `?` an open question, a space what is no hidden cell. */
function settled(rows: string): { cells: string; safe: number; mines: number; possible: boolean } {
  const { cells, table, mines } = readBoard(parseMines(rows, { mines: 1 }));
  const constraints = collectConstraints(cells, table, mines, true);
  const { values, safeCount, mineCount, possible } = propagate(constraints);
  const signs = Array.from(values, (value, cell) => (constraints.unknown[cell] === 0 ? ' ' : '?.#'[value + 1]));
  return { cells: signs.join(''), safe: safeCount, mines: mineCount, possible };
}

test('a number that needs nothing makes its cells safe, one that needs all of them makes them mines', () => {
  expect(settled('# 0 #')).toEqual({ cells: '. .', safe: 2, mines: 0, possible: true });
  expect(settled('# 2 #')).toEqual({ cells: '# #', safe: 0, mines: 2, possible: true });
  expect(settled('F 1 #')).toEqual({ cells: '  .', safe: 1, mines: 0, possible: true });
});

test('one that needs some of them settles nothing', () => {
  expect(settled('# 1 #')).toEqual({ cells: '? ?', safe: 0, mines: 0, possible: true });
  expect(settled('# # #')).toEqual({ cells: '???', safe: 0, mines: 0, possible: true });
});

test('what is settled settles what is next to it, in both directions', () => {
  expect(settled('# 1 # 1 # 1 # 0')).toEqual({ cells: '# . # . ', safe: 2, mines: 2, possible: true });
  expect(settled('0 # 1 # 1 # 1 #')).toEqual({ cells: ' . # . #', safe: 2, mines: 2, possible: true });
  expect(settled('# 1 # 1 #')).toEqual({ cells: '? ? ?', safe: 0, mines: 0, possible: true });
});

test('a number that needs too many, or less than none, can not be satisfied', () => {
  for (const rows of ['# 2 0', 'F 0 #', 'F 2 0', '0 # 1', '# 1 # 2 # 0'])
    expect([rows, settled(rows).possible]).toEqual([rows, false]);
  expect(settled('F 1 0').possible).toBe(true);
});

test('starts of rows are made of what occurs how often', () => {
  const starts = new Int32Array(7);
  countMembers(Int32Array.of(0, 2, 2, 3, 5, 4), starts, 5);
  expect([...starts]).toEqual([0, 1, 0, 2, 1, 0, 1]);
  sumUp(starts);
  expect([...starts]).toEqual([0, 1, 1, 3, 4, 4, 5]);
});
