/** The largest inputs that the options of each search allow, for the law that bounds its steps. */
import type { HardSearch } from '../../../config/work.js';
import * as kit from '../src/index.js';
import { claim, scattered } from './scattered.js';

type Kinds = Readonly<Record<string, HardSearch['start']>>;

/** As many cells as a board may have. */
const cells = 2 ** 20;
const side = { rows: 1024, cols: 1024 };
export const limits = { maxStates: 16_777_216, maxLayouts: 65_535, maxEndgameNodes: 1_000_000_000 };

/** Boards of all forms with that many cells: half open, all but open, all closed, full of flags. */
const half = scattered(side, 0.2, (_row, _col, draw) => draw < 0.5);
const open = scattered(side, 0.1, (_row, _col, draw) => draw < 0.9999);
const row = scattered({ rows: 1, cols: cells }, 0.3, (_row, col) => col % 3 > 0);
const checkers = scattered({ rows: 512, cols: 2048 }, 0.3, (r, c) => (r + c) % 2 === 0);
const closed = { ...side, mines: cells / 2, cells: new Array<number>(cells).fill(-1) };
const flagged: kit.Board = {
  ...half.board,
  cells: half.board.cells.map((value, cell) => (value === -1 && cell % 2 === 0 ? -2 : value)),
};
const boards: Readonly<Record<string, kit.Board>> = {
  'half open': half.board,
  'all but open': open.board,
  'one row': row.board,
  'like a chess board': checkers.board,
  'all closed': closed,
  'full of flags': flagged,
};
/** Each cell has as many neighbours as it may, on a ring. */
const ring = 8192;
const neighbors = Array.from({ length: ring }, (_, cell) =>
  Array.from({ length: 128 }, (_, at) => (cell + (at < 64 ? at + 1 : ring - 128 + at)) % ring),
);
const isMine = (cell: number) => cell % 50 === 7;
const dense: kit.Board = {
  rows: 1,
  cols: ring,
  mines: Array.from({ length: ring }, (_, cell) => cell).filter(isMine).length,
  cells: neighbors.map((list, cell) => (isMine(cell) || cell % 2 > 0 ? -1 : list.filter(isMine).length)),
  topology: { neighbors },
};
const moves = Array.from({ length: cells }, (_, at) => ({ kind: 'open', cell: (at * 45_151) % cells }) as const);
const game = { field: half.field, moves };
const recording = new TextEncoder().encode(
  kit.formatReplay({ field: { ...side, mineCells: [5] }, moves: moves.slice(0, 20_000) }),
);

/** A claim about as many cells as there are, from as many numbers. */
const claimAll = (board: kit.Board) => claim(board, (value) => value === -1);

export const boardSearches: Readonly<Record<string, (board: kit.Board) => ReturnType<HardSearch['start']>>> = {
  analyzeSearch: (board) => kit.analyzeSearch(board, { flags: 'check', maxStates: limits.maxStates }),
  'analyzeSearch of an analyser': (board) => kit.createAnalyzer({ maxStates: limits.maxStates }).analyzeSearch(board),
  'updateSearch of a tracker': (board) => kit.createTracker(board, { maxStates: limits.maxStates }).updateSearch([]),
  countLayoutsSearch: (board) => kit.countLayoutsSearch(board),
  deduceSearch: (board) => kit.deduceSearch(board),
  hintSearch: (board) => kit.hintSearch(board),
  bestMoveSearch: (board) => kit.bestMoveSearch(board, limits),
  solveEndgameSearch: (board) => kit.solveEndgameSearch(board, { maxNodes: limits.maxEndgameNodes }),
  verifyDeductionSearch: (board) => kit.verifyDeductionSearch(board, claimAll(board)),
};

const most = { mines: 200_000, maxTries: 1_000_000, swaps: 1_000_000, ...side } as const;
const others: Kinds = {
  'generateMinesSearch: plain': () => kit.generateMinesSearch({ ...most, mines: cells - 1 }),
  'generateMinesSearch: exact': () => kit.generateMinesSearch({ ...most, noGuess: 'exact', firstIs: 'zero' }),
  'generateMinesSearch: quick': () =>
    kit.generateMinesSearch({ ...most, mines: 60_000, noGuess: 'quick', firstIs: 'zero' }),
  'generateMinesSearch: limited': () =>
    kit.generateMinesSearch({ ...most, mines: 60_000, noGuess: { counter: false, maxNumbers: 5 }, firstIs: 'zero' }),
  rateFieldSearch: () =>
    kit.rateFieldSearch(half.field, { firstOpen: half.board.cells.findIndex((value) => value >= 0) }),
  'generateMinesSearch: metrics': () => kit.generateMinesSearch({ ...most, metrics: { zini: { max: 0 } } }),
  'generateMinesSearch: turned': () =>
    kit.generateMinesSearch({ ...most, symmetry: 'rotate90', metrics: { zini: { max: 0 } } }),
  'generateMinesSearch: mirrored, three rows': () =>
    kit.generateMinesSearch({ rows: 3, cols: 349_525, mines: 500_000, symmetry: 'flipVertical' }),
  'generateMinesSearch: mirrored, one row': () =>
    kit.generateMinesSearch({ rows: 1, cols: cells, mines: 500_000, symmetry: 'flipVertical' }),
  simulateGameSearch: () => kit.simulateGameSearch(half.field, { maxStates: limits.maxStates }),
  boardMetricsSearch: () => kit.boardMetricsSearch(half.field),
  'boardMetricsSearch: one opening': () => kit.boardMetricsSearch({ ...side, mineCells: [] }),
  gameMetricsSearch: () => kit.gameMetricsSearch(game),
  reviewGameSearch: () => kit.reviewGameSearch(game, limits),
  openFairSearch: () =>
    kit.openFairSearch(kit.newFairGame({ ...side, mines: 200_000, firstIs: 'zero' }), 500_500, {
      maxStates: limits.maxStates,
    }),
  'hintSearch: with the field': () => kit.hintSearch(half.board, { field: half.field }),
  parseReplaySearch: () => kit.parseReplaySearch(recording),
  'analyzeRulesSearch: as many cells and mines as may be': () =>
    kit.analyzeRulesSearch(
      {
        cells: 65_536,
        maxMines: 8,
        clues: Array.from({ length: 65_533 }, (_, at) => ({ cells: [at, at + 1, at + 2], sums: [1, 3, 5, 9] })),
      },
      { maxStates: limits.maxStates },
    ),
  'analyzeRulesSearch: as many clues as may be': () =>
    kit.analyzeRulesSearch(
      {
        cells: 65_536,
        clues: Array.from({ length: 262_144 }, (_, at) => ({
          cells: [at % 65_536, (at * 7 + 1) % 65_536],
          sums: [0, 1],
        })),
      },
      { maxStates: limits.maxStates },
    ),
  'analyzeRulesSearch: clues over as many cells as may be': () =>
    kit.analyzeRulesSearch(
      {
        cells: 65_536,
        clues: Array.from({ length: 64 }, (_, at) => ({
          cells: Array.from({ length: 4096 }, (_, cell) => 937 * at + cell),
          sums: Array.from({ length: 2048 }, (_, sum) => 2 * sum + 1),
        })),
      },
      { maxStates: limits.maxStates },
    ),
};

export const largestInputs: readonly HardSearch[] = [
  ...Object.entries(boardSearches).flatMap(([name, search]) =>
    [...Object.entries(boards), ['128 neighbours', dense] as const].map(([input, board]) => ({
      name,
      input,
      cells,
      start: () => search(board),
      stopAfter: 100,
    })),
  ),
  ...Object.entries(others).map(([input, start]) => ({
    name: input.replace(/:.*/, ''),
    input,
    // A symmetry is asked of each cell, with all its checks.
    cells: /turned|mirrored/.test(input) ? 2 * cells : cells,
    start,
    stopAfter: 100,
  })),
];
