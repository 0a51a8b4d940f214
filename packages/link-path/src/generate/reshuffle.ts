import {
  checkChoice,
  checkInteger,
  checkSeed,
  createRandom,
  defineSearch,
  type Found,
  runSync,
  type Search,
  type Slices,
} from '@kit/grid';
import { checkTurnsFit } from '../board/check-board.js';
import { checkSearchedBoard } from '../board/check-searched-board.js';
import { marksOf } from '../board/marks.js';
import { numberTiles } from '../board/numbered-tiles.js';
import { gravityRule } from '../rules/gravity-rule.js';
import { linkOptionNames, linkRules } from '../rules/link-rules.js';
import type { BoardLike, Reshuffled, ReshuffleOptions } from '../types.js';
import { CertifiedDealer } from './deal-certified.js';
import { takeApart } from './layout.js';
import { MarkedMixer } from './marked-mixer.js';
import { MoveMixer } from './mix-move.js';

/**
 * Mixes the tiles of a board so that the game goes on. Stones, gaps and the tiles themselves stay what they are, and tiles
 * that are frozen or tied stay where they are.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind; with more than two turns at most 65,536 cells
 * @param options - seed, guarantee, gravity, rules
 * @returns the new board; `impossible` if no order of these tiles has what was asked for (no two tiles match, no two
 * cells can be joined, or for `'clear'` a kind is left an odd number of times); `limit` after `maxTries` deals
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-options`, `unknown-option`,
 * `bad-number`, `bad-flag`, `bad-groups`, `bad-choice`, `bad-seed`
 *
 * @example
 * ```ts
 * import { isDeadlocked, parseGrid, reshuffle } from '@kit/link-path';
 *
 * const stuck = parseGrid('1 2\n2 1');
 * const mixed = reshuffle(stuck, { seed: 1, guarantee: 'move' });
 * mixed.status === 'found' && isDeadlocked(mixed.board); // => false
 * reshuffle(parseGrid('1 2 2 2'), { guarantee: 'clear' }); // => { status: 'impossible' }
 * ```
 */
export function reshuffle(board: BoardLike, options?: ReshuffleOptions): Found<Reshuffled> {
  return runSync(reshuffleSearch(board, options));
}

/**
 * {@link reshuffle} as a search that shares the event loop or stops at a time limit.
 *
 * Its progress counts the deals: `nodes` of at most `total`.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind; with more than two turns at most 65,536 cells
 * @param options - seed, guarantee, gravity, rules
 * @returns a search; on `'stop'` it ends with `limit`
 * @throws {@link InvalidInputError} as {@link reshuffle}
 *
 * @example
 * ```ts
 * import { parseGrid, reshuffleSearch, runAsync } from '@kit/link-path';
 *
 * const search = reshuffleSearch(parseGrid('1 2\n2 1'), { seed: 1, guarantee: 'clear' });
 * (await runAsync(search, { timeLimitMs: 60_000 })).status; // => 'found'
 * ```
 */
export function reshuffleSearch(board: BoardLike, options?: ReshuffleOptions): Search<Found<Reshuffled>> {
  return search(board, options);
}

const search = /* @__PURE__ */ defineSearch({
  read(board: BoardLike, options: ReshuffleOptions = {}) {
    const start = checkSearchedBoard(board);
    const rules = linkRules(options, [...linkOptionNames, 'seed', 'guarantee', 'gravity', 'maxTries']);
    checkTurnsFit(start, rules.maxTurns, 'board');
    const modes = gravityRule(options.gravity);
    const random = createRandom(checkSeed(options.seed ?? 0, 'options.seed'));
    const guarantee = checkChoice(options.guarantee ?? 'move', 'options.guarantee', ['move', 'clear']);
    const maxTries = checkInteger(options.maxTries ?? 100, 'options.maxTries', 1);
    return { board: start, rules, modes, random, guarantee, maxTries, progress: () => ({ tries: 0, maxTries }) };
  },
  *work(job, pace): Slices<Found<Reshuffled>> {
    const { board, rules, modes, random, guarantee, maxTries } = job;
    const marks = marksOf(board);
    if (marks !== undefined || guarantee === 'move') {
      const mixer =
        marks === undefined
          ? new MoveMixer(board, rules, random, maxTries, pace)
          : new MarkedMixer(
              board,
              marks,
              { rules, modes: guarantee === 'clear' ? modes : undefined, maxTries },
              random,
              pace,
            );
      job.progress = () => mixer;
      return yield* mixer.mix();
    }
    const { oddKinds } = yield* numberTiles(board, rules);
    if (oddKinds.length > 0) return { status: 'impossible' };
    const styles = [modes.length === 0 ? 'random' : 'mixed'] as const;
    const order = { ...takeApart(board, pace), rules, modes, maxTries, styles };
    const dealer = new CertifiedDealer(order, random, pace);
    job.progress = () => ({ tries: dealer.tries, maxTries });
    return yield* dealer.deal();
  },
  report: ({ progress }) => ({ nodes: progress().tries, total: progress().maxTries }),
  stopped: (): Found<Reshuffled> => ({ status: 'limit' }),
});
