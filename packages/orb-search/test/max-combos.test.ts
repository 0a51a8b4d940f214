import { expect, test } from 'vitest';
import { maxCombos } from '../src/index.js';
import { layoutSearch } from '../src/max/layout-search.js';
import { maxTable } from '../src/max/max-table.js';
import { readTable } from './corpus.js';

/** Any board with these counts. */
function boardOf(counts: readonly number[]) {
  return { rows: 5, cols: 6, cells: counts.flatMap((count, type) => Array<number>(count).fill(type)) };
}

test.each(readTable('exact-max-6x5'))(
  'counts $counts make $exact_max_combo combos',
  ({ counts = '', exact_max_combo: most }) => {
    expect(maxCombos(boardOf(counts.split('-').map(Number)))).toEqual({ combos: Number(most), exact: true });
  },
);

test.each(['26-3', '25-5', '24-5', '22-8', '21-9'])('the table is right about %s', (key) => {
  const counts = key.split('-').map(Number);
  const inert = 30 - counts.reduce((sum, count) => sum + count, 0);
  const codes = [...counts, ...(inert > 0 ? [inert] : [])];
  const most = maxTable[key]!;
  expect(layoutSearch(5, 6, codes, most, 1e8).status).toBe('found');
  expect(layoutSearch(5, 6, codes, most + 1, 1e8).status).toBe('impossible');
});
