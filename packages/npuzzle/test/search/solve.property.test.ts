import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import {
  applyMoves,
  goalBoard,
  isSolvable,
  legalSlides,
  lowerBound,
  movedTiles,
  shuffle,
  slide,
  solve,
} from '../../src/index.js';

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

prop([shape, seed], { numRuns: 10 })('swapping any two tiles turns solvable into unsolvable', (size, dealt) => {
  const { rows, cols, cells } = shuffle({ ...size, seed: dealt });
  for (let one = 1; one < cells.length; one++) {
    for (let two = one + 1; two < cells.length; two++) {
      const swapped = cells.map((tile) => (tile === one ? two : tile === two ? one : tile));
      expect([one, two, isSolvable({ rows, cols, cells: swapped })]).toEqual([one, two, false]);
      expect(lowerBound({ rows, cols, cells: swapped })).toBe(0);
    }
  }
});

prop([seed, fc.constantFrom('single' as const, 'line' as const)], { numRuns: 8 })(
  'a slide of any line changes the shortest solution by its moves at most, and the bound never passes it',
  (dealt, metric) => {
    const board = shuffle({ rows: 3, cols: 3, seed: dealt });
    const { length } = solve(board, { quality: 'optimal', metric }).moves;
    expect(lowerBound(board, { metric })).toBeLessThanOrEqual(length);
    for (const cell of legalSlides(board)) {
      const after = slide(board, cell) ?? goalBoard(board);
      const gap = Math.abs(solve(after, { quality: 'optimal', metric }).moves.length - length);
      const made = metric === 'line' ? 1 : movedTiles(board, cell).length;
      expect(gap).toBeLessThanOrEqual(made);
      // A single slide changes the colour of the blank's cell.
      if (metric === 'single') expect(gap % 2).toBe(made % 2);
    }
  },
);

prop([seed], { numRuns: 4 })('typed arrays are boards too', (dealt) => {
  const board = shuffle({ rows: 3, cols: 3, seed: dealt });
  const typed = { rows: 3, cols: 3, cells: Uint8Array.from(board.cells) };
  expect(solve(typed, { quality: 'optimal' })).toEqual(solve(board, { quality: 'optimal' }));
});
