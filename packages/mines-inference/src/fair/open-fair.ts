/** Minesweeper in which the mines are decided while it is played. */
import {
  checkCell,
  checkChoice,
  checkFlag,
  checkInteger,
  checkObject,
  checkOptions,
  checkRandomState,
  checkSeed,
  createRandom,
  defineSearch,
  InvalidInputError,
  type Pace,
  randomFromState,
  runSync,
  type Search,
  type Slices,
  spend,
} from '@kit/grid';
import { fieldOf, withCells } from '../board/plain.js';
import { type ReadBoard, readBoard } from '../board/read-board.js';
import { defaultMaxStates, newEffort, stepsOf } from '../kernel/effort.js';
import type { Inference } from '../kernel/infer.js';
import { EXPLODED, FLAG, HIDDEN } from '../kernel/symbols.js';
import { newBoard } from '../play/new-board.js';
import type { Board, FairGame, FairGameOptions, FairOptions } from '../types.js';
import { canBeTold } from './can-be-told.js';
import { type Dealer, drawMines, inferWith, openDrawn } from './draw-number.js';

/** What may become of a guess without need. */
export const needlessRules = ['punished', 'luck', 'forgiven', 'forgive-unresolvable'] as const;

/**
 * Opens a cell of a fair game. No mine lies anywhere yet: whether the cell holds one, and what it shows, is drawn now, in
 * agreement with all that was shown.
 *
 * The first cell is safe. A proven cell is what it is proven to be. A guess that is forced, nothing being proven safe, is
 * survived. A guess without need is treated by the game's rule: `'punished'` (it is a mine), `'luck'` (by its exact chance),
 * `'forgiven'` (it is safe), `'forgive-unresolvable'` (it is safe if opening proven safe cells, whatever they show, can't
 * change its chance; else a mine). A flagged or open cell stays as it is, and so does a game that is over. Flags are no part of what
 * is known.
 *
 * Every answer is drawn from all layouts that fit what is shown, each equally likely; so the field that is told at the end
 * agrees with every answer. Takes some analyses for each cell that is opened.
 *
 * @param game - from {@link newFairGame} or the call before
 * @param cell - the cell
 * @param options - the limit of work
 * @returns the game after that; `status` is `limit`, and the board as it was, where a region is too large for `maxStates`
 * @throws {@link InvalidInputError} the codes of {@link analyze} for the board, `bad-cell`, `bad-options`, `unknown-option`,
 * `bad-choice`, `bad-flag`, `bad-number`, and `bad-state` for a random state that is none or a board that no layout fits
 * @see kaboom by P. Marczewski, the rule of `'punished'`; the names of ms-toollib: weak no-guess, quasi no-guess, weak guessable
 *
 * @example
 * ```ts
 * import { newFairGame, openFair } from '@kit/mines-inference';
 *
 * const start = newFairGame({ rows: 1, cols: 3, mines: 1, seed: 4 });
 * const middle = openFair(start, 1);
 * middle.board.cells; // => [-1, 1, -1]
 * openFair(middle, 0).status; // => 'won'
 * openFair(middle, 2).status; // => 'won'
 * ```
 */
export function openFair(game: FairGame, cell: number, options: FairOptions = {}): FairGame {
  return runSync(openFairSearch(game, cell, options));
}

/**
 * {@link openFair} as a search: stopped early the status is `limit`, and the board is as it was. `nodes` counts thousands of steps.
 *
 * @example
 * ```ts
 * import { newFairGame, openFairSearch, runAsync } from '@kit/mines-inference';
 *
 * const start = newFairGame({ rows: 16, cols: 30, mines: 99, firstIs: 'zero' });
 * (await runAsync(openFairSearch(start, 200), { timeLimitMs: 5000 })).board.cells[200]; // => 0
 * ```
 */
export function openFairSearch(game: FairGame, cell: number, options: FairOptions = {}): Search<FairGame> {
  return start(game, cell, options);
}

const start = /* @__PURE__ */ defineSearch({
  read: readTurn,
  work: openWork,
  report: stepsOf,
  stopped: ({ game }): FairGame => ({ ...game, status: 'limit' }),
});

type Job = ReturnType<typeof readTurn>;

function readTurn(game: FairGame, cell: number, options: FairOptions) {
  checkObject(game, 'game');
  checkOptions(options, ['maxStates']);
  const maxStates = checkInteger(options.maxStates ?? defaultMaxStates, 'options.maxStates', 1, 16_777_216);
  const board = readBoard(game.board);
  const at = checkCell(board, cell);
  checkChoice(game.needless, 'game.needless', needlessRules);
  checkChoice(game.firstIs, 'game.firstIs', ['safe', 'zero']);
  checkFlag(game.anywhere, 'game.anywhere');
  checkChoice(game.status, 'game.status', ['playing', 'won', 'lost', 'limit']);
  const random = randomFromState(checkRandomState(game.random, 'game.random'));
  const start = { ...game, board: withCells(board, game.board.topology, board.cells), random: random.state() };
  return { game: start, board, cell: at, random, maxStates };
}

function* openWork({ game, board, cell, random, maxStates }: Job, pace: Pace): Slices<FairGame> {
  if (game.status === 'won' || game.status === 'lost' || board.cells[cell] !== HIDDEN) return game;
  // Flags are hidden cells here; they are put back where nothing was opened.
  const cells = new Int32Array(board.cells.length);
  for (let at = 0; at < cells.length; at++) cells[at] = board.cells[at] === FLAG ? HIDDEN : board.cells[at];
  if (spend(pace, 2 * cells.length)) yield;
  const { table, mines } = board;
  const dealer: Dealer = { cells, table, mines, random, effort: newEffort(maxStates, pace) };
  const known = yield* inferWith(dealer, []);
  if (known.status === 'inconsistent') {
    const message = 'game.board is a board that no layout fits: expected one that openFair gave';
    throw new InvalidInputError('bad-state', message, { name: 'game.board' });
  }
  const verdict = yield* judge(game, board, dealer, known, cell);
  if (spend(pace, 4 * cells.length)) yield;
  if (verdict === 'unknown') return { ...game, status: 'limit' };
  if (verdict === 'mine') {
    cells[cell] = EXPLODED;
    return yield* ended(game, board, dealer, 'lost');
  }
  const isFirst = isUntouched(board, cells);
  const given = isFirst && game.firstIs === 'zero' ? yield* spared(dealer, cell) : [];
  if (!(yield* openDrawn(dealer, cell, given))) return { ...game, status: 'limit' };
  let closed = 0;
  for (const value of cells) if (value < 0) closed++;
  if (spend(pace, cells.length)) yield;
  if (closed === mines) return yield* ended(game, board, dealer, 'won');
  return { ...game, board: shownBoard(game, board, cells), random: random.state(), status: 'playing' };
}

/** Is nothing open? Holes look as if they were. */
function isUntouched({ holes }: ReadBoard, cells: Int32Array): boolean {
  let open = -holes.length;
  for (const value of cells) if (value >= 0) open++;
  return open === 0;
}

/** What becomes of a click, by the rules. */
function* judge(
  { needless, anywhere }: FairGame,
  board: ReadBoard,
  dealer: Dealer,
  known: Inference,
  cell: number,
): Slices<'safe' | 'mine' | 'unknown'> {
  const { cells, table, random } = dealer;
  const { values, chances } = known;
  const value = values[cell];
  if (value !== -1) return value === 0 ? 'safe' : 'mine';
  if (isUntouched(board, cells)) return 'safe';
  const isSeen = (other: number) => {
    for (let at = table.starts[other]; at < table.starts[other + 1]; at++) if (cells[table.cells[at]] >= 0) return true;
    return false;
  };
  let isAnySafe = false;
  let isAnySeen = false;
  for (let other = 0; other < cells.length && !isAnySafe; other++) {
    if (cells[other] !== HIDDEN || values[other] === 1) continue;
    isAnySafe = values[other] === 0;
    isAnySeen ||= isSeen(other);
  }
  const isOutside = !anywhere && isAnySeen && !isSeen(cell);
  if ((!isAnySafe && !isOutside) || needless === 'forgiven') return 'safe';
  if (needless === 'forgive-unresolvable' && !isOutside) {
    const told = yield* canBeTold(dealer, known, cell);
    return told === undefined ? 'unknown' : told ? 'mine' : 'safe';
  }
  if (needless !== 'luck') return 'mine';
  if (chances[cell] < 0) return 'unknown';
  return random.next() < chances[cell] ? 'mine' : 'safe';
}

/** The neighbours of the first cell that can be spared mines: all, or none if the mines wouldn't fit elsewhere. */
function* spared(dealer: Dealer, cell: number): Slices<number[]> {
  const { starts, cells } = dealer.table;
  const near = Array.from(cells.subarray(starts[cell], starts[cell + 1]));
  const { status } = yield* inferWith(dealer, [cell, ...near]);
  return status === 'inconsistent' ? [] : near;
}

/** The end: where the mines are is drawn, as far as it isn't known. */
function* ended(game: FairGame, board: ReadBoard, dealer: Dealer, status: 'won' | 'lost'): Slices<FairGame> {
  const { cells, random, effort } = dealer;
  const hidden: number[] = [];
  const mineCells: number[] = [];
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === HIDDEN) hidden.push(cell);
    else if (cells[cell] === EXPLODED) mineCells.push(cell);
  }
  if (spend(effort.pace, cells.length)) yield;
  const drawn = yield* drawMines(dealer, hidden, []);
  if (drawn === undefined) return { ...game, status: 'limit' };
  for (const cell of drawn) mineCells.push(cell);
  mineCells.sort((a, b) => a - b);
  if (spend(effort.pace, 8 * mineCells.length)) yield;
  const field = fieldOf(board, mineCells, board.holes, game.board.topology);
  return { ...game, board: shownBoard(game, board, cells), random: random.state(), status, field };
}

/** The board as it is shown: with its flags where nothing was opened. */
function shownBoard(game: FairGame, board: ReadBoard, cells: Int32Array): Board {
  const shown = cells.map((value, cell) => (value === HIDDEN ? board.cells[cell] : value));
  return withCells(board, game.board.topology, shown);
}

/**
 * A game whose mines are decided while it is played: {@link openFair} opens its cells. Plain JSON, with the state of its random
 * numbers; flags are set on its board by {@link toggleFlag}: `{ ...game, board: toggleFlag(game.board, cell) }`.
 *
 * @param options - size, mines, seed, and the rule for guesses without need
 * @returns the game before its first move
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-grid`, `bad-size`, `bad-mines`, `bad-seed`,
 * `bad-choice`, `bad-flag`, `bad-list`, `bad-length`, `bad-cell`, and the codes of a topology
 *
 * @example
 * ```ts
 * import { newFairGame } from '@kit/mines-inference';
 *
 * newFairGame({ rows: 1, cols: 3, mines: 1 }).board; // => { rows: 1, cols: 3, mines: 1, cells: [-1, -1, -1] }
 * ```
 */
export function newFairGame(options: FairGameOptions): FairGame {
  checkOptions(options, ['rows', 'cols', 'mines', 'holes', 'topology', 'seed', 'firstIs', 'needless', 'anywhere']);
  const { rows, cols, mines, holes, topology } = options;
  return {
    board: newBoard({ rows, cols, mines, holes, topology }),
    needless: checkChoice(options.needless ?? 'punished', 'options.needless', needlessRules),
    firstIs: checkChoice(options.firstIs ?? 'safe', 'options.firstIs', ['safe', 'zero']),
    anywhere: checkFlag(options.anywhere ?? true, 'options.anywhere'),
    random: createRandom(checkSeed(options.seed ?? 0, 'options.seed')).state(),
    status: 'playing',
  };
}
