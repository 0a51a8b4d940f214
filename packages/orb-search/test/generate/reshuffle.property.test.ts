import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMatches, isDeadlocked, reshuffle } from '../../src/index.js';
import { boards } from '../support.js';

test('reshuffle keeps the orbs and leaves a playable board', () => {
  let found = 0;
  fc.assert(
    fc.property(boards(7, 7, 6, true), fc.integer(), (board, seed) => {
      const result = reshuffle(board, { seed, maxTries: 50 });
      if (result.status !== 'found') return;
      found += 1;
      expect([...result.board.cells].sort()).toEqual([...board.cells].sort());
      expect(result.board.cells.map((type) => type < 0)).toEqual(board.cells.map((type) => type < 0));
      expect(findMatches(result.board)).toEqual([]);
      expect(isDeadlocked(result.board)).toBe(false);
      expect(reshuffle(board, { seed, maxTries: 50 })).toEqual(result);
    }),
    { numRuns: 60 },
  );
  expect(found).toBeGreaterThan(20);
});
