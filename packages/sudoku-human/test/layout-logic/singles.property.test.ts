import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { allSteps } from '../layouts/all-steps.js';
import { digitsIn, marksAndValues } from '../layouts/boards.js';
import { drawn } from '../verify/hand-made.js';

const layouts: readonly [string, kit.Layout][] = [
  ['4×4 with diagonals', kit.createLayout({ size: 4, diagonals: true })],
  ['6×6 with a cage', kit.createLayout({ size: 6, cages: [{ cells: [0, 1, 6, 7], sum: 12 }] })],
];
const ALL = '1234 1234 1234 1234';

const named = (cell: number, digit: number, ...houses: number[]) => `${cell}=${digit} ${houses}`;

function singlesIn({ layout, candidates, values }: kit.Position, id: kit.TechniqueId): string[] {
  if (!layout) throw new Error('no layout');
  const houses = kit.housesOf(layout).filter(({ kind }) => kind !== 'cage');
  if (id === 'naked-single') {
    return candidates.flatMap((mask, cell) => (digitsIn(mask).length === 1 ? [named(cell, digitsIn(mask)[0])] : []));
  }
  if (id === 'full-house') {
    return houses.flatMap(({ cells }, house) => {
      const open = cells.filter((cell) => values[cell] === 0);
      const digits = open.length === 1 ? digitsIn(candidates[open[0]]) : [];
      return digits.length === 1 ? [named(open[0], digits[0], house)] : [];
    });
  }
  const all = houses.flatMap(({ cells }, house) =>
    values.slice(0, layout.size).flatMap((_, i) => {
      const places = cells.filter((cell) => digitsIn(candidates[cell]).includes(i + 1));
      return places.length === 1 ? [[named(places[0], i + 1), house] as const] : [];
    }),
  );
  // By the first house that has it.
  const first = all.filter(([name], at) => all.findIndex(([other]) => other === name) === at);
  return first.map(([name, house]) => `${name}${house}`);
}

describe.each(layouts)('%s: all singles are found, in order', (_, layout) => {
  test.each([kit.fullHouse, kit.nakedSingle, kit.hiddenSingle])('$id', (technique) => {
    let many = 0;
    const empty = new Array<number>(layout.size ** 2).fill(0);
    const solution = kit.findSolution(kit.positionFromValues(empty, empty, { layout })) ?? [];
    for (let seed = 0; seed < 8; seed++) {
      const scattered = marksAndValues(layout, seed, 0.3);
      // A nearly full grid has houses of one open cell.
      const values =
        seed % 2 === 0 ? scattered.values : solution.map((digit, cell) => (scattered.values[cell] > 0 ? 0 : digit));
      const board = seed % 2 === 0 ? scattered : kit.positionFromValues(values, values, { layout });
      const steps = allSteps(board, technique);
      const names = steps.map(({ placements: [{ cell, digit }], pattern }) =>
        named(cell, digit, ...pattern.houses.map(({ house }) => house)),
      );
      expect(names).toEqual(singlesIn(board, technique.id));
      for (const { message, pattern } of steps) {
        const told = pattern.houses.map(({ house }) => house);
        expect(message.params['house']).toEqual(told.length === 0 ? undefined : { type: 'houses', houses: told });
      }
      many += steps.length;
    }
    expect(many).toBeGreaterThan(1);
  });
});

test('the last cell of a house that has its digit twice is no full house', () => {
  const layout = kit.createLayout({ size: 4 });
  const row = (text: string) => drawn(layout, `${text} | ${ALL} | ${ALL} | ${ALL}`);
  expect(kit.findSteps(row('=1 =2 =3 4'), [kit.fullHouse])).toHaveLength(1);
  // The row has 1, 2 and 2; its last cell could be 3 or 4, and has but one of them left.
  expect(kit.findSteps(row('=1 =2 =2 34'), [kit.fullHouse])).toEqual([]);
  expect(kit.findSteps(row('=1 =2 3 4'), [kit.fullHouse])).toEqual([]);
});
