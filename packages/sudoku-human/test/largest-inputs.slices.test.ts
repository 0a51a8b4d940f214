/**
 * Every exported search on boards of drawn sizes and rules, the largest that a layout takes among them: the call and each of
 * the first hundred steps have bounded work. A loop that never pauses goes unseen on the small inputs of other tests.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../config/prop.js';
import { measureSlices, mostWorkACall, mostWorkASlice } from '../../../config/work.js';
import * as kit from '../src/index.js';
import { widest } from './hard-searches.js';
import { lcg } from './lcg.js';
import { runs, some } from './runs.js';

const firstSteps = 100;
const endless = Number.MAX_SAFE_INTEGER;

type Start = (position: kit.Position) => Generator<unknown, unknown, 'stop' | undefined>;

/** The searches that take a position of any layout, with the greatest numbers that their options take. */
const onAnyBoard: Readonly<Record<string, Start>> = {
  findStepsSearch: (position) => kit.findStepsSearch(position, kit.techniques, widest),
  nextStepSearch: (position) => kit.nextStepSearch(position, widest),
  hintSearch: (position) => kit.hintSearch(position, widest),
  solveSearch: (position) => kit.solveSearch(position, widest),
  techniqueOfSearch: (position) => kit.techniqueOfSearch(position, moved(position), kit.techniques, widest),
  checkProgressSearch: (position) => kit.checkProgressSearch(position),
  countSolutionsSearch: (position) => kit.countSolutionsSearch(position, 1_000_000),
  findSolutionSearch: (position) => kit.findSolutionSearch(position),
  isMinimalSearch: (position) => kit.isMinimalSearch(position),
  canonicalFormSearch: (position) => kit.canonicalFormSearch(position),
  rateSearch: (position) => kit.rateSearch(position, { techniques: true }),
  rateStarsSearch: (position) => kit.rateStarsSearch(position),
};

/** Those that know the classic board alone. */
const onClassicBoard: Readonly<Record<string, Start>> = {
  rateHodokuSearch: (position) => kit.rateHodokuSearch(position),
  rateExplainerSearch: (position) => kit.rateExplainerSearch(position, { maxNodes: endless }),
};

/** Those that deal. */
const dealing: Readonly<Record<string, (layout: kit.Layout | undefined, stars: 1 | 5) => ReturnType<Start>>> = {
  generatePuzzleSearch: (layout, stars) =>
    kit.generatePuzzleSearch({ layout, stars, minimal: true, symmetry: 'rotate90', maxTries: 1_000_000 }),
  practicePositionSearch: (layout, stars) =>
    kit.practicePositionSearch(stars === 1 ? 'x-wing' : 'grouped-aic', { layout, maxTries: 1_000_000 }),
};

/** The position after a digit that nothing explains, or with a mark less. */
function moved(position: kit.Position): kit.Position {
  const cell = position.values.findIndex((value, at) => value === 0 && position.candidates[at] !== 0);
  if (cell < 0) return position;
  return kit.setValue(position, cell, 32 - Math.clz32(position.candidates[cell]!));
}

/** A board of a layout with each candidate of each cell with a chance, and so many of its cells given. */
function boardOf(layout: kit.Layout | undefined, chance: number, givens: number, seed: number): kit.Position {
  const empty = kit.parsePuzzle('.'.repeat((layout?.size ?? 9) ** 2), { layout });
  const random = lcg(seed);
  const solution = givens === 0 ? undefined : kit.findSolution(empty);
  const board = empty.values.reduce<kit.Position>(
    (position, _, cell) => (random() < givens && solution ? kit.setValue(position, cell, solution[cell]!) : position),
    empty,
  );
  return { ...board, candidates: board.candidates.map((mask) => thinned(mask, chance, random)) };
}

function thinned(mask: number, chance: number, random: () => number): number {
  let left = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) if (random() < chance) left |= rest & -rest;
  return left;
}

/** What takes too long on a board, among the calls and the steps. */
function tooLong(starts: Readonly<Record<string, () => ReturnType<Start>>>): unknown[] {
  return Object.entries(starts).flatMap(([name, start]) => {
    const { called, longest, total } = measureSlices(start, { stopAfter: firstSteps });
    return total > 0 && called <= mostWorkACall && longest <= mostWorkASlice ? [] : [{ name, called, longest, total }];
  });
}

function startsOn(position: kit.Position): Record<string, () => ReturnType<Start>> {
  const searches = { ...onAnyBoard, ...(position.layout === undefined ? onClassicBoard : {}) };
  return Object.fromEntries(Object.entries(searches).map(([name, start]) => [name, () => start(position)]));
}

function dealsOn(layout: kit.Layout | undefined, stars: 1 | 5): Record<string, () => ReturnType<Start>> {
  return Object.fromEntries(Object.entries(dealing).map(([name, start]) => [name, () => start(layout, stars)]));
}

test('every search that the package exports is tried', () => {
  const tried = Object.keys({ ...onAnyBoard, ...onClassicBoard, ...dealing });
  expect(tried.sort()).toEqual(
    Object.keys(kit)
      .filter((name) => name.endsWith('Search'))
      .sort(),
  );
});

const sixteen = { size: 16 } as const;
const line = Array.from({ length: 16 }, (_, at) => at);
const largest: readonly (readonly [name: string, chance: number, options: kit.LayoutOptions | undefined])[] = [
  ['classic, all marks', 1, undefined],
  ['classic, some marks', 0.4, undefined],
  ['16×16, all marks', 1, sixteen],
  ['16×16 with diagonals and knights', 0.4, { ...sixteen, diagonals: true, antiKnight: true }],
  ['16×16 with disjoint groups', 0.5, { ...sixteen, disjointGroups: true }],
  [
    '16×16 of cages',
    1,
    { ...sixteen, cages: line.map((row) => ({ cells: line.map((col) => 16 * row + col), sum: 136 })) },
  ],
  [
    '16×16 with extra houses',
    0.4,
    { ...sixteen, extraHouses: line.map((at) => line.map((i) => 16 * i + ((at + i) % 16))) },
  ],
];

test.each(some(largest, 3))('no step takes long on the largest boards: %s', (_, chance, options) => {
  const layout = options && kit.createLayout(options);
  expect(tooLong(startsOn(boardOf(layout, chance, 0, 1)))).toEqual([]);
  for (const stars of [1, 5] as const) {
    expect(tooLong(dealsOn(layout, stars))).toEqual([]);
  }
});

const drawn = fc.record({
  size: fc.constantFrom(undefined, 4, 6, 8, 9, 10, 12, 15, 16),
  rule: fc.constantFrom('none', 'diagonals', 'antiKnight', 'antiKing', 'nonConsecutive'),
  chance: fc.constantFrom(0.2, 0.35, 0.5, 1),
  givens: fc.constantFrom(0, 0, 0.2, 0.5),
  seed: fc.nat(1000),
});

prop([drawn], { numRuns: runs(12, 3), endOnFailure: true })(
  'no step takes long on boards of any size and rule',
  ({ size, rule, chance, givens, seed }) => {
    const layout =
      size === undefined ? undefined : kit.createLayout({ size, ...(rule === 'none' ? {} : { [rule]: true }) });
    expect(tooLong(startsOn(boardOf(layout, chance, (size ?? 9) > 9 ? 0 : givens, seed)))).toEqual([]);
  },
);
