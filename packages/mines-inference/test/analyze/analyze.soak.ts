import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAnalyzer } from '../../src/index.js';
import { smallBoards } from '../boards.js';
import { equalsBruteForce } from '../equals-brute-force.js';

test('10,000 random positions over all topologies equal brute force over all layouts', () => {
  const analyzer = createAnalyzer();
  const met = new Set<string>();
  fc.assert(
    fc.property(smallBoards(), (board) => {
      met.add(typeof board.topology === 'object' ? 'own' : (board.topology ?? 'default'));
      equalsBruteForce(board, analyzer);
    }),
    { numRuns: 10_000 },
  );
  expect([...met].sort()).toEqual(['default', 'hex', 'knight', 'own', 'square4', 'square8', 'torus']);
});
