/** A rule with a name that comes as plain houses gets its name, wherever it comes from, and no text changes a puzzle. */

import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../config/runs.js';
import { lcg } from '../lcg.js';
import { formats } from './answers.js';
import { ownPuzzles } from './own-layouts.js';

const rules: readonly kit.LayoutOptions[] = [
  { diagonals: true },
  { windows: true },
  { disjointGroups: true },
  { diagonals: true, windows: true },
  { windows: true, disjointGroups: true, antiKnight: true },
  { diagonals: true, disjointGroups: true, cages: [{ cells: [0, 1], sum: 5 }] },
];
const sizes = [4, 6, 9, 16].flatMap((size) => rules.map((rule): kit.LayoutOptions => ({ size, ...rule })));
const named = sizes.filter(({ size = 9, windows }) => !windows || size > 4);
const cases = named.map((options) => {
  const layout = kit.createLayout(options);
  const { diagonals: _, windows: __, disjointGroups: ___, ...bare } = options;
  const kinds = ['row', 'column', 'box', 'cage', 'hidden-window'];
  const houses = kit.housesOf(layout).filter(({ kind }) => !kinds.includes(kind));
  return { name: JSON.stringify(options), layout, bare, houses: houses.map(({ cells }) => [...cells]) };
});

/** The same in another order. */
function shuffled<T>(list: readonly T[], next: () => number): T[] {
  return list
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

describe.each(cases)('$name', ({ layout, bare, houses }) => {
  const next = lcg(layout.size);
  const mixed = shuffled(houses, next).map((cells) => shuffled(cells, next));

  test('is known by its houses, in any order, with houses that say nothing new', () => {
    expect(kit.createLayout({ ...bare, extraHouses: mixed })).toEqual(layout);
    const known = kit.housesOf(layout).filter(({ kind }) => kind !== 'cage');
    const again = [...mixed, ...known.map(({ cells }) => [...cells])];
    expect(kit.createLayout({ ...bare, extraHouses: again })).toEqual(layout);
    // Regions that are boxes under other numbers are boxes.
    const regions = layout.regions.map((region) => layout.size - 1 - region);
    expect(kit.createLayout({ ...bare, regions, extraHouses: mixed })).toEqual(layout);
  });

  test('is known in texts that list its houses', () => {
    const { size } = layout;
    const square = Array.from({ length: size }, () => Array.from({ length: size }, () => ({})));
    const rowCol = (cell: number) => [Math.floor(cell / size), cell % size];
    const cages = bare.cages ?? [];
    const pairs = (cells: readonly number[]) => cells.map(rowCol);
    const ctc = {
      cells: square,
      cages: [
        ...mixed.map((cells) => ({ cells: pairs(cells) })),
        ...cages.map(({ cells, sum }) => ({ cells: pairs(cells), sum })),
      ],
      metadata: { antiknight: layout.antiKnight },
    };
    expect(kit.parsePuzzle(JSON.stringify(ctc)).layout).toEqual(layout);
    const names = (cells: readonly number[]) => cells.map(rowCol).map(([row, col]) => `R${row + 1}C${col + 1}`);
    const fPuzzles = {
      size,
      grid: square,
      extraregion: mixed.map((cells) => ({ cells: names(cells) })),
      killercage: cages.map(({ cells, sum }) => ({ cells: names(cells), value: `${sum}` })),
      antiknight: layout.antiKnight,
    };
    expect(kit.parsePuzzle(JSON.stringify(fPuzzles)).layout).toEqual(layout);
  });
});

test('one house of a rule is not the rule', () => {
  const [diagonal] = kit.housesOf(kit.createLayout({ diagonals: true })).slice(27);
  const layout = kit.createLayout({ extraHouses: [diagonal.cells] });
  expect([layout.diagonals, layout.extraHouses]).toEqual([false, [diagonal.cells]]);
});

test.each(some(ownPuzzles, 6))('$name: a text that holds the puzzle keeps its rules and its stars', ({ position }) => {
  const stars = kit.rateStars(position);
  let [held, known] = [0, 0];
  for (const format of formats) {
    let text: string;
    try {
      text = kit.formatPuzzle(position, format);
    } catch (error) {
      // Some programs know the classic board alone.
      expect(kit.isInvalidInputError(error)).toBe(true);
      continue;
    }
    const isOfProgram = format.startsWith('f-puzzles');
    const back = isOfProgram ? kit.parsePuzzle(text) : kit.parsePuzzle(text, { layout: position.layout });
    expect([format, back.layout]).toEqual([format, position.layout]);
    if (back.givens.some((digit, cell) => digit !== position.givens[cell])) expect(format).toBe('pencilmarks');
    else {
      expect([format, kit.rateStars(back)]).toEqual([format, stars]);
      known++;
    }
    held++;
  }
  expect(held).toBeGreaterThan(2);
  expect(known).toBeGreaterThan(2);
});
