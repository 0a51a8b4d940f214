import { expect, test } from 'vitest';
import { orderings } from '../../src/beam/generation.js';

/** Every order of the items, each of them standing or lying. */
function orders(items: readonly number[]): string[] {
  if (items.length === 0) return [''];
  return items.flatMap((item) => {
    const others = orders(items.filter((other) => other !== item));
    return others.flatMap((rest) => [`${item} stands, ${rest}`, `${item} lies, ${rest}`]);
  });
}

test('a level has no more states than there are orders of its items, each standing or lying', () => {
  for (let count = 0; count <= 5; count++) {
    const all = orders(Array.from({ length: count }, (_, item) => item));
    expect(orderings(count)).toBe(new Set(all).size);
  }
});

test('of many items there are more orders than any beam has states', () => {
  expect(orderings(600)).toBeGreaterThan(100_000);
  expect(Number.isSafeInteger(orderings(600))).toBe(true);
});
