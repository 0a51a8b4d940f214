import { expect, test } from 'vitest';
import { keepTable, knownTable } from '../../src/topology/recent-tables.js';

const table = () => ({ starts: new Int32Array(1), cells: new Int32Array(0) });

test('the last four tables are kept, whichever was asked for last being the newest; those of large boards are not', () => {
  const tables = Array.from({ length: 5 }, table);
  for (let at = 0; at < 4; at++) keepTable({ rows: 1, cols: at + 1 }, 'hex', tables[at]!);
  expect(knownTable({ rows: 1, cols: 1 }, 'hex')).toBe(tables[0]);
  expect(knownTable({ rows: 1, cols: 1 }, 'torus')).toBe(undefined);
  expect(knownTable({ rows: 2, cols: 1 }, 'hex')).toBe(undefined);
  keepTable({ rows: 500, cols: 500 }, 'hex', tables[4]!);
  expect(knownTable({ rows: 500, cols: 500 }, 'hex')).toBe(tables[4]);
  // The first was asked for, so the second is the oldest.
  expect([1, 2, 3, 4].map((cols) => knownTable({ rows: 1, cols }, 'hex'))).toEqual([
    tables[0],
    undefined,
    tables[2],
    tables[3],
  ]);
  keepTable({ rows: 1, cols: 250_001 }, 'hex', table());
  expect(knownTable({ rows: 1, cols: 250_001 }, 'hex')).toBe(undefined);
});
