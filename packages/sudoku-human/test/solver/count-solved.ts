import { expect } from 'vitest';
import { createSolver, findSolution, techniques } from '../../src/index.js';
import { puzzle } from '../techniques/positions.js';

/** Solves the puzzles, each step checked against the solution that the search finds; how many come to their end. */
export function countSolved(puzzles: readonly string[]): number {
  const solver = createSolver(techniques);
  let solved = 0;
  for (const line of puzzles) {
    const { status, steps, position } = solver.solve(puzzle(line));
    const digits = findSolution(puzzle(line))!;
    // One comparison a puzzle: thousands of them would take longer than solving.
    const wrong = steps.filter(
      ({ placements, eliminations }) =>
        placements.some(({ cell, digit }) => digits[cell] !== digit) ||
        eliminations.some(({ cell, digit }) => digits[cell] === digit),
    );
    expect(wrong).toEqual([]);
    if (status === 'solved') expect(position.values).toEqual(digits);
    else expect(status).toBe('stuck');
    solved += Number(status === 'solved');
  }
  return solved;
}
