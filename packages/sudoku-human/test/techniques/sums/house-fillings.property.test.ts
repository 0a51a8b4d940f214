import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { allSteps } from '../../layout/all-steps.js';
import { digitsIn, marksAndValues, scatteredMarks } from '../../layout/boards.js';

const cages = [
  { cells: [0, 1], sum: 5 },
  { cells: [7, 3], sum: 4 },
  { cells: [12, 13, 14], sum: 7 },
  { cells: [9, 10] },
  { cells: [2, 6, 5], sum: 6 },
];
const layouts: readonly [string, kit.Layout][] = [
  ['cages', kit.createLayout({ size: 4, cages })],
  ['neighbours apart', kit.createLayout({ size: 4, nonConsecutive: true })],
];

/** All ways to fill a house: different digits, cages inside add up, and in a line no neighbours that are consecutive. */
function fillingsIn({ layout, values, candidates }: kit.Position): string[] {
  const houses = kit.housesOf(layout as kit.Layout);
  return houses.flatMap(({ kind, cells }, house) => {
    const inside = houses.filter((cage) => cage.sum !== undefined && cage.cells.every((cell) => cells.includes(cell)));
    if (kind === 'cage' || (inside.length === 0 && !layout?.nonConsecutive)) return [];
    // The walk goes once round a box: its first and last cell are beside each other too, but nobody asks.
    const order = kind === 'box' ? [cells[0], cells[1], cells[3], cells[2]] : cells;
    const ways = order
      .reduce<number[][]>(
        (some, cell) =>
          some.flatMap((way) =>
            (values[cell] > 0 ? [values[cell]] : digitsIn(candidates[cell]))
              .filter((digit) => !way.includes(digit))
              .map((digit) => [...way, digit]),
          ),
        [[]],
      )
      .filter((way) =>
        inside.every((cage) => cage.cells.reduce((sum, cell) => sum + way[order.indexOf(cell)], 0) === cage.sum),
      )
      .filter(
        (way) => !layout?.nonConsecutive || way.every((digit, at) => at === 0 || Math.abs(digit - way[at - 1]) !== 1),
      );
    const gone = cells
      .toSorted((a, b) => a - b)
      .flatMap((cell) =>
        digitsIn(candidates[cell]).flatMap((digit) =>
          ways.some((way) => way[order.indexOf(cell)] === digit) ? [] : [`${cell}=${digit}`],
        ),
      );
    const open = cells.filter((cell) => values[cell] === 0).toSorted((a, b) => a - b);
    return gone.length === 0 ? [] : [`${house} of ${open}: ${gone}`];
  });
}

test.each(layouts)('with %s: what no filling of a house has goes, house by house', (_, layout) => {
  let many = 0;
  for (let seed = 0; seed < 10; seed++) {
    const board = (seed % 3 === 0 ? scatteredMarks : marksAndValues)(layout, seed, 0.6);
    const steps = allSteps(board, kit.houseFillings);
    const names = steps.map(({ pattern, eliminations, message }) => {
      const { cells } = message.params['cells'] as { cells: readonly number[] };
      return `${pattern.houses[0].house} of ${cells}: ${eliminations.map(({ cell, digit }) => `${cell}=${digit}`)}`;
    });
    expect(names).toEqual(fillingsIn(board));
    many += steps.length;
  }
  expect(many).toBeGreaterThan(10);
});
