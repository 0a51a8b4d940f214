import { bruteForce, findSolution, parsePuzzle, type Step, verifyStep } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { as, marks, stepOf } from './hand-made.js';

test('brute force says nothing where there are several solutions', () => {
  const step = (digit: number): Step =>
    stepOf({
      technique: 'brute-force',
      placements: marks(`1:${digit}`),
      candidates: as('single', `1:${digit}`),
    });
  const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
  const digit = findSolution(puzzle)?.[1] as number;
  expect(bruteForce.id).toBe('brute-force');
  expect(verifyStep(puzzle, step(digit))).toEqual({ valid: true });
  const none = parsePuzzle('.'.repeat(81));
  expect(verifyStep(none, step(digit))).toEqual({ valid: false, reason: 'uniqueness-not-known' });
});
