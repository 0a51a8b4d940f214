import { expect, test } from 'vitest';
import { layouts } from '../scripts/layouts.js';
import { maxTable } from '../src/max/max-table.js';

// What the quick test leaves out: minutes of exhaustion.
const slow = Object.entries(maxTable['6×5']!).filter(([key]) => Number.parseInt(key, 10) < 23);

test.each(slow)('%s makes no more than %i combos on 6×5', (key, most) => {
  expect(layouts(5, 6).exhaust(key.split('-').map(Number), most + 1, 2e10)).toBeUndefined();
});
