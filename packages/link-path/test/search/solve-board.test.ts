import { gravityModes, parseGrid, solveBoard } from '@kit/link-path';
import { expect, test } from 'vitest';
import { defaultNodes } from '../../src/search/solve-board.js';

test('a board without tiles is solved by no moves, whatever falls', () => {
  for (const gravity of ['none', ...gravityModes] as const) {
    expect(solveBoard(parseGrid('0 0\n0 0'), { gravity })).toEqual({ status: 'solved', moves: [] });
  }
});

test('the default limit is that of the options, with gravity and without', () => {
  expect(defaultNodes([])).toBe(40_000);
  expect(defaultNodes([['left']])).toBe(24_000);
});
