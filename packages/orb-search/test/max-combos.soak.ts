import { expect, test } from 'vitest';
import { layoutSearch } from '../src/max/layout-search.js';
import { maxTable } from '../src/max/max-table.js';

// What the quick test leaves out: minutes of exhaustion.
test.each(['21-3-3-3', '18-6-6'])('the table is right about %s', (key) => {
  const counts = key.split('-').map(Number);
  const most = maxTable[key]!;
  expect(layoutSearch(5, 6, counts, most, 2e10).status).toBe('found');
  expect(layoutSearch(5, 6, counts, most + 1, 2e10).status).toBe('impossible');
});
