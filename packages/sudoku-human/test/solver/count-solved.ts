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
    for (const step of steps) {
      for (const { cell, digit } of step.placements) expect(digits[cell]).toBe(digit);
      for (const { cell, digit } of step.eliminations) expect(digits[cell]).not.toBe(digit);
    }
    if (status === 'solved') expect(position.values).toEqual(digits);
    else expect(status).toBe('stuck');
    solved += Number(status === 'solved');
  }
  return solved;
}
