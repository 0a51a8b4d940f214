import { expect, test } from 'vitest';
import { goalBoard, scramble, shuffle, solveSearch } from '../../src/index.js';
import { replays } from '../oracle.js';

test.each([{ side: 10 }])(
  'a proof that is out of reach on $side×$side is given up early, the solution is found',
  ({ side }) => {
    const board = shuffle({ rows: side, cols: side, seed: 1 });
    let nodes = 0;
    const search = solveSearch(board);
    let step = search.next();
    for (; !step.done; step = search.next()) nodes = step.value.nodes;
    expect(step.value.status).toBe('found');
    expect(replays(board, step.value.moves, goalBoard(board), 'single')).toBe(true);
    expect(nodes).toBeLessThan(1_200_000);
  },
);

test('a board near its goal is searched on, however large it is', () => {
  const board = scramble({ rows: 10, cols: 10, moves: 90, seed: 2 });
  let nodes = 0;
  const search = solveSearch(board, { maxNodes: 1_200_000, weight: 1 });
  let step = search.next();
  for (; !step.done; step = search.next()) nodes = step.value.nodes;
  expect(nodes > 1_100_000 || step.value.status === 'optimal').toBe(true);
});
