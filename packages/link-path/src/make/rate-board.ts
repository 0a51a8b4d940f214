import { checkInteger, checkObject, checkSeed, createRandom, type GridLike } from '@kit/grid';
import { checkBoard, stone } from '../rules/check-board.js';
import { type Gravity, gravityRule, settleCells } from '../rules/gravity-rule.js';
import { classOf, type LinkOptions, linkRules } from '../rules/link-rules.js';
import { findMoves } from '../solve/find-moves.js';
import { createLines } from '../solve/lines.js';

/** Options of {@link rateBoard}. */
export type RateOptions = LinkOptions & {
  /** What falls after each pair; default `'none'`. */
  readonly gravity?: Gravity | undefined;
  /** The seed of the plays, default 0. */
  readonly seed?: number | undefined;
  /** How many games are played, default 50. */
  readonly plays?: number | undefined;
};

/** How hard a board is for a player who removes whatever can be removed. */
export type BoardRating = {
  /** The share of random plays that end with tiles left, from 0 (nothing can go wrong) to 1. */
  readonly deadEnds: number;
  /** The share of moves in these plays at which only one pair could be removed. */
  readonly forced: number;
  /** The mean number of pairs that could be removed at a move. */
  readonly choices: number;
};

/**
 * How hard is a board? Plays it at random many times and counts dead ends and forced moves.
 *
 * Some 0.3 ms a play on a board of 18×8.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind
 * @param options - turns, margin, what matches, gravity, seed, number of plays
 * @returns shares from 0 to 1 and the mean number of choices; all 0 for a board without tiles
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-options`, `bad-number`,
 * `bad-flag`, `bad-groups`, `bad-choice`, `bad-seed`
 *
 * @example
 * ```ts
 * import { parseGrid } from '@kit/grid';
 * import { rateBoard } from '@kit/link-path';
 *
 * rateBoard(parseGrid('1 1')); // => { deadEnds: 0, forced: 1, choices: 1 }
 * rateBoard(parseGrid('1 2\n2 1')); // => { deadEnds: 1, forced: 0, choices: 0 }
 * ```
 */
export function rateBoard(board: GridLike, options: RateOptions = {}): BoardRating {
  const { rows, cols, cells } = checkBoard(board);
  const rules = linkRules(checkObject(options, 'options'));
  const modes = gravityRule(options.gravity);
  const random = createRandom(checkSeed(options.seed ?? 0, 'options.seed'));
  const plays = checkInteger(options.plays ?? 50, 'options.plays', 1, 1_000_000);
  const lines = createLines(rows, cols, rules);
  const numbers = new Map<number, number>();
  const start = Int32Array.from(cells, (value) => {
    if (value <= 0) return value === stone ? stone : 0;
    const kind = classOf(rules, value);
    const number = numbers.get(kind) ?? numbers.size + 1;
    numbers.set(kind, number);
    return number;
  });
  let deadEnds = 0;
  let moves = 0;
  let forced = 0;
  let choices = 0;
  for (let play = 0; play < plays; play++) {
    const now = start.slice();
    for (;;) {
      const pairs = findMoves(now, lines);
      const count = pairs.length / 2;
      if (count === 0) break;
      moves += 1;
      choices += count;
      if (count === 1) forced += 1;
      const choice = 2 * random.int(count);
      now[pairs[choice]] = now[pairs[choice + 1]] = 0;
      settleCells(now, { rows, cols }, modes);
    }
    if (now.some((value) => value > 0)) deadEnds += 1;
  }
  const share = (count: number): number => (moves === 0 ? 0 : count / moves);
  return { deadEnds: deadEnds / plays, forced: share(forced), choices: share(choices) };
}
