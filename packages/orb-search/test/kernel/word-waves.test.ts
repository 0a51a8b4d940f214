import { expect, test } from 'vitest';
import { wordWaves } from '../../src/kernel/word-waves.js';

test('a wave is its groups by their first cells; what is left has fallen', () => {
  const waves = wordWaves(4, 3);
  const cells = [2, 0, 14, 2, 0, 14, 2, 0, 14, 1, 0, 1];
  expect(waves.read(cells)).toBe(true);
  expect(waves.next()).toBe(3);
  expect([...waves.types.subarray(0, 3)]).toEqual([2, 0, 14]);
  expect([...waves.groups.subarray(0, 6)]).toEqual([0b001_001_001, 0, 0b010_010_010_010, 0, 0b100_100_100, 0]);
  expect(waves.next()).toBe(0);
  waves.write(cells);
  expect(cells).toEqual([-1, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, 1]);
});

test('what was not read leaves the last board as it is', () => {
  const waves = wordWaves(1, 3);
  expect(waves.read([4, 4, 4])).toBe(true);
  for (const bad of [15, -2, 1.5, -0, null, true, '4', undefined, 2 ** 32, Number.NaN]) {
    expect(waves.read([4, 4, bad]), String(bad)).toBe(false);
  }
  expect(waves.next()).toBe(1);
});

test.each([
  [4, 8],
  [8, 4],
])('the last of %i × %i cells is as good as the others', (rows, cols) => {
  const waves = wordWaves(rows, cols);
  const cells = Array.from({ length: 32 }, (_, cell) => (cell + Math.floor(cell / cols)) % 2);
  for (const cell of [29, 30, 31]) cells[cell] = 7;
  expect(waves.read(cells)).toBe(true);
  expect(waves.next()).toBe(1);
  expect(waves.groups[0]).toBe(0b111 << 29);
  waves.next();
  waves.write(cells);
  // What stood above the three has come down a row; the two lower rows of a column pattern are alike again.
  expect(cells.slice(29)).toEqual([29, 30, 31].map((cell) => (cell - cols + Math.floor((cell - cols) / cols)) % 2));
});
