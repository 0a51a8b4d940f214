/**
 * A deadlocked board shuffled until it can be played: the loose orbs are permuted, and orbs that match are exchanged
 * with random others until none does. Few loose orbs are tried in every order, so that "impossible" is proved.
 */
import {
  checkInteger,
  checkOptions,
  checkSeed,
  createRandom,
  type Found,
  type Grid,
  type GridLike,
  type Random,
  runSync,
  type Search,
} from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import { cellsASlice } from '../kernel/slice-sizes.js';
import { checkGame, isGame } from '../match3/check-game.js';
import { diceOf } from '../match3/game-dice.js';
import { shuffledGame } from '../match3/shuffled-game.js';
import type { ReshuffledGame, SwapGame } from '../match3/types.js';
import { exchange } from '../play/steps.js';
import { ruleBoard } from '../rules/rule-board.js';
import { type RuleTable, ruleTable } from '../rules/rule-table.js';
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
  return isGame(board) ? runSync(gameSearch(board, options)) : runSync(reshuffleSearch(board, options));
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
  if (isGame(board)) return gameSearch(board, options);
  const { rows, cols, cells } = checkBoard(board);
  const { seed = 0, rules, maxTries = 1000 } = checkOptions(options, ['seed', 'rules', 'maxTries']);
  const table = ruleTable(rules, board);
  const random = createRandom(checkSeed(seed, 'options.seed'));
  checkInteger(maxTries, 'options.maxTries', 1, 1_000_000);
  const loose = Array.from({ length: rows * cols }, (_, cell) => cell).filter(
    (cell) => cells[cell] >= 0 && !table.closed[cell],
  );
  const state = { cells: new Int16Array(cells), rows, cols, table };
  return loose.length <= 7 ? everyOrder(state, loose) : randomOrders(state, loose, random, maxTries);
}

/** Of a swap game, which has its own rules. */
function gameSearch(game: SwapGame, options: ReshuffleOptions): Search<Found<ReshuffledGame>> {
  const { seed, maxTries = 1000 } = checkOptions(options, ['seed', 'maxTries']);
  const checked = checkGame(game);
  const random = diceOf(seed, checked.random);
  return shuffledGame(game, checked, random, checkInteger(maxTries, 'options.maxTries', 1, 1_000_000));
}

/** Shuffles, and exchanges matching orbs with random others until none matches. */
function* randomOrders(
  state: State,
  loose: readonly number[],
  random: Random,
  maxTries: number,
): Search<Found<Reshuffled>> {
  if (!canMatch(state)) return { status: 'impossible' };
  const { cells, rows, cols, table } = state;
  const { find } = ruleBoard(rows, cols, table);
  const orbs = loose.map((cell) => cells[cell]);
  let work = 0;
  for (let nodes = 0; nodes < maxTries; nodes++) {
    random.shuffle(orbs).forEach((orb, i) => {
      cells[loose[i]] = orb;
    });
    for (let round = 0; round < 100; round++) {
      work += 2 * cells.length;
      if (work >= cellsASlice) {
        work = 0;
        if ((yield { nodes }) === 'stop') return { status: 'limit' };
      }
      const matches = find(cells);
      if (matches.length === 0) {
        work += 8 * cells.length;
        if (hasLegalPair(cells, rows, cols, table)) return found(state);
        break;
      }
      const inMatch = new Set(matches.flatMap((match) => match.cells));
      for (const cell of loose) if (inMatch.has(cell) && random.int(2) === 0) exchange(cells, cell, random.pick(loose));
    }
  }
  return { status: 'limit' };
}

/** Every order of a few orbs, smallest first: the first that can be played. */
function* everyOrder(state: State, loose: readonly number[]): Search<Found<Reshuffled>> {
  const orbs = loose.map((cell) => state.cells[cell]).sort((a, b) => a - b);
  let work = 0;
  for (let nodes = 0; ; nodes++) {
    work += 8 * state.cells.length;
    if (work >= cellsASlice) {
      work = 0;
      if ((yield { nodes }) === 'stop') return { status: 'limit' };
    }
    loose.forEach((cell, i) => {
      state.cells[cell] = orbs[i];
    });
    if (isPlayable(state)) return found(state);
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

type State = { cells: Int16Array; rows: number; cols: number; table: RuleTable };

function found({ rows, cols, cells }: State): { status: 'found'; board: Grid } {
  return { status: 'found', board: { rows, cols, cells: Array.from(cells) } };
}

function isPlayable({ cells, rows, cols, table }: State): boolean {
  return ruleBoard(rows, cols, table).find(cells).length === 0 && hasLegalPair(cells, rows, cols, table);
}

/** A match needs as many orbs of its type as its shortest run; without any such type there is no swap in any order. */
function canMatch({ cells, table }: State): boolean {
  const counts = new Int32Array(15);
  for (const type of cells) if (type >= 0) counts[type] += 1;
  return counts.some((count, type) => count >= Math.max(table.minRun[type], table.minGroup[type]));
}
