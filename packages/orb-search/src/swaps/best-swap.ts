import { checkInteger, checkOptions, type GridLike, mapSearch, runSync, type Search } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import { cellsASlice } from '../kernel/slice-sizes.js';
import { bestGameSwap } from '../match3/best-game-swap.js';
import { checkGame, isGame } from '../match3/check-game.js';
import type { BestGameSwap, SwapGame } from '../match3/types.js';
import { exchange } from '../play/steps.js';
import { explodeBombs } from '../rules/explode-bombs.js';
import { countCombos, countedMatches } from '../rules/resolve.js';
import { ruleBoard } from '../rules/rule-board.js';
import { type RuleTable, ruleTable } from '../rules/rule-table.js';
import { damageOf, type WeightTable, weightTable } from '../rules/score.js';
import type { BestSwap, BestSwapOptions, Match, Swap } from '../types.js';
import { swapsOf } from './find-swaps.js';
import { pairsByRow } from './legal-pairs.js';

/**
 * The legal swap that is worth most, cascades included.
 *
 * About 100 swaps a board: look-ahead n costs about 100ⁿ resolutions, less as boards empty.
 *
 * Of a swap game (what has `pieces`, and takes no options) it is the move that gains most for the open goals, then in pieces
 * cleared and special pieces made, if nothing comes in.
 *
 * @param board - orb types 0 to 14, or -1; at most 32 × 32; or a swap game
 * @param options - rules, weights, and how far to look ahead
 * @returns the best swap (the first of equal ones), or undefined if there is none
 * @throws {@link InvalidInputError} as {@link findMatches}, and `bad-number`, `bad-options`
 *
 * @example
 * ```ts
 * import { bestSwap, parseOrbs } from '@kit/orb-search';
 *
 * const best = bestSwap(parseOrbs('0102\n1021'));
 * [best?.a, best?.b, best?.combos]; // => [1, 5, 1]
 * bestSwap({ rows: 2, cols: 4, pieces: [0, 1, 0, 2, 1, 0, 2, 1] })?.total; // => 3
 * ```
 */
export function bestSwap(board: SwapGame, options?: Readonly<Record<string, never>>): BestGameSwap | undefined;
export function bestSwap(board: GridLike, options?: BestSwapOptions): BestSwap | undefined;
export function bestSwap(
  board: GridLike | SwapGame,
  options: BestSwapOptions = {},
): BestSwap | BestGameSwap | undefined {
  return isGame(board) ? runSync(gameSearch(board, options)) : runSync(bestSwapSearch(board, options));
}

/**
 * {@link bestSwap} as a search that can be shared with the event loop and stopped: looking ahead takes long.
 *
 * @param board - as for {@link bestSwap}
 * @param options - as for {@link bestSwap}
 * @returns a generator of progress (`nodes` are swaps played out, of `total` where nothing is looked ahead) that returns
 * the best swap, or the best of those that were looked at when it is stopped
 * @throws {@link InvalidInputError} as {@link bestSwap}, at the call
 *
 * @example
 * ```ts
 * import { bestSwapSearch, parseOrbs, runAsync } from '@kit/orb-search';
 *
 * const best = await runAsync(bestSwapSearch(parseOrbs('0102\n1021'), { lookAhead: 2 }));
 * best?.total; // => 2
 * ```
 */
export function bestSwapSearch(
  board: SwapGame,
  options?: Readonly<Record<string, never>>,
): Search<BestGameSwap | undefined>;
export function bestSwapSearch(board: GridLike, options?: BestSwapOptions): Search<BestSwap | undefined>;
export function bestSwapSearch(
  board: GridLike | SwapGame,
  options: BestSwapOptions = {},
): Search<BestSwap | undefined> | Search<BestGameSwap | undefined> {
  if (isGame(board)) return gameSearch(board, options);
  const { rows, cols, cells } = checkBoard(board);
  const { rules, weights = {}, lookAhead = 1 } = checkOptions(options, ['rules', 'weights', 'lookAhead']);
  checkInteger(lookAhead, 'options.lookAhead', 1, 4);
  const table = ruleTable(rules, board);
  const worth = weightTable(weights, 'options.weights');
  return lookingAhead(
    new Int16Array(cells),
    { rows, cols, table, worth, work: 0, nodes: 0, stopped: false },
    lookAhead,
  );
}

/** Of a swap game, which has no options. */
function gameSearch(game: SwapGame, options: object): Search<BestGameSwap | undefined> {
  checkOptions(options, [] as never[]);
  return bestGameSwap(checkGame(game));
}

/** What all levels of a look-ahead share. */
type Game = {
  readonly rows: number;
  readonly cols: number;
  readonly table: RuleTable;
  readonly worth: WeightTable;
  /** Cells looked at since the last yield, and swaps played out. */
  work: number;
  nodes: number;
  stopped: boolean;
};

/** The best swap of a board with the best ones after it. What is found while it is being stopped counts too. */
function* lookingAhead(cells: Int16Array, game: Game, depth: number): Search<BestSwap | undefined> {
  const { rows, cols, table, worth } = game;
  const { clearWave } = ruleBoard(rows, cols, table);
  let best: BestSwap | undefined;
  const swaps: Swap[] = [];
  for (const pairs of pairsByRow(cells, rows, cols, table)) {
    swaps.push(...swapsOf(cells, rows, cols, table, pairs));
    // A trial looks along both lines of both cells, a swap at its whole match.
    game.work += 64 * cols + 64 * pairs.length;
    if (game.work < cellsASlice) continue;
    game.work = 0;
    game.stopped = (yield { nodes: game.nodes }) === 'stop';
    if (game.stopped) return undefined;
  }
  const total = depth === 1 ? swaps.length : undefined;
  for (const swap of swaps) {
    const after = cells.slice();
    exchange(after, swap.a, swap.b);
    const waves: Match[][] = [];
    const exploded = explodeBombs(after, rows, cols, table);
    for (;;) {
      game.work += cells.length;
      if (game.work >= cellsASlice) {
        game.work = 0;
        game.stopped = (yield { nodes: game.nodes, total, best }) === 'stop';
        if (game.stopped) return best;
      }
      const matches = clearWave(after, waves.length === 0 ? exploded : undefined);
      if (!matches) break;
      waves.push(matches);
    }
    game.nodes += 1;
    let sum = damageOf(countedMatches(waves, table), worth);
    if (depth > 1) {
      const later = yield* mapSearch(lookingAhead(after, game, depth - 1), ({ nodes }) => ({ nodes, best }));
      sum += later?.total ?? 0;
    }
    if (!best || sum > best.total) best = { ...swap, combos: countCombos(waves, table), total: sum };
    if (game.stopped) return best;
  }
  return best;
}
