import { expect, test } from 'vitest';
import { evaluationSteps, Pace } from '../../src/items/pace.js';

test.each([
  [0, 1],
  [2 * evaluationSteps - 1, 1],
  [2 * evaluationSteps, 2],
  [3 * evaluationSteps - 1, 2],
])('a packing of %i steps is %i evaluations', (steps, evaluations) => {
  const pace = new Pace(true);
  pace.left -= steps;
  pace.count(1);
  expect(pace.evaluations).toBe(evaluations);
  // The next one counts its own steps.
  pace.count(3);
  expect(pace.evaluations).toBe(evaluations + 3);
});
