import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import {
  applySwap,
  bestSwap,
  findMatches,
  findSwaps,
  isDeadlocked,
  type Rules,
  reshuffle,
  resolve,
  score,
  swapMap,
} from '../../src/index.js';
import { boards } from '../support.js';

/** The definition: try each pair of neighbours. */
function swapsByDefinition(board: { rows: number; cols: number; cells: readonly number[] }, rules: Rules) {
  const { rows, cols, cells } = board;
  const found: { a: number; b: number; matches: unknown }[] = [];
  for (let a = 0; a < cells.length; a++) {
    for (let b = a + 1; b < cells.length; b++) {
      const down = Math.abs(Math.floor(a / cols) - Math.floor(b / cols));
      const right = Math.abs((a % cols) - (b % cols));
      const near = rules.directions === 8 ? Math.max(down, right) === 1 : down + right === 1;
      if ([a, b].some((cell) => rules.locked?.includes(cell) || rules.blocked?.includes(cell))) continue;
      if (!near || cells[a] === cells[b] || cells[a] === -1 || cells[b] === -1) continue;
      const after = [...cells];
      [after[a], after[b]] = [after[b], after[a]];
      const matches = findMatches({ rows, cols, cells: after }, rules).filter(
        (match) => match.cells.includes(a) || match.cells.includes(b),
      );
      if (matches.length > 0) found.push({ a, b, matches });
    }
  }
  return found;
}

test.prop([
  fc.oneof(boards(8, 8, 7, true), boards(9, 10, 5, true)),
  fc.constantFrom<Rules>({}, { directions: 8 }, { minRun: [2, 4, 1] }, { locked: [0], blocked: [0] }, { minGroup: 4 }),
])('findSwaps is what trying every pair gives', (board, rules) => {
  const swaps = findSwaps(board, rules);
  expect(swaps.map(({ a, b, matches }) => ({ a, b, matches }))).toEqual(swapsByDefinition(board, rules));
  const map = swapMap(board, rules);
  expect(map).toEqual(board.cells.map((_, cell) => swaps.some(({ a, b }) => a === cell || b === cell)));
  expect(isDeadlocked(board, rules)).toBe(swaps.length === 0);
});

test.prop([boards(6, 6, 5)])('bestSwap is the swap with the most damage', (board) => {
  const worth = ({ a, b }: { a: number; b: number }) => score(resolve(applySwap(board, a, b)).waves);
  const best = bestSwap(board);
  expect(best === undefined ? -1 : worth(best)).toBe(best?.total ?? -1);
  expect(best?.total).toEqual(
    findSwaps(board).reduce<number | undefined>((most, swap) => Math.max(most ?? 0, worth(swap)), undefined),
  );
});

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
