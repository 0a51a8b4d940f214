import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { findMatches, findSwaps, isDeadlocked, type Rules, swapMap } from '../../src/index.js';
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

prop(
  [
    fc.oneof(boards(8, 8, 7, true), boards(9, 10, 5, true), boards(1, 9, 3)),
    fc.constantFrom<Rules>(
      {},
      { directions: 8 },
      { minRun: [2, 4, 1] },
      { locked: [0], blocked: [0] },
      { minGroup: 4 },
    ),
  ],
  { numRuns: 60 },
)('findSwaps is what trying every pair gives', (board, rules) => {
  const swaps = findSwaps(board, rules);
  expect(swaps.map(({ a, b, matches }) => ({ a, b, matches }))).toEqual(swapsByDefinition(board, rules));
  const map = swapMap(board, rules);
  expect(map).toEqual(board.cells.map((_, cell) => swaps.some(({ a, b }) => a === cell || b === cell)));
  expect(isDeadlocked(board, rules)).toBe(swaps.length === 0);
});
