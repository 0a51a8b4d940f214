import { expect, test } from 'vitest';
import { puzzlesOf } from '../verify/solver-steps.js';
import { newWalk, rejections, walkExplainer, walkHodoku } from './path-words.js';

// The soak takes all fixtures, and the collections where there are any.
test('each step of both paths through puzzles of our own can be told, drawn and verified, or it is known why not', () => {
  const walk = newWalk();
  for (const [fixture, at] of [
    ['easy.txt', 3],
    ['expert.txt', 7],
    ['few-clues.txt', 1],
    ['hard.txt', 5],
  ] as const) {
    const puzzle = puzzlesOf(fixture)[at];
    walkHodoku(walk, puzzle);
    walkExplainer(walk, puzzle);
  }
  expect(Object.fromEntries(walk.faults)).toEqual({});
  expect([...walk.rejected].filter(([rejection]) => !rejections.test(rejection))).toEqual([]);
  expect(walk.texts).toBe(walk.steps * 4);
  expect(walk.steps).toBeGreaterThan(400);
  expect(walk.verified).toBeGreaterThan(0.9 * walk.steps);
});
