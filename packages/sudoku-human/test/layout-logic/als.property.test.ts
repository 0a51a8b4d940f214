import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { isQuick, some } from '../../../../config/runs.js';
import { readBoard } from '../../src/board/read-position.js';
import { almostLockedSets } from '../../src/layout-logic/almost-locked-sets.js';
import { viewOf } from '../../src/layout-logic/view.js';
import { countSteps } from '../layout/all-steps.js';
import { choices, digitsIn, marksAndValues } from '../layout/boards.js';
import { sightIn } from '../layout/oracle.js';
import { ownLayout } from '../layout/own-layouts.js';

const layouts: readonly [string, kit.Layout][] = [
  ['4×4 with diagonals', kit.createLayout({ size: 4, diagonals: true })],
  ['4×4 with a cage', kit.createLayout({ size: 4, cages: [{ cells: [9, 4, 5] }] })],
  ['a jigsaw of 5×5', ownLayout('jigsaw-5')],
];

/** Up to four cells of a house or a cage with one digit more, each once, those of fewer cells first. */
function setsIn({ layout, candidates }: kit.Position): number[][] {
  const houses = kit.housesOf(layout as kit.Layout);
  const found = [1, 2, 3, 4].flatMap((count) =>
    houses.flatMap(({ cells }) => {
      const open = cells.filter((cell) => candidates[cell] !== 0).sort((a, b) => a - b);
      return choices(open, count).filter(
        (some) => digitsIn(some.reduce((mask, cell) => mask | candidates[cell], 0)).length === count + 1,
      );
    }),
  );
  return [...new Map(found.map((cells) => [`${cells}`, cells])).values()];
}

/** What is said of sets, from the rules. */
function saying({ layout, candidates }: kit.Position) {
  const sees = sightIn(layout as kit.Layout);
  const has = (cell: number, digit: number) => (candidates[cell] >> (digit - 1)) % 2 === 1;
  const maskOf = (set: readonly number[]) => set.reduce((mask, cell) => mask | candidates[cell], 0);
  const digitsOf = (set: readonly number[]) => digitsIn(maskOf(set));
  const shared = (a: readonly number[], b: readonly number[]) => digitsIn(maskOf(a) & maskOf(b));
  return {
    digitsOf,
    shared,
    /** The digits of both that only one of them can have. */
    commons: (a: readonly number[], b: readonly number[]) =>
      shared(a, b).filter((digit) =>
        a.every((one) => !has(one, digit) || b.every((other) => !has(other, digit) || sees(one, other))),
      ),
    /** The cells that see all places of the digit in the sets. */
    seeing: (sets: readonly (readonly number[])[], digit: number) => {
      const places = sets.flat().filter((cell) => has(cell, digit));
      const cells = [...candidates.keys()].filter((cell) => has(cell, digit) && places.every((one) => sees(one, cell)));
      return cells.map((cell) => ({ cell, digit }));
    },
  };
}

function named(
  sets: readonly (readonly number[])[],
  commons: readonly number[],
  gone: readonly kit.Candidate[],
): string[] {
  const all = new Map(gone.map(({ cell, digit }) => [100 * cell + digit, `${cell}=${digit}`]));
  const sorted = [...all].sort(([a], [b]) => a - b).map(([, name]) => name);
  return all.size === 0 ? [] : [`${sets.map((cells) => `[${cells}]`)} ${commons}: ${sorted}`];
}

function nameOf({ pattern, eliminations }: kit.Step): string {
  const roles = [...new Set(pattern.candidates.map(({ role }) => role))].sort();
  const sets = roles.map((role) => [
    ...new Set(pattern.candidates.filter((one) => one.role === role).map(({ cell }) => cell)),
  ]);
  return named(
    sets,
    pattern.links.map(({ from }) => from.digit),
    eliminations,
  )[0];
}

function pairsIn(board: kit.Position): string[] {
  const { digitsOf, shared, commons, seeing } = saying(board);
  return choices(setsIn(board), 2).flatMap((sets) => {
    const [a, b] = sets;
    if (shared(a, b).length < 2) return [];
    const restricted = commons(a, b);
    const both = restricted.flatMap((digit) => seeing(sets, digit));
    const own = sets.flatMap((set) =>
      digitsOf(set).flatMap((digit) => (restricted.includes(digit) ? [] : seeing([set], digit))),
    );
    const twice = restricted.length === 2 ? named(sets, restricted, [...both, ...own]) : [];
    if (twice.length > 0) return twice;
    return restricted.flatMap((common) =>
      named(
        sets,
        [common],
        shared(a, b).flatMap((digit) => (digit === common ? [] : seeing(sets, digit))),
      ),
    );
  });
}

function wingsIn(board: kit.Position): string[] {
  const { shared, commons, seeing } = saying(board);
  const sets = setsIn(board);
  // What two sets strike out is asked for beside every hinge.
  const known = new Map<number, readonly kit.Candidate[]>();
  const struckBy = (i: number, j: number) => {
    const [first, last] = [sets[i], sets[j]];
    const struck =
      known.get(sets.length * i + j) ?? shared(first, last).flatMap((digit) => seeing([first, last], digit));
    known.set(sets.length * i + j, struck);
    return struck;
  };
  return sets.flatMap((hinge) => {
    const near = sets
      .map((set, at) => ({ set, at, by: set === hinge ? [] : commons(hinge, set) }))
      .filter(({ by }) => by.length > 0);
    return choices(near, 2).flatMap(([{ set: first, at: i, by: xs }, { set: last, at: j, by: ys }]) => {
      const struck = struckBy(i, j);
      if (struck.length === 0) return [];
      const pairs = xs.flatMap((x) => ys.flatMap((y) => (x === y ? [] : [[x, y]])));
      return pairs.flatMap((pair) =>
        named(
          [first, hinge, last],
          pair,
          struck.filter(({ digit }) => !pair.includes(digit)),
        ),
      );
    });
  });
}

describe.each(layouts)('%s: all are found, in order', (_, layout) => {
  const boards = some(layout.size > 4 ? [1] : [1, 2], 2).map((seed) =>
    marksAndValues(layout, seed, layout.size > 4 ? 0.25 : 0.38),
  );

  test('almost locked sets', () => {
    for (const board of boards) {
      const sets = almostLockedSets(viewOf(readBoard(board))).map(({ cells }) => cells);
      expect(sets).toEqual(setsIn(board));
      expect(sets.length).toBeGreaterThan(3);
    }
  });

  test.each([
    [kit.alsXz, pairsIn],
    [kit.alsXyWing, wingsIn],
  ] as const)('pairs and wings of them', (technique, expected) => {
    expect(countSteps(boards, technique, nameOf, expected)).toBeGreaterThan(isQuick ? 0 : 1);
  });
});

test('a step links the places of each common in two sets one after the other, and strikes out by cell and digit', () => {
  const layout = ownLayout('jigsaw-5');
  const board = marksAndValues(layout, 1, 0.25);
  let several = 0;
  // To expect something of each of thousands of links takes longer than the steps.
  const wrong: kit.Step[] = [];
  for (const technique of [kit.alsXz, kit.alsXyWing]) {
    for (const step of kit.findSteps(board, [technique])) {
      const { pattern, eliminations } = step;
      const places = (role: string, digit: number) =>
        pattern.candidates.filter((one) => one.role === role && one.digit === digit).map(({ cell }) => cell);
      const isWing = technique === kit.alsXyWing;
      for (const [at, { from, to }] of pattern.links.entries()) {
        const first = isWing ? at + 1 : 1;
        if (`${from.cells}` !== `${places(`set-${first}`, from.digit)}`) wrong.push(step);
        if (`${to.cells}` !== `${places(`set-${first + 1}`, from.digit)}`) wrong.push(step);
      }
      const order = eliminations.map(({ cell, digit }) => 10 * cell + digit);
      if (order.some((one, i) => i > 0 && one < order[i - 1])) wrong.push(step);
      if (new Set(eliminations.map(({ digit }) => digit)).size > 1) several++;
    }
  }
  expect(wrong).toEqual([]);
  expect(several).toBeGreaterThan(0);
});
