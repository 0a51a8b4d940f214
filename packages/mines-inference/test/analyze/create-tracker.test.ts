import { runSync } from '@kit/grid';
import { expect, test } from 'vitest';
import { type CellChange, createTracker, parseMines } from '../../src/index.js';
import { scattered } from '../scattered.js';

test('a click tells what it proves, once', () => {
  const tracker = createTracker(parseMines('mines 1\n1 # #\n# # #'));
  expect(tracker.update([])).toMatchObject({ safe: [2, 5], mines: [], dropped: [], rest: 2, restProbability: 0 });
  expect(tracker.update([])).toMatchObject({ safe: [], mines: [], dropped: [] });
  expect(tracker.update([{ cell: 2, value: 0 }])).toMatchObject({ safe: [1, 4], mines: [3], dropped: [2], rest: 0 });
  expect(tracker.board().cells).toEqual([1, -1, 0, -1, -1, -1]);
});

test('far away a mine is found, so a group that may have one mine or three has one', () => {
  // A middle and three ends, a 1 between each; and four cells that nobody sees.
  const star = [[4], [4, 5, 6], [5], [6], [0, 1], [1, 2], [1, 3]];
  const topology = { neighbors: [...star, [], [], [], []] };
  const tracker = createTracker({
    rows: 1,
    cols: 11,
    mines: 3,
    cells: [-1, -1, -1, -1, 1, 1, 1, -1, -1, -1, -1],
    topology,
  });
  expect(tracker.update([])).toMatchObject({ safe: [], mines: [], rest: 4 });
  expect(tracker.update([{ cell: 8, value: -2 }])).toMatchObject({ safe: [0, 2, 3], mines: [1], dropped: [], rest: 3 });
  expect(tracker.probability(7)).toBeCloseTo(1 / 3, 12);
});

test.each([
  [[{ cell: 4, value: 0 }], 'bad-cell', 'changes[0].cell is 4: expected an integer from 0 to 3'],
  [[{ cell: 0, value: 2 }], 'bad-value', 'board.cells[0] (row 0, column 0) is 2: expected 0 to 1'],
  [[{ cell: 0, value: -4 }], 'bad-value', 'is -4'],
  [[null], 'bad-options', 'changes[0] is null'],
  [7, 'bad-list', 'changes is 7'],
])('changes that are none are refused, and nothing of them counts: %j', (changes, code, message) => {
  const tracker = createTracker(parseMines('mines 1\n# 1 # #'));
  tracker.update([]);
  const call = () => tracker.update([{ cell: 3, value: -2 }, ...(changes as CellChange[])]);
  const alone = () => tracker.update(changes as CellChange[]);
  expect(typeof changes === 'number' ? alone : alone).toThrow(expect.objectContaining({ code }));
  expect(alone).toThrow(message);
  if (typeof changes !== 'number') expect(call).toThrow(expect.objectContaining({ code }));
  expect(tracker.board().cells[3]).toBe(-1);
  expect(() => tracker.probability(4)).toThrow(expect.objectContaining({ code: 'bad-cell' }));
});

test('a search that is stopped takes back what was told, and the next update begins anew', () => {
  const { board } = scattered({ rows: 60, cols: 60 }, 0.2, (_row, _col, draw) => draw < 0.2, 4);
  const tracker = createTracker(board);
  const proven = tracker.update([]);
  const changes = board.cells.flatMap((value, cell) => (value >= 0 && cell % 2 === 0 ? [{ cell, value: -1 }] : []));
  const search = tracker.updateSearch(changes);
  expect(search.next().done).toBe(false);
  const stopped = search.next('stop');
  expect(stopped.done).toBe(true);
  expect(stopped.value).toMatchObject({ status: 'limit', safe: [], mines: [], restProbability: null });
  const known = [...proven.safe, ...proven.mines].sort((a, b) => a - b);
  expect((stopped.value as typeof proven).dropped).toEqual(known);
  expect(tracker.probability(known[0]!)).toBe(null);
  const fresh = createTracker(tracker.board());
  expect(tracker.board().cells.filter((value) => value >= 0).length).toBeLessThan(600);
  expect(runSync(tracker.updateSearch([]))).toEqual(fresh.update([]));
});
