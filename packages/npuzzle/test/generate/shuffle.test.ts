import { expect, test } from 'vitest';
import { goalBoard, isSolvable, shuffle } from '../../src/index.js';
import { distancesFrom } from '../oracle.js';

test('a shuffle deals each of the 360 boards of 3×2 equally often', () => {
  const boards = [...distancesFrom(goalBoard({ rows: 2, cols: 3 })).sample(1)];
  const counts = new Map(boards.map(([cells]) => [cells.join(), 0]));
  expect(counts.size).toBe(360);
  const deals = 9_000;
  for (let seed = 0; seed < deals; seed++) {
    const key = shuffle({ rows: 2, cols: 3, seed }).cells.join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(counts.size).toBe(360);
  let chiSquared = 0;
  for (const count of counts.values()) chiSquared += (count - deals / 360) ** 2 / (deals / 360);
  // 359 degrees of freedom: mean 359, standard deviation 26.8; five of them on either side.
  expect(chiSquared).toBeGreaterThan(225);
  expect(chiSquared).toBeLessThan(493);
});

test('a row is dealt in every position of the blank', () => {
  const dealt = new Set(Array.from({ length: 100 }, (_, seed) => shuffle({ rows: 1, cols: 4, seed }).cells.join()));
  expect(dealt.size).toBe(4);
  for (const key of dealt) expect(isSolvable({ rows: 1, cols: 4, cells: key.split(',').map(Number) })).toBe(true);
});
