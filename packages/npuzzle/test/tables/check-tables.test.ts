import { expect, test } from 'vitest';
import {
  buildTables,
  checkTables,
  checkTablesSearch,
  exportTables,
  importTables,
  shuffle,
  solve,
} from '../../src/index.js';

test.each([
  { rows: 2, cols: 3 },
  { rows: 3, cols: 3 },
  { rows: 1, cols: 5 },
  { rows: 2, cols: 5, maxTiles: 3 },
  { rows: 2, cols: 3, metric: 'line' },
  { rows: 3, cols: 3, metric: 'line', maxTiles: 3 },
  { rows: 4, cols: 4, metric: 'line', maxTiles: 2 },
  { rows: 3, cols: 3, metric: 'line', maxTiles: 2, goal: { rows: 3, cols: 3, cells: [1, 0, 2, 3, 4, 5, 6, 7, 8] } },
] as const)('what is built is true: $rows×$cols $metric', (options) => {
  expect(checkTables(buildTables(options), { samples: 30, seed: 4 })).toEqual({ status: 'consistent', checked: 30 });
});

test('tampered tables pass the checksum, claim a proof that is none, and are found out', () => {
  const tables = buildTables({ rows: 3, cols: 3 });
  const values = tables.values.map((value) => (value > 6 ? value + 8 : value));
  const signed = importTables(exportTables({ ...tables, values }));
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);
  const isClaimed = seeds.some((seed) => {
    const board = shuffle({ rows: 3, cols: 3, seed });
    const [wrong, right] = [signed, tables].map((used) => solve(board, { quality: 'optimal', tables: used }));
    return wrong.status === 'optimal' && wrong.moves.length > right.moves.length;
  });
  expect(isClaimed).toBe(true);
  const found = checkTables(signed, { samples: 20 });
  expect(found).toMatchObject({ status: 'wrong' });
  if (found.status !== 'wrong') return;
  expect(found.value - found.expected).toBe(8);
  expect(tables.patterns[found.pattern].length).toBe(found.cells.length);
});

test.each(['single', 'line'] as const)('one wrong value is found as soon as it is drawn (%s)', (metric) => {
  const tables = buildTables({ rows: 2, cols: 3, metric, maxTiles: 2 });
  const reached = tables.values.findIndex((value) => value > 2);
  const values = tables.values.map((value, index) => (index === reached ? value - 2 : value));
  const { status } = checkTables({ ...tables, values }, { samples: 2000 });
  expect(status).toBe('wrong');
});

test('one wrong value is found on whichever row or column it is', () => {
  const tables = buildTables({ rows: 2, cols: 3, metric: 'line', maxTiles: 2 });
  for (let line = 0; line < 2 + 3; line++) {
    // Of the first pattern each line has 5 · 4 values.
    const values = tables.values.map((value, index) => (Math.floor(index / 20) === line ? value + 1 : value));
    expect(checkTables({ ...tables, values }, { samples: 200 }).status).toBe('wrong');
  }
});

test('the limit of states, or a stop, leaves the rest open', () => {
  const tables = buildTables({ rows: 3, cols: 4, maxTiles: 5 });
  expect(checkTables(tables, { maxNodes: 0 })).toEqual({ status: 'limit', checked: 0 });
  const search = checkTablesSearch(tables);
  let step = search.next();
  for (; !step.done && step.value.nodes === 0; step = search.next());
  expect(step).toMatchObject({ done: false, value: { nodes: expect.any(Number), best: { checked: 0 } } });
  expect(search.next('stop').value).toEqual({ status: 'limit', checked: 0 });
});
