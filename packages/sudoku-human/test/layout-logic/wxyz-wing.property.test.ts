import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { allSteps } from '../layout/all-steps.js';
import { choices, digitsIn, marksAndValues, scatteredMarks } from '../layout/boards.js';
import { sightIn } from '../layout/oracle.js';
import { ownLayout } from '../layout/own-layouts.js';

const layouts: readonly [string, kit.Layout][] = [
  ['4×4 with diagonals', kit.createLayout({ size: 4, diagonals: true })],
  ['5×5', ownLayout('jigsaw-5')],
  ['4×4 with neighbours apart', kit.createLayout({ size: 4, nonConsecutive: true })],
];

/** Do two houses or cages of the pivot, not its row and its column, hold each of the others in one of the two? */
function isBent(layout: kit.Layout, cells: readonly number[], pivot: number): boolean {
  const around = kit.housesOf(layout).filter((house) => house.cells.includes(pivot));
  const others = cells.filter((cell) => cell !== pivot);
  return choices(around, 2).some(
    ([a, b]) =>
      ![a, b].every(({ kind }) => kind === 'row' || kind === 'column') &&
      others.every((cell) => a.cells.includes(cell) !== b.cells.includes(cell)),
  );
}

/** Four cells with four digits, bent at one of them; one digit alone can be in two of them. `cells: what goes`. */
function wingsIn({ layout, candidates }: kit.Position): string[] {
  const sees = sightIn(layout as kit.Layout);
  const all = [...candidates.keys()];
  const open = all.filter((cell) => candidates[cell] !== 0 && digitsIn(candidates[cell]).length <= 4);
  return choices(open, 4).flatMap((cells) => {
    const digits = digitsIn(cells.reduce((mask, cell) => mask | candidates[cell], 0));
    if (digits.length !== 4 || !cells.some((pivot) => isBent(layout as kit.Layout, cells, pivot))) return [];
    const placesOf = (digit: number) => cells.filter((cell) => digitsIn(candidates[cell]).includes(digit));
    const twice = digits.filter((digit) => choices(placesOf(digit), 2).some(([a, b]) => !sees(a, b)));
    if (twice.length !== 1) return [];
    const gone = all.filter(
      (cell) => digitsIn(candidates[cell]).includes(twice[0]) && placesOf(twice[0]).every((place) => sees(place, cell)),
    );
    return gone.length === 0 ? [] : [`${cells}: ${gone}=${twice[0]}`];
  });
}

function nameOf({ pattern, eliminations }: kit.Step): string {
  const cells = [...new Set(pattern.candidates.map(({ cell }) => cell))].sort((a, b) => a - b);
  return `${cells}: ${eliminations.map(({ cell }) => cell)}=${eliminations[0].digit}`;
}

describe.each(layouts)('%s', (_, layout) => {
  test('all four cells are found once, by their first pivot', () => {
    let many = 0;
    for (let seed = 0; seed < 4; seed++) {
      const board = (seed % 2 === 0 ? marksAndValues : scatteredMarks)(layout, seed, 0.4);
      const steps = allSteps(board, kit.wxyzWing);
      expect(steps.map(nameOf).toSorted()).toEqual(wingsIn(board).toSorted());
      const pivots = steps.map(({ pattern }) => {
        const cells = [...new Set(pattern.candidates.map(({ cell }) => cell))];
        const first = cells.toSorted((a, b) => a - b).find((one) => isBent(layout, cells, one));
        expect(cells[0]).toBe(first);
        return cells[0];
      });
      expect(pivots).toEqual(pivots.toSorted((a, b) => a - b));
      many += steps.length;
    }
    expect(many).toBeGreaterThan(1);
  });
});
