import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isQuick } from '../../../../../config/runs.js';
import * as kit from '../../../src/index.js';
import { nasty } from '../../hard-searches.js';
import { runs } from '../../runs.js';
import { once } from '../oracles.js';
import { keyOf, solvedPosition } from '../positions.js';
import { alignedPairs, deathBlossoms, instanceOf, krakens, sueDeCoqs, wxyzWings } from './als-oracles.js';

type Case = {
  name: string;
  technique: kit.Technique;
  roles: string[];
  oracle: (position: kit.Position) => string[];
  options?: kit.SolveOptions;
  /** How many positions the tests take, and `npm test` if it takes fewer. */
  usual: number;
  quick?: number;
  /** The fewest cells that are shown: what is tried for each set of open cells takes long on an empty board. */
  shown: number;
};

const cases: Case[] = [
  {
    name: 'Sue de Coq',
    technique: kit.sueDeCoq,
    roles: ['crossing', 'line', 'box'],
    oracle: sueDeCoqs,
    shown: 25,
    usual: 6,
  },
  {
    name: 'WXYZ-Wing',
    technique: kit.wxyzWing,
    roles: ['pivot', 'wing'],
    oracle: wxyzWings,
    shown: 25,
    usual: 6,
  },
  {
    name: 'aligned pair exclusion',
    technique: kit.alignedPairExclusion,
    roles: ['pair'],
    oracle: alignedPairs,
    shown: 40,
    usual: 2,
    quick: 1,
  },
  {
    name: 'death blossom',
    technique: kit.deathBlossom,
    roles: ['stem'],
    oracle: (position) => deathBlossoms(position, false),
    shown: 38,
    usual: 2,
    quick: 1,
  },
  {
    name: 'death blossom whose petals share cells',
    technique: kit.deathBlossom,
    roles: ['stem'],
    oracle: (position) => deathBlossoms(position, true),
    options: { alsOverlap: true },
    shown: 38,
    usual: 2,
    quick: 1,
  },
];

describe.each(cases)('$name', ({ technique, roles, oracle, options, shown, usual, quick }) => {
  test('finds each instance of its definition once, with all its eliminations', () => {
    let instances = 0;
    fc.assert(
      fc.property(solvedPosition(40, shown), ({ position }) => {
        const found = kit.findSteps(position, [technique], options).map((step) => instanceOf(step, roles));
        expect([...found].sort()).toEqual(once(oracle(position)));
        instances += found.length;
      }),
      { numRuns: runs(usual, quick) },
    );
    expect(instances).toBeGreaterThan(0);
  });
});

test('a stem of four digits is tried to the end where it has many petals', () => {
  // Marks of which a soak found two conclusions that a plain search through all petals has and the technique lacked.
  const digits = [...'790058004050012070204307580902060010567041000108039600609084200000000060001906000'].map(Number);
  const candidates = [
    [0, 0, 4, 32, 0, 0, 1, 2, 0],
    [128, 0, 32, 8, 0, 0, 256, 0, 36],
    [0, 1, 0, 0, 256, 0, 0, 0, 32],
    [0, 4, 0, 208, 0, 16, 12, 0, 208],
    [0, 0, 0, 130, 0, 0, 4, 256, 130],
    [0, 8, 0, 2, 0, 0, 0, 16, 80],
    [0, 68, 0, 80, 0, 0, 0, 20, 65],
    [12, 136, 20, 1, 2, 4, 77, 0, 401],
    [4, 134, 0, 0, 64, 0, 136, 28, 84],
  ].flat();
  const steps = kit.findSteps({ givens: digits, values: digits, candidates }, [kit.deathBlossom]);
  const ofStem = steps
    .filter(({ pattern }) => pattern.links.every(({ from }) => from.cells[0] === 69))
    .map(({ eliminations }) => keyOf(eliminations));
  expect(ofStem.sort()).toEqual(['5r4c9', '5r7c8', '5r8c9', '5r9c8', '8r8c9']);
});

test('where petals are far too many the search ends with what it has', () => {
  const [, crowded] = nasty.find(([name]) => name === 'a quarter of all marks') ?? [];
  const search = kit.findStepsSearch(crowded as kit.Position, [kit.deathBlossom]);
  let pauses = 0;
  let step = search.next();
  for (; !step.done && pauses < 30_000; pauses++) step = search.next();
  // 50,000 trials for each of 81 stems, 200 between two pauses, and a few pauses around them.
  expect(pauses).toBeLessThan(81 * 260);
  const found = step.done ? step.value.steps : [];
  expect(found.length).toBeGreaterThan(0);
  for (const one of found.slice(0, 20)) expect(kit.verifyStep(crowded as kit.Position, one)).toEqual({ valid: true });
});

test.each([3, 5])(
  'Kraken fish with at most %i fins: for each candidate the fewest lines and links of all',
  (maxFins) => {
    let instances = 0;
    fc.assert(
      fc.property(solvedPosition(60, 38), ({ position }) => {
        const steps = kit.findSteps(position, [kit.krakenFish], { maxFishSize: 3, maxFins, maxChainLength: 255 });
        const found = steps.map(({ eliminations, pattern }) => {
          const links = (pattern.branches ?? []).reduce((sum, branch) => sum + branch.length, 0);
          return [keyOf(eliminations), `${pattern.houses.length / 2},${links}`] as const;
        });
        expect(new Map(found)).toEqual(krakens(position, 3, maxFins));
        expect(new Set(found.map(([gone]) => gone)).size).toBe(found.length);
        instances += found.length;
      }),
      // In `npm test` one board, the first of a seed by which it has fish.
      { numRuns: runs(3, 1), ...(isQuick && { seed: 34 }) },
    );
    expect(instances).toBeGreaterThan(0);
  },
);
