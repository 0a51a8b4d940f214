import { createPace } from '@kit/grid';
import { expect, test } from 'vitest';
import { labelBoard } from '../../src/board/label-board.js';
import { goalBoard, shuffle } from '../../src/index.js';
import { createField, type Field, stepBlank, stepsBetween } from '../../src/lines/field.js';
import { createSweeper, type Prices } from '../../src/lines/sweep.js';

const fieldOf = (rows: number, cols: number, seed: number): Field =>
  createField(labelBoard(shuffle({ rows, cols, seed })));

/** Manhattan distance of all tiles. */
const distance = (field: Field): number =>
  field.cells.reduce((sum, home, cell) => (home === field.home ? sum : sum + stepsBetween(field, cell, home)), 0);

/** What a path costs, by walking it on the board; the blank is back afterwards. */
function walkedCost(field: Field, path: readonly number[], [step, nearer]: Prices): number {
  const start = field.blank;
  const before = distance(field);
  for (const cell of path) stepBlank(field, cell);
  const after = distance(field);
  for (const cell of [...path].reverse().slice(1)) stepBlank(field, cell);
  if (path.length > 0) stepBlank(field, start);
  return step * path.length - nearer * (before - after);
}

type Task = { target: number; aside: number };

/** The least that a way costs, all of them tried one after the other: rows (or columns) never turned back on. */
function leastCost(field: Field, { target, aside }: Task, prices: Prices): number {
  const { rowOf, colOf, fixed, blank, slots } = field;
  let least = Number.POSITIVE_INFINITY;
  for (const [lineOf, laneOf] of [
    [rowOf, colOf],
    [colOf, rowOf],
  ]) {
    const forward = Math.sign(lineOf[target] - lineOf[blank]);
    const low = Math.min(laneOf[blank], laneOf[target]) - aside;
    const high = Math.max(laneOf[blank], laneOf[target]) + aside;
    const goOn = (path: number[]): void => {
      const at = path.at(-1) ?? blank;
      if (at === target) least = Math.min(least, walkedCost(field, path, prices));
      for (let slot = 0; slot < 4; slot++) {
        const to = slots[at * 4 + slot];
        if (to < 0 || to === blank || path.includes(to) || fixed[to]) continue;
        const along = lineOf[to] - lineOf[at];
        const isWithin = laneOf[to] >= low && laneOf[to] <= high && (lineOf[target] - lineOf[to]) * forward >= 0;
        if (isWithin && (along === 0 || along === forward)) goOn([...path, to]);
      }
    };
    goOn([]);
  }
  return least;
}

test.each([
  { rows: 4, cols: 4, aside: 4, step: 2, nearer: 3 },
  { rows: 3, cols: 6, aside: 1, step: 2, nearer: 3 },
  { rows: 6, cols: 3, aside: 0, step: 1, nearer: 5 },
  { rows: 2, cols: 5, aside: 2, step: 3, nearer: 0 },
])('a way of $rows×$cols costs the least of all that are tried one by one', ({ rows, cols, aside, step, nearer }) => {
  const prices: Prices = [step, nearer, aside, 2];
  let closed = 0;
  for (let seed = 0; seed < 30; seed++) {
    const field = fieldOf(rows, cols, seed);
    const size = rows * cols;
    for (let wall = seed % 3; wall < cols - 1; wall += 2) if (wall !== field.blank) field.fixed[wall] = 1;
    const sweep = createSweeper(field, prices, createPace());
    for (let target = 0; target < size; target++) {
      const keep = (target + seed) % size;
      if (field.fixed[target] || target === field.blank || keep === target || keep === field.blank || field.fixed[keep])
        continue;
      field.fixed[keep] = 1;
      const way = sweep(target);
      const least = leastCost(field, { target, aside }, prices);
      expect(way?.cost ?? Number.POSITIVE_INFINITY).toBe(least);
      if (way) {
        expect(walkedCost(field, way.path, prices)).toBe(least);
        expect(way.path.at(-1)).toBe(target);
        expect(way.path.some((cell) => field.fixed[cell] === 1)).toBe(false);
      } else closed++;
      field.fixed[keep] = 0;
    }
  }
  expect(closed).toBeGreaterThan(0);
});

test('only cells beside the straight way are looked at', () => {
  const field = createField(labelBoard(goalBoard({ rows: 30, cols: 40 })));
  const pace = createPace();
  // From the last cell (29, 39) ten rows up and ten columns left: eleven lines of fifteen cells, four aside, for either axis.
  const way = createSweeper(field, [2, 3, 4, 2], pace)(19 * 40 + 29);
  expect([way?.path.length, way?.path.at(-1)]).toEqual([20, 19 * 40 + 29]);
  expect(pace.work).toBe(2 * 15 * 11 * 10);
});

test('to a target that is far it goes half the way, and again half', () => {
  const field = createField(labelBoard(goalBoard({ rows: 60, cols: 60 })));
  const sweep = createSweeper(field, [2, 3, 4, 2], createPace());
  const endFor = (row: number, col: number) => sweep(row * 60 + col)?.path.at(-1);
  // From the last cell: 50 steps are near, 51 are far, 118 are far twice.
  expect([endFor(34, 34), endFor(34, 33), endFor(0, 0)]).toEqual([34 * 61, 46 * 61, 44 * 61]);
});
