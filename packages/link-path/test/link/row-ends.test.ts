import {
  checkLink,
  createLinkBoard,
  findAllLinks,
  findLink,
  findPairs,
  findPairsSearch,
  type Grid,
  solveBoard,
} from '@kit/link-path';
import { expect, test } from 'vitest';

// The last cell of a row and the first of the next are neighbours in the list of cells and nowhere else.
const board: Grid = { rows: 2, cols: 3, cells: [-1, -1, 7, 7, -1, -1] };
const strict = { margin: false } as const;

test("a row's end does not touch the next row's start", () => {
  expect(findLink(board, 2, 3, strict)).toBeUndefined();
  expect(findLink(board, 3, 2, { ...strict, maxTurns: 9 })).toBeUndefined();
  expect(findAllLinks(board, 2, 3, strict)).toEqual([]);
  expect(checkLink(board, 2, 3, strict)).toEqual({ linked: false, reason: 'walled-in' });
  for (const maxTurns of [0, 1, 2, 3]) {
    expect(findPairs(board, { ...strict, maxTurns })).toEqual([]);
    expect(createLinkBoard(board, { ...strict, maxTurns }).pairs()).toEqual([]);
    expect(solveBoard(board, { ...strict, maxTurns })).toEqual({ status: 'unsolvable' });
  }
});

test("nor does a free run pass from a row's end into the next row", () => {
  const gaps: Grid = { rows: 3, cols: 3, cells: [-1, 7, 0, 0, 7, -1, -1, -1, -1] };
  const ends: Grid = { rows: 2, cols: 4, cells: [-1, 7, 0, 0, 0, 0, 7, -1] };
  expect(findPairs({ ...gaps, cells: [7, -1, 0, 0, -1, 7, -1, -1, -1] }, strict)).toEqual([]);
  expect(findPairs(ends, { ...strict, maxTurns: 1 })).toEqual([{ a: 1, b: 6 }]);
  expect(findPairs(ends, { ...strict, maxTurns: 0 })).toEqual([]);
});

test('with tiles that touch ruled out, these two do not count as touching', () => {
  const round = { adjacent: false } as const;
  expect(checkLink(board, 2, 3, round)).toEqual({ linked: false, reason: 'too-many-turns', turnsNeeded: 3 });
  expect(checkLink(board, 2, 3, { ...round, maxTurns: 3 }).linked).toBe(true);
  expect(findPairs(board, { ...round, maxTurns: 3 })).toEqual([{ a: 2, b: 3 }]);
});

test('on boards wider than a word as well', () => {
  const cells = new Array<number>(80).fill(-1);
  cells[39] = cells[40] = 7;
  const wide = { rows: 2, cols: 40, cells };
  expect(findPairs(wide, strict)).toEqual([]);
  expect(solveBoard(wide, strict)).toEqual({ status: 'unsolvable' });
  expect(findPairs({ rows: 1, cols: 80, cells }, strict)).toEqual([{ a: 39, b: 40 }]);
});

test('a tile at the start of a piece that is read at once is read once', () => {
  const large = { rows: 1, cols: 16_400, cells: new Int8Array(16_400) };
  large.cells[16_384] = large.cells[16_390] = 3;
  const search = findPairsSearch(large);
  let step = search.next();
  for (let pauses = 0; !step.done && pauses < 100; pauses++) step = search.next();
  expect(step).toEqual({ done: true, value: [{ a: 16_384, b: 16_390 }] });
});
