import { parseGrid } from '@kit/grid';
import { checkLink, findLink, findPairs, isInvalidInputError, removePair } from '@kit/link-path';
import { expect, test } from 'vitest';

test('each refusal has its reason', () => {
  const board = parseGrid('1 2 1 0 #\n3 3 2 4 4\n5 0 0 1 5', { 0: 0, '#': -1, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 });
  const reason = (a: number, b: number, options = {}) => {
    const check = checkLink(board, a, b, options);
    return check.linked ? 'linked' : check.reason;
  };
  expect(reason(0, 0)).toBe('same-cell');
  expect(reason(0, 3)).toBe('empty');
  expect(reason(0, 4)).toBe('stone');
  expect(reason(0, 1)).toBe('different-kind');
  expect(reason(5, 6, { adjacent: false })).toBe('adjacent');
  expect(reason(0, 2, { maxTurns: 0 })).toBe('not-straight');
  expect(reason(0, 2, { maxTurns: 1 })).toBe('too-many-turns');
  expect(reason(1, 7, { margin: false })).toBe('walled-in');
  expect(reason(5, 6)).toBe('linked');
});

test('flowers match flowers', () => {
  const board = { rows: 1, cols: 3, cells: [35, 36, 37] };
  const groups = [
    [35, 36],
    [37, 38],
  ];
  expect(findPairs(board)).toEqual([]);
  expect(findPairs(board, { groups })).toEqual([{ a: 0, b: 1 }]);
  expect(findLink(board, 0, 1, { groups })?.turns).toBe(0);
});

test('in one row only the margin leads round', () => {
  const row = { rows: 1, cols: 4, cells: [1, 2, 3, 1] };
  expect(findLink(row, 0, 3)?.points[1]).toEqual({ row: -1, col: 0 });
  expect(findLink(row, 0, 3, { margin: false })).toBeUndefined();
  expect(findLink({ rows: 4, cols: 1, cells: [1, 2, 3, 1] }, 0, 3)?.points[1]).toEqual({ row: 0, col: -1 });
});

test('stones stay where they are and cut the fall', () => {
  const board = parseGrid('1\n2\n#\n3\n3', { 1: 1, 2: 2, 3: 3, '#': -1 });
  expect(removePair(board, 3, 4, { gravity: 'down' }).cells).toEqual([1, 2, -1, 0, 0]);
  expect(removePair(board, 1, 3, { gravity: 'up' }).cells).toEqual([1, 0, -1, 3, 0]);
  expect(removePair(board, 1, 3, { gravity: 'down' }).cells).toEqual([0, 1, -1, 0, 3]);
});

test('what is malformed is named', () => {
  const board = { rows: 1, cols: 2, cells: [1, -2] };
  const code = (call: () => unknown) => {
    try {
      call();
    } catch (error) {
      return isInvalidInputError(error) ? error.code : error;
    }
    return 'nothing';
  };
  expect(code(() => findLink(board, 0, 1))).toBe('bad-value');
  expect(code(() => findLink(board, 0, 2))).toBe('bad-cell');
  expect(code(() => findLink(board, 0.5, 0))).toBe('bad-cell');
  expect(code(() => findPairs({ rows: 0, cols: 0, cells: [] }))).toBe('bad-size');
  expect(code(() => findPairs({ rows: 1, cols: 3, cells: [1, 1] }))).toBe('bad-length');
  expect(code(() => findPairs({ rows: 1, cols: 2, cells: [1, 1] }, { maxTurns: -1 }))).toBe('bad-number');
  expect(code(() => findPairs({ rows: 1, cols: 2, cells: [1, 1] }, { groups: [[1], [1]] }))).toBe('bad-groups');
  expect(code(() => removePair({ rows: 1, cols: 2, cells: [1, 0] }, 0, 1))).toBe('bad-pair');
});

test('of two lines of equal length the one over a column is taken', () => {
  const board = parseGrid('# . . .\n. 1 # .\n. # # .\n. . . 1', { '.': 0, '#': -1, 1: 1 });
  const link = findLink(board, 5, 15, { margin: false });
  expect(link?.points[1]).toEqual({ row: 1, col: 0 });
  expect(link?.length).toBe(6);
});
