/** Where counting and checking take too long they say so: squares of cells with a number for each row and each column. */
import { expect, test } from 'vitest';
import { isQuick } from '../../../../config/runs.js';
import { type Board, countLayouts, type Deduction, verifyDeduction } from '../../src/index.js';

/** Each row and each column holds half as many mines as cells; `mines` says otherwise or not. */
function sums(size: number, mines: number): Board {
  const side = Array.from({ length: size }, (_, at) => at);
  const cells = side.flatMap((row) => side.map((col) => [size * size + row, size * size + size + col]));
  const rows = side.map((row) => side.map((col) => row * size + col));
  const cols = side.map((col) => side.map((row) => row * size + col));
  const shown = [...cells.map(() => -1), ...[...rows, ...cols].map(() => size / 2)];
  return { rows: 1, cols: shown.length, mines, cells: shown, topology: { neighbors: [...cells, ...rows, ...cols] } };
}

function claim(size: number): Deduction {
  const from = Array.from({ length: 2 * size }, (_, at) => size * size + at);
  const message = { key: 'total-safe', params: { cols: 1, numbers: [], mines: 1 } } as const;
  return { cells: [0], mine: false, from, usesTotal: true, message };
}

test('a small square is counted and checked', () => {
  expect(countLayouts(sums(4, 8))).toBe('90');
  expect(verifyDeduction(sums(4, 8), claim(4))).toBe('invalid');
  // Whatever is said of a board that contradicts itself follows from it.
  expect(verifyDeduction(sums(4, 7), claim(4))).toBe('valid');
});

test.skipIf(isQuick)('a large one is more than is tried', () => {
  expect(countLayouts(sums(14, 98))).toBe('limit');
  expect(verifyDeduction(sums(14, 97), claim(14))).toBe('limit');
});
