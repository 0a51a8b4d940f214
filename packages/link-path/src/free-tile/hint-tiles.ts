import { checkInteger, createPace, defineSearch, runSync, type Search, type Slices } from '@kit/grid';
import { movePairs } from '../board/move-pairs.js';
import { numberTiles } from '../board/numbered-tiles.js';
import { NodeLimit } from '../kernel/node-limit.js';
import { linkRules } from '../rules/link-rules.js';
import type { Pair, SolveTilesOptions, TileDeal, TileHint } from '../types.js';
import { blockersOf } from './blockers.js';
import { checkDeal } from './check-deal.js';
import { decideDeal } from './decide-deal.js';
import { pairsOf } from './free-tiles.js';

/**
 * A pair to match after which the deal can still be cleared, with the play that proves it.
 *
 * Of the pairs that a clearing play joins, the first that is free now: a tile that goes never closes another in, so any of them
 * may go first. The search knows every tile, the covered ones too, as {@link solveTiles} does.
 *
 * @param deal - places, and a kind for each, 0 where a tile has gone
 * @param options - kinds that match, limit
 * @returns a pair and its proof; or that the deal is lost, stuck, cleared, or not decided
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-list`, `bad-length`, `bad-layout`, `bad-value`,
 * `bad-number`, `bad-groups`
 *
 * @example
 * ```ts
 * import { hintTiles } from '@kit/link-path';
 *
 * const places = [0, 2, 4].map((x) => ({ x, y: 0, layer: 0 })).concat({ x: 2, y: 0, layer: 1 });
 * hintTiles({ places, kinds: [1, 2, 2, 1] }); // => { status: 'safe', pair: { a: 0, b: 3 }, moves: [{ a: 0, b: 3 }, { a: 1, b: 2 }] }
 * hintTiles({ places, kinds: [1, 2, 1, 2] }); // => { status: 'lost', pair: { a: 0, b: 2 } }
 * ```
 */
export function hintTiles(deal: TileDeal, options?: SolveTilesOptions): TileHint {
  return runSync(hintTilesSearch(deal, options));
}

/**
 * {@link hintTiles} as a search that shares the event loop or stops at a time limit.
 *
 * @param deal - places, and a kind for each, 0 where a tile has gone
 * @param options - kinds that match, limit
 * @returns a search; on `'stop'` it ends with `limit`
 * @throws {@link InvalidInputError} as {@link hintTiles}
 *
 * @example
 * ```ts
 * import { generateTiles, hintTilesSearch, runAsync, turtleLayout } from '@kit/link-path';
 *
 * const made = generateTiles({ layout: turtleLayout(), kinds: 36, copies: 4 });
 * const search = made.status === 'found' && hintTilesSearch(made.deal);
 * search && (await runAsync(search, { timeLimitMs: 60_000 })).status; // => 'safe'
 * ```
 */
export function hintTilesSearch(deal: TileDeal, options?: SolveTilesOptions): Search<TileHint> {
  return search(deal, options);
}

const search = /* @__PURE__ */ defineSearch({
  read(given: TileDeal, options: SolveTilesOptions = {}) {
    const deal = checkDeal(given);
    const rules = linkRules(options, ['groups', 'maxNodes']);
    const maxNodes = checkInteger(options.maxNodes ?? 200_000, 'options.maxNodes', 1);
    return { deal, pairs: pairsOf(deal, rules, createPace()), rules, maxNodes, nodes: (): number => 0 };
  },
  *work(job, pace): Slices<TileHint> {
    const { deal, pairs, rules, maxNodes } = job;
    const { places, kinds } = deal;
    if (pairs.length === 0) return { status: kinds.some((kind) => kind > 0) ? 'stuck' : 'cleared' };
    const limit = new NodeLimit(maxNodes, pace);
    job.nodes = () => limit.nodes;
    const tiles = yield* numberTiles({ rows: 1, cols: kinds.length, cells: kinds }, rules);
    if (tiles.oddKinds.length > 0) return { status: 'lost', pair: pairs[0] };
    const { verdict, moves } = yield* decideDeal(tiles, blockersOf(places, pace), limit, pace);
    if (verdict !== 'solved') return { status: verdict === 'unsolvable' ? 'lost' : 'limit', pair: pairs[0] };
    const play = movePairs(moves);
    const keyOf = ({ a, b }: Pair) => a * kinds.length + b;
    const joined = new Set(play.map(keyOf));
    const [pair] = pairs.filter((each) => joined.has(keyOf(each)));
    return { status: 'safe', pair, moves: [pair, ...play.filter((each) => keyOf(each) !== keyOf(pair))] };
  },
  report: ({ nodes, pairs }) => ({ nodes: nodes(), best: openAt(pairs) }),
  stopped: ({ pairs }) => openAt(pairs),
});

/** Not decided, and there are pairs: without any there is nothing to search. */
function openAt([pair]: readonly Pair[]): TileHint {
  return { status: 'limit', pair };
}
