import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beside } from '../../src/rules/beside.js';

test('the cells beside a cell are those one row or one column away, in ascending order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), (rows, cols) => {
      const cells = Array.from({ length: rows * cols }, (_, cell) => ({
        cell,
        row: Math.floor(cell / cols),
        col: cell % cols,
      }));
      for (const { cell, row, col } of cells) {
        const touching = cells.filter((other) => Math.abs(other.row - row) + Math.abs(other.col - col) === 1);
        expect(beside({ rows, cols }, cell)).toEqual(touching.map((other) => other.cell));
      }
    }),
  );
});
