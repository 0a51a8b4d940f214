/**
 * Every exported search on drawn sizes and options, the largest among them: each of the first hundred steps has bounded work.
 *
 * A loop that never pauses goes unseen on small inputs. So each search is also given the greatest numbers that its options take.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../config/prop.js';
import { runs } from '../../../config/runs.js';
import { measureSlices, mostWorkACall, mostWorkASlice } from '../../../config/work.js';
import * as kit from '../src/index.js';

const firstSteps = 100;
const endless = Number.MAX_SAFE_INTEGER;

type Search = Generator<unknown, unknown, 'stop' | undefined>;
type Size = { readonly rows: number; readonly cols: number };

/** A board with up to so many types, or with stripes that fall for many waves. */
function boardOf({ rows, cols }: Size, types: number, seed: number): kit.Grid {
  return kit.generateOrbs({ rows, cols, types, seed });
}

/** What all cells of a board do to a drag, and odd rules of matching. */
function rulesOf({ rows, cols }: Size, kind: 'none' | 'odd' | 'cells'): kit.Rules {
  if (kind === 'none') return {};
  if (kind === 'odd') return { directions: 8, minRun: [2, 3, 4, 8, 1], minGroup: 5, firstWaveOnly: true, bombs: [1] };
  const cells = Array.from({ length: rows * cols }, (_, cell) => cell);
  return {
    directions: 8,
    burning: cells.map((cell) => ({ cell, cost: cell % 7 })),
    recolouring: cells.filter((cell) => cell % 5 === 0).map((cell) => ({ cell, type: cell % 4 })),
    locked: cells.filter((cell) => cell % 11 === 3),
  };
}

/** A level of a size, and a game on it with nothing but pieces of these numbers in turn. */
function levelOf({ rows, cols }: Size, pieces: readonly number[]) {
  const rules = { ...kit.rocketRules, types: 3 };
  const all = Array.from(
    { length: rows * cols },
    (_, cell) => pieces[(cell + Math.floor(cell / cols)) % pieces.length]!,
  );
  return { rows, cols, rules, pieces: all, goals: [{ kind: 'score' as const, count: 1e9 }] };
}

const asked = { maxMoves: 250, maxEvaluations: endless, maxProofNodes: endless };
const shapes = Array.from({ length: 16 }, () => ({ shape: 'connected', size: 40 }) as const);

/** How a search starts on an input of a size: the greatest numbers of each option that lets it go on. */
type Start = (size: Size, types: number, seed: number, rules: 'none' | 'odd' | 'cells') => Search;

const onSmall: Readonly<Record<string, Start>> = {
  findPathSearch: (size, types, seed, kind) =>
    kit.findPathSearch(boardOf(size, types, seed), { ...asked, beam: 100_000, rules: rulesOf(size, kind) }),
  pathSearch: (size, types, seed) =>
    kit.pathSearch(boardOf(size, types, seed), { ...asked, goal: { kind: 'shapes', shapes } }),
  findPathsSearch: (size, types, seed, kind) =>
    kit.findPathsSearch(boardOf(size, types, seed), { ...asked, count: 1000, rules: rulesOf(size, kind) }),
  findPathsByStartSearch: (size, types, seed, kind) =>
    kit.findPathsByStartSearch(boardOf(size, types, seed), { ...asked, rules: rulesOf(size, kind) }),
  maxCombosSearch: (size, types, seed, kind) =>
    kit.maxCombosSearch(boardOf(size, types, seed), { rules: rulesOf(size, kind) }),
  certifySearch: (size, types, seed, kind) =>
    kit.certifySearch(boardOf(size, types, seed), 250, { maxNodes: endless, rules: rulesOf(size, kind) }),
};
const onLarge: Readonly<Record<string, Start>> = {
  resolveStepsSearch: (size, types, seed, kind) =>
    kit.resolveStepsSearch(boardOf(size, types, seed), {
      refillSeed: seed,
      maxWaves: 1_000_000,
      rules: rulesOf(size, kind),
    }),
  expectedScoreSearch: (size, types, seed, kind) =>
    kit.expectedScoreSearch(boardOf(size, types, seed), { samples: 1_000_000, rules: rulesOf(size, kind) }),
  bestSwapSearch: (size, types, seed, kind) =>
    kit.bestSwapSearch(boardOf(size, types, seed), { lookAhead: 4, rules: rulesOf(size, kind) }),
  reshuffleSearch: (size, types, seed, kind) =>
    kit.reshuffleSearch(boardOf(size, types, seed), { maxTries: 1_000_000, rules: rulesOf(size, kind) }),
};
const onLevels: Readonly<Record<string, (size: Size, pieces: readonly number[], seed: number) => Search>> = {
  'bestSwapSearch of a game': (size, pieces) => kit.bestSwapSearch(levelOf(size, pieces)),
  'reshuffleSearch of a game': (size, pieces) => kit.reshuffleSearch(levelOf(size, pieces), { maxTries: 1_000_000 }),
  chooseSwapSearch: (size, pieces, seed) => kit.chooseSwapSearch(levelOf(size, pieces), { player: 'planner', seed }),
  simulateLevelSearch: (size, pieces, seed) =>
    kit.simulateLevelSearch(
      { ...levelOf(size, pieces), moves: 1000 },
      { player: seed % 2 === 0 ? 'planner' : 'random', games: 1_000_000, seed },
    ),
};

test('every search that the package exports is drawn', () => {
  const drawn = Object.keys({ ...onSmall, ...onLarge, ...onLevels });
  const exported = Object.keys(kit).filter((name) => name.endsWith('Search'));
  expect(exported.filter((name) => !drawn.includes(name))).toEqual([]);
});

/** The call and each of the first steps have bounded work. */
function expectShortSteps(start: () => Search): void {
  const { called, longest, total } = measureSlices(start, { stopAfter: firstSteps });
  expect(total).toBeGreaterThan(0);
  expect(called, 'the call').toBeLessThanOrEqual(mostWorkACall);
  expect(longest).toBeLessThanOrEqual(mostWorkASlice);
}

const sizes = (side: number): fc.Arbitrary<Size> =>
  fc.oneof(
    fc.record({ rows: fc.integer({ min: 1, max: side }), cols: fc.integer({ min: 1, max: side }) }),
    fc.constantFrom({ rows: side, cols: side }, { rows: 1, cols: side }, { rows: side, cols: 2 }),
  );
const types = fc.constantFrom(1, 2, 3, 6, 15);
const kinds = fc.constantFrom('none', 'odd', 'cells');
const pieces = fc.constantFrom([0], [0, 1], [0, 1, 2], [79], [0, 0, 1, 79]);
const numRuns = runs(6, 60, 3);

for (const [side, searches] of [
  [8, onSmall],
  [32, onLarge],
] as const) {
  for (const [name, start] of Object.entries(searches)) {
    prop([sizes(side), types, fc.nat(99), kinds], { numRuns })(
      `${name} yields in time, whatever it is given`,
      (...given) => {
        expectShortSteps(() => start(...given));
      },
    );
    test.each(['none', 'odd', 'cells'] as const)(`${name} yields in time on the largest board, rules: %s`, (kind) => {
      for (const few of [1, 2, 15]) expectShortSteps(() => start({ rows: side, cols: side }, few, 1, kind));
    });
  }
}

for (const [name, start] of Object.entries(onLevels)) {
  prop([sizes(16), pieces, fc.nat(99)], { numRuns })(`${name} yields in time, whatever it is given`, (...given) => {
    expectShortSteps(() => start(...given));
  });
  test.each([[[0]], [[0, 1]], [[0, 1, 2]], [[79]]])(`${name} yields in time on the largest board of %j`, (all) => {
    expectShortSteps(() => start({ rows: 16, cols: 16 }, all, 1));
  });
}
