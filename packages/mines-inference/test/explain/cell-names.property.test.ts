/** Lists of cells in short names, read back from a text that holds nothing else. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Catalogue, en, explainHint } from '../../src/index.js';

const bare: Catalogue = { ...en, hints: { ...en.hints, mistake: '{cells}' }, list: { between: ' ', last: ' ' } };
const namesOf = (cells: readonly number[], rows: number, cols: number) =>
  explainHint({ kind: 'mistake', cells }, { rows, cols }, bare).split(' ');

test.each([
  ['a cell', [41], ['r5c2']],
  ['three in a column', [1, 11, 21], ['r1-3c2']],
  ['a block', [12, 2, 3, 13], ['r1-2c3-4']],
  ['the end of a row and the beginning of the next', [9, 10], ['r1c10', 'r2c1']],
  ['with a gap', [1, 3, 21], ['r1c2', 'r1c4', 'r3c2']],
  ['a corner, row by row', [1, 11, 12], ['r1c2', 'r2c2-3']],
])('%s', (_, cells, names) => {
  expect(namesOf(cells, 10, 10)).toEqual(names);
});

test('three in a row of a wide board', () => {
  expect(namesOf([490, 488, 489], 16, 120)).toEqual(['r5c9-11']);
});

function cellsOf(name: string, cols: number): number[] {
  const [, row, lastRow = row, col, lastCol = col] = /^r(\d+)(?:-(\d+))?c(\d+)(?:-(\d+))?$/.exec(name)!;
  const cells: number[] = [];
  for (let r = Number(row); r <= Number(lastRow); r++) {
    for (let c = Number(col); c <= Number(lastCol); c++) cells.push((r - 1) * cols + c - 1);
  }
  return cells;
}

test('names hold the cells of the list, each once, from the first on, and neighbours in a row share one', () => {
  const lists = fc
    .record({ rows: fc.integer({ min: 1, max: 12 }), cols: fc.integer({ min: 1, max: 12 }) })
    .chain((size) =>
      fc.record({
        size: fc.constant(size),
        cells: fc.uniqueArray(fc.nat({ max: size.rows * size.cols - 1 }), { minLength: 1, maxLength: 60 }),
      }),
    );
  let shared = 0;
  fc.assert(
    fc.property(lists, ({ size: { rows, cols }, cells }) => {
      const names = namesOf(cells, rows, cols);
      const read = names.map((name) => cellsOf(name, cols));
      const sorted = cells.toSorted((a, b) => a - b);
      expect(read.flat().toSorted((a, b) => a - b)).toEqual(sorted);
      expect(read.map(([first]) => first)).toEqual(read.map(([first]) => first!).toSorted((a, b) => a - b));
      const nameOf = new Map(read.flatMap((list, at) => list.map((cell) => [cell, at] as const)));
      for (const cell of sorted) {
        const next = cell + 1;
        if (next % cols !== 0 && nameOf.has(next)) expect(nameOf.get(next)).toBe(nameOf.get(cell));
      }
      if (names.length < cells.length) shared++;
      expect(namesOf([...cells, ...cells], rows, cols)).toEqual(names);
    }),
    { numRuns: 300 },
  );
  expect(shared).toBeGreaterThan(100);
});
