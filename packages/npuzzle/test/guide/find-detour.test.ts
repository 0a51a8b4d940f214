import { expect, test } from 'vitest';
import { applyMoves, createGuide, type Metric, slide } from '../../src/index.js';

const board = { rows: 3, cols: 3, cells: [1, 2, 3, 4, 5, 6, 0, 7, 8] };

/** The plan of a guide after the player has slid these cells instead of following it. */
function planAfter(moves: readonly number[], metric: Metric): number[] {
  const guide = createGuide(board, { metric });
  const after = applyMoves(board, moves);
  expect(guide.knows(after)).toBe(true);
  guide.next(after);
  return guide.plan();
}

test('a player who leaves the plan is led back by the fewest moves, and on from there', () => {
  expect(planAfter([], 'single')).toEqual([7, 8]);
  expect(planAfter([7], 'single')).toEqual([8]);
  expect(planAfter([3], 'single')).toEqual([6, 7, 8]);
  expect(planAfter([3, 0], 'single')).toEqual([3, 6, 7, 8]);
  expect(planAfter([3, 0, 1, 2], 'single')).toEqual([1, 0, 3, 6, 7, 8]);
  // A step off the plan behind the first of its moves.
  expect(planAfter([7, 4], 'single')).toEqual([7, 8]);
});

test('slides that go on along a line are one, and those that lead back are none', () => {
  expect(planAfter([], 'line')).toEqual([8]);
  expect(planAfter([7], 'line')).toEqual([8]);
  expect(planAfter([0], 'line')).toEqual([6, 8]);
  expect(planAfter([0, 2], 'line')).toEqual([0, 6, 8]);
  expect(planAfter([3, 4], 'line')).toEqual([3, 6, 8]);
});

test('the end of a row is not beside the start of the next', () => {
  const from = { rows: 3, cols: 3, cells: [1, 2, 0, 4, 5, 6, 7, 8, 3] };
  const over = { rows: 3, cols: 3, cells: [1, 2, 4, 0, 5, 6, 7, 8, 3] };
  for (const metric of ['single', 'line'] as const) {
    expect(slide(from, 3)).toBeUndefined();
    expect(createGuide(from, { metric }).knows(over)).toBe(false);
    expect(createGuide(over, { metric }).knows(from)).toBe(false);
  }
});
