import { expect, test } from 'vitest';
import { solveSearch } from '../../src/index.js';

test('a staged proof claims no more than is true on its way, and all of it at its end', () => {
  const search = solveSearch({ rows: 3, cols: 3, cells: [8, 6, 7, 2, 5, 4, 3, 0, 1] }, { quality: 'optimal' });
  let step = search.next();
  for (; !step.done; step = search.next()) expect(step.value.depth).toBeLessThanOrEqual(31);
  expect(step.value).toMatchObject({ status: 'optimal', lowerBound: 31 });
  expect(step.value.moves).toHaveLength(31);
});
