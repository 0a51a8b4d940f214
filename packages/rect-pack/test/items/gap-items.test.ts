import { expect, test } from 'vitest';
import { gapItems } from '../../src/items/items.js';

test('the narrowest side is one that can lie along the bottom', () => {
  const sizes = { count: 2, width: Int32Array.of(7, 5), height: Int32Array.of(2, 9) };
  expect(gapItems({ ...sizes, turnable: Uint8Array.of(0, 0) })).toMatchObject({ area: 59, narrowest: 5 });
  expect(gapItems({ ...sizes, turnable: Uint8Array.of(1, 0) })).toMatchObject({ area: 59, narrowest: 2 });
  expect(gapItems({ ...sizes, turnable: Uint8Array.of(0, 1) })).toMatchObject({ area: 59, narrowest: 5 });
});
