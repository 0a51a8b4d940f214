import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Candidate } from '../../../src/index.js';
import { createState } from '../../../src/kernel/state.js';
import { digitBounds, excessCandidates, leastCover } from '../../../src/techniques/exotic/locked-sectors.js';
import { runs } from '../../runs.js';
import { cells, colOf, digits, rowOf, sees } from '../positions.js';

/** Some rows and columns that cross, and the marks of all cells. */
const crossings = fc.record({
  rows: fc.uniqueArray(fc.nat(8), { minLength: 2, maxLength: 3 }),
  cols: fc.uniqueArray(fc.nat(8), { minLength: 2, maxLength: 3 }),
  // Few digits in a cell, so that they are confined; none in some, which are filled.
  marks: fc.array(
    fc
      .array(fc.integer({ min: 1, max: 5 }), { maxLength: 3 })
      .map((list) => list.reduce((mask, d) => mask | (1 << (d - 1)), 0)),
    { minLength: 81, maxLength: 81 },
  ),
});

test('the least cover is that of all sets of sectors', () => {
  const pair = fc.tuple(fc.nat(4), fc.nat(4)).map(([row, col]) => (1 << row) | (1 << (5 + col)));
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 14 }), (pairs) => {
      const covers = Array.from({ length: 1024 }, (_, set) => set).filter((set) => pairs.every((one) => one & set));
      const size = (set: number) => [...set.toString(2)].filter((bit) => bit === '1').length;
      expect(leastCover(pairs)).toBe(Math.min(...covers.map(size)));
    }),
    { numRuns: runs(25, 3) },
  );
});

describe('how often digits can be in the cells where rows and columns cross', () => {
  test('and which candidates leave room for less, are as by trying all sets of lines', () => {
    let struck = 0;
    let lost = 0;
    fc.assert(
      fc.property(crossings, ({ rows, cols, marks }) => {
        const own = cells.filter((cell) => rows.includes(rowOf(cell)) && cols.includes(colOf(cell)) && marks[cell] > 0);
        const has = (cell: number, digit: number) => (marks[cell] & (1 << (digit - 1))) !== 0;
        const lines = [...rows, ...cols.map((col) => 9 + col)];
        const sets = Array.from({ length: 2 ** lines.length }, (_, set) => lines.filter((_, i) => set & (1 << i)));
        const most = (some: readonly number[]) =>
          Math.min(
            ...sets
              .filter((set) => some.every((cell) => set.includes(rowOf(cell)) || set.includes(9 + colOf(cell))))
              .map((set) => set.length),
          );
        const bounds = digits.map((digit) => most(own.filter((cell) => has(cell, digit))));
        const excess: Candidate[] = [];
        for (const cell of cells) {
          for (const digit of digits.filter((one) => has(cell, one))) {
            const isOwn = own.includes(cell);
            // It is taken: its digit is gone where the cell is seen, and other digits are gone from the cell.
            const filled = digits.map((other) => {
              const places = own.filter((one) => one !== cell && has(one, other));
              return other === digit ? Number(isOwn) + most(places.filter((one) => !sees(one, cell))) : most(places);
            });
            const isLess = filled.map((count, at) => count < bounds[at]);
            if (isLess.includes(true)) excess.push({ cell, digit });
            if (isLess.includes(true) && !isLess[digit - 1]) lost++;
          }
        }
        const sectors = {
          cells: own,
          sectorsOf: own.map((cell) => (1 << rowOf(cell)) | (1 << (9 + colOf(cell)))),
        };
        const state = createState(new Uint8Array(81), marks);
        expect(digitBounds(state, sectors)).toEqual(bounds);
        expect(excessCandidates(state, sectors, bounds)).toEqual(excess);
        struck += excess.length;
      }),
      { numRuns: runs(40, 10) },
    );
    // Of both kinds there were some.
    expect(lost).toBeGreaterThan(0);
    expect(struck).toBeGreaterThan(lost);
  });
});
