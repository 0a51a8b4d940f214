import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { applyMoves, goalBoard, isSolvable, legalSlides, lowerBound, shuffle, slide, solve } from '../../src/index.js';

const seed = fc.integer({ min: 0, max: 1_000_000 });
const size = fc.integer({ min: 1, max: 6 });
const shape = fc.record({ rows: size, cols: size }).filter(({ rows, cols }) => rows * cols > 1);

/** Up to 27 cells a beam helps, beyond 64 there is none. */
const side = fc.constantFrom(1, 2, 3, 9);
const solved = fc.record({ rows: side, cols: side }).filter(({ rows, cols }) => rows * cols > 1);

const deepFrozen = <T extends { cells: readonly number[] }>(board: T): T => {
  Object.freeze(board.cells);
  return Object.freeze(board);
};

prop([solved, seed, seed], { numRuns: 8 })('fast solves every board to every goal', ({ rows, cols }, one, two) => {
  const board = deepFrozen(shuffle({ rows, cols, seed: one }));
  const goal = deepFrozen(shuffle({ rows, cols, seed: two }));
  const { status, moves, lowerBound: bound } = solve(board, { goal, quality: 'fast' });
  expect(['found', 'optimal']).toContain(status);
  expect(applyMoves(board, moves)).toEqual(goal);
  expect(bound).toBeLessThanOrEqual(moves.length);
});

prop([shape, seed], { numRuns: 40 })(
  'a slide keeps solvability, and a slide back undoes it',
  ({ rows, cols }, dealt) => {
    const board = deepFrozen(shuffle({ rows, cols, seed: dealt }));
    const blank = board.cells.indexOf(0);
    for (const cell of legalSlides(board)) {
      const after = slide(board, cell);
      expect(after && isSolvable(after)).toBe(true);
      expect(after && slide(after, blank)).toEqual(board);
    }
  },
);

prop([seed], { numRuns: 30 })('swapping two tiles turns solvable into unsolvable', (dealt) => {
  const { rows, cols, cells } = shuffle({ rows: 4, cols: 5, seed: dealt });
  const swapped = cells.map((tile) => (tile === 1 ? 2 : tile === 2 ? 1 : tile));
  expect(isSolvable({ rows, cols, cells: swapped })).toBe(false);
  expect(lowerBound({ rows, cols, cells: swapped })).toBe(0);
});

prop([seed, fc.constantFrom('single' as const, 'line' as const)], { numRuns: 8 })(
  'a move changes the shortest solution by at most one, and the bound never passes it',
  (dealt, metric) => {
    const board = shuffle({ rows: 3, cols: 3, seed: dealt });
    const { length } = solve(board, { quality: 'optimal', metric }).moves;
    expect(lowerBound(board, { metric })).toBeLessThanOrEqual(length);
    const after = slide(board, legalSlides(board)[0]) ?? goalBoard(board);
    const gap = Math.abs(solve(after, { quality: 'optimal', metric }).moves.length - length);
    expect(gap).toBeLessThanOrEqual(metric === 'line' ? 1 : 2);
  },
);

prop([seed], { numRuns: 4 })('typed arrays are boards too', (dealt) => {
  const board = shuffle({ rows: 3, cols: 3, seed: dealt });
  const typed = { rows: 3, cols: 3, cells: Uint8Array.from(board.cells) };
  expect(solve(typed, { quality: 'optimal' })).toEqual(solve(board, { quality: 'optimal' }));
});
