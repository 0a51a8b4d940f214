import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { countBits } from '../../src/index.js';

prop([fc.integer({ min: -(2 ** 31), max: 2 ** 32 - 1 })])('counts what the binary form shows', (word) => {
  expect(countBits(word)).toBe((word >>> 0).toString(2).replaceAll('0', '').length);
});
