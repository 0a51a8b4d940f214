import { expect, test } from 'vitest';
import { formatOrbs, parseOrbs, resolve } from '../../src/index.js';

test('only the first wave counts where the rules say so', () => {
  // Two 1 fall beside the third once the 0 are gone.
  const falling = parseOrbs('2112\n0001\n2212');
  expect(resolve(falling).waves.map((wave) => wave.length)).toEqual([1, 1]);
  expect(resolve(falling).combos).toBe(2);
  expect(resolve(falling, { firstWaveOnly: true }).combos).toBe(1);
});

test('what stands over a gap stays there as long as nothing clears', () => {
  const board = parseOrbs('12\n.1\n21');
  expect(resolve(board)).toEqual({ waves: [], combos: 0, board });
  // Column 0 falls with the first wave.
  expect(formatOrbs(resolve(parseOrbs('123\n.12\n000')).board)).toBe('XXX\nX23\n112');
});
