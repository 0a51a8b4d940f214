import { expect, test } from 'vitest';
import { buildShortTables, buildTables, exportTables, importTables, shuffle, solve } from '../../src/index.js';
import { signed } from '../signed.js';

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

test('bytes that are signed anew are read where they have the form of tables, and refused where not', () => {
  const tables = buildTables({ rows: 2, cols: 3 });
  const bytes = exportTables(tables);
  expect(signed(bytes)).toEqual(bytes);
  const changed = (at: number, byte: number) => {
    const copy = bytes.slice();
    copy[at] = byte;
    return signed(copy);
  };
  const bad = expect.objectContaining({ code: 'bad-tables' });
  // Magic, kind, rows, columns, home, the number of patterns, a pattern's length and its first cell.
  for (const [at, byte] of [
    [3, 3],
    [4, 1],
    [4, 2],
    [4, 3],
    [5, 0],
    [5, 13],
    [6, 1],
    [7, 6],
    [8, 0],
    [8, 2],
    [9, 4],
    [10, 1],
  ]) {
    expect(() => importTables(changed(at, byte))).toThrow(bad);
  }
  expect(() => importTables(new Uint8Array(20))).toThrow('expected what exportTables gives');
  const spoiled = bytes.slice();
  spoiled[bytes.length - 5] ^= 1;
  expect(() => importTables(spoiled)).toThrow('bytes is damaged: expected another checksum');
  const values = tables.values.slice();
  values[values.length - 1] = 77;
  expect(importTables(exportTables({ ...tables, values })).values.at(-1)).toBe(77);
  // Patterns of eight tiles on 25 cells are said to be there.
  const patterns = [0, 8, 16].map((from) => [8, ...Array.from({ length: 8 }, (_, index) => from + index)]);
  const huge = Uint8Array.from([...bytes.subarray(0, 4), 0, 5, 5, 24, 3, ...patterns.flat(), 0, 0, 0, 0, 0]);
  expect(() => importTables(signed(huge))).toThrow(bad);
});

test('short tables go through bytes, packed, and are told from pattern databases', () => {
  const tables = buildShortTables({ rows: 3, cols: 5 });
  const bytes = exportTables(tables);
  expect(bytes.length).toBeLessThan(tables.values.length);
  expect(importTables(bytes, 'short')).toEqual(tables);
  const board = shuffle({ rows: 3, cols: 5, seed: 1 });
  const options = { quality: 'short', maxNodes: 20_000 } as const;
  const shortTables = importTables(bytes, 'short');
  expect(solve(board, { ...options, shortTables })).toEqual(solve(board, { ...options, shortTables: tables }));
  const bad = expect.objectContaining({ code: 'bad-tables' });
  expect(() => importTables(bytes)).toThrow(bad);
  expect(() => importTables(exportTables(buildTables({ rows: 2, cols: 2 })), 'short')).toThrow(bad);
  for (const [rows, cols] of [
    [1, 6],
    [9, 9],
    [3, 4],
  ]) {
    const copy = bytes.slice();
    copy.set([rows, cols], 5);
    expect(() => importTables(signed(copy), 'short')).toThrow(bad);
  }
  expect(() => exportTables({ ...tables, rows: 5 })).toThrow(bad);
  expect(() => importTables(bytes, 'long' as 'short')).toThrow(expect.objectContaining({ code: 'bad-choice' }));
});

test('tables of another goal, size or metric are refused', () => {
  const tables = buildTables({ rows: 3, cols: 3 });
  const goal = { rows: 3, cols: 3, cells: [0, 1, 2, 3, 4, 5, 6, 7, 8] };
  const mismatch = expect.objectContaining({ code: 'tables-mismatch' });
  expect(() => solve(shuffle({ rows: 3, cols: 3 }), { tables, goal })).toThrow(mismatch);
  expect(() => solve(shuffle({ rows: 3, cols: 3 }), { tables, metric: 'line' })).toThrow(mismatch);
  expect(() => solve(shuffle({ rows: 3, cols: 4 }), { tables })).toThrow(mismatch);
});
