/** The largest and nastiest inputs of every search, for the slices test and for `npm run bench -- slices`. */
import type { HardSearch } from '../../../config/work.js';
import {
  analyzeRulesSearch,
  analyzeSearch,
  bestMoveSearch,
  boardMetricsSearch,
  countLayoutsSearch,
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
import { claim, scattered } from './scattered.js';

const isChecker = (row: number, col: number) => (row + col) % 2 === 0;
const isLattice = (row: number, col: number) => row % 2 === 1 && col % 2 === 1;

/** A million cells, a tenth of them numbers that bear on each other. */
const { board: million, field: millionField } = scattered(
  { rows: 1024, cols: 1024 },
  0.2,
  (_row, _col, draw) => draw < 0.1,
);
const first = { firstOpen: million.cells.findIndex((value) => value >= 0) };
const slow = { cells: 2 ** 20, stopAfter: 250 };
const empty = { rows: 150, cols: 150, mineCells: [] };
const most = { maxStates: 16_777_216 };
/** A lattice of numbers, each of them needing several of its eight cells: one region with thousands of states a layer. */
const lattice = (rows: number, cols: number) => scattered({ rows, cols }, 0.4, isLattice).board;
const checker = scattered({ rows: 200, cols: 200 }, 0.3, isChecker).board;
/** Two rows, every other number open: one region of hundreds of boxes, few states, and hundreds of numbers of mines. */
const ribbon = scattered({ rows: 3, cols: 600 }, 0.35, (row, col) => row === 1 && col % 2 === 0).board;
/** More mines than the numbers allow. */
const guess = lattice(13, 13);
const unsolvable = { ...lattice(13, 13), mines: 169 };
const largeLattice = lattice(41, 41);
const closed = { rows: 1024, cols: 1024, mines: 400_000, cells: new Array<number>(2 ** 20).fill(-1) };
const torus = { ...closed, mines: 500_000, topology: 'torus' } as const;
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
const odd = { cells: 4096, mines: 2000, clues: [wideClue] };
const expert = { rows: 16, cols: 30, mines: 99, seed: 5, firstOpen: 200, noGuess: true } as const;
const hard = { ...expert, difficulty: 4 } as const;
const vast = { rows: 1024, cols: 1024, mines: 120_000, noGuess: true };

/** A long recording: twenty thousand moves of the mouse, then a click. */
const longTape = recorder(9);
for (let step = 0; step < 20_000; step++)
  longTape.events.push({ kind: 'move', timeMs: 0, x: step % 128, y: step % 64 });
longTape.left(36);
const longReplay = recordedOf(longTape, 'playing').recorded;
const manyMoves = Array.from({ length: 40_000 }, (_, at) => ({ kind: 'flag', cell: at % 90_000 }) as const);
const flagging = { field: wideField, moves: manyMoves };
const half = { field: wideField, moves: manyMoves.slice(0, 20_000) };
const recordings: readonly (readonly [input: string, file: Uint8Array | string])[] = [
  ['avf, 20,000 events', writeAvf(longReplay)],
  ['rmv, 20,000 events', writeRmv(longReplay, 2)],
  ['evf, 20,000 events', writeEvf(longReplay, 4)],
  ['mvf, 20,000 events', writeNewMvf(longReplay, '2007')],
  ['old mvf, 20,000 events', writeOldMvf(longReplay)],
  ['20,000 clicks as JSON', new TextEncoder().encode(formatReplay(half))],
  ['RawVF, 20,000 clicks', formatReplay(half, 'rawvf')],
];
const openings = Array.from({ length: 90_000 }, (_, at) => ({ kind: 'open', cell: (at * 45_151) % 90_000 }) as const);
const wideFair = newFairGame({ rows: 300, cols: 300, mines: 11_000, firstIs: 'zero' });
const guessed = { ...newFairGame({ rows: 13, cols: 13, mines: 9 }), board: guess };

/** What is run to its end; all else is stopped after as many pauses as here. */
const whole = { stopAfter: undefined };
const inputs: readonly (readonly [
  start: HardSearch['start'],
  name: string,
  input: string,
  more?: Partial<HardSearch>,
])[] = [
  [() => analyzeSearch(million), 'analyzeSearch', '1024×1024, a tenth open', { cells: 2 ** 20 }],
  [() => analyzeSearch(checker), 'analyzeSearch', '200×200 like a chess board'],
  [() => analyzeSearch(largeLattice, most), 'analyzeSearch', 'a lattice of 41×41, the most states'],
  [() => analyzeSearch(ribbon, { flags: 'check' }), 'analyzeSearch', 'a ribbon of 3×600, flags checked', whole],
  [() => analyzeSearch(unsolvable), 'analyzeSearch', 'a lattice that contradicts the total'],
  [() => analyzeSearch(torus), 'analyzeSearch', 'a torus of 1024×1024, all closed', { cells: 2 ** 20, ...whole }],
  [() => analyzeRulesSearch(evenRow), 'analyzeRulesSearch', 'even numbers in a row of 3,000 cells with two mines each'],
  [() => analyzeRulesSearch(odd), 'analyzeRulesSearch', 'a clue over 4,096 cells that is odd'],
  [() => countLayoutsSearch(ribbon), 'countLayoutsSearch', 'a ribbon of 3×600'],
  [() => countLayoutsSearch(closed), 'countLayoutsSearch', '1024×1024, all closed', { cells: 2 ** 20 }],
  [() => deduceSearch(checker), 'deduceSearch', '200×200 like a chess board'],
  [
    () =>
      verifyDeductionSearch(
        largeLattice,
        claim(largeLattice, (_, cell) => cell === largeLattice.cells.indexOf(-1)),
      ),
    'verifyDeductionSearch',
    'a lattice of 41×41',
  ],
  [() => hintSearch(unsolvable), 'hintSearch', 'a lattice that contradicts the total'],
  [() => hintSearch(guess), 'hintSearch', 'a lattice of 13×13'],
  [() => bestMoveSearch(guess), 'bestMoveSearch', 'a lattice of 13×13'],
  [() => bestMoveSearch(million), 'bestMoveSearch', '1024×1024, a tenth open', { cells: 2 ** 20 }],
  [() => solveEndgameSearch(line, { maxNodes: 1e6 }), 'solveEndgameSearch', 'one mine in a line of 4000'],
  [() => generateMinesSearch(expert), 'generateMinesSearch', 'expert without guesses', whole],
  [() => generateMinesSearch(hard), 'generateMinesSearch', 'expert without guesses, of a difficulty'],
  [() => generateMinesSearch(vast), 'generateMinesSearch', '1024×1024 without guesses', { cells: 2 ** 20 }],
  [() => simulateGameSearch(wideField, { firstOpen: calm }), 'simulateGameSearch', '300×300 with 12 % mines'],
  [
    () => rateFieldSearch(millionField, first),
    'rateFieldSearch',
    '1024×1024, a fifth of them mines',
    { cells: 2 ** 20 },
  ],
  [() => boardMetricsSearch(millionField), 'boardMetricsSearch', 'a million cells, a fifth of them mines', slow],
  [() => boardMetricsSearch(empty), 'boardMetricsSearch', 'one opening of 150×150', whole],
  [() => gameMetricsSearch(flagging), 'gameMetricsSearch', '40,000 clicks on 300×300', whole],
  [() => reviewGameSearch({ field: wideField, moves: openings }), 'reviewGameSearch', 'openings on 300×300'],
  [() => openFairSearch(wideFair, 45_150), 'openFairSearch', 'the first cell of 300×300, clear'],
  [() => openFairSearch(guessed, 0), 'openFairSearch', 'a lattice of 13×13'],
  ...recordings.map(([input, file]) => [() => parseReplaySearch(file), 'parseReplaySearch', input, whole] as const),
];

export const hardSearches: readonly HardSearch[] = inputs.map(([start, name, input, more]) => {
  return { name, input, start, stopAfter: 120, ...more };
});
