import { expect, test } from 'vitest';
import { isQuick, some } from '../../../../config/runs.js';
import { parsePuzzle } from '../../src/index.js';
import { puzzlesOf } from '../verify/solver-steps.js';
import { newWalk, rejections, walkExplainer, walkHodoku } from './path-words.js';

// Chosen because their paths have many techniques between them. The soak takes all fixtures, and the collections where there
// are any.
const explained = [...[184, 144, 72].map((at) => ['hard.txt', at] as const), ['hardest.txt', 3] as const];
const scored = [191, 163, 164, 118].map((at) => ['hard.txt', at] as const);

test('each step of both paths through puzzles of our own can be told, drawn and verified, or it is known why not', () => {
  const walk = newWalk();
  for (const [fixture, at] of some(explained, 4)) walkExplainer(walk, parsePuzzle(puzzlesOf(fixture)[at]));
  for (const [fixture, at] of some(scored, 4)) walkHodoku(walk, parsePuzzle(puzzlesOf(fixture)[at]));
  expect(Object.fromEntries(walk.faults)).toEqual({});
  expect([...walk.rejected].filter(([rejection]) => !rejections.test(rejection))).toEqual([]);
  expect(walk.texts).toBe(walk.steps * 4);
  expect(walk.steps).toBeGreaterThan(isQuick ? 100 : 500);
  expect(walk.verified).toBeGreaterThan(0.85 * walk.steps);
});
