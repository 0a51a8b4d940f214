/** The largest and nastiest inputs of every search, for the tests of slices and for `npm run bench -- slices`. */
import type { HardSearch } from '../../../config/work.js';
import {
  bestSwapSearch,
  certifySearch,
  chooseSwapSearch,
  expectedScoreSearch,
  findPathSearch,
  findPathsByStartSearch,
  findPathsSearch,
  type Grid,
  generateOrbs,
  maxCombosSearch,
  pathSearch,
  reshuffleSearch,
  resolveStepsSearch,
  rocketRules,
  simulateLevelSearch,
  stripedRules,
} from '../src/index.js';

const six = generateOrbs({ rows: 5, cols: 6, types: 6, seed: 3 });
const wide = generateOrbs({ rows: 8, cols: 8, types: 15, seed: 3 });
const fewTypes = generateOrbs({ rows: 8, cols: 8, types: 2, seed: 3 });
const huge = generateOrbs({ rows: 32, cols: 32, types: 3, seed: 3 });

/** Three rows of stripes on top of each other fall wave by wave: as many waves as there can be. */
function cascade(rows: number, cols: number): Grid {
  const cells = Array.from({ length: rows * cols }, (_, cell) => {
    const row = Math.floor(cell / cols);
    const col = cell % cols;
    return (row + 3 * (Math.floor((rows - 1 - row) / 3) % 2) + (col % 2)) % 4;
  });
  return { rows, cols, cells };
}

const largest = { rows: 16, cols: 16, moves: 1000, goals: [{ kind: 'score', count: 1e9 }] } as const;
const propellers = Array.from({ length: 256 }, () => 16 * 4 + 15);

const shapes = Array.from({ length: 16 }, () => ({ shape: 'connected', size: 40 }) as const);
const burning = six.cells.map((_, cell) => ({ cell, cost: 1 }));

/** Name, input, how many steps are looked at, and the start of each. */
const rows: readonly (readonly [string, string, number | undefined, HardSearch['start']])[] = [
  ['certifySearch', '6×5, 24 moves', 50, () => certifySearch(six, 24)],
  ['certifySearch', '6×5, 250 moves', 50, () => certifySearch(six, 250)],
  [
    'certifySearch',
    '8×4, eight directions, two types',
    40,
    () => certifySearch(generateOrbs({ rows: 4, cols: 8, types: 2, seed: 1 }), 20, { rules: { directions: 8 } }),
  ],
  [
    'certifySearch',
    '8×8 by the plain rules, fifteen types',
    40,
    () => certifySearch(wide, 30, { rules: { directions: 8 } }),
  ],
  ['certifySearch', 'sixteen shapes', 24, () => certifySearch(fewTypes, 30, { goal: { kind: 'shapes', shapes } })],
  [
    'findPathSearch',
    '6×5, beam of a million',
    190,
    () => findPathSearch(six, { beam: 1_000_000, rules: { directions: 8 } }),
  ],
  [
    'findPathSearch',
    '8×8, beam of a million',
    136,
    () => findPathSearch(wide, { beam: 1_000_000, rules: { directions: 8 } }),
  ],
  ['findPathSearch', 'falls of many waves', 50, () => findPathSearch(cascade(8, 8))],
  ['findPathSearch', 'a proof of any length', 150, () => findPathSearch(six, { beam: 20, maxProofNodes: 1e9 })],
  [
    'findPathSearch',
    'burning cells everywhere, a beam that has to be sorted',
    90,
    () => findPathSearch(six, { rules: { burning, directions: 8 }, beam: 800 }),
  ],
  ['findPathSearch', 'sixteen shapes', 24, () => findPathSearch(fewTypes, { goal: { kind: 'shapes', shapes } })],
  ['pathSearch', 'its old name', 5, () => pathSearch(six)],
  ['findPathsSearch', '8×8', 120, () => findPathsSearch(wide, { count: 1000, beam: 6_000 })],
  [
    'findPathsSearch',
    '6×5, many paths',
    undefined,
    () => findPathsSearch(six, { count: 1000, beam: 240, maxMoves: 8 }),
  ],
  [
    'findPathsByStartSearch',
    '8×8 by the plain rules',
    40,
    () => findPathsByStartSearch(cascade(8, 8), { rules: { firstWaveOnly: true } }),
  ],
  ['maxCombosSearch', '8×8, two types', 40, () => maxCombosSearch(fewTypes)],
  ['maxCombosSearch', '8×8 by the plain rules', 40, () => maxCombosSearch(wide, { rules: { firstWaveOnly: true } })],
  [
    'resolveStepsSearch',
    '32×32, one type, refilled for ever',
    50,
    () => resolveStepsSearch(generateOrbs({ rows: 32, cols: 32, types: 1 }), { refillSeed: 1 }),
  ],
  ['resolveStepsSearch', '32×32, many waves', undefined, () => resolveStepsSearch(cascade(32, 32))],
  [
    'expectedScoreSearch',
    '32×32, two types',
    60,
    () => expectedScoreSearch(generateOrbs({ rows: 32, cols: 32, types: 2 }), { samples: 1_000_000 }),
  ],
  ['bestSwapSearch', '32×32, four ahead', 80, () => bestSwapSearch(huge, { lookAhead: 4 })],
  [
    'bestSwapSearch',
    '32×32, by trial in eight directions',
    50,
    () => bestSwapSearch(huge, { rules: { directions: 8, minRun: 2, minGroup: 5 } }),
  ],
  [
    'reshuffleSearch',
    '32×32, hardly any order without a match',
    60,
    () => reshuffleSearch(generateOrbs({ rows: 32, cols: 32, types: 2, seed: 1 }), { maxTries: 1_000_000 }),
  ],
  [
    'reshuffleSearch',
    '32×32, every order of seven orbs',
    100,
    () => reshuffleSearch({ rows: 32, cols: 32, cells: Array.from({ length: 1024 }, (_, i) => (i < 7 ? i : -1)) }),
  ],
  [
    'bestSwapSearch',
    'a swap game of 16×16, nothing but propellers',
    12,
    () => bestSwapSearch({ rows: 16, cols: 16, pieces: propellers, rules: rocketRules }),
  ],
  [
    'chooseSwapSearch',
    'a swap game of 16×16, planned, nothing but propellers',
    12,
    () => chooseSwapSearch({ rows: 16, cols: 16, pieces: propellers, rules: rocketRules }, { player: 'planner' }),
  ],
  [
    'reshuffleSearch',
    'a swap game of 16×16 that no shuffle helps',
    12,
    () =>
      reshuffleSearch({ rows: 16, cols: 16, pieces: Array.from({ length: 256 }, (_, i) => i % 2) }, { maxTries: 1e6 }),
  ],
  [
    'reshuffleSearch',
    'a swap game of 8×8 with hardly enough of other types, every order',
    60,
    () =>
      reshuffleSearch(
        { rows: 8, cols: 8, pieces: Array.from({ length: 64 }, (_, i) => (i < 20 ? 1 : 0)) },
        { maxTries: 1 },
      ),
  ],
  [
    'simulateLevelSearch',
    '16×16, one type after the other falls for ever',
    12,
    () => simulateLevelSearch({ ...largest, rules: { types: [0, 0, 0, 1] } }, { player: 'random' }),
  ],
  [
    'simulateLevelSearch',
    '16×16, greedy, nothing but propellers',
    12,
    () => simulateLevelSearch({ ...largest, pieces: propellers, rules: rocketRules }),
  ],
  [
    'simulateLevelSearch',
    '16×16, planned, three types of which much is made',
    12,
    () => simulateLevelSearch({ ...largest, rules: { ...stripedRules, types: 3 } }, { player: 'planner' }),
  ],
];

/** One row of calls for each search. */
export const hardSearches: readonly HardSearch[] = rows.map(([name, input, stopAfter, start]) => ({
  name,
  input,
  start,
  stopAfter,
}));
