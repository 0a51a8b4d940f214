import { countSolutions, createLayout, type LayoutOptions, positionFromValues } from '@kit/sudoku-human';
import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../../config/prop.js';
import { countPlainly } from '../../layout/oracle.js';
import { runs } from '../../runs.js';

const flags = fc.record({
  diagonals: fc.boolean(),
  windows: fc.boolean(),
  disjointGroups: fc.boolean(),
  antiKnight: fc.boolean(),
  antiKing: fc.boolean(),
  nonConsecutive: fc.boolean(),
});
const cages = fc.array(fc.tuple(fc.nat(14), fc.integer({ min: 3, max: 7 })), { maxLength: 4 });
const givens = fc.array(fc.tuple(fc.nat(15), fc.integer({ min: 1, max: 4 })), { maxLength: 3 });

prop([flags, cages, givens], { numRuns: runs(150, 40) })(
  'counts on 4×4 layouts are those of a plain backtracker',
  (on, pairs, digits) => {
    const used = new Set<number>();
    const own = pairs.flatMap(([cell, sum]) => {
      if (used.has(cell) || used.has(cell + 1)) return [];
      used.add(cell).add(cell + 1);
      return [{ cells: [cell, cell + 1], sum }];
    });
    const options: LayoutOptions = { size: 4, ...on, cages: own };
    const layout = createLayout(options);
    const values = new Array<number>(16).fill(0);
    for (const [cell, digit] of digits) values[cell] = digit;
    const position = positionFromValues(values, values, { layout });
    expect(countSolutions(position, 50)).toBe(countPlainly(layout, values, 50));
  },
);

prop(
  [
    fc.boolean(),
    fc.boolean(),
    fc.array(fc.tuple(fc.nat(24), fc.integer({ min: 1, max: 5 })), { minLength: 3, maxLength: 6 }),
  ],
  {
    numRuns: runs(30, 8),
  },
)('counts on a jigsaw of five are those of a plain backtracker', (antiKing, isKiller, digits) => {
  const regions = [...'0001100111223332233424444'].map(Number);
  const layout = createLayout({
    size: 5,
    regions,
    antiKing,
    extraHouses: [[0, 6, 12, 18, 24]],
    cages: isKiller ? [{ cells: [1, 2, 7], sum: 8 }, { cells: [15, 20] }, { cells: [8, 9, 13, 14], sum: 12 }] : [],
  });
  const values = new Array<number>(25).fill(0);
  for (const [cell, digit] of digits) values[cell] = digit;
  expect(countSolutions(positionFromValues(values, values, { layout }), 20)).toBe(countPlainly(layout, values, 20));
});
