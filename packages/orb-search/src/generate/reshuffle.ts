/**
 * A deadlocked board shuffled until it can be played: the loose orbs are permuted, and orbs that match are exchanged
 * with random others until none does. Few loose orbs are tried in every order, so that "impossible" is proved.
 */
import {
  checkInteger,
  checkOptions,
  checkSeed,
  createRandom,
  defineSearch,
  type Found,
  type GridLike,
  type Pace,
  runSync,
  type Search,
  type Slices,
  spend,
} from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import { cellWork } from '../kernel/work.js';
import { checkGame, isGame } from '../match3/check-game.js';
import { diceOf } from '../match3/game-dice.js';
import { type ShuffleJob, shuffledGame } from '../match3/shuffled-game.js';
import type { ReshuffledGame, SwapGame } from '../match3/types.js';
import { exchange } from '../play/steps.js';
import { ruleBoard } from '../rules/rule-board.js';
import { ruleTable } from '../rules/rule-table.js';
import { hasLegalPair } from '../swaps/legal-pairs.js';
import type { Reshuffled, ReshuffleOptions } from '../types.js';

/**
 * The same orbs in a new order, so that no match stands and at least one swap is legal.
 *
 * Empty, locked and blocked cells keep what they hold. Of a swap game (what has `pieces`) special and chained pieces stay where
 * they are, and its own rules count; the answer is `found` with the game. Where chance finds no order, every order is tried,
 * up to a limit.
 *
 * @param board - orb types 0 to 14, or -1; at most 32 × 32; or a swap game
 * @param options - seed, rules, and how many shuffles to try
 * @returns `found` with the board, `impossible` if it is proved that no order will do, else `limit`
 * @throws {@link InvalidInputError} as {@link findMatches}, and `bad-seed`, `bad-number`, `bad-options`
 *
 * @example
 * ```ts
 * import { findMatches, isDeadlocked, parseOrbs, reshuffle } from '@kit/orb-search';
 *
 * const result = reshuffle(parseOrbs('001\n122\n334\n015'), { seed: 3 });
 * result.status === 'found' && [findMatches(result.board).length, isDeadlocked(result.board)]; // => [0, false]
 * ```
 */
export function reshuffle(board: SwapGame, options?: Omit<ReshuffleOptions, 'rules'>): Found<ReshuffledGame>;
export function reshuffle(board: GridLike, options?: ReshuffleOptions): Found<Reshuffled>;
export function reshuffle(
  board: GridLike | SwapGame,
  options: ReshuffleOptions = {},
): Found<Reshuffled> | Found<ReshuffledGame> {
  return runSync(reshuffleSearch(board as GridLike, options));
}

/**
 * {@link reshuffle} as a search that can be shared with the event loop and stopped (then `limit`).
 *
 * @param board - as for {@link reshuffle}
 * @param options - as for {@link reshuffle}
 * @returns a generator of progress (`nodes` are orders tried) that returns what {@link reshuffle} does
 * @throws {@link InvalidInputError} as {@link reshuffle}, at the call
 *
 * @example
 * ```ts
 * import { parseOrbs, reshuffleSearch, runAsync } from '@kit/orb-search';
 *
 * (await runAsync(reshuffleSearch(parseOrbs('001\n122\n334\n015')))).status; // => 'found'
 * ```
 */
export function reshuffleSearch(
  board: SwapGame,
  options?: Omit<ReshuffleOptions, 'rules'>,
): Search<Found<ReshuffledGame>>;
export function reshuffleSearch(board: GridLike, options?: ReshuffleOptions): Search<Found<Reshuffled>>;
export function reshuffleSearch(
  board: GridLike | SwapGame,
  options: ReshuffleOptions = {},
): Search<Found<Reshuffled>> | Search<Found<ReshuffledGame>> {
  return isGame(board) ? searchGame(board, options) : searchBoard(board, options);
}

/** Of a swap game, which has its own rules. */
const searchGame = /* @__PURE__ */ defineSearch({
  read(game: SwapGame, options: ReshuffleOptions): ShuffleJob {
    const { seed, maxTries = 1000 } = checkOptions(options, ['seed', 'maxTries']);
    const checked = checkGame(game);
    const random = diceOf(seed, checked.random);
    return { game, checked, random, maxTries: checkInteger(maxTries, 'options.maxTries', 1, 1_000_000), nodes: 0 };
  },
  work: shuffledGame,
  report: ({ nodes }) => ({ nodes }),
  stopped: (): Found<ReshuffledGame> => ({ status: 'limit' }),
});

type Job = ReturnType<typeof readBoard>;

function readBoard(board: GridLike, options: ReshuffleOptions) {
  const { rows, cols, cells } = checkBoard(board);
  const { seed = 0, rules, maxTries = 1000 } = checkOptions(options, ['seed', 'rules', 'maxTries']);
  const table = ruleTable(rules, board);
  const random = createRandom(checkSeed(seed, 'options.seed'));
  checkInteger(maxTries, 'options.maxTries', 1, 1_000_000);
  const all = Array.from({ length: rows * cols }, (_, cell) => cell);
  const loose = all.filter((cell) => cells[cell] >= 0 && !table.closed[cell]);
  return { rows, cols, cells: new Int16Array(cells), table, loose, random, maxTries, nodes: 0 };
}

const searchBoard = /* @__PURE__ */ defineSearch({
  read: readBoard,
  work: (job, pace): Slices<Found<Reshuffled>> => (job.loose.length <= 7 ? everyOrder : randomOrders)(job, pace),
  report: ({ nodes }) => ({ nodes }),
  stopped: (): Found<Reshuffled> => ({ status: 'limit' }),
});

/** Shuffles, and exchanges matching orbs with random others until none matches. */
function* randomOrders(job: Job, pace: Pace): Slices<Found<Reshuffled>> {
  if (!canMatch(job)) return { status: 'impossible' };
  const { cells, rows, cols, table, loose, random } = job;
  const { find } = ruleBoard(rows, cols, table);
  const orbs = loose.map((cell) => cells[cell]);
  for (; job.nodes < job.maxTries; job.nodes++) {
    random.shuffle(orbs).forEach((orb, i) => {
      cells[loose[i]] = orb;
    });
    for (let round = 0; round < 100; round++) {
      if (spend(pace, cellWork * cells.length)) yield;
      const matches = find(cells);
      if (matches.length === 0) {
        pace.work += 8 * cellWork * cells.length;
        if (hasLegalPair(job)) return found(job);
        break;
      }
      const inMatch = new Set(matches.flatMap((match) => match.cells));
      for (const cell of loose) if (inMatch.has(cell) && random.int(2) === 0) exchange(cells, cell, random.pick(loose));
    }
  }
  return { status: 'limit' };
}

/** Every order of a few orbs, smallest first: the first that can be played. */
function* everyOrder(job: Job, pace: Pace): Slices<Found<Reshuffled>> {
  const { cells, rows, cols, table, loose } = job;
  const { find } = ruleBoard(rows, cols, table);
  const orbs = loose.map((cell) => cells[cell]).sort((a, b) => a - b);
  for (; ; job.nodes++) {
    if (spend(pace, 8 * cellWork * cells.length)) yield;
    loose.forEach((cell, i) => {
      cells[cell] = orbs[i];
    });
    if (find(cells).length === 0 && hasLegalPair(job)) return found(job);
    if (!nextOrder(orbs)) return { status: 'impossible' };
  }
}

/** The next order of a list in the order of words; false after the last. */
function nextOrder(orbs: number[]): boolean {
  let place = orbs.length - 2;
  while (place >= 0 && orbs[place] >= orbs[place + 1]) place -= 1;
  if (place < 0) return false;
  let other = orbs.length - 1;
  while (orbs[other] <= orbs[place]) other -= 1;
  [orbs[place], orbs[other]] = [orbs[other], orbs[place]];
  orbs.splice(place + 1, orbs.length, ...orbs.slice(place + 1).reverse());
  return true;
}

function found({ rows, cols, cells }: Job): Found<Reshuffled> {
  return { status: 'found', board: { rows, cols, cells: Array.from(cells) } };
}

/** A match needs as many orbs of its type as its shortest run; without any such type there is no swap in any order. */
function canMatch({ cells, table }: Job): boolean {
  const counts = new Int32Array(15);
  for (const type of cells) if (type >= 0) counts[type] += 1;
  return counts.some((count, type) => count >= Math.max(table.minRun[type], table.minGroup[type]));
}
