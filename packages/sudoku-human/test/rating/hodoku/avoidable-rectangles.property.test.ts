import { describe, expect, test } from 'vitest';
import { avoidableRectangle } from '../../../src/rating/hodoku/avoidable-rectangles.js';
import type { Path } from '../../../src/rating/hodoku/search.js';
import { lcg } from '../../lcg.js';
import { isQuick, some } from '../../runs.js';
import { boxOf, cells, colOf, rowOf, sees } from '../../techniques/positions.js';
import { madeUpPath, maskOf, told } from './made-up-path.js';
import { bitsOf, seenByAll } from './sound-board.js';

type Told = { effects: number[]; corners: number[]; open: number[] };

/**
 * All rectangles over two boxes in the order in which they are met: by a corner, the other one of its box, and the line in
 * which the two others lie.
 */
const rectangles = cells.flatMap((start) =>
  cells
    .filter((second) => boxOf(second) === boxOf(start) && sees(second, start))
    .filter((second) => rowOf(second) === rowOf(start) || colOf(second) === colOf(start))
    .flatMap((second) => {
      const isRow = rowOf(second) === rowOf(start);
      const across = (corner: number) =>
        cells.filter((cell) => (isRow ? colOf(cell) === colOf(corner) : rowOf(cell) === rowOf(corner)));
      return across(start).map((third, i) => [start, second, third, across(second)[i]] as const);
    })
    .filter(([, , third]) => boxOf(third) !== boxOf(start)),
);

/** The rules by their definition: were the open corners to hold what makes the rectangle deadly, it had two solutions. */
function plainlyTold({ board: { values, masks }, givens }: Path, type: 1 | 2): Told | undefined {
  const filled = (cell: number) => (givens[cell] === 0 && values[cell] > 0 ? values[cell] - 1 : undefined);
  for (const [start, second, third, fourth] of rectangles) {
    const [a, b] = [filled(start), filled(second)];
    if (a === undefined || b === undefined) continue;
    // In a deadly rectangle opposite corners are the same.
    const deadly = [
      { cell: third, digit: b },
      { cell: fourth, digit: a },
    ];
    const open = deadly.filter(({ cell, digit }) => filled(cell) !== digit);
    const hasPairs = open.every(({ cell, digit }) => {
      const digits = bitsOf(masks[cell]);
      return values[cell] === 0 && digits.length === 2 && digits.includes(digit);
    });
    if (open.length !== type || !hasPairs) continue;
    const corners = [start, second, third, fourth].sort((x, y) => x - y);
    const goes = open.map(({ cell, digit }) => cell * 9 + digit).sort((x, y) => x - y);
    if (type === 1) return { effects: goes, corners, open: goes };
    const further = open.map(({ cell, digit }) => bitsOf(masks[cell]).find((one) => one !== digit));
    if (further[0] !== further[1]) continue;
    const effects = seenByAll(masks, further[0] ?? 9, [third, fourth]);
    if (effects.length > 0) return { effects, corners, open: goes };
  }
  return undefined;
}

test.each([1, 2] as const)('type %i: the first rectangle of them all with an effect, on drawn boards', (type) => {
  let found = 0;
  for (const seed of some(Array(80).keys(), 3)) {
    const random = lcg(seed);
    // Two bands or two stacks with few digits; some cells are filled in, and few of those are givens.
    const among = cells.filter((cell) => (seed % 2 === 0 ? rowOf(cell) < 6 : colOf(cell) < 6));
    const values: Record<number, number> = {};
    const masks: Record<number, number> = {};
    for (const cell of among) {
      const luck = random();
      const digits = [0, 1, 2, 3].map((digit) => [random(), digit] as const).sort(([x], [y]) => x - y);
      if (luck < 0.35) values[cell] = digits[0][1] + 1;
      else
        masks[cell] = digits
          .slice(0, luck < 0.45 ? 1 : luck < 0.9 ? 2 : 3)
          .reduce((mask, [, digit]) => mask | (1 << digit), 0);
    }
    const path = madeUpPath({}, 0, values);
    // Pencil marks as they are, though a neighbour has the digit: what counts here is the rectangle.
    for (const [cell, mask] of Object.entries(masks)) {
      path.board.masks[Number(cell)] = mask;
      for (const digit of bitsOf(mask)) {
        path.board.digitSets[digit * 3 + (Number(cell) >> 5)] |= 1 << (Number(cell) & 31);
      }
    }
    const givens = cells.map((cell) => (random() < 0.15 ? (values[cell] ?? 0) : 0));
    const own = avoidableRectangle({ ...path, givens }, type);
    const words =
      own?.shape.form === 'avoidable'
        ? { effects: own.effects, corners: own.shape.corners, open: own.shape.open }
        : undefined;
    expect([seed, words]).toEqual([seed, plainlyTold({ ...path, givens }, type)]);
    if (own !== undefined) found++;
    expect(own?.technique ?? `avoidable-rectangle-${type}`).toBe(`avoidable-rectangle-${type}`);
  }
  expect(found).toBeGreaterThan(isQuick ? 3 : 10);
  expect(found).toBeLessThan(75);
});

describe('avoidable rectangle, type 2: r1c1=1 and r1c2=2 were filled in', () => {
  const filled = { 0: 1, 1: 2 };

  test('the open corners have one further digit: one of them is it', () => {
    const path = madeUpPath({ 27: maskOf(2, 5), 28: maskOf(1, 5) }, 0x1ff, filled);
    const seen = [
      'r4c3',
      'r4c4',
      'r4c5',
      'r4c6',
      'r4c7',
      'r4c8',
      'r4c9',
      'r5c1',
      'r5c2',
      'r5c3',
      'r6c1',
      'r6c2',
      'r6c3',
    ];
    expect(told(avoidableRectangle(path, 2)?.effects)).toEqual(seen.map((cell) => `${cell}≠5`));
  });

  test('with a further digit each nothing follows', () => {
    const path = madeUpPath({ 27: maskOf(2, 5), 28: maskOf(1, 6) }, 0x1ff, filled);
    expect(avoidableRectangle(path, 2)).toBeUndefined();
  });
});
