import { applyStep, createSolver, type Step, xChain } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { techniqueCases } from '../technique-cases.js';

test('digits with a chain that was not taken are looked at again', () => {
  const { nextStep, solve } = createSolver([xChain]);
  let many = 0;
  for (const { position } of techniqueCases('x-chain')) {
    const steps: Step[] = [];
    let left = position;
    for (let step = nextStep(left); step; step = nextStep(left)) {
      steps.push(step);
      left = applyStep(left, step);
    }
    expect(solve(position).steps).toEqual(steps);
    many += steps.length;
  }
  expect(many).toBeGreaterThan(5);
});
