import {
  checkChoice,
  checkDifficulty,
  checkInteger,
  checkOptions,
  checkSeed,
  createRandom,
  defineSearch,
  type Found,
  fifthsOf,
  InvalidInputError,
  levelOf,
  type Pace,
  type Random,
  runSync,
  type Search,
  type Slices,
} from '@kit/grid';
import { movePairs } from '../board/move-pairs.js';
import { tileCounts } from '../generate/tile-counts.js';
import { classOf, linkRules } from '../rules/link-rules.js';
import type { DealtTiles, GenerateTilesOptions } from '../types.js';
import { type Blockers, blockersOf } from './blockers.js';
import { checkLayout } from './check-deal.js';
import { clearBlank, kindsOfPlay, type Tries } from './clear-blank.js';
import { tilesRating } from './rate-tiles.js';

const optionNames = ['groups', 'layout', 'kinds', 'copies', 'guarantee', 'seed', 'difficulty', 'maxTries'] as const;

/** Deals that levels are measured on; scripts/deal-levels.ts prints how near they come to fifths of 10,000. */
const sampleSize = 400;
/** Tries for a deal. */
const usualTries = 100;

/**
 * Deals tiles on a layout, so that they can be cleared or only shuffled.
 *
 * A deal that can be cleared is made from its end: blank tiles are played at random until all have gone, and each pair of the
 * play gets a kind. Such deals are easier than shuffled ones, some of which can't be cleared (about 3 % of turtles).
 *
 * `difficulty` asks for a fifth of such deals by the score of {@link rateTiles}, from the easiest, 1, to the hardest, 5: others are
 * dealt anew. Where the fifths part is measured on 400 deals when such deals are first asked for, and remembered.
 *
 * @param options - layout, kinds, copies, kinds that match, guarantee, seed, limit
 * @returns the deal, and with `'clear'` the moves that clear it; `impossible` if no kinds let the layout be cleared, which the
 * solver proves once the tries have failed; `limit` if it can't tell
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
type Job = ReturnType<typeof readJob>;

function readJob(options: GenerateTilesOptions) {
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
  const maxTries = checkInteger(options.maxTries ?? usualTries, 'options.maxTries', 1);
  const difficulty = checkDifficulty(options.difficulty);
  // The kinds to deal, one for each place.
  const pool = counts.flatMap((count, kind) => new Array<number>(count).fill(kind + 1));
  // All options that say what a plain deal is like.
  const key = difficulty === undefined ? '' : JSON.stringify([places, counts, options.groups, guarantee]);
  return { places, pool, rules, guarantee, random, maxTries, difficulty, key, tries: 0 };
}

const search = /* @__PURE__ */ defineSearch({
  read: readJob,
  *work(job, pace): Slices<Found<DealtTiles>> {
    const { places, rules, random, difficulty, maxTries } = job;
    if (difficulty === undefined) return yield* dealTiles(job, undefined, random, job, pace);
    const blockers = blockersOf(places, pace);
    const scoreOf = ({ deal }: DealtTiles) => tilesRating(blockers, deal.kinds, rules, pace).score;
    const fifths = yield* fifthsOf(`generateTiles ${job.key}`, function* () {
      const scores: number[] = [];
      for (let seed = 0; seed < sampleSize; seed++) {
        const made = yield* dealTiles(job, blockers, createRandom(seed), { tries: 0, maxTries: usualTries }, pace);
        if (made.status !== 'found') break;
        scores.push(scoreOf(made));
      }
      return scores;
    });
    for (; job.tries < maxTries; job.tries++) {
      const made = yield* dealTiles(job, blockers, random, { tries: 0, maxTries: usualTries }, pace);
      if (made.status !== 'found' || (fifths && levelOf(scoreOf(made), fifths) === difficulty)) return made;
    }
    return { status: 'limit' };
  },
  report: ({ tries, maxTries }) => ({ nodes: tries, total: maxTries }),
  stopped: (): Found<DealtTiles> => ({ status: 'limit' }),
});

/** One deal. */
function* dealTiles(
  { places, pool, rules, guarantee }: Job,
  known: Blockers | undefined,
  random: Random,
  tries: Tries,
  pace: Pace,
): Slices<Found<DealtTiles>> {
  const tiles = random.shuffle(pool);
  if (guarantee === 'none') return { status: 'found', deal: { places, kinds: tiles } };
  const blockers = known ?? blockersOf(places, pace);
  const moves = yield* clearBlank(blockers, new Int32Array(places.length).fill(1), random, tries, pace);
  if (typeof moves === 'string') return { status: moves };
  const kinds = kindsOfPlay(moves, tiles, places.length, (kind) => classOf(rules, kind), random);
  return { status: 'found', deal: { places, kinds }, moves: movePairs(moves) };
}
