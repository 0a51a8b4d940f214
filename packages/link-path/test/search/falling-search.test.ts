/** The first play of the narrowest beam that finds one, and how many positions that takes. */
import { type SolveOptions, solveBoard } from '@kit/link-path';
import { expect, test } from 'vitest';

function firstPlay(rows: number, cols: number, cells: number[], options: SolveOptions): string {
  const solution = solveBoard({ rows, cols, cells }, options);
  return solution.status === 'solved' ? solution.moves.map(({ a, b }) => `${a}-${b}`).join(' ') : solution.status;
}

test('a layer of just as many boards as the beam is wide stays as it is', () => {
  const straight = { gravity: 'left', maxTurns: 0 } as const;
  expect(firstPlay(2, 3, [1, 2, 2, 3, 3, 1], straight)).toBe('3-4 0-3 0-1');
});

test('boards on which nothing can go take no room in the beam', () => {
  const inner = { gravity: 'down', maxTurns: 1, margin: false } as const;
  expect(firstPlay(3, 3, [0, 0, 2, 1, 1, 1, 1, 2, 0], inner)).toBe('3-4 5-7 6-8');
});

test('free cells and tiles that change places make another board', () => {
  expect(firstPlay(2, 3, [1, 2, 1, 1, 2, 1], { gravity: 'down', maxTurns: 1, margin: false } as const)).toBe(
    '1-4 0-2 3-5',
  );
  const straight = { gravity: 'down', maxTurns: 0, margin: false } as const;
  expect(firstPlay(1, 4, [1, 1, 2, 2], { ...straight, maxNodes: 1 } as const)).toBe('0-1 2-3');
  expect(firstPlay(1, 4, [1, 1, 2, 2], straight)).toBe('0-1 2-3');
});
