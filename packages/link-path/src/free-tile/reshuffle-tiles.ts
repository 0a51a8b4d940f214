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
  spend,
} from '@kit/grid';
import { movePairs } from '../board/move-pairs.js';
import { classOf, linkRules } from '../rules/link-rules.js';
import type { ReshuffledTiles, ReshuffleTilesOptions, TileDeal } from '../types.js';
import { blockersOf } from './blockers.js';
import { checkDeal } from './check-deal.js';
import { clearBlank, kindsOfPlay } from './clear-blank.js';
import { freeOf } from './free-tiles.js';

/**
 * Mixes the kinds of the tiles that are left, so that the game goes on: the tiles stand where they stood.
 *
 * `'move'` leaves at least one pair that can go, `'clear'` a deal that can be cleared, with the moves that do so; such a deal is
 * made from its end, as {@link generateTiles} makes one. O(tiles) a try.
 *
 * @param deal - places, and a kind for each, 0 where a tile has gone
 * @param options - kinds that match, guarantee, seed, limit
 * @returns the new deal; `impossible` if no order of these tiles has what was asked for (fewer than two tiles are free, no two
 * match, a kind is left an odd number of times, or the places can't be cleared by any kinds); `limit` if that is not decided
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-list`, `bad-length`, `bad-layout`, `bad-value`,
 * `bad-number`, `bad-choice`, `bad-seed`, `bad-groups`
 *
 * @example
 * ```ts
 * import { freePairs, reshuffleTiles } from '@kit/link-path';
 *
 * // Three side by side, and one on the middle: 1 and 1 are free, and what is left can't go.
 * const places = [0, 2, 4].map((x) => ({ x, y: 0, layer: 0 })).concat({ x: 2, y: 0, layer: 1 });
 * const mixed = reshuffleTiles({ places, kinds: [1, 2, 1, 2] }, { guarantee: 'clear', seed: 1 });
 * mixed.status === 'found' && mixed.moves?.length; // => 2
 * reshuffleTiles({ places, kinds: [1, 2, 3, 4] }).status; // => 'impossible'
 * ```
 */
export function reshuffleTiles(deal: TileDeal, options?: ReshuffleTilesOptions): Found<ReshuffledTiles> {
  return runSync(reshuffleTilesSearch(deal, options));
}

/**
 * {@link reshuffleTiles} as a search that shares the event loop or stops at a time limit.
 *
 * Its progress counts the tries: `nodes` of at most `total`.
 *
 * @param deal - places, and a kind for each, 0 where a tile has gone
 * @param options - kinds that match, guarantee, seed, limit
 * @returns a search; on `'stop'` it ends with `limit`
 * @throws {@link InvalidInputError} as {@link reshuffleTiles}
 *
 * @example
 * ```ts
 * import { reshuffleTilesSearch, runAsync, turtleLayout } from '@kit/link-path';
 *
 * const kinds = Array.from({ length: 144 }, (_, tile) => 1 + (tile % 36));
 * const search = reshuffleTilesSearch({ ...turtleLayout(), kinds }, { guarantee: 'clear' });
 * (await runAsync(search, { timeLimitMs: 60_000 })).status; // => 'found'
 * ```
 */
export function reshuffleTilesSearch(deal: TileDeal, options?: ReshuffleTilesOptions): Search<Found<ReshuffledTiles>> {
  return search(deal, options);
}

/** What is to be mixed, and how many tries there have been. */
type Job = ReturnType<typeof readJob>;

function readJob(given: TileDeal, options: ReshuffleTilesOptions = {}) {
  const deal = checkDeal(given);
  const rules = linkRules(options, ['groups', 'seed', 'guarantee', 'maxTries']);
  const guarantee = checkChoice(options.guarantee ?? 'move', 'options.guarantee', ['move', 'clear']);
  const random = createRandom(checkSeed(options.seed ?? 0, 'options.seed'));
  const maxTries = checkInteger(options.maxTries ?? 100, 'options.maxTries', 1);
  return { deal, rules, guarantee, random, maxTries, tries: 0 };
}

const search = /* @__PURE__ */ defineSearch({
  read: readJob,
  *work(job, pace): Slices<Found<ReshuffledTiles>> {
    const { deal, rules, guarantee, random } = job;
    const { places, kinds } = deal;
    if (guarantee === 'move') return mixUntilMove(job, freeOf(deal, pace));
    const blockers = blockersOf(places, pace);
    if (spend(pace, 0)) yield;
    const tiles = random.shuffle(kinds.filter((kind) => kind > 0));
    const own = (kind: number) => classOf(rules, kind);
    if (hasOddClass(tiles.map(own))) return { status: 'impossible' };
    const standing = Int32Array.from(kinds, (kind) => Math.sign(kind));
    const moves = yield* clearBlank(blockers, standing, random, job, pace);
    if (typeof moves === 'string') return { status: moves };
    const mixed = kindsOfPlay(moves, tiles, kinds.length, own, random);
    return { status: 'found', deal: { places, kinds: mixed }, moves: movePairs(moves) };
  },
  report: ({ tries, maxTries }) => ({ nodes: tries, total: maxTries }),
  stopped: (): Found<ReshuffledTiles> => ({ status: 'limit' }),
});

/** By chance, which nearly always does, then by putting two matching tiles where they are free. */
function mixUntilMove(job: Job, free: readonly number[]): Found<ReshuffledTiles> {
  const { deal, rules, random, maxTries } = job;
  const { places, kinds } = deal;
  const standing = [...kinds.keys()].filter((tile) => kinds[tile] > 0);
  const own = (kind: number) => classOf(rules, kind);
  const byClass = new Map<number, number[]>();
  for (const tile of standing) {
    const members = byClass.get(own(kinds[tile])) ?? [];
    byClass.set(own(kinds[tile]), [...members, tile]);
  }
  const twins = [...byClass.values()].filter((members) => members.length > 1);
  if (free.length < 2 || twins.length === 0) return { status: 'impossible' };
  const dealt = (tiles: readonly number[], order: readonly number[]): number[] => {
    const mixed = kinds.slice();
    for (const [index, tile] of order.entries()) mixed[tile] = tiles[index];
    return mixed;
  };
  const all = standing.map((tile) => kinds[tile]);
  for (; job.tries < maxTries; job.tries++) {
    const mixed = dealt(random.shuffle(all), standing);
    const met = new Set(free.map((tile) => own(mixed[tile])));
    if (met.size < free.length) return { status: 'found', deal: { places, kinds: mixed } };
  }
  const pair = random.shuffle(random.pick(twins)).slice(0, 2);
  const where = random.shuffle(free).slice(0, 2);
  const others = random.shuffle(standing.filter((tile) => !pair.includes(tile)).map((tile) => kinds[tile]));
  const rest = standing.filter((tile) => !where.includes(tile));
  const mixed = dealt([...pair.map((tile) => kinds[tile]), ...others], [...where, ...rest]);
  return { status: 'found', deal: { places, kinds: mixed } };
}

function hasOddClass(classes: readonly number[]): boolean {
  const odd = new Set<number>();
  for (const own of classes) if (!odd.delete(own)) odd.add(own);
  return odd.size > 0;
}
