import {
  checkChoice,
  checkInteger,
  checkOptions,
  checkSeed,
  createRandom,
  defineSearch,
  InvalidInputError,
  type Pace,
  type Random,
  runSync,
  type Search,
  type Slices,
  spend,
} from '@kit/grid';
import { gameDeal } from '../kernel/game-deal.js';
import { gameMoves } from '../kernel/game-moves.js';
import { assignState, copyState, isWon } from '../kernel/game-table.js';
import { gameTurn } from '../kernel/game-turn.js';
import { turnWork } from '../kernel/work.js';
import { type CheckedLevel, checkLevel } from './check-level.js';
import { levelPlayers, playerOf } from './players.js';
import { createTally, type Tally } from './tally.js';
import type { LevelPlayer, LevelReport, SimulateLevelOptions, SwapLevel } from './types.js';

/** The moves of a level that has no number of its own, and the most waves of a move. */
const usualMoves = 30;
const maxWaves = 200;

/** How many deals and shuffles are tried for a game. */
const dealTries = 100;
const shuffleTries = 50;

/**
 * Plays many games of a level, and tells how they went: what a designer tunes a level with.
 *
 * Where no move is legal the ordinary pieces are shuffled. Levels that are compared should have the same seed, so that luck is
 * the same; what carries over to people is which level is harder, and `movesLeft.best`.
 *
 * On an 8×8 board with 30 moves some 7,000 random games a second, 1,000 greedy ones, 60 planned ones; special pieces halve that.
 *
 * @param level - the level, with at least one goal
 * @param options - who plays, how many games, seed
 * @returns the share of games won with its error, the moves left, and what else tells about the level
 * @throws {@link InvalidInputError} as {@link dealLevel}, and `goal-mismatch` for a level without a goal
 * @see {@link https://arxiv.org/abs/2306.14626 | Kristensen, Valdivia, Burelli: Estimating player completion rate in mobile puzzle games}
 *
 * @example
 * ```ts
 * import { simulateLevel } from '@kit/orb-search';
 *
 * const level = { rows: 7, cols: 7, goals: [{ kind: 'collect', type: 0, count: 20 }], moves: 15 } as const;
 * const random = simulateLevel(level, { player: 'random', games: 200 });
 * const greedy = simulateLevel(level, { player: 'greedy', games: 50 });
 * greedy.successRate > random.successRate; // => true
 * ```
 */
export function simulateLevel(level: SwapLevel, options: SimulateLevelOptions = {}): LevelReport {
  return runSync(simulateLevelSearch(level, options));
}

/**
 * {@link simulateLevel} as a search that can be shared with the event loop and stopped (then the report is of the games so far,
 * and its status `limit`).
 *
 * @param level - as for {@link simulateLevel}
 * @param options - as for {@link simulateLevel}
 * @returns a generator of progress (`nodes` games of `total`, and the report so far) that returns the report
 * @throws {@link InvalidInputError} as {@link simulateLevel}, at the call
 *
 * @example
 * ```ts
 * import { runAsync, simulateLevelSearch } from '@kit/orb-search';
 *
 * const level = { rows: 7, cols: 7, goals: [{ kind: 'score', count: 900 }], moves: 15 } as const;
 * (await runAsync(simulateLevelSearch(level, { games: 20 }))).games; // => 20
 * ```
 */
export function simulateLevelSearch(level: SwapLevel, options: SimulateLevelOptions = {}): Search<LevelReport> {
  return search(level, options);
}

const search = /* @__PURE__ */ defineSearch({
  read(level: SwapLevel, options: SimulateLevelOptions) {
    const checked = checkLevel(level);
    const { player = 'greedy', games = 100, seed = 0 } = checkOptions(options, ['player', 'games', 'seed']);
    checkChoice(player, 'options.player', levelPlayers);
    checkInteger(games, 'options.games', 1, 1_000_000);
    checkSeed(seed, 'options.seed');
    if (checked.table.goalNeed.length === 0) {
      const message = 'level.goals are none: expected at least one, since without a goal no game is won';
      throw new InvalidInputError('goal-mismatch', message, { name: 'level.goals' });
    }
    const moves = checked.movesLeft === Number.POSITIVE_INFINITY ? usualMoves : checked.movesLeft;
    return { checked, player, games, seed, moves, tally: createTally(checked.table, moves) };
  },
  *work({ checked, player, games, seed, moves, tally }, pace): Slices<LevelReport> {
    const play = levelGame(checked, player, moves, tally, pace);
    for (let game = 0; game < games; game++) yield* play(createRandom(seedOf(seed, game)));
    return tally.report('complete');
  },
  report: ({ tally, games }) => ({ nodes: tally.games(), total: games, best: tally.report('limit') }),
  stopped: ({ tally }) => tally.report('limit'),
});

/** The seed of a game; after the greatest comes the least. */
function seedOf(first: number, game: number): number {
  const room = Number.MAX_SAFE_INTEGER - first;
  return game <= room ? first + game : Number.MIN_SAFE_INTEGER + (game - room - 1);
}

/** Plays one game after the other on the same boards. */
function levelGame(
  { table, state: start, dealt }: CheckedLevel,
  player: LevelPlayer,
  movesAGame: number,
  tally: Tally,
  pace: Pace,
): (dice: Random) => Slices<void> {
  const turn = gameTurn(table);
  const moves = gameMoves(table);
  const { deal, shuffle } = gameDeal(table, turn.matches, moves);
  const state = copyState(start);
  const size = table.rows * table.cols;
  const choose = playerOf(player, { table, turn, moves, state: start, pace });

  return function* play(dice) {
    assignState(state, start);
    if (!(yield* tries(dealTries, () => deal(state, dealt, dice)))) {
      tally.count('notDealt');
      return;
    }
    let left = movesAGame;
    let isStuck = false;
    while (left > 0 && !isWon(table, state)) {
      let count = moves.list(state);
      if (count === 0) {
        tally.count('deadBoards');
        isStuck = !(yield* tries(shuffleTries, () => shuffle(state, dice)));
        if (isStuck) break;
        count = moves.list(state);
      }
      const move = choose ? yield* choose(state, count, dice) : dice.int(count);
      // Players look ahead, which lists other moves.
      if (choose) moves.list(state);
      turn.begin(state, moves.a[move], moves.b[move], dice);
      const waves = yield* turn.playOn(maxWaves, pace);
      tally.addTurn(count, waves);
      left -= 1;
      if (spend(pace, turnWork * (turn.takeWork() + size))) yield;
    }
    tally.add(state, left, isStuck);
  };

  function* tries(max: number, attempt: () => boolean): Slices<boolean> {
    for (let tried = 0; tried < max; tried++) {
      if (attempt()) return true;
      if (spend(pace, 4 * turnWork * size)) yield;
    }
    return false;
  }
}
