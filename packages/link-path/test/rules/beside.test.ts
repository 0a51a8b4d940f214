import { removePair } from '@kit/link-path';
import { expect, test } from 'vitest';

/** Every board of up to five rows and columns, full of tiles, and every pair of them. */
function* pairsOfBoards() {
  for (let rows = 1; rows <= 5; rows++) {
    for (let cols = 1; cols <= 5; cols++) {
      for (let a = 0; a < rows * cols; a++) {
        for (let b = 0; b < rows * cols; b++) if (a !== b) yield { rows, cols, a, b };
      }
    }
  }
}

test('ice melts on the tiles one row or one column away from a pair, and on no other', () => {
  const wrong: unknown[] = [];
  for (const { rows, cols, a, b } of pairsOfBoards()) {
    const cells = Array.from({ length: rows * cols }, () => 1);
    const frozen = [...cells.keys()].filter((cell) => cell !== a && cell !== b);
    const touches = (cell: number, other: number): boolean => {
      const rowsApart = Math.abs(Math.floor(cell / cols) - Math.floor(other / cols));
      return rowsApart + Math.abs((cell % cols) - (other % cols)) === 1;
    };
    const expected = frozen.filter((cell) => !touches(cell, a) && !touches(cell, b));
    const left = removePair({ rows, cols, cells, frozen }, a, b).frozen ?? [];
    if (left.join() !== expected.join()) wrong.push({ rows, cols, a, b, left, expected });
  }
  expect(wrong).toEqual([]);
});
