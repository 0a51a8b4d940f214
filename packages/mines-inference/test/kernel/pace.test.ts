import { expect, test } from 'vitest';
import { createPace, spend } from '../../src/kernel/pace.js';

test('a pace pauses when its steps are spent, not before, and counts them', () => {
  const pace = createPace();
  const { left } = pace;
  expect(spend(pace, left - 1)).toBe(false);
  expect(pace).toMatchObject({ left: 1, steps: 0 });
  expect(spend(pace, 1)).toBe(true);
  expect(pace).toMatchObject({ left, steps: left });
  expect(spend(pace, left + 5)).toBe(true);
  expect(pace).toMatchObject({ left, steps: 2 * left + 5 });
});
