import { type PublicCalls, publicFaceLaws, refusesAtOnce } from '../../../config/public-face.js';
import * as kit from '../src/index.js';

const field = { rows: 3, cols: 4, mineCells: [0, 7] };
const board = { rows: 3, cols: 4, mines: 2, cells: [-1, -1, -1, -1, 1, 1, -1, -1, 0, 0, 1, -1] };
const analysis = { flags: 'check', maxStates: 1000 };
const moves = { maxStates: 1000, maxLayouts: 50, maxEndgameNodes: 500 };
const help = { field, cell: 1 };
const made = {
  rows: 4,
  cols: 5,
  mines: 3,
  holes: [9, 10],
  seed: 2,
  firstOpen: 7,
  firstIs: 'zero',
  noGuess: { how: 'exact', counter: false, maxNumbers: 9 },
  difficulty: 2,
  symmetry: 'rotate180',
  metrics: { threeBv: { min: 1 } },
  topology: 'torus',
  maxTries: 20,
  swaps: 5,
};
const fairOptions = {
  ...{ rows: 3, cols: 4, mines: 2, holes: [11], topology: 'hex', seed: 3 },
  ...{ firstIs: 'zero', needless: 'forgive-unresolvable', anywhere: false },
};
const required = ['rows', 'cols', 'mines'];
const game = { firstOpen: 8, maxStates: 1000 };
const played = { field, moves: [{ kind: 'open', cell: 8 }] };
const recording = new TextEncoder().encode(kit.formatReplay(played as kit.PlayedGame));
const review = kit.reviewGame(played as kit.ReviewInput);
const [deduction] = kit.deduce(board);

/** Each of these searches takes what the plain function takes. */
const withSearches = (calls: PublicCalls): PublicCalls =>
  Object.fromEntries(
    Object.entries(calls).flatMap(([name, call]) =>
      `${name}Search` in kit ? [[name, call] as const, [`${name}Search`, call] as const] : [[name, call] as const],
    ),
  );

const calls = withSearches({
  analyze: { args: [board], options: analysis },
  analyzeRules: { args: [{ cells: 3, clues: [{ cells: [0, 1], sums: [0, 2] }] }], options: { maxStates: 1000 } },
  bestMove: { args: [board], options: moves },
  boardMetrics: { args: [field], options: { ties: 'rows' } },
  chord: { args: [field, board, 5] },
  countHint: {
    args: [
      { mistakes: 0, unneeded: 0, given: 0 },
      { kind: 'given', cell: 1 },
    ],
  },
  countLayouts: { args: [board] },
  createAnalyzer: { exempt: 'a live object, which is like no other: analyze.property.test.ts, junk.property.test.ts' },
  createTracker: { exempt: 'a live object: create-tracker.test.ts, create-tracker.property.test.ts' },
  deduce: { args: [board] },
  explainDeduction: { args: [deduction, kit.en] },
  explainHint: { args: [{ kind: 'given', cell: 1 }, board, kit.en] },
  explainMove: { args: [kit.bestMove(board), kit.en] },
  explainRating: { args: [kit.rateField(field, { firstOpen: 8 }), kit.en] },
  explainReview: { args: [review, kit.en] },
  explainReviewedMove: { args: [review.moves[0], kit.en] },
  formatMines: { args: [board] },
  formatReplay: { args: [played, 'rawvf'] },
  gameMetrics: { args: [played] },
  gameStatus: { args: [field, board] },
  generateMines: { args: [], options: made, required },
  hint: { args: [board], options: { ...help, analyzer: kit.createAnalyzer() } },
  isInvalidInputError: { args: [new kit.InvalidInputError('bad', 'worse')] },
  minesToSvg: { args: [board], options: { analysis: kit.analyze(board), deduction, title: 'x' } },
  minesToText: { args: [board], options: { analysis: kit.analyze(board), deduction, color: true } },
  newFairGame: { args: [], options: fairOptions, required },
  newBoard: { args: [field] },
  openCell: { args: [field, board, 3] },
  openFair: { args: [kit.newFairGame({ rows: 3, cols: 4, mines: 2 }), 5], options: { maxStates: 1000 } },
  parseMines: { args: ['mines 1\n1 #\n# #'], options: { mines: 1, topology: 'square4' } },
  parseReplay: { args: [recording] },
  rateField: { args: [field], options: { firstOpen: 8 } },
  readInvalidInputError: { args: [new kit.InvalidInputError('bad', 'worse')] },
  reviewGame: { args: [played], options: moves },
  runAsync: { exempt: 'of @kit/grid, whose tests hold it' },
  runSync: { exempt: 'of @kit/grid, whose tests hold it' },
  simulateGame: { args: [field], options: game },
  solveEndgame: { args: [board], options: { maxNodes: 500 } },
  toggleFlag: { args: [board, 0] },
  verifyDeduction: { args: [board, deduction] },
});

publicFaceLaws(kit, calls);
refusesAtOnce(kit, calls);
