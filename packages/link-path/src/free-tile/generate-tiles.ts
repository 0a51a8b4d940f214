import {
  checkChoice,
  checkInteger,
  checkOptions,
  checkSeed,
  createRandom,
  defineSearch,
  type Found,
  InvalidInputError,
  type Random,
  runSync,
  type Search,
  type Slices,
} from '@kit/grid';
import { movePairs } from '../board/move-pairs.js';
import { tileCounts } from '../generate/tile-counts.js';
import { classOf, type LinkRules, linkRules } from '../rules/link-rules.js';
import type { DealtTiles, GenerateTilesOptions, TilePlace } from '../types.js';
import { blockersOf } from './blockers.js';
import { checkLayout } from './check-deal.js';
import { FreePlay } from './free-play.js';

const optionNames = ['groups', 'layout', 'kinds', 'copies', 'guarantee', 'seed', 'maxTries'] as const;

/**
 * Deals tiles on a layout, so that they can be cleared or only shuffled.
 *
 * A deal that can be cleared is made from its end: blank tiles are played at random until all have gone, and each pair of the
 * play gets a kind. Such deals are easier than shuffled ones, some of which can't be cleared (about 3 % of turtles).
 *
 * @param options - layout, kinds, copies, kinds that match, guarantee, seed, limit
 * @returns the deal, and with `'clear'` the moves that clear it; `limit` after the most tries: some layouts can't be cleared
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-list`, `bad-length`, `bad-layout`, `bad-number`,
 * `bad-count` (kinds that can't be paired, or not as many tiles as places), `bad-choice`, `bad-seed`, `bad-groups`
 *
 * @example
 * ```ts
 * import { generateTiles, turtleLayout } from '@kit/link-path';
 *
 * const made = generateTiles({ layout: turtleLayout(), kinds: 36, copies: 4, seed: 1 });
 * made.status === 'found' && made.moves?.length; // => 72
 * ```
 */
export function generateTiles(options: GenerateTilesOptions): Found<DealtTiles> {
  return runSync(generateTilesSearch(options));
}

/**
 * {@link generateTiles} as a search that shares the event loop or stops at a time limit.
 *
 * Its progress counts the deals: `nodes` of at most `total`.
 *
 * @param options - layout, kinds, copies, kinds that match, guarantee, seed, limit
 * @returns a search; on `'stop'` it ends with `limit`
 * @throws {@link InvalidInputError} as {@link generateTiles}
 *
 * @example
 * ```ts
 * import { generateTilesSearch, pyramidLayout, runAsync } from '@kit/link-path';
 *
 * const search = generateTilesSearch({ layout: pyramidLayout(), kinds: 14, seed: 1 });
 * (await runAsync(search, { timeLimitMs: 60_000 })).status; // => 'found'
 * ```
 */
export function generateTilesSearch(options: GenerateTilesOptions): Search<Found<DealtTiles>> {
  return search(options);
}

/** What is to be dealt, and how many deals there have been. */
type Job = {
  readonly places: readonly TilePlace[];
  readonly tiles: readonly number[];
  readonly rules: LinkRules;
  readonly guarantee: 'clear' | 'none';
  readonly random: Random;
  readonly maxTries: number;
  tries: number;
};

function readJob(options: GenerateTilesOptions): Job {
  const rules = linkRules(checkOptions(options, optionNames), optionNames);
  const places = checkLayout(options.layout, 'options.layout');
  const kinds = checkInteger(options.kinds, 'options.kinds', 1, Math.max(1, places.length));
  const { copies } = options;
  if (typeof copies === 'number' && checkInteger(copies, 'options.copies', 1, places.length) % 2 === 1) {
    const message = `options.copies is ${copies}: expected an even number`;
    throw new InvalidInputError('bad-count', message, { name: 'options.copies' });
  }
  if (places.length % 2 === 1 || places.length === 0) {
    const message = `options.layout has ${places.length} places: expected an even number from 2 up`;
    throw new InvalidInputError('bad-count', message, { name: 'options.layout' });
  }
  const counts = tileCounts({ kinds, copies, leftover: undefined }, places.length, rules);
  const guarantee = checkChoice(options.guarantee ?? 'clear', 'options.guarantee', ['clear', 'none']);
  const random = createRandom(checkSeed(options.seed ?? 0, 'options.seed'));
  const maxTries = checkInteger(options.maxTries ?? 100, 'options.maxTries', 1);
  const tiles = random.shuffle(counts.flatMap((count, kind) => new Array<number>(count).fill(kind + 1)));
  return { places, tiles, rules, guarantee, random, maxTries, tries: 0 };
}

const search = /* @__PURE__ */ defineSearch({
  read: readJob,
  *work(job, pace): Slices<Found<DealtTiles>> {
    const { places, tiles, rules, guarantee, random, maxTries } = job;
    if (guarantee === 'none') return { status: 'found', deal: { places, kinds: tiles } };
    const blockers = blockersOf(places, pace);
    const play = new FreePlay(blockers, new Int32Array(places.length).fill(1));
    for (; job.tries < maxTries; job.tries++) {
      const moves = play.play(random, pace);
      yield;
      if (moves.length < places.length) continue;
      const dealt = new Array<number>(places.length).fill(0);
      const pairs = random.shuffle(matchingPairs(tiles, (kind) => classOf(rules, kind)));
      for (const [index, pair] of pairs.entries()) for (const i of [0, 1]) dealt[moves[2 * index + i]] = pair[i];
      return { status: 'found', deal: { places, kinds: dealt }, moves: movePairs(moves) };
    }
    return { status: 'limit' };
  },
  report: ({ tries, maxTries }) => ({ nodes: tries, total: maxTries }),
  stopped: (): Found<DealtTiles> => ({ status: 'limit' }),
});

/** The kinds of shuffled tiles two by two, those that match. */
function matchingPairs(tiles: readonly number[], classOfKind: (kind: number) => number): (readonly [number, number])[] {
  const waiting = new Map<number, number>();
  const pairs: (readonly [number, number])[] = [];
  for (const kind of tiles) {
    const own = classOfKind(kind);
    const other = waiting.get(own);
    if (other === undefined) waiting.set(own, kind);
    else {
      waiting.delete(own);
      pairs.push([other, kind]);
    }
  }
  return pairs;
}
