import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { countSteps } from '../layout/all-steps.js';
import { choices, digitsIn, marksAndValues, scatteredMarks } from '../layout/boards.js';
import { sightIn } from '../layout/oracle.js';

const cages = [{ cells: [0, 1, 4] }, { cells: [10, 11, 14, 15] }];
const layouts: readonly [string, kit.Layout][] = [
  ['4×4 with diagonals', kit.createLayout({ size: 4, diagonals: true })],
  ['4×4 with cages', kit.createLayout({ size: 4, cages })],
  ['4×4 with knight’s moves', kit.createLayout({ size: 4, antiKnight: true })],
  ['6×6', kit.createLayout({ size: 6 })],
];
const naked = [kit.nakedPair, kit.nakedTriple, kit.nakedQuad];
const hidden = [kit.hiddenPair, kit.hiddenTriple, kit.hiddenQuad];

const unionOf = (lists: readonly (readonly number[])[]) => [...new Set(lists.flat())].sort((a, b) => a - b);

/** `cells: what goes`, as all these tests name a step. */
const named = (cells: readonly number[], gone: readonly kit.Candidate[]) =>
  `${cells.toSorted((a, b) => a - b)}: ${gone.map(({ cell, digit }) => `${cell}=${digit}`).join(' ')}`;

function nameOf({ pattern, eliminations }: kit.Step): string {
  return named([...new Set(pattern.candidates.map(({ cell }) => cell))], eliminations);
}

/** So many cells of a house or a cage with so many digits; these leave every house and cage that holds all the cells. */
function nakedIn({ layout, candidates }: kit.Position, count: number): string[] {
  const houses = kit.housesOf(layout as kit.Layout).map(({ cells }) => cells);
  const found = houses.flatMap((house) =>
    choices(
      house.filter((cell) => candidates[cell] !== 0),
      count,
    ).map((cells) => {
      const digits = unionOf(cells.map((cell) => digitsIn(candidates[cell])));
      if (digits.length !== count) return undefined;
      const around = houses.filter((other) => cells.every((cell) => other.includes(cell)));
      const others = unionOf(around).filter((cell) => !cells.includes(cell));
      const gone = others.flatMap((cell) =>
        digitsIn(candidates[cell]).flatMap((digit) => (digits.includes(digit) ? [{ cell, digit }] : [])),
      );
      return gone.length === 0 ? undefined : named(cells, gone);
    }),
  );
  return [...new Set(found.filter((name) => name !== undefined))];
}

/** So many digits of a house with several places each, and as many cells in all; the other digits leave these. */
function hiddenIn({ layout, candidates }: kit.Position, count: number): string[] {
  const { size } = layout as kit.Layout;
  const digits = Array.from({ length: size }, (_, i) => i + 1);
  const found = kit.housesOf(layout as kit.Layout).flatMap(({ kind, cells: house }) => {
    const placesOf = (digit: number) => house.filter((cell) => digitsIn(candidates[cell]).includes(digit));
    const several = kind === 'cage' ? [] : digits.filter((digit) => placesOf(digit).length > 1);
    return choices(several, count).map((some) => {
      const cells = unionOf(some.map(placesOf)).sort((a, b) => house.indexOf(a) - house.indexOf(b));
      if (cells.length !== count) return undefined;
      const gone = cells.flatMap((cell) =>
        digitsIn(candidates[cell]).flatMap((digit) => (some.includes(digit) ? [] : [{ cell, digit }])),
      );
      return gone.length === 0 ? undefined : named(cells, gone);
    });
  });
  return [...new Set(found.filter((name) => name !== undefined))];
}

/**
 * Two or three cells in no common house or cage with as many digits, of which those with a digit in common see each other and
 * the first sees all: what sees all cells of a digit loses it.
 */
function nakedSetsIn({ layout, candidates }: kit.Position): string[] {
  const sees = sightIn(layout as kit.Layout);
  const all = [...candidates.keys()];
  const houses = kit.housesOf(layout as kit.Layout);
  const share = (a: number, b: number) => (candidates[a] & candidates[b]) !== 0;
  const open = all.filter((cell) => candidates[cell] !== 0);
  return [2, 3].flatMap((count) =>
    choices(open, count).flatMap((cells) => {
      const digits = digitsIn(cells.reduce((mask, cell) => mask | candidates[cell], 0));
      const isSet =
        digits.length === count &&
        cells.slice(1).every((cell) => share(cells[0], cell)) &&
        choices(cells, 2).every(([a, b]) => !share(a, b) || sees(a, b)) &&
        !houses.some((house) => cells.every((cell) => house.cells.includes(cell)));
      if (!isSet) return [];
      const gone = all.flatMap((cell) =>
        digits.flatMap((digit) => {
          const own = cells.filter((one) => digitsIn(candidates[one]).includes(digit));
          const isGone = digitsIn(candidates[cell]).includes(digit) && own.every((one) => sees(one, cell));
          return isGone && !cells.includes(cell) ? [{ cell, digit }] : [];
        }),
      );
      return gone.length === 0 ? [] : [named(cells, gone)];
    }),
  );
}

describe.each(layouts)('%s: all are found, in order', (_, layout) => {
  const boards = Array.from({ length: layout.size > 4 ? 2 : 8 }, (__, seed) =>
    (seed % 2 === 0 ? marksAndValues : scatteredMarks)(layout, 3 * seed, seed % 3 === 0 ? 0.3 : 0.45),
  );
  const check = (technique: kit.Technique, expected: (board: kit.Position) => string[]): void => {
    expect(countSteps(boards, technique, nameOf, expected)).toBeGreaterThan(0);
  };

  test.each([2, 3])('naked subsets of %i cells', (count) => {
    check(naked[count - 2], (board) => nakedIn(board, count));
  });

  test.each([2, 3])('hidden subsets of %i digits', (count) => {
    check(hidden[count - 2], (board) => hiddenIn(board, count));
  });

  test('naked sets in no common house', () => {
    check(kit.nakedSet, nakedSetsIn);
  });
});

test('quads are found in houses of six', () => {
  const layout = kit.createLayout({ size: 6 });
  let [nakedMany, hiddenMany] = [0, 0];
  for (let seed = 0; seed < 4; seed++) {
    const board = scatteredMarks(layout, seed, 0.35);
    const [quads, others] = [kit.nakedQuad, kit.hiddenQuad].map((technique) =>
      kit.findSteps(board, [technique]).map(nameOf),
    );
    expect(quads).toEqual(nakedIn(board, 4));
    expect(others).toEqual(hiddenIn(board, 4));
    nakedMany += quads.length;
    hiddenMany += others.length;
  }
  expect(nakedMany).toBeGreaterThan(0);
  expect(hiddenMany).toBeGreaterThan(0);
});
