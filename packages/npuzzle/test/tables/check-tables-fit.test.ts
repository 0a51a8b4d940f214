import { expect, test } from 'vitest';

import { buildTables, exportTables, importTables } from '../../src/index.js';

const tables = buildTables({ rows: 2, cols: 3, maxTiles: 3 });

/** A proxy that refuses every question. */
function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
}

// In the line metric patterns may overlap, so nothing else tells that one has a cell twice.
test('a pattern of lines has its cells in ascending order, each once', () => {
  const lines = buildTables({ rows: 2, cols: 3, metric: 'line', maxTiles: 2 });
  const last = lines.patterns[lines.patterns.length - 1];
  expect(last.length).toBe(2);
  for (const pattern of [[last[0], last[0]], [...last].reverse()]) {
    const patterns = [...lines.patterns.slice(0, -1), pattern];
    expect(() => exportTables({ ...lines, patterns })).toThrow(expect.objectContaining({ code: 'bad-tables' }));
  }
  expect(() => exportTables(lines)).not.toThrow();
});

test.each([
  ['no rows', { rows: 0 }],
  ['half a row', { rows: 1.5 }],
  ['too many cells', { rows: 2, cols: 13 }],
  ['rows and columns below 0', { rows: -2, cols: -3 }],
  ['an unknown metric', { metric: 'double' }],
  ['a home outside', { home: 6 }],
  ['a home before the first cell', { home: -1 }],
  ['no list of patterns', { patterns: {} }],
  ['a revoked list of patterns', { patterns: revoked() }],
  ['revoked values', { values: revoked() }],
  ['values of another type', { values: [...tables.values] }],
  ['an empty pattern', { patterns: [[], [0, 1, 2], [3, 4]] }],
  ['a pattern that is no list', { patterns: [0] }],
  [
    'a pattern with the blank',
    {
      patterns: [
        [0, 1, 2],
        [3, 5],
      ],
    },
  ],
  [
    'a pattern out of order',
    {
      patterns: [
        [1, 0, 2],
        [3, 4],
      ],
    },
  ],
  [
    'a pattern with a cell twice',
    {
      patterns: [
        [0, 0, 2],
        [3, 4],
      ],
    },
  ],
  [
    'a pattern with a cell outside',
    {
      patterns: [
        [0, 1, 6],
        [3, 4],
      ],
    },
  ],
  ['a tile left out', { patterns: [[0, 1, 2]] }],
  [
    'a tile in two patterns',
    {
      patterns: [
        [0, 1, 2],
        [2, 4],
      ],
    },
  ],
  ['no patterns', { patterns: [], values: new Uint8Array(0) }],
  ['a value too few', { values: tables.values.slice(1) }],
])('tables with %s are refused', (_, change) => {
  const bad = expect.objectContaining({ code: 'bad-tables' });
  expect(() => exportTables({ ...tables, ...change } as never)).toThrow(bad);
  expect(importTables(exportTables(tables))).toEqual(tables);
});
