import { applyStep, solve } from '../../src/index.js';
import { fixture, puzzle } from '../techniques/positions.js';

/** Positions at two fifths of the way through hard puzzles. */
export const late = fixture('expert.txt')
  .slice(0, 5)
  .map((line) => {
    let position = puzzle(line);
    const { steps } = solve(position);
    for (const step of steps.slice(0, Math.floor((steps.length * 2) / 5))) position = applyStep(position, step);
    return position;
  });
