/**
 * A deadlocked board shuffled until it can be played: the loose orbs are permuted, and orbs that match are exchanged
 * with random others until none does. Few loose orbs are tried in every order, so that "impossible" is proved.
 */
import {
  checkInteger,
  checkObject,
  checkSeed,
  createRandom,
  type Found,
  type Grid,
  type GridLike,
  type Random,
} from '@kit/grid';
import { checkBoard } from '../rules/check-board.js';
import { markClearing } from '../rules/mark-clearing.js';
import { type RuleTable, ruleTable } from '../rules/rule-table.js';
import type { Rules } from '../types.js';
import { exchange } from './find-swaps.js';
import { legalPairs } from './legal-pairs.js';

/** Options of {@link reshuffle}. */
export type ReshuffleOptions = {
  /** Seed, default 0. */
  readonly seed?: number | undefined;
  /** The rules. */
  readonly rules?: Rules | undefined;
  /** How many shuffles to try, default 1000. */
  readonly maxTries?: number | undefined;
};

/**
 * The same orbs in a new order, so that no match stands and at least one swap is legal.
 *
 * Empty, locked and blocked cells keep what they hold.
 *
 * @param board - orb types 0 to 14, or -1; at most 32 × 32
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
export function reshuffle(
  board: GridLike,
  options: ReshuffleOptions = {},
): Found<{
  /** The board that was found. */
  readonly board: Grid;
}> {
  const { rows, cols, cells } = checkBoard(board);
  const { seed = 0, rules, maxTries = 1000 } = checkObject(options, 'options');
  const table = ruleTable(rules, board);
  const random = createRandom(checkSeed(seed));
  checkInteger(maxTries, 'options.maxTries', 1, 1_000_000);
  const loose = Array.from({ length: rows * cols }, (_, cell) => cell).filter(
    (cell) => cells[cell]! >= 0 && !table.closed[cell],
  );
  const state = { cells: Int8Array.from(cells), rows, cols, table, labels: new Uint16Array(rows * cols) };
  if (loose.length <= 7) return firstOrder(state, loose);
  if (!canMatch(state)) return { status: 'impossible' };
  for (let attempt = 0; attempt < maxTries; attempt++) {
    const order = random.shuffle(loose.map((cell) => cells[cell]!));
    loose.forEach((cell, i) => {
      state.cells[cell] = order[i]!;
    });
    if (calm(state, loose, random) && isPlayable(state)) return found(state);
  }
  return { status: 'limit' };
}

type State = { cells: Int8Array; rows: number; cols: number; table: RuleTable; labels: Uint16Array };

function found({ rows, cols, cells }: State): { status: 'found'; board: Grid } {
  return { status: 'found', board: { rows, cols, cells: Array.from(cells) } };
}

function isPlayable({ cells, rows, cols, table, labels }: State): boolean {
  return markClearing(cells, rows, cols, table, labels) === 0 && legalPairs(cells, rows, cols, table).length > 0;
}

/** A match needs as many orbs of its type as its shortest run; without any such type there is no swap in any order. */
function canMatch({ cells, table }: State): boolean {
  const counts = new Int32Array(15);
  for (const type of cells) if (type >= 0) counts[type]! += 1;
  return counts.some((count, type) => count > 0 && count >= Math.max(table.minRun[type]!, table.minGroup[type]!));
}

/** Exchanges matching orbs with random others until none matches. */
function calm({ cells, rows, cols, table, labels }: State, loose: readonly number[], random: Random): boolean {
  for (let round = 0; round < 100; round++) {
    if (markClearing(cells, rows, cols, table, labels) === 0) return true;
    for (const cell of loose) if (labels[cell] && random.int(2) === 0) exchange(cells, cell, random.pick(loose));
  }
  return false;
}

/** Every order of a few orbs, smallest first: the first that can be played. */
function firstOrder(state: State, loose: readonly number[]): Found<{ board: Grid }> {
  const orbs = loose.map((cell) => state.cells[cell]!);
  const place = (index: number): boolean => {
    if (index === loose.length) return isPlayable(state);
    for (const orb of new Set(orbs)) {
      orbs.splice(orbs.indexOf(orb), 1);
      state.cells[loose[index]!] = orb;
      if (place(index + 1)) return true;
      orbs.push(orb);
      orbs.sort((a, b) => a - b);
    }
    return false;
  };
  orbs.sort((a, b) => a - b);
  return place(0) ? found(state) : { status: 'impossible' };
}
