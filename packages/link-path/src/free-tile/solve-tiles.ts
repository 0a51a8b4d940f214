import { checkInteger, defineSearch, runSync, type Search, type Slices } from '@kit/grid';
import { movePairs } from '../board/move-pairs.js';
import { numberTiles } from '../board/numbered-tiles.js';
import { NodeLimit } from '../kernel/node-limit.js';
import { linkRules } from '../rules/link-rules.js';
import type { Solution, SolveTilesOptions, TileDeal } from '../types.js';
import { blockersOf } from './blockers.js';
import { checkDeal } from './check-deal.js';
import { decideDeal } from './decide-deal.js';

/**
 * Can a deal in layers (mahjong solitaire) be cleared? With the pairs that clear it, or a proof that there are none.
 *
 * Every tile counts as known, those that are covered too. Games at random take turns with an exact search over which tiles of
 * a kind go together; two of a kind need no search. The first pair of the answer is a hint that leads into no dead end. The
 * game is NP-complete, so there is a limit, and `limit` never means no.
 *
 * @param deal - places, and a kind for each, 0 where a tile has gone
 * @param options - kinds that match, limit
 * @returns the moves, pairs of tiles by their indices in the deal; `unsolvable`, or `limit`
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-list`, `bad-length`, `bad-layout`, `bad-value`,
 * `bad-number`, `bad-groups`
 * @see {@link https://arxiv.org/abs/1203.6559 | M. de Bondt, Solving Mahjong Solitaire boards with peeking}
 *
 * @example
 * ```ts
 * import { solveTiles } from '@kit/link-path';
 *
 * const places = [0, 2, 4].map((x) => ({ x, y: 0, layer: 0 })).concat({ x: 2, y: 0, layer: 1 });
 * solveTiles({ places, kinds: [1, 2, 2, 1] }); // => { status: 'solved', moves: [{ a: 0, b: 3 }, { a: 1, b: 2 }] }
 * solveTiles({ places, kinds: [1, 2, 1, 2] }).status; // => 'unsolvable'
 * solveTiles({ places, kinds: [1, 2, 3, 2] }); // => { status: 'unsolvable', oddKinds: [1, 3] }
 * ```
 */
export function solveTiles(deal: TileDeal, options?: SolveTilesOptions): Solution {
  return runSync(solveTilesSearch(deal, options));
}

/**
 * {@link solveTiles} as a search that shares the event loop or stops at a time limit.
 *
 * @param deal - places, and a kind for each, 0 where a tile has gone
 * @param options - kinds that match, limit
 * @returns a search; on `'stop'` it ends with `limit`
 * @throws {@link InvalidInputError} as {@link solveTiles}
 *
 * @example
 * ```ts
 * import { generateTiles, runAsync, solveTilesSearch, turtleLayout } from '@kit/link-path';
 *
 * const made = generateTiles({ layout: turtleLayout(), kinds: 36, guarantee: 'none', seed: 1 });
 * const search = made.status === 'found' && solveTilesSearch(made.deal);
 * search && (await runAsync(search, { timeLimitMs: 60_000 })).status; // => 'solved'
 * ```
 */
export function solveTilesSearch(deal: TileDeal, options?: SolveTilesOptions): Search<Solution> {
  return search(deal, options);
}

const search = /* @__PURE__ */ defineSearch({
  read(deal: TileDeal, options: SolveTilesOptions = {}) {
    const start = checkDeal(deal);
    const rules = linkRules(options, ['groups', 'maxNodes']);
    const maxNodes = checkInteger(options.maxNodes ?? 200_000, 'options.maxNodes', 1);
    return { deal: start, rules, maxNodes, nodes: (): number => 0 };
  },
  *work(job, pace): Slices<Solution> {
    const { places, kinds } = job.deal;
    const limit = new NodeLimit(job.maxNodes, pace);
    job.nodes = () => limit.nodes;
    // To the numbering a deal is a board of one row.
    const tiles = yield* numberTiles({ rows: 1, cols: kinds.length, cells: kinds }, job.rules);
    if (tiles.oddKinds.length > 0) return { status: 'unsolvable', oddKinds: tiles.oddKinds };
    const { verdict, moves } = yield* decideDeal(tiles, blockersOf(places, pace), limit, pace);
    return verdict === 'solved' ? { status: 'solved', moves: movePairs(moves) } : { status: verdict };
  },
  report: ({ nodes }) => ({ nodes: nodes() }),
  stopped: (): Solution => ({ status: 'limit' }),
});
