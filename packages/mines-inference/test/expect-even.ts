import { expect } from 'vitest';

/**
 * Holds counts to be those of draws that are equally likely, each expected so often: by chi-square over all of them, which
 * sees with few draws what bounds for each would see with many.
 */
export function expectEven(counts: ReadonlyMap<string, number>, expected: number): void {
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const free = counts.size - 1;
  expect(chiSquare).toBeLessThanOrEqual(free + 4.5 * Math.sqrt(2 * free));
}
