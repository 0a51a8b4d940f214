import { expect, test } from 'vitest';
import { buildTables, exportTables, importTables, shuffle, solve } from '../../src/index.js';

test('tables go through bytes and clones unchanged, and damage is found', () => {
  const tables = buildTables({ rows: 3, cols: 3 });
  const bytes = exportTables(tables);
  const back = importTables(bytes);
  const board = shuffle({ rows: 3, cols: 3, seed: 6 });
  const { moves } = solve(board, { quality: 'optimal', tables });
  expect(solve(board, { quality: 'optimal', tables: back }).moves).toEqual(moves);
  expect(solve(board, { quality: 'optimal', tables: structuredClone(back) }).moves).toEqual(moves);
  bytes[100] ^= 1;
  expect(() => importTables(bytes)).toThrow(expect.objectContaining({ code: 'bad-tables' }));
});

test('tables of another goal, size or metric are refused', () => {
  const tables = buildTables({ rows: 3, cols: 3 });
  const goal = { rows: 3, cols: 3, cells: [0, 1, 2, 3, 4, 5, 6, 7, 8] };
  const mismatch = expect.objectContaining({ code: 'tables-mismatch' });
  expect(() => solve(shuffle({ rows: 3, cols: 3 }), { tables, goal })).toThrow(mismatch);
  expect(() => solve(shuffle({ rows: 3, cols: 3 }), { tables, metric: 'line' })).toThrow(mismatch);
  expect(() => solve(shuffle({ rows: 3, cols: 4 }), { tables })).toThrow(mismatch);
});
