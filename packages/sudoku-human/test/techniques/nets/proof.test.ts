import { createSolver, forcingNet, parsePuzzle, type Step, verifyStep } from '@kit/sudoku-human';
import { expect, test } from 'vitest';

test('a net whose contradiction is a node that turns itself off says once what turned it on', () => {
  const position = parsePuzzle(
    ':0000:x:1....6.8...71....66.....15..3.9.....7....184.....2........9.41.5....4..8...8..5..:228 327:::',
  );
  const step = createSolver([forcingNet]).nextStep(position) as Step;
  expect(verifyStep(position, step)).toEqual({ valid: true });
  for (const branch of step.pattern.branches ?? []) {
    const inferences = branch
      .filter(({ type }) => type === 'strong')
      .map(({ from, to }) => `${from.cells} ${from.digit} ${to.cells} ${to.digit}`);
    expect(new Set(inferences).size).toBe(inferences.length);
  }
});
