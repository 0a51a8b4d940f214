import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameOf } from '../../src/draw/frame.js';
import { outlineOf } from '../../src/draw/outline.js';
import { createLayout } from '../../src/index.js';

const frame = frameOf(createLayout({ size: 6 }));
const cells = fc.uniqueArray(fc.nat({ max: 35 }), { minLength: 1, maxLength: 20 });

/** The lines of an outline as pairs of points, in units of a cell. */
const linesOf = (path: string) =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)].map(([, ...numbers]) =>
    numbers.map((number) => (Number(number) - 2) / frame.side),
  );

test('an outline closes: at each of its corners two lines meet', () => {
  fc.assert(fc.property(cells, expectClosed));
});

function expectClosed(list: readonly number[]): void {
  const ends = new Map<string, number>();
  for (const [ax, ay, bx, by] of linesOf(outlineOf(list, frame, 4))) {
    for (const point of [`${ax} ${ay}`, `${bx} ${by}`]) ends.set(point, (ends.get(point) ?? 0) + 1);
  }
  expect([...ends.values()].filter((count) => count !== 2)).toEqual([]);
}

test('an outline has a line for each side between its cells and others, inside of them', () => {
  fc.assert(fc.property(cells, expectSides));
});

function expectSides(list: readonly number[]): void {
  const among = new Set(list);
  const at = (row: number, col: number) => (row < 0 || col < 0 || row > 5 || col > 5 ? -1 : row * 6 + col);
  let sides = 0;
  for (const cell of list) {
    const [row, col] = [Math.floor(cell / 6), cell % 6];
    for (const other of [at(row - 1, col), at(row + 1, col), at(row, col - 1), at(row, col + 1)]) {
      if (!among.has(other)) sides++;
    }
  }
  const lines = linesOf(outlineOf(list, frame, 4));
  expect(lines).toHaveLength(sides);
  for (const [ax, ay, bx, by] of lines) {
    expect(among).toContain(at(Math.floor((ay! + by!) / 2), Math.floor((ax! + bx!) / 2)));
  }
}
