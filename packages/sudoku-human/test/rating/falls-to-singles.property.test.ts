import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import { readPosition } from '../../src/board/read-position.js';
import type { Position } from '../../src/index.js';
import { fallsToSingles } from '../../src/rating/falls-to-singles.js';
import { cells, digits, houses, sees, solvedPosition } from '../techniques/positions.js';

/** Is every cell filled by setting, over and over, a digit that is the last of its cell or has its last place in a house? */
function fallsPlainly({ values, candidates }: Position): boolean {
  const left = new Set(
    cells.flatMap((cell) => digits.filter((d) => candidates[cell] & (1 << (d - 1))).map((d) => cell * 10 + d)),
  );
  const filled = new Set(cells.filter((cell) => values[cell] !== 0));
  for (let before = -1; before !== filled.size; ) {
    before = filled.size;
    for (const one of left) {
      const [cell, digit] = [Math.floor(one / 10), one % 10];
      const isLast = (others: readonly number[]) => !others.some((other) => other !== one && left.has(other));
      const isSingle =
        isLast(digits.map((other) => cell * 10 + other)) ||
        houses.some((house) => house.includes(cell) && isLast(house.map((other) => other * 10 + digit)));
      if (!isSingle) continue;
      filled.add(cell);
      for (const other of digits) left.delete(cell * 10 + other);
      for (const other of cells) if (sees(cell, other)) left.delete(other * 10 + digit);
    }
  }
  return filled.size === 81;
}

test('a position falls to singles if setting them one by one fills the grid', () => {
  const seen = new Set<boolean>();
  fc.assert(
    fc.property(solvedPosition(60, 20), ({ position }) => {
      const falls = fallsPlainly(position);
      expect(fallsToSingles(readPosition(position))).toBe(falls);
      seen.add(falls);
    }),
    { numRuns: runs(40, 400, 10) },
  );
  expect(seen.size).toBe(2);
});
