import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { countBits } from '../../src/index.js';

test.prop([fc.integer({ min: -(2 ** 31), max: 2 ** 32 - 1 })])('counts what the binary form shows', (word) => {
  expect(countBits(word)).toBe((word >>> 0).toString(2).replaceAll('0', '').length);
});
