import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { readBoard } from '../../src/layout/read-position.js';
import { finnedLines } from '../../src/layout-logic/finned-fish.js';
import { finnedMixedXWing, mixedXWing } from '../../src/layout-logic/mixed-fish.js';
import type { LayoutFinder } from '../../src/layout-logic/steps.js';
import { viewOf } from '../../src/layout-logic/view.js';
import { scatteredMarks } from '../layouts/boards.js';
import { ownLayout } from '../layouts/own-layouts.js';
import { drawn } from '../verify/hand-made.js';

/** The steps of a finder, whatever is wanted of it. */
function stepsOf(position: kit.Position, finder: LayoutFinder, isWanted = (_: kit.TechniqueId) => true): kit.Step[] {
  const steps: kit.Step[] = [];
  const search = finder.run(viewOf(readBoard(position)), (step) => steps.push(step) === 0, isWanted);
  while (!search.next().done);
  return steps;
}

test('a fish has five fins and not six', () => {
  const layout = kit.createLayout({ antiKnight: true });
  const zeros = Array.from({ length: 81 }, () => 0);
  // r5c5 sees what rows 4 and 6 have beside their last column: in its box, or by a knight's move.
  const struckBy = (above: readonly number[], below: readonly number[]) => {
    const places = new Map([
      [3, [...above, 9]],
      [5, [...below, 9]],
    ]);
    const candidates = zeros.map((_, cell) => {
      const columns = places.get(Math.floor(cell / 9));
      return columns === undefined || columns.includes((cell % 9) + 1) ? 0x1ff : 0x1fe;
    });
    const position: kit.Position = { givens: zeros, values: zeros, candidates, layout };
    const steps = stepsOf(position, finnedLines(2)).filter(({ pattern }) =>
      [3, 5].every((row) => pattern.houses.some(({ house, role }) => house === row && role === 'base')),
    );
    for (const step of steps) expect(kit.verifyStep(position, step)).toEqual({ valid: true });
    return steps.some(({ eliminations }) => eliminations.some(({ cell, digit }) => cell === 40 && digit === 1));
  };
  expect(struckBy([3, 4, 6], [3, 4])).toBe(true);
  expect(struckBy([3, 4, 6], [3, 4, 6])).toBe(false);
  expect(struckBy([3, 4, 6, 7], [3, 4, 6, 7])).toBe(false);
});

test('finned and sashimi fish are found by their names, and those without fins by another finder', () => {
  const ALL = '1234 1234 1234 1234';
  const layout = kit.createLayout({ size: 4 });
  // In the first and the third row 1 is an X-Wing, 2 a sashimi one and 3 one with a fin.
  const position = drawn(layout, `134 234 1234 4 | ${ALL} | 1234 4 1234 4 | ${ALL}`);
  expect(kit.findSteps(position, [kit.xWing])).not.toEqual([]);
  expectOwn([position], finnedLines(2));
});

test('franken and mutant fish are found by their names, and those of lines by other finders', () => {
  const layout = kit.createLayout({ size: 6, diagonals: true });
  const boards = Array.from({ length: 4 }, (_, seed) => scatteredMarks(layout, seed, 0.4));
  expect(boards.some((board) => kit.findSteps(board, [kit.xWing]).length > 0)).toBe(true);
  expect(boards.some((board) => kit.findSteps(board, [kit.finnedXWing]).length > 0)).toBe(true);
  expectOwn(boards, mixedXWing);
  expectOwn(boards, finnedMixedXWing);
});

describe('of the houses of what is supposed to be true that one is a cover which leaves the fewest fins', () => {
  const layout = kit.createLayout({ size: 6, antiKnight: true });
  /** By their covers the fish with fins of the third row and the fifth box, whose 1s are in two cells of the first column. */
  const byCovers = (row: readonly number[]) => {
    const has = [...row, 24, 30];
    const isBase = (cell: number) => Math.floor(cell / 6) === 2 || (cell >= 24 && cell % 6 < 3);
    const words = Array.from({ length: 36 }, (_, cell) => (isBase(cell) && !has.includes(cell) ? '23456' : '123456'));
    const position = drawn(layout, words.join(' '));
    const of = (step: kit.Step, role: string) =>
      step.pattern.houses.filter((one) => one.role === role).map(({ house }) => house);
    const steps = stepsOf(position, finnedMixedXWing).filter(
      (step) => `${of(step, 'base')}` === '2,16' && step.eliminations[0]?.digit === 1,
    );
    for (const step of steps) expect(kit.verifyStep(position, step)).toEqual({ valid: true });
    return new Map(steps.map((step) => [`${of(step, 'cover')}`, step.eliminations.map(({ cell }) => cell)]));
  };

  test('at the end of a row too', () => {
    // Cell 11 sees the others of the row, 17 down its column and 15 by a knight's move.
    const found = byCovers([12, 15, 17]);
    expect(found.get('6,11')).toContain(11);
    // What sees them in their box lies in that, which leaves none.
    expect(found.has('3,6')).toBe(false);
  });

  test('the first of several', () => {
    expect(byCovers([12, 15]).get('1,6')).toContain(11);
  });
});

test('a fish has five fins at most', () => {
  const board = scatteredMarks(ownLayout('knight'), 11, 0.45);
  const techniques = [kit.finnedXWing, kit.finnedSwordfish, kit.finnedJellyfish, kit.finnedFrankenXWing];
  const fins = kit
    .findSteps(board, [...techniques, kit.finnedMutantXWing])
    .map(({ pattern }) => pattern.candidates.filter(({ role }) => role === 'fin').length);
  expect(fins.length).toBeGreaterThan(5);
  expect(Math.max(...fins)).toBeLessThanOrEqual(5);
});

/** Asked for everything the finder gives steps of all its names and of no other, asked for one those of that one. */
function expectOwn(boards: readonly kit.Position[], finder: LayoutFinder): void {
  const given = (isWanted?: (id: kit.TechniqueId) => boolean) => [
    ...new Set(boards.flatMap((board) => stepsOf(board, finder, isWanted)).map(({ technique }) => technique)),
  ];
  expect(given().toSorted()).toEqual(finder.ids.toSorted());
  for (const id of finder.ids) expect(given((one) => one === id)).toEqual([id]);
}
