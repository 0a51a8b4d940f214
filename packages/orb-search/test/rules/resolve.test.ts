import { expect, test } from 'vitest';
import { parseOrbs, resolve } from '../../src/index.js';

test('only the first wave counts where the rules say so', () => {
  // Two 1 fall beside the third once the 0 are gone.
  const falling = parseOrbs('2112\n0001\n2212');
  expect(resolve(falling).waves.map((wave) => wave.length)).toEqual([1, 1]);
  expect(resolve(falling).combos).toBe(2);
  expect(resolve(falling, { firstWaveOnly: true }).combos).toBe(1);
});
