import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { allSteps } from '../../layout/all-steps.js';
import { choices, digitsIn, marksAndValues, scatteredMarks } from '../../layout/boards.js';
import { ownLayout } from '../../layout/own-layouts.js';

const layouts: readonly [string, kit.Layout][] = [
  ['4×4 with a cage', kit.createLayout({ size: 4, cages: [{ cells: [0, 1] }] })],
  ['a jigsaw of 5×5', ownLayout('jigsaw-5')],
  ['6×6 with disjoint groups', kit.createLayout({ size: 6, disjointGroups: true })],
];

type Area = {
  readonly base: readonly number[];
  readonly cover: readonly number[];
  readonly innies: number[];
  readonly outies: number[];
};

/** Up to four lines side by side against as many regions, windows or groups, with fewer cells over than a house has. */
function areasOf(layout: kit.Layout): Area[] {
  const { size } = layout;
  const houses = kit.housesOf(layout);
  const families = [['box', 'region'], ['window', 'hidden-window'], ['group']].map((kinds) =>
    [...houses.keys()].filter((house) => kinds.includes(houses[house].kind)),
  );
  const cellsOf = (some: readonly number[]) => some.flatMap((house) => houses[house].cells);
  const without = (some: readonly number[], others: readonly number[]) => {
    const taken = new Set(cellsOf(others));
    return cellsOf(some)
      .filter((cell) => !taken.has(cell))
      .sort((a, b) => a - b);
  };
  return [1, 2, 3, 4]
    .filter((count) => count < size)
    .flatMap((count) =>
      [0, size].flatMap((start) =>
        Array.from({ length: size - count + 1 }, (_, from) =>
          Array.from({ length: count }, (__, i) => start + from + i),
        ).flatMap((lines) =>
          families.flatMap((family) =>
            choices(family, count).flatMap((others): Area[] => {
              const [innies, outies] = [without(lines, others), without(others, lines)];
              const isEach = others.every((house) => without([house], lines).length < size);
              if (!isEach || innies.length === 0 || innies.length > size) return [];
              return [
                { base: lines, cover: others, innies, outies },
                { base: others, cover: lines, innies: outies, outies: innies },
              ];
            }),
          ),
        ),
      ),
    );
}

describe.each(layouts)('%s', (_, layout) => {
  const areas = areasOf(layout);

  test('all leftovers are found, in order', () => {
    let many = 0;
    for (let seed = 0; seed < 2; seed++) {
      const board = (seed % 2 === 0 ? marksAndValues : scatteredMarks)(layout, seed, 0.25);
      const expected = areas.flatMap(({ base, cover, innies, outies }) => {
        const held = innies.flatMap((cell) => [board.values[cell], ...digitsIn(board.candidates[cell])]);
        const gone = outies.flatMap((cell) =>
          digitsIn(board.candidates[cell])
            .filter((digit) => !held.includes(digit))
            .map((digit) => `${cell}=${digit}`),
        );
        return gone.length === 0 ? [] : [`${base} | ${cover} | ${gone}`];
      });
      const steps = allSteps(board, kit.leftovers);
      const names = steps.map(({ pattern, eliminations }) => {
        const of = (role: string) => pattern.houses.filter((one) => one.role === role).map(({ house }) => house);
        return `${of('base')} | ${of('cover')} | ${eliminations.map(({ cell, digit }) => `${cell}=${digit}`)}`;
      });
      expect(names).toEqual(expected);
      many += steps.length;
    }
    expect(many).toBeGreaterThan(10);
  });
});
