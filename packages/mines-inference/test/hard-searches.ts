/** The largest and nastiest inputs of every search, for the slices test and for `npm run bench -- slices`. */
import type { HardSearch } from '../../../config/work.js';
import {
  analyzeRulesSearch,
  analyzeSearch,
  type Board,
  bestMoveSearch,
  boardMetricsSearch,
  countLayoutsSearch,
  type Deduction,
  deduceSearch,
  formatReplay,
  gameMetricsSearch,
  generateMinesSearch,
  hintSearch,
  newFairGame,
  openFairSearch,
  parseReplaySearch,
  rateFieldSearch,
  reviewGameSearch,
  simulateGameSearch,
  solveEndgameSearch,
  verifyDeductionSearch,
} from '../src/index.js';
import { recordedOf, recorder } from './replay/recorded.js';
import { writeAvf, writeEvf, writeNewMvf, writeOldMvf, writeRmv } from './replay/write-replays.js';
import { scattered } from './scattered.js';

const isChecker = (row: number, col: number) => (row + col) % 2 === 0;
const isLattice = (row: number, col: number) => row % 2 === 1 && col % 2 === 1;

/** A million cells, a tenth of them numbers that bear on each other. */
const { board: million, field: millionField } = scattered(
  { rows: 1024, cols: 1024 },
  0.2,
  (_row, _col, draw) => draw < 0.1,
);
const millionFirst = million.cells.findIndex((value) => value >= 0);
/** A lattice of numbers, each of them needing several of its eight cells: one region with thousands of states a layer. */
const lattice = (rows: number, cols: number) => scattered({ rows, cols }, 0.4, isLattice).board;
const checker = scattered({ rows: 200, cols: 200 }, 0.3, isChecker).board;
/** Two rows, every other number open: one region of hundreds of boxes, few states, and hundreds of numbers of mines. */
const ribbon = scattered({ rows: 3, cols: 600 }, 0.35, (row, col) => row === 1 && col % 2 === 0).board;
/** More mines than the numbers allow. */
const guess = lattice(13, 13);
const unsolvable = { ...lattice(13, 13), mines: 169 };
const largeLattice = lattice(41, 41);
const closed: readonly number[] = new Array<number>(2 ** 20).fill(-1);
const { field: wideField, board: wideBoard } = scattered({ rows: 300, cols: 300 }, 0.12, () => true);
/** A cell of it that opens its surroundings. */
const calm = wideBoard.cells.indexOf(0, 45_000);
/** A single mine somewhere: as many layouts as cells, and games as long as the board. */
const line = { rows: 1, cols: 4000, mines: 1, cells: new Array<number>(4000).fill(-1) };
/** Rules that need many helpers. */
const evenRow = {
  cells: 3000,
  maxMines: 2,
  clues: Array.from({ length: 2998 }, (_, at) => ({ cells: [at, at + 1, at + 2], sums: [0, 2, 4, 6] })),
};
const wideClue = {
  cells: Array.from({ length: 4096 }, (_, cell) => cell),
  sums: Array.from({ length: 2048 }, (_, at) => 2 * at + 1),
};
const expert = { rows: 16, cols: 30, mines: 99, seed: 5, firstOpen: 200, noGuess: true } as const;

/** Claims of cells that the named numbers don't force, whose refutation takes long. */
function claim(board: Board): Deduction {
  const from = board.cells.flatMap((value, cell) => (value >= 0 ? [cell] : []));
  const message = { key: 'region-safe', params: { cols: board.cols, numbers: [], mines: board.mines } } as const;
  return { cells: [board.cells.indexOf(-1)], mine: false, from, usesTotal: true, message };
}

/** A long recording: twenty thousand moves of the mouse, then a click. */
const longTape = recorder(9);
for (let step = 0; step < 20_000; step++)
  longTape.events.push({ kind: 'move', timeMs: 0, x: step % 128, y: step % 64 });
longTape.left(36);
const longReplay = recordedOf(longTape, 'playing').recorded;
const manyMoves = Array.from({ length: 40_000 }, (_, at) => ({ kind: 'flag', cell: at % 90_000 }) as const);
const longAvf = writeAvf(longReplay);
const longRmv = writeRmv(longReplay, 2);
const longEvf = writeEvf(longReplay, 4);
const longMvf = writeNewMvf(longReplay, '2007');
const longOldMvf = writeOldMvf(longReplay);
const longJson = new TextEncoder().encode(formatReplay({ field: wideField, moves: manyMoves.slice(0, 20_000) }));
const longRawVf = formatReplay({ field: wideField, moves: manyMoves.slice(0, 20_000) }, 'rawvf');
const openings = Array.from({ length: 90_000 }, (_, at) => ({ kind: 'open', cell: (at * 45_151) % 90_000 }) as const);
const wideFair = newFairGame({ rows: 300, cols: 300, mines: 11_000, firstIs: 'zero' });

export const hardSearches: readonly HardSearch[] = [
  {
    name: 'analyzeSearch',
    input: '1024×1024, a tenth open',
    cells: 2 ** 20,
    start: () => analyzeSearch(million),
    stopAfter: 120,
  },
  { name: 'analyzeSearch', input: '200×200 like a chess board', start: () => analyzeSearch(checker), stopAfter: 120 },
  {
    name: 'analyzeSearch',
    input: 'a lattice of 41×41, the most states',
    start: () => analyzeSearch(largeLattice, { maxStates: 16_777_216 }),
    stopAfter: 120,
  },
  {
    name: 'analyzeSearch',
    input: 'a ribbon of 3×600, flags checked',
    start: () => analyzeSearch(ribbon, { flags: 'check' }),
  },
  {
    name: 'analyzeSearch',
    input: 'a lattice that contradicts the total',
    start: () => analyzeSearch(unsolvable),
    stopAfter: 120,
  },
  {
    name: 'analyzeSearch',
    input: 'a torus of 1024×1024, all closed',
    cells: 2 ** 20,
    start: () => analyzeSearch({ rows: 1024, cols: 1024, mines: 500_000, cells: closed, topology: 'torus' }),
  },
  {
    name: 'analyzeRulesSearch',
    input: 'even numbers in a row of 3,000 cells with two mines each',
    start: () => analyzeRulesSearch(evenRow),
    stopAfter: 120,
  },
  {
    name: 'analyzeRulesSearch',
    input: 'a clue over 4,096 cells that is odd',
    start: () => analyzeRulesSearch({ cells: 4096, mines: 2000, clues: [wideClue] }),
    stopAfter: 120,
  },
  { name: 'countLayoutsSearch', input: 'a ribbon of 3×600', start: () => countLayoutsSearch(ribbon), stopAfter: 120 },
  {
    name: 'countLayoutsSearch',
    input: '1024×1024, all closed',
    cells: 2 ** 20,
    start: () => countLayoutsSearch({ rows: 1024, cols: 1024, mines: 400_000, cells: closed }),
    stopAfter: 120,
  },
  { name: 'deduceSearch', input: '200×200 like a chess board', start: () => deduceSearch(checker), stopAfter: 120 },
  {
    name: 'verifyDeductionSearch',
    input: 'a lattice of 41×41',
    start: () => verifyDeductionSearch(largeLattice, claim(largeLattice)),
    stopAfter: 120,
  },
  {
    name: 'hintSearch',
    input: 'a lattice that contradicts the total',
    start: () => hintSearch(unsolvable),
    stopAfter: 120,
  },
  { name: 'hintSearch', input: 'a lattice of 13×13', start: () => hintSearch(guess), stopAfter: 120 },
  { name: 'bestMoveSearch', input: 'a lattice of 13×13', start: () => bestMoveSearch(guess), stopAfter: 120 },
  {
    name: 'bestMoveSearch',
    input: '1024×1024, a tenth open',
    cells: 2 ** 20,
    start: () => bestMoveSearch(million),
    stopAfter: 120,
  },
  {
    name: 'solveEndgameSearch',
    input: 'one mine in a line of 4000',
    start: () => solveEndgameSearch(line, { maxNodes: 1_000_000 }),
    stopAfter: 120,
  },
  { name: 'generateMinesSearch', input: 'expert without guesses', start: () => generateMinesSearch(expert) },
  {
    name: 'generateMinesSearch',
    input: 'expert without guesses, of a difficulty',
    start: () => generateMinesSearch({ ...expert, difficulty: 4 }),
    stopAfter: 120,
  },
  {
    name: 'generateMinesSearch',
    input: '1024×1024 without guesses',
    cells: 2 ** 20,
    start: () => generateMinesSearch({ rows: 1024, cols: 1024, mines: 120_000, noGuess: true }),
    stopAfter: 120,
  },
  {
    name: 'simulateGameSearch',
    input: '300×300 with 12 % mines',
    start: () => simulateGameSearch(wideField, { firstOpen: calm }),
    stopAfter: 120,
  },
  {
    name: 'rateFieldSearch',
    input: '1024×1024, a fifth of them mines',
    cells: 2 ** 20,
    start: () => rateFieldSearch(millionField, { firstOpen: millionFirst }),
    stopAfter: 120,
  },
  {
    name: 'boardMetricsSearch',
    input: 'a million cells, a fifth of them mines',
    cells: 2 ** 20,
    start: () => boardMetricsSearch(millionField),
    stopAfter: 250,
  },
  {
    name: 'boardMetricsSearch',
    input: 'one opening of 150×150',
    start: () => boardMetricsSearch({ rows: 150, cols: 150, mineCells: [] }),
  },
  {
    name: 'gameMetricsSearch',
    input: '40,000 clicks on 300×300',
    start: () => gameMetricsSearch({ field: wideField, moves: manyMoves }),
  },
  {
    name: 'reviewGameSearch',
    input: 'openings on 300×300',
    start: () => reviewGameSearch({ field: wideField, moves: openings }),
    stopAfter: 120,
  },
  {
    name: 'openFairSearch',
    input: 'the first cell of 300×300, clear',
    start: () => openFairSearch(wideFair, 45_150),
    stopAfter: 120,
  },
  {
    name: 'openFairSearch',
    input: 'a lattice of 13×13',
    start: () => openFairSearch({ ...newFairGame({ rows: 13, cols: 13, mines: 9 }), board: guess }, 0),
    stopAfter: 120,
  },
  { name: 'parseReplaySearch', input: 'avf, 20,000 events', start: () => parseReplaySearch(longAvf) },
  { name: 'parseReplaySearch', input: 'rmv, 20,000 events', start: () => parseReplaySearch(longRmv) },
  { name: 'parseReplaySearch', input: 'evf, 20,000 events', start: () => parseReplaySearch(longEvf) },
  {
    name: 'parseReplaySearch',
    input: 'mvf, 20,000 events',
    start: () => parseReplaySearch(longMvf),
  },
  {
    name: 'parseReplaySearch',
    input: 'old mvf, 20,000 events',
    start: () => parseReplaySearch(longOldMvf),
  },
  {
    name: 'parseReplaySearch',
    input: '20,000 clicks as JSON',
    start: () => parseReplaySearch(longJson),
  },
  {
    name: 'parseReplaySearch',
    input: 'RawVF, 20,000 clicks',
    start: () => parseReplaySearch(longRawVf),
  },
];
