/** A call of each exported function that works, for the laws of all of them. */
import type { PublicCalls } from '../../../config/public-face.js';
import { isQuick } from '../../../config/runs.js';
import * as kit from '../src/index.js';

// Small, and one move from its greatest number of combos, since a limit that is left out is as large as its default.
const board = kit.parseOrbs('0010\n1112');
const path = { start: 0, moves: [1, 2] };
const shape = { rows: 2, cols: 4 };
const fromGrid = { exempt: 'of @kit/grid, whose tests hold it to the laws' };

// A rule of each kind, so that each is checked.
const game = {
  rows: 3,
  cols: 4,
  cells: [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, -1],
  pieces: [0, 1, 0, 2, 1, 0, 2, 1, 31, 3, -1, -1],
  blockers: [0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 2, 0],
  rules: {
    ...kit.rocketRules,
    diagonals: true,
    holes: 'hold',
    sources: [0, 1],
    queue: [3],
    matches: 'groups',
    points: { cascade: 1 },
  },
  goals: [{ kind: 'ice' }, { kind: 'make', special: 'tnt', count: 1 }],
  movesLeft: 5,
  score: 10,
  queueAt: 0,
  random: [1, -2, 3, 4],
};
const level = {
  rows: 4,
  cols: 4,
  shape: ['....', '....', '....', '#...'],
  blockers: [0, 0, 11, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  rules: kit.stripedRules,
  goals: [{ kind: 'crates' }],
  moves: 3,
};

const rules = {
  directions: 8,
  minRun: [3, 3],
  minGroup: 2,
  unmatchable: [5],
  firstWaveOnly: true,
  locked: [7],
  blocked: [6],
  burning: [{ cell: 4, cost: 2 }],
  sticky: [7],
  recolouring: [{ cell: 2, type: 1 }],
  bombs: [9],
};
const certifyOptions = {
  rules: { directions: 8 },
  goal: { kind: 'at-least', combos: 1 },
  start: 1,
  end: [5],
  maxCost: 3,
};
const pathOptions = { ...certifyOptions, maxMoves: 3, beam: 20, maxEvaluations: 500, maxProofNodes: 20 };
// Nothing is refused without it, but a beam of the usual width would take most of the time.
const narrow = isQuick ? ['beam', 'maxMoves', 'maxEvaluations', 'maxProofNodes'] : ['beam'];
// As many games or samples as are usual take long, too.
const fewGames = isQuick ? ['games'] : [];
const fewSamples = isQuick ? ['samples'] : [];

export const publicCalls: PublicCalls = {
  applyPath: { args: [board, path], options: { rules } },
  applySwap: { args: [board, 1, 5] },
  bestSwap: { args: [board], options: { rules, weights: { normal: 2 }, lookAhead: 2 } },
  bestSwapSearch: { args: [board], options: { rules, weights: { normal: 2 }, lookAhead: 2 } },
  gameToSvg: { args: [game], options: { swap: { a: 0, b: 1 }, names: { 0: 'a' }, title: 'x' } },
  orbsToSvg: {
    args: [board],
    options: { path, matches: kit.findMatches(board), rules, names: { 0: 'a' }, title: 'x' },
  },
  certify: { args: [board, 3], options: { ...certifyOptions, maxNodes: 100 } },
  certifySearch: { args: [board, 3], options: { ...certifyOptions, maxNodes: 100 } },
  dealLevel: { args: [level], options: { seed: 3, maxTries: 5, difficulty: 1 } },
  chooseSwap: { args: [game], options: { player: 'planner', seed: 4 } },
  chooseSwapSearch: { args: [game], options: { player: 'random', seed: 4 } },
  countTurns: { args: [path, shape] },
  expectedScore: {
    args: [board],
    options: { rules, weights: { mass: [3] }, types: [0, 1], samples: 3, seed: 5 },
    required: fewSamples,
  },
  expectedScoreSearch: {
    args: [board],
    required: fewSamples,
    options: { rules, weights: { mass: [3] }, types: [0, 1], samples: 3, seed: 5 },
  },
  findMatches: { args: [board], options: { rules } },
  findPath: { args: [board], options: pathOptions, required: narrow },
  findPaths: { args: [board], options: { ...pathOptions, count: 2 }, required: narrow },
  findPathsByStart: { args: [board], options: pathOptions, required: narrow },
  findPathsByStartSearch: { args: [board], options: pathOptions, required: narrow },
  findPathsSearch: { args: [board], options: { ...pathOptions, count: 2 }, required: narrow },
  findPathSearch: { args: [board], options: pathOptions, required: narrow },
  findSwaps: { args: [board], options: { rules } },
  formatMarkedOrbs: { args: [board, rules] },
  formatOrbs: { args: [board, 'letters'] },
  formatPath: { args: [path, shape, 'arrows'] },
  gameStatus: { args: [game] },
  generateOrbs: {
    args: [],
    options: { rows: 4, cols: 4, types: [0, 1, 2], seed: 1, standing: 'none', playable: true, rules, difficulty: 2 },
  },
  isDeadlocked: { args: [board], options: { rules } },
  isInvalidInputError: fromGrid,
  isLegalSwap: { args: [game, 1, 5] },
  maxCombos: { args: [board], options: { rules } },
  maxCombosSearch: { args: [board], options: { rules } },
  parseMarkedOrbs: { args: ['0# 1!2\n3 4>5'] },
  parseOrbs: { args: ['012345', { rows: 2, cols: 3 }] },
  parsePath: { args: ['r1c1 →', shape] },
  playSwap: { args: [game, 1, 5], options: { seed: 2, maxWaves: 5 } },
  pathSearch: { args: [board], options: pathOptions, required: narrow },
  rateGame: { args: [game] },
  rateOrbs: { args: [board] },
  readInvalidInputError: fromGrid,
  reshuffle: { args: [board], options: { seed: 1, rules: { minRun: 3 }, maxTries: 10 } },
  reshuffleSearch: { args: [board], options: { seed: 1, rules: { minRun: 3 }, maxTries: 10 } },
  resolve: { args: [board], options: { rules } },
  resolveSteps: {
    args: [board],
    // Types alone would contradict.
    required: ['refillSeed'],
    options: { rules, refillSeed: 1, types: [0, 1, 2, 3], maxWaves: 5 },
  },
  resolveStepsSearch: {
    args: [board],
    // Types alone would contradict.
    required: ['refillSeed'],
    options: { rules, refillSeed: 1, types: [0, 1, 2, 3], maxWaves: 5 },
  },
  runAsync: fromGrid,
  runSync: fromGrid,
  score: {
    args: [[[{ type: 0, cells: [0, 1, 2] }]]],
    options: { normal: 2, mass: [1, 2], massSize: 4, orbBonus: 0.5, comboBonus: 1 },
  },
  scoreDrag: { args: [board, path], options: { rules, goal: { kind: 'at-least', combos: 1 } } },
  simulateLevel: { args: [level], options: { player: 'random', games: 3, seed: 2 }, required: fewGames },
  simulateLevelSearch: { args: [level], options: { player: 'planner', games: 3, seed: 2 }, required: fewGames },
  simplifyPath: { args: [board, path], options: { rules } },
  swapMap: { args: [board], options: { rules } },
};
