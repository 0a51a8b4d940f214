import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { countSteps } from '../../layout/all-steps.js';
import { digitsIn, marksAndValues, scatteredMarks } from '../../layout/boards.js';
import { agree } from '../../layout/oracle.js';

const cages = [
  { cells: [4, 0, 1], sum: 7 },
  { cells: [2, 3] },
  { cells: [10, 11, 14, 15], sum: 10 },
  { cells: [8], sum: 3 },
  { cells: [5, 9], sum: 5 },
];
const layouts: readonly [string, kit.Layout][] = [
  ['4×4', kit.createLayout({ size: 4, cages })],
  ['4×4 with knight’s moves', kit.createLayout({ size: 4, cages, antiKnight: true })],
  ['4×4 with neighbours apart', kit.createLayout({ size: 4, cages, nonConsecutive: true })],
];

const listed = (some: readonly kit.Candidate[]) => some.map(({ cell, digit }) => `${cell}=${digit}`).join(' ');

/** The cages with a sum that have open cells, and all ways to fill these with different digits of the rest of the sum. */
function openCages({ layout, values, candidates }: kit.Position) {
  const houses = kit.housesOf(layout as kit.Layout);
  return houses.flatMap(({ kind, cells, sum }, house) => {
    if (kind !== 'cage' || sum === undefined) return [];
    const open = cells.filter((cell) => values[cell] === 0);
    const left = cells.reduce((rest, cell) => rest - values[cell], sum);
    const ways = open
      .reduce<number[][]>(
        (some, cell) => some.flatMap((way) => digitsIn(candidates[cell]).map((digit) => [...way, digit])),
        [[]],
      )
      .filter((way) => new Set(way).size === way.length && way.reduce((all, digit) => all + digit, 0) === left);
    return open.length === 0 ? [] : [{ house, open, left, ways }];
  });
}

function combinationsIn(board: kit.Position): string[] {
  return openCages(board).flatMap(({ house, open, left, ways }) => {
    const gone = open.flatMap((cell, at) =>
      digitsIn(board.candidates[cell]).flatMap((digit) =>
        ways.some((way) => way[at] === digit) ? [] : [{ cell, digit }],
      ),
    );
    // A cell alone is filled.
    if (open.length === 1 && ways.length === 1) return [`${house} of ${left} sets ${open[0]}=${ways[0][0]}`];
    return gone.length === 0 ? [] : [`${house} of ${left} strikes ${listed(gone)}`];
  });
}

function digitsOfCages(board: kit.Position): string[] {
  const { layout, candidates } = board;
  if (!layout) throw new Error('no layout');
  return openCages(board).flatMap(({ house, open, ways }) =>
    digitsIn(open.reduce((mask, cell) => mask | candidates[cell], 0)).flatMap((digit) => {
      const places = open.filter((cell) => digitsIn(candidates[cell]).includes(digit));
      const gone = candidates.flatMap((mask, cell) =>
        digitsIn(mask).flatMap((other) => {
          const isOut = places.every((place) =>
            place === cell ? other !== digit : !agree(layout, place, digit, cell, other),
          );
          return isOut ? [{ cell, digit: other }] : [];
        }),
      );
      return gone.length === 0 || ways.some((way) => !way.includes(digit))
        ? []
        : [`${house} has ${digit}: ${listed(gone)}`];
    }),
  );
}

function nameOf({ technique, placements, eliminations, pattern, message }: kit.Step): string {
  const [{ house }] = pattern.houses;
  if (technique === 'cage-digit') return `${house} has ${pattern.candidates[0].digit}: ${listed(eliminations)}`;
  const { sum } = message.params as unknown as { sum: { count: number } };
  return `${house} of ${sum.count} ${placements.length > 0 ? `sets ${listed(placements)}` : `strikes ${listed(eliminations)}`}`;
}

describe.each(layouts)('%s: all are found, in order', (_, layout) => {
  test.each([
    [kit.cageCombinations, combinationsIn],
    [kit.cageDigit, digitsOfCages],
  ] as const)('what fillings of cages say', (technique, expected) => {
    const boards = Array.from({ length: 12 }, (__, seed) =>
      (seed % 3 === 0 ? scatteredMarks : marksAndValues)(layout, seed, 0.5),
    );
    expect(countSteps(boards, technique, nameOf, expected)).toBeGreaterThan(5);
  });
});
