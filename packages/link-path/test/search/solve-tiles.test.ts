import { createRandom } from '@kit/grid';
import { solveBoard } from '@kit/link-path';
import { expect, test } from 'vitest';
import { isCleared, replay } from '../replay.js';

/** Two columns of pairs side by side: any order clears it, whatever goes first. */
function ladder(rows: number): { rows: number; cols: number; cells: number[] } {
  return { rows, cols: 2, cells: Array.from({ length: 2 * rows }, (_, cell) => (cell >> 1) + 1) };
}

test('lines of play are tried on 512 tiles, and not on more', () => {
  const options = { gravity: 'down', maxNodes: 1 } as const;
  expect(solveBoard(ladder(256), options).status).toBe('solved');
  expect(solveBoard(ladder(257), options).status).toBe('limit');
});

test('where tiles fall, no line of play is tried that knows nothing of ice', () => {
  for (const gravity of ['down', 'left', { cycle: ['none', 'up'] }] as const) {
    const board = { rows: 1, cols: 2, cells: [1, 1], frozen: [0] };
    expect(solveBoard(board, { gravity })).toEqual({ status: 'unsolvable' });
    // Six of a kind are played at random first, where that is allowed.
    const cells = createRandom(1).shuffle([1, 1, 1, 1, 1, 1, 2, 2]);
    const walled = { rows: 1, cols: 10, cells: [...cells, -1, 3], frozen: [9] };
    const both = { ...walled, cols: 12, cells: [...walled.cells, -1, 3] };
    expect(solveBoard(both, { gravity })).toEqual({ status: 'unsolvable' });
  }
});

test('without gravity a beam has its turn after lines and pairings, and what it finds clears the board', () => {
  // Of twelve thousand random deals the one of which neither of them made anything in their first turns.
  const cells = createRandom(1118).shuffle(Array.from({ length: 144 }, (_, index) => (index >> 2) + 1));
  const board = { rows: 8, cols: 18, cells };
  const answer = solveBoard(board);
  expect(answer.status).toBe('solved');
  expect(answer.status === 'solved' && isCleared(replay(board, answer.moves))).toBe(true);
});
