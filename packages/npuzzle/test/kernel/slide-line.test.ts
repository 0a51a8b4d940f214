import { expect, test } from 'vitest';
import { sharesLine, slideLine, unitOf } from '../../src/kernel/slide-line.js';

test('two cells share a line if they are two and in one row or one column', () => {
  const sharing = (blank: number) =>
    Array.from({ length: 9 }, (_, cell) => cell).filter((cell) => sharesLine(blank, cell, 3));
  expect([sharing(0), sharing(4), sharing(8)]).toEqual([
    [1, 2, 3, 6],
    [1, 3, 5, 7],
    [2, 5, 6, 7],
  ]);
});

test.each([
  { blank: 0, cell: 2, unit: 1, after: [2, 3, 0, 4, 5, 6] },
  { blank: 2, cell: 0, unit: 1, before: [2, 3, 0, 4, 5, 6], after: [0, 2, 3, 4, 5, 6] },
  { blank: 0, cell: 3, unit: 3, after: [4, 2, 3, 0, 5, 6] },
])('a slide from $blank to $cell and back', ({ blank, cell, unit, before = [0, 2, 3, 4, 5, 6], after }) => {
  const cells = [...before];
  expect(unitOf(blank, cell, 3)).toBe(unit);
  slideLine(cells, blank, cell, unit);
  expect(cells).toEqual(after);
  slideLine(cells, cell, blank, unit);
  expect(cells).toEqual(before);
});
