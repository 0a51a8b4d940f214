import { createRandom, runSlices } from '@kit/grid';
import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { isQuick, some } from '../../../../config/runs.js';
import { compareStars } from '../../src/generate/compare-stars.js';
import { tablesOf } from '../../src/layout/tables.js';
import { records } from '../../src/techniques/technique-records.js';
import { ownLayout, ownPuzzles } from '../layout/own-layouts.js';

test.each(['six', 'jigsaw', 'x', 'windoku', 'killer'])('%s: stands to every number of stars as it is rated', (name) => {
  const layout = ownLayout(name);
  const seen = new Set<string>();
  for (const seed of isQuick ? [3] : [0, 1, 2, 3, 4, 5]) {
    const made = kit.generatePuzzle({ layout, seed, stars: seed % 2 === 0 ? undefined : 2, maxTries: 40 });
    if (made.status !== 'found') continue;
    const { stars } = kit.rate(made.position);
    const solution = kit.findSolution(made.position) ?? [];
    for (const wanted of [1, 2, 3, 4, 5] as const) {
      const { verdict, open } = runSlices(compareStars(tablesOf(layout), made.position.givens, solution, wanted));
      const expected = stars === wanted ? 'met' : (stars ?? 0) < wanted ? 'too-easy' : 'too-hard';
      seen.add(verdict);
      expect(verdict, `seed ${seed}: ${stars} stars, wanted ${wanted}`).toBe(expected);
      if (verdict === 'too-hard') expect(open).toBeGreaterThan(0);
    }
  }
  expect(seen.size).toBe(3);
});

test('where not even nets bring a puzzle to its end five stars leave something', () => {
  // Two digits may change places in four cells.
  const layout = kit.createLayout({ size: 4 });
  const givens = [1, 2, 3, 4, 3, 4, 0, 0, 2, 1, 4, 3, 4, 3, 0, 0];
  const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
  expect(kit.countSolutions(kit.positionFromValues(givens, givens, { layout }))).toBe(2);
  expect(runSlices(compareStars(tablesOf(layout), givens, solution, 5))).toEqual({ verdict: 'too-hard', open: 4 });
});

test('techniques of up to three stars come to the same end in whichever order, so that their steps may be taken together', () => {
  const basic = kit.techniques.filter(({ id }) => records[id].stars <= 3);
  const setters = basic.filter(({ id }) => records[id].family === 'singles');
  const others = basic.filter(({ id }) => records[id].family !== 'singles');
  let stuck = 0;
  for (const { position } of some(ownPuzzles, 3)) {
    const [end, other] = [others, others.toReversed()].map((list) => {
      const { values, candidates } = kit.createSolver([...setters, ...list]).solve(position).position;
      return values.map((value, cell) => (value === 0 ? candidates[cell] : -value));
    });
    expect(other).toEqual(end);
    if (end.some((mask) => mask > 0)) stuck++;
  }
  expect(stuck).toBeGreaterThan(isQuick ? 0 : 2);
});

test('the generator keeps every promise at once: unique, minimal, exactly so many stars', () => {
  const wishes = ['jigsaw', 'x', 'windoku'].flatMap((name) =>
    ([1, 2, 3, 4, 5] as const).map((stars) => [name, stars] as const),
  );
  for (const [name, stars] of some(wishes, 7)) {
    const made = kit.generatePuzzle({ layout: ownLayout(name), seed: 40 + stars, stars, minimal: true });
    if (made.status !== 'found') throw new Error(`${name} ${stars}: ${made.status}`);
    expect(kit.rate(made.position)).toMatchObject({ status: 'solved', stars });
    expect(kit.countSolutions(made.position)).toBe(1);
    expect(kit.isMinimal(made.position)).toBe(true);
  }
});

test('digits are put back into puzzles that are too hard, where they need not be minimal', () => {
  const layout = ownLayout('x');
  const wishes = [1, 2, 3, 4].flatMap((seed) => ([2, 3] as const).map((stars) => [seed, stars] as const));
  for (const [seed, stars] of some(wishes, 14)) {
    const made = kit.generatePuzzle({ layout, seed, stars });
    if (made.status !== 'found') throw new Error(`${seed} ${stars}: ${made.status}`);
    expect(kit.rate(made.position)).toMatchObject({ status: 'solved', stars });
    expect(kit.countSolutions(made.position)).toBe(1);
  }
});

test('a technique is wished for together with stars', () => {
  const layout = ownLayout('x');
  // Claiming is rarer: puzzles of two stars without it are passed over.
  for (const [seed, wanted] of some(
    [
      [1, 'pointing'],
      [2, 'claiming'],
      [3, 'pointing'],
      [4, 'claiming'],
    ] as const,
    3,
  )) {
    const made = kit.generatePuzzle({ layout, seed, stars: 2, technique: wanted });
    if (made.status !== 'found') throw new Error(`${seed}: ${made.status}`);
    expect(kit.rate(made.position)).toMatchObject({ status: 'solved', stars: 2 });
    expect(kit.solve(made.position).steps.some(({ technique }) => technique === wanted)).toBe(true);
  }
});

test('one star where neighbours may not be consecutive is what the three singles solve', () => {
  const layout = ownLayout('non-consecutive');
  const singles = kit.createSolver([kit.fullHouse, kit.nakedSingle, kit.hiddenSingle]);
  const empty = new Array<number>(81).fill(0);
  const solution = kit.findSolution(kit.positionFromValues(empty, empty, { layout })) ?? [];
  const seen = new Set<string>();
  // A full grid loses digit after digit.
  const givens = [...solution];
  for (const cell of createRandom(7)
    .shuffle(solution.map((_, index) => index))
    .slice(0, 74)) {
    givens[cell] = 0;
    const position = kit.positionFromValues(givens, givens, { layout });
    if (kit.countSolutions(position) > 1) break;
    const { status } = singles.solve(position);
    const { verdict } = runSlices(compareStars(tablesOf(layout), givens, solution, 1));
    seen.add(verdict);
    expect(verdict).toBe(status === 'solved' ? 'met' : 'too-hard');
  }
  expect(seen.size).toBe(2);
});
