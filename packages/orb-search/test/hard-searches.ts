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

/** One row of calls for each search. */
export const hardSearches: readonly HardSearch[] = [
  { name: 'certifySearch', input: '6×5, 24 moves', start: () => certifySearch(six, 24), stopAfter: 50 },
  { name: 'certifySearch', input: '6×5, 250 moves', start: () => certifySearch(six, 250), stopAfter: 50 },
  {
    name: 'certifySearch',
    input: '8×4, eight directions, two types',
    start: () => certifySearch(generateOrbs({ rows: 4, cols: 8, types: 2, seed: 1 }), 20, { rules: { directions: 8 } }),
    stopAfter: 40,
  },
  {
    name: 'certifySearch',
    input: '8×8 by the plain rules, fifteen types',
    start: () => certifySearch(wide, 30, { rules: { directions: 8 } }),
    stopAfter: 40,
  },
  {
    name: 'certifySearch',
    input: 'sixteen shapes',
    start: () => certifySearch(fewTypes, 30, { goal: { kind: 'shapes', shapes } }),
    stopAfter: 24,
  },
  {
    name: 'findPathSearch',
    input: '6×5, beam of a million',
    start: () => findPathSearch(six, { beam: 1_000_000, rules: { directions: 8 } }),
    stopAfter: 190,
  },
  {
    name: 'findPathSearch',
    input: '8×8, beam of a million',
    start: () => findPathSearch(wide, { beam: 1_000_000, rules: { directions: 8 } }),
    stopAfter: 136,
  },
  { name: 'findPathSearch', input: 'falls of many waves', start: () => findPathSearch(cascade(8, 8)), stopAfter: 50 },
  {
    name: 'findPathSearch',
    input: 'a proof of any length',
    start: () => findPathSearch(six, { beam: 20, maxProofNodes: 1e9 }),
    stopAfter: 150,
  },
  {
    name: 'findPathSearch',
    input: 'burning cells everywhere, a beam that has to be sorted',
    start: () => findPathSearch(six, { rules: { burning, directions: 8 }, beam: 800 }),
    stopAfter: 90,
  },
  {
    name: 'findPathSearch',
    input: 'sixteen shapes',
    start: () => findPathSearch(fewTypes, { goal: { kind: 'shapes', shapes } }),
    stopAfter: 24,
  },
  { name: 'pathSearch', input: 'its old name', start: () => pathSearch(six), stopAfter: 5 },
  {
    name: 'findPathsSearch',
    input: '8×8',
    start: () => findPathsSearch(wide, { count: 1000, beam: 6_000 }),
    stopAfter: 120,
  },
  {
    name: 'findPathsSearch',
    input: '6×5, many paths',
    start: () => findPathsSearch(six, { count: 1000, beam: 240, maxMoves: 8 }),
  },
  {
    name: 'findPathsByStartSearch',
    input: '8×8 by the plain rules',
    start: () => findPathsByStartSearch(cascade(8, 8), { rules: { firstWaveOnly: true } }),
    stopAfter: 40,
  },
  { name: 'maxCombosSearch', input: '8×8, two types', start: () => maxCombosSearch(fewTypes), stopAfter: 40 },
  {
    name: 'maxCombosSearch',
    input: '8×8 by the plain rules',
    start: () => maxCombosSearch(wide, { rules: { firstWaveOnly: true } }),
    stopAfter: 40,
  },
  {
    name: 'resolveStepsSearch',
    input: '32×32, one type, refilled for ever',
    start: () => resolveStepsSearch(generateOrbs({ rows: 32, cols: 32, types: 1 }), { refillSeed: 1 }),
    stopAfter: 50,
  },
  { name: 'resolveStepsSearch', input: '32×32, many waves', start: () => resolveStepsSearch(cascade(32, 32)) },
  {
    name: 'expectedScoreSearch',
    input: '32×32, two types',
    start: () => expectedScoreSearch(generateOrbs({ rows: 32, cols: 32, types: 2 }), { samples: 1_000_000 }),
    stopAfter: 60,
  },
  {
    name: 'bestSwapSearch',
    input: '32×32, four ahead',
    start: () => bestSwapSearch(huge, { lookAhead: 4 }),
    stopAfter: 80,
  },
  {
    name: 'bestSwapSearch',
    input: '32×32, by trial in eight directions',
    start: () => bestSwapSearch(huge, { rules: { directions: 8, minRun: 2, minGroup: 5 } }),
    stopAfter: 50,
  },
  {
    name: 'reshuffleSearch',
    input: '32×32, hardly any order without a match',
    start: () => reshuffleSearch(generateOrbs({ rows: 32, cols: 32, types: 2, seed: 1 }), { maxTries: 1_000_000 }),
    stopAfter: 60,
  },
  {
    name: 'reshuffleSearch',
    input: '32×32, every order of seven orbs',
    start: () =>
      reshuffleSearch({ rows: 32, cols: 32, cells: Array.from({ length: 1024 }, (_, i) => (i < 7 ? i : -1)) }),
    stopAfter: 100,
  },
  {
    name: 'bestSwapSearch',
    input: 'a swap game of 16×16, nothing but propellers',
    start: () => bestSwapSearch({ rows: 16, cols: 16, pieces: propellers, rules: rocketRules }),
    stopAfter: 12,
  },
  {
    name: 'chooseSwapSearch',
    input: 'a swap game of 16×16, planned, nothing but propellers',
    start: () =>
      chooseSwapSearch({ rows: 16, cols: 16, pieces: propellers, rules: rocketRules }, { player: 'planner' }),
    stopAfter: 12,
  },
  {
    name: 'reshuffleSearch',
    input: 'a swap game of 16×16 that no shuffle helps',
    start: () =>
      reshuffleSearch({ rows: 16, cols: 16, pieces: Array.from({ length: 256 }, (_, i) => i % 2) }, { maxTries: 1e6 }),
    stopAfter: 12,
  },
  {
    name: 'reshuffleSearch',
    input: 'a swap game of 8×8 with hardly enough of other types, every order',
    start: () =>
      reshuffleSearch(
        { rows: 8, cols: 8, pieces: Array.from({ length: 64 }, (_, i) => (i < 20 ? 1 : 0)) },
        { maxTries: 1 },
      ),
    stopAfter: 60,
  },
  {
    name: 'simulateLevelSearch',
    input: '16×16, one type after the other falls for ever',
    start: () => simulateLevelSearch({ ...largest, rules: { types: [0, 0, 0, 1] } }, { player: 'random' }),
    stopAfter: 12,
  },
  {
    name: 'simulateLevelSearch',
    input: '16×16, greedy, nothing but propellers',
    start: () => simulateLevelSearch({ ...largest, pieces: propellers, rules: rocketRules }),
    stopAfter: 12,
  },
  {
    name: 'simulateLevelSearch',
    input: '16×16, planned, three types of which much is made',
    start: () => simulateLevelSearch({ ...largest, rules: { ...stripedRules, types: 3 } }, { player: 'planner' }),
    stopAfter: 12,
  },
];
