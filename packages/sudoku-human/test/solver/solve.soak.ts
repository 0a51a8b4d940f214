import { expect, test } from 'vitest';
import { fixture } from '../techniques/positions.js';
import { countSolved } from './count-solved.js';

test('every step of 90 hard puzzles agrees with the solution, and what is called solved is', () => {
  const puzzles = [...fixture('top1465-odd.txt').slice(0, 60), ...fixture('qqwing-expert-sample.txt').slice(0, 30)];
  expect(countSolved(puzzles)).toBeGreaterThan(30);
});

test('the hardest puzzles of 2011 are all solved by logic', () => {
  const puzzles = fixture('hardest2011-odd.txt');
  expect(countSolved(puzzles)).toBe(puzzles.length);
});
