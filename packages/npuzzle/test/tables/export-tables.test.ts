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

/** Bytes with a checksum that fits them, whoever wrote them. */
function signed(bytes: Uint8Array): Uint8Array {
  const end = bytes.length - 4;
  const sum = bytes.subarray(0, end).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5);
  const copy = bytes.slice();
  new DataView(copy.buffer).setUint32(end, sum >>> 0);
  return copy;
}

test('bytes that are signed anew are read where they have the form of tables, and refused where not', () => {
  const bytes = exportTables(buildTables({ rows: 2, cols: 3 }));
  expect(signed(bytes)).toEqual(bytes);
  const changed = (at: number, byte: number) => {
    const copy = bytes.slice();
    copy[at] = byte;
    return signed(copy);
  };
  const bad = expect.objectContaining({ code: 'bad-tables' });
  // Magic, rows, columns, home, the number of patterns, a pattern's length and its first cell.
  for (const [at, byte] of [
    [3, 2],
    [4, 0],
    [4, 13],
    [5, 1],
    [7, 6],
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
  expect(importTables(changed(bytes.length - 5, 77)).values.at(-1)).toBe(77);
  // One cell, the least that is a board, and one too many.
  for (const [rows, cols] of [
    [1, 1],
    [2, 13],
    [5, 6],
  ]) {
    const copy = bytes.slice();
    copy.set([rows, cols], 4);
    expect(() => importTables(signed(copy))).toThrow(`bytes is for ${cols}×${rows}: expected 2 to 25 cells`);
  }
});

test('tables of another goal, size or metric are refused', () => {
  const tables = buildTables({ rows: 3, cols: 3 });
  const goal = { rows: 3, cols: 3, cells: [0, 1, 2, 3, 4, 5, 6, 7, 8] };
  const mismatch = expect.objectContaining({ code: 'tables-mismatch' });
  expect(() => solve(shuffle({ rows: 3, cols: 3 }), { tables, goal })).toThrow(mismatch);
  expect(() => solve(shuffle({ rows: 3, cols: 3 }), { tables, metric: 'line' })).toThrow(mismatch);
  expect(() => solve(shuffle({ rows: 3, cols: 4 }), { tables })).toThrow(mismatch);
});
