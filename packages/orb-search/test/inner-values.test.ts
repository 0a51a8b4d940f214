/** Goals, games, hazards and weights: input that no single call of the public face has. */
import { innerCall, innerCallLaws, innerJunkLaws } from '../../../config/inner-laws.js';
import type { Goal } from '../src/index.js';
import * as kit from '../src/index.js';

const board = kit.parseOrbs('0010\n1112');
const path = { start: 0, moves: [1, 2] };
const goals: Goal[] = [
  [{ kind: 'shapes', shapes: [{ shape: 'connected', type: 0, size: 3, exact: true }, { shape: 'row' }] }],
  { kind: 'colours', types: [0, 1] },
  { kind: 'avoid', types: [0] },
  { kind: 'exactly', combos: 0 },
  { kind: 'orbs-left', atMost: 0 },
  [
    { kind: 'damage', weights: { normal: [0, 2], mass: [0, 2], orbBonus: 0, comboBonus: 0 }, atLeast: 0 },
    { kind: 'max-combos' },
  ],
];
const game: kit.SwapGame = {
  rows: 2,
  cols: 5,
  pieces: [0, 0, 1, 0, 2, 3, 4, 0, 3, 4],
  rules: kit.stripedRules,
  goals: [
    { kind: 'score', count: 300, done: 0 },
    { kind: 'collect', type: 0, count: 9, done: 0 },
  ],
  movesLeft: 3,
  score: 0,
};

const calls = [
  ...goals.flatMap((goal) => [
    innerCall(kit.scoreDrag, board, path, { goal }),
    innerCall(kit.findPath, board, { goal, maxMoves: 3, beam: 20, maxProofNodes: 20 }),
    innerCall(kit.certify, board, 2, { goal, maxNodes: 50 }),
  ]),
  innerCall(kit.scoreDrag, board, { start: 0, moves: [] }, { rules: { burning: [{ cell: 0, cost: 0 }] } }),
  innerCall(kit.score, [[{ type: 0, cells: [0, 1, 2] }], []], { normal: 0, mass: 0 }),
  innerCall(kit.score, [], { normal: 0 }),
  innerCall(kit.expectedScore, board, { weights: { normal: 0 }, samples: 2 }),
  innerCall(kit.bestSwap, board, { weights: { normal: [0] } }),
  innerCall(kit.findSwaps, board),
  ...[kit.bestSwap, kit.findSwaps, kit.isDeadlocked].map((ask) =>
    innerCall(ask as (of: kit.SwapGame) => unknown, game),
  ),
  innerCall(kit.playSwap, game, 2, 7, { seed: 0 }),
  innerCall(kit.playSwap, game, 0, 1, { seed: 0 }),
  innerCall(kit.playSwap, { ...game, rules: { ...kit.stripedRules, points: { piece: 0, layer: 0 } } }, 2, 7),
  innerCall(kit.reshuffle as (of: kit.SwapGame, options: { seed: number }) => unknown, game, { seed: 0 }),
  innerCall(kit.simplifyPath, board, { start: 0, moves: [1, 0, 1] }),
  innerCall(kit.simplifyPath, board, { start: 0, moves: [1] }, { rules: { recolouring: [{ cell: 1, type: 0 }] } }),
  innerCall(kit.formatPath, { start: 0, moves: [1] }, board),
  innerCall(kit.resolveSteps, board, { minRun: 3, bombs: [0] }, { refillSeed: 0, types: [0, 1] }),
];

innerCallLaws(calls);
innerJunkLaws(calls);
