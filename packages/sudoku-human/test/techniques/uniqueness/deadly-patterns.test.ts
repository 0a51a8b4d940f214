import { expect, test } from 'vitest';
import { classicTables } from '../../../src/kernel/geometry.js';
import { visitRectangles } from '../../../src/techniques/uniqueness/deadly-patterns.js';

test('there are 486 rectangles, each of two rows, two columns and two boxes', () => {
  const seen = new Set<string>();
  visitRectangles(classicTables, (...cells) => {
    const rows = cells.map((cell) => Math.floor(cell / 9));
    const cols = cells.map((cell) => cell % 9);
    const boxes = cells.map((_, i) => Math.floor(rows[i] / 3) * 3 + Math.floor(cols[i] / 3));
    expect([rows[0], rows[2], cols[0], cols[1]]).toEqual([rows[1], rows[3], cols[2], cols[3]]);
    expect([rows, cols, boxes].map((list) => new Set(list).size)).toEqual([2, 2, 2]);
    seen.add(cells.join());
    return false;
  });
  expect(seen.size).toBe(486);
});

test('a visit that is content ends the walk', () => {
  let visits = 0;
  expect(visitRectangles(classicTables, () => ++visits === 3)).toBe(true);
  expect(visits).toBe(3);
});
