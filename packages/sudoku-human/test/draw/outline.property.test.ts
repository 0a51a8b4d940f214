import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import { createLayout, positionFromValues, positionToSvg } from '../../src/index.js';

const empty = new Uint8Array(36);
/** Up to six cells of four rows and columns, so that many lie side by side. */
const cells = fc
  .record({ corner: fc.constantFrom(0, 1, 8, 14), list: fc.uniqueArray(fc.nat(15), { minLength: 1, maxLength: 6 }) })
  .map(({ corner, list }) => list.map((at) => corner + 6 * Math.floor(at / 4) + (at % 4)));
const numRuns = runs(100, 500, 30);

/** The dashed line around the cells of a cage, as pairs of points in units of a cell. */
function linesOf(cage: readonly number[]): number[][] {
  const layout = createLayout({ size: 6, cages: [{ cells: cage }] });
  const svg = positionToSvg(positionFromValues(empty, empty, { layout }));
  const [, width] = /viewBox="0 0 (\d+)/.exec(svg) ?? [];
  const [path] = svg.match(/<path [^>]*stroke-dasharray[^>]*>/) ?? [];
  const side = (Number(width) - 4) / 6;
  return [...`${path}`.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)].map(([, ...numbers]) =>
    numbers.map((number) => (Number(number) - 2) / side),
  );
}

test('an outline closes: at each of its corners two lines meet', () => {
  fc.assert(fc.property(cells, expectClosed), { numRuns });
});

function expectClosed(list: readonly number[]): void {
  const ends = new Map<string, number>();
  for (const [ax, ay, bx, by] of linesOf(list)) {
    for (const point of [`${ax} ${ay}`, `${bx} ${by}`]) ends.set(point, (ends.get(point) ?? 0) + 1);
  }
  expect([...ends.values()].filter((count) => count !== 2)).toEqual([]);
}

test('an outline has a line for each side between its cells and others, inside of them', () => {
  fc.assert(fc.property(cells, expectSides), { numRuns });
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
  const lines = linesOf(list);
  expect(lines).toHaveLength(sides);
  for (const [ax, ay, bx, by] of lines) {
    expect(among).toContain(at(Math.floor((ay! + by!) / 2), Math.floor((ax! + bx!) / 2)));
  }
}
