import {
  checkChoice,
  checkOptions,
  checkSeed,
  createRandom,
  defineSearch,
  runSync,
  type Search,
  type Slices,
} from '@kit/grid';
import { gameMoves } from '../kernel/game-moves.js';
import { gameTurn } from '../kernel/game-turn.js';
import { type CheckedGame, checkGame } from '../match3/check-game.js';
import { firstWaves } from '../match3/game-swaps.js';
import { mayPlay } from '../match3/is-legal-swap.js';
import type { GameSwap, SwapGame } from '../match3/types.js';
import { levelPlayers, playerOf } from './players.js';
import type { ChooseSwapOptions } from './types.js';

/**
 * The move that a player of {@link simulateLevel} makes: for a game that plays itself, or a rival.
 *
 * `greedy` takes what gains most if nothing comes in, as {@link bestSwap} does; `planner` looks at what may come in and at the
 * best move after it, ten to twenty times the work; `random` takes any legal move.
 *
 * @param game - the game
 * @param options - who chooses, and the seed of chance
 * @returns the move, or undefined if none is legal
 * @throws {@link InvalidInputError} as {@link playSwap}, and `bad-options`, `unknown-option`, `bad-choice`, `bad-seed`
 *
 * @example
 * ```ts
 * import { chooseSwap, playSwap, type SwapGame } from '@kit/orb-search';
 *
 * const game: SwapGame = { rows: 2, cols: 4, pieces: [0, 1, 0, 2, 1, 0, 2, 1], goals: [{ kind: 'score', count: 30 }] };
 * const move = chooseSwap(game, { player: 'planner', seed: 1 });
 * move && [move.a, move.b]; // => [1, 5]
 * move && playSwap(game, move.a, move.b, { seed: 1 }).game.score >= 30; // => true
 * ```
 */
export function chooseSwap(game: SwapGame, options: ChooseSwapOptions = {}): GameSwap | undefined {
  return runSync(chooseSwapSearch(game, options));
}

/**
 * {@link chooseSwap} as a search that can be shared with the event loop: on large boards the planner takes long.
 *
 * @param game - as for {@link chooseSwap}
 * @param options - as for {@link chooseSwap}
 * @returns a generator of progress (`nodes` slices of work) that returns the move; stopped, the first legal one
 * @throws {@link InvalidInputError} as {@link chooseSwap}, at the call
 *
 * @example
 * ```ts
 * import { chooseSwapSearch, runAsync } from '@kit/orb-search';
 *
 * const game = { rows: 2, cols: 4, pieces: [0, 1, 0, 2, 1, 0, 2, 1] };
 * (await runAsync(chooseSwapSearch(game)))?.by; // => 'match'
 * ```
 */
export function chooseSwapSearch(game: SwapGame, options: ChooseSwapOptions = {}): Search<GameSwap | undefined> {
  return search(game, options);
}

const search = /* @__PURE__ */ defineSearch({
  read(game: SwapGame, options: ChooseSwapOptions) {
    const checked = checkGame(game);
    const { player = 'greedy', seed = 0 } = checkOptions(options, ['player', 'seed']);
    checkChoice(player, 'options.player', levelPlayers);
    return { checked, player, dice: createRandom(checkSeed(seed, 'options.seed')), nodes: 0 };
  },
  *work({ checked, player, dice }, pace): Slices<GameSwap | undefined> {
    const { table, state } = checked;
    const moves = gameMoves(table);
    const count = mayPlay(checked) ? moves.list(state) : 0;
    if (count === 0) return undefined;
    const choose = playerOf(player, { table, turn: gameTurn(table), moves, state, pace });
    return legalMove(checked, choose ? yield* choose(state, count, dice) : dice.int(count));
  },
  report: (job) => ({ nodes: job.nodes++ }),
  stopped: ({ checked }) => legalMove(checked, 0),
});

/** The legal move with a number. */
function legalMove(checked: CheckedGame, move: number): GameSwap | undefined {
  const { a, b, list } = gameMoves(checked.table);
  list(checked.state);
  return firstWaves(checked)(a[move], b[move]);
}
