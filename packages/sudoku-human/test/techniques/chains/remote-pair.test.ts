import { findSteps, type Position, remotePair } from '@kit/sudoku-human';
import { expect, test } from 'vitest';

test('a remote pair of four cells is a chain of seven links', () => {
  // r1c1, r1c5, r5c5 and r5c2 have 1 and 2; what sees the first and the last has neither: r1c2, r2c2, r3c2, r4c1, r5c1, r6c1.
  const zeros = new Array<number>(81).fill(0);
  const candidates = zeros.map((_, cell) => ([0, 4, 40, 37].includes(cell) ? 0b11 : 0b111));
  const position: Position = { givens: zeros, values: zeros, candidates };
  const stepsOf = (maxChainLength: number) => findSteps(position, [remotePair], { maxChainLength });
  const [step, ...others] = stepsOf(7);
  expect(others).toEqual([]);
  expect(step.pattern.links.length).toBe(7);
  expect(step.eliminations.map(({ cell }) => cell)).toEqual([1, 1, 10, 10, 19, 19, 27, 27, 36, 36, 45, 45]);
  expect(stepsOf(6)).toEqual([]);
});
