import * as linkPath from '@kit/link-path';
import { expect, test } from 'vitest';

test('nothing that is given is changed, and typed arrays are as good as lists', () => {
  const board = Object.freeze({ rows: 2, cols: 3, cells: Object.freeze([1, 0, 1, 2, -1, 2]) });
  const typed = { rows: 2, cols: 3, cells: Int8Array.from(board.cells) };
  const options = Object.freeze({ gravity: Object.freeze(['down', 'left'] as const) });
  for (const call of [linkPath.findPairs, linkPath.isDeadlocked, linkPath.isCleared]) {
    expect(call(typed)).toEqual(call(board));
  }
  for (const call of [linkPath.solveBoard, linkPath.reshuffle, linkPath.rateBoard]) {
    expect(call(typed, options)).toEqual(call(board, options));
  }
  expect(linkPath.findLink(typed, 0, 2)).toEqual(linkPath.findLink(board, 0, 2));
  expect(linkPath.removePair(typed, 0, 2, options)).toEqual(linkPath.removePair(board, 0, 2, options));
  const live = linkPath.createLinkBoard(board, options);
  expect(live.removePair(0, 2)).toBe(true);
  const { falls, ...after } = linkPath.removePair(board, 0, 2, options);
  expect(live.board()).toEqual(after);
  expect(live.falls()).toEqual(falls);
});
