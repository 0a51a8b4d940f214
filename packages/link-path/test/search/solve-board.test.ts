import { gravityModes, parseGrid, solveBoard } from '@kit/link-path';
import { expect, test } from 'vitest';

test('a board without tiles is solved by no moves, whatever falls', () => {
  for (const gravity of ['none', ...gravityModes] as const) {
    expect(solveBoard(parseGrid('0 0\n0 0'), { gravity })).toEqual({ status: 'solved', moves: [] });
  }
});
