import { expect, test } from 'vitest';
import { layouts } from '../../scripts/layouts.js';
import { maxTable } from '../../src/bounds/max-table.js';

// The whole of what the quick test samples: minutes of exhaustion.
test.each(Object.entries(maxTable['6×5']))('%s makes %i combos on 6×5, and no more', (key, most) => {
  const counts = key.split('-').map(Number);
  const { climb, exhaust } = layouts(5, 6);
  expect(climb(counts, most, 60, 1) ?? exhaust(counts, most, 1e9)).toHaveLength(30);
  expect(exhaust(counts, most + 1, 2e10)).toBeUndefined();
});
