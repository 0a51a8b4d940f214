/**
 * Fixed pages by effort: one pass; then a portfolio with a short search; then a search with the whole budget. Each effort
 * does all that the one below it does and keeps the best, so it can't come out worse.
 */
import { createRandom, type Random, type Slices, spend } from '@kit/grid';
import { affordableStates, fillBin, longestBeam, maxStates } from '../beam/fill-bin.js';
import type { Layout } from '../items/items.js';
import { countPackings, type Reach, spendAside, type Tally } from '../items/tally.js';
import { closedUp } from './closed-up.js';
import { exchangeForLarger } from './exchange-for-larger.js';
import { settleLastPage } from './last-page.js';
import type { Incumbent, PageProblem } from './page-problem.js';
import { onePass, runPortfolio } from './portfolio.js';
import { RegionClimb } from './region-climb.js';
import { leastPageLast, RepackSearch } from './repack-search.js';
import { isBetter, isComplete, type Score, scoreLayout } from './score.js';

/** Item placements that the short search of effort `good` may take. */
const shortWork = 60_000;

/** Work of a beam of effort `good`; see {@link affordableStates}. What can be turned offers more to choose from. */
const beamWork = { upright: 12_000_000, turning: 15_000_000 } as const;

/**
 * What a step of the upper edge counts for in these beams. On 48 lists of our own 0.69 % are lost on a full page, in 6.6 M
 * steps; if it counts for nothing 0.92 % in 8.1 M, with 0.025 0.71 % in 7.3 M, with 0.1 0.70 % in 5.8 M.
 * `node scripts/limits.mjs edge-cost --lists 48`
 */
const edgeCost = 0.05;

/** Works on the problem; the incumbent has the best so far. `from` evaluations were counted before, and `share` of the work is its own. */
export function* solvePages(
  best: Incumbent,
  reach: Reach & { readonly from?: number },
  pace: Tally,
  share = 1,
): Slices<void> {
  const { items, pages } = best.problem;
  const { effort, maxEvaluations } = reach;
  if (items.count === 0 || pages.limit === 0) return;
  const from = share === 1 ? (reach.from ?? 0) : pace.evaluations;
  const end = from + Math.ceil(share * maxEvaluations);
  yield* onePass(best, pace);
  if (effort === 'fast') return;
  const first = best.layout;
  const longSearch = yield* shortSearch(best, reach, share, () => end - pace.evaluations, pace);
  yield* closeUp(best, first, pace);
  if (effort === 'good' || longSearch === undefined) return;
  const before = best.layout;
  yield* longSearch();
  yield* closeUp(best, before, pace);
}

/** Closes up the best layout. Among pages that differ that may take another one, and then the layout before may be better. */
function* closeUp(best: Incumbent, before: Layout, pace: Tally): Slices<void> {
  const { problem } = best;
  const { items, byCount, uniform } = problem;
  let closed = yield* closedUp(problem, best.layout, pace);
  if (!uniform) {
    const other = yield* closedUp(problem, before, pace);
    pace.work += 2 * items.count;
    if (isBetter(scoreLayout(items, other, byCount), scoreLayout(items, closed, byCount))) closed = other;
  }
  best.replace(closed);
}

/** What effort `best` does after the short search. */
type LongSearch = () => Slices<void>;

/** The portfolio and a short search; undefined if nothing is left to search for. */
function* shortSearch(
  best: Incumbent,
  { seed, maxEvaluations }: Reach,
  share: number,
  long: () => number,
  pace: Tally,
): Slices<LongSearch | undefined> {
  const { items, pages, order, byCount } = best.problem;
  if (isSettled(best.problem, best.score)) return undefined;
  yield* runPortfolio(best, pace);
  if (order !== undefined || isSettled(best.problem, best.score)) return undefined;
  const short = shortSteps(items.count, maxEvaluations, share);
  const random = createRandom(seed);
  if (pages.limit > 1 || byCount) {
    yield* saveAndFill(best, random, 'good', short, pace);
    return () => saveAndFill(best, createRandom(seed), 'best', long, pace);
  }
  const { blocks, regions } = pages.frame(0);
  if (blocks.length > 0 || regions.length === 0) {
    yield* saveAndFill(best, random, 'good', short, pace);
    return () => saveAndFill(best, random, 'best', long, pace);
  }
  return yield* items.count > longestBeam ? climbOnePage(best, random, long, pace) : fillOnePage(best, long, pace);
}

/**
 * Can nothing be gained any more? All is placed on the fewest pages, and the last one holds no more than it must: the
 * smallest item, or what the others can't hold.
 */
export function isSettled(
  { items, pages, uniform, bound }: Pick<PageProblem, 'items' | 'pages' | 'uniform' | 'bound'>,
  score: Score,
): boolean {
  if (!uniform || !isComplete(score) || score.pages > bound) return false;
  const { width, height } = pages.frame(0);
  let least = items.area - (score.pages - 1) * width * height;
  if (score.lastSize <= least) return true;
  least = Number.POSITIVE_INFINITY;
  for (let item = 0; item < items.count; item++) least = Math.min(least, items.width[item] * items.height[item]);
  return score.lastSize <= least;
}

/**
 * Tally of the short search for each pair of items: of a few items there are few packings, and they have soon been seen.
 */
const stepsAPair = 64;

/** How many steps are left of the short search: a packing of many takes more for each of them, and gains less. */
function shortSteps(count: number, maxEvaluations: number, share: number): () => number {
  const usual = Math.ceil((share * shortWork) / (count * Math.max(1, count / 200)));
  let left = Math.min(maxEvaluations, usual, stepsAPair * count * count);
  return () => left--;
}

/** A long list for one page that cannot hold everything climbs by regions. */
function* climbOnePage(best: Incumbent, random: Random, long: () => number, pace: Tally): Slices<LongSearch> {
  const { items, pages } = best.problem;
  const { width, height } = pages.frame(0);
  const climb = new RegionClimb(items, best.layout, width, height, random);
  if (spendAside(pace, 8 * items.count)) yield;
  const steps = function* (max: number): Slices<void> {
    for (let step = 0; step < max && !best.isComplete && long() > 0; step++) {
      if (yield* climb.step(pace)) best.offerCopy(climb.layout);
      countPackings(pace, 1);
      if (spend(pace, 0)) yield;
    }
  };
  yield* steps(Math.floor(shortWork / items.count));
  return () => steps(Number.POSITIVE_INFINITY);
}

/** Others are filled by beams, wider and wider: one in effort `good`. */
function* fillOnePage(best: Incumbent, long: () => number, pace: Tally): Slices<LongSearch> {
  const { items, pages } = best.problem;
  const { width, height } = pages.frame(0);
  let states = affordableStates(items.count, items.turns ? beamWork.turning : beamWork.upright);
  let round = 0;
  const rounds = function* (end: number): Slices<void> {
    for (let left = long(); left > 0 && round < end && !best.isComplete; left = long()) {
      states = Math.min(states, left);
      const { layout } = yield* fillBin({ items, width, height, states, round, wanted: 'most', edgeCost }, pace);
      yield* exchangeForLarger(items, layout, width, height, pace);
      best.offer(layout);
      countPackings(pace, states);
      if (spend(pace, 0)) yield;
      if (round++ % 2 === 1) states = Math.min(maxStates, states * 2);
    }
  };
  yield* rounds(1);
  return () => rounds(Number.POSITIVE_INFINITY);
}

/** Fewer pages; when that fails, less on the last one. */
function* saveAndFill(
  best: Incumbent,
  random: Random,
  effort: 'good' | 'best',
  left: () => number,
  pace: Tally,
): Slices<void> {
  const { problem } = best;
  let on = left() > 0;
  while (on) {
    const wasComplete = best.isComplete;
    const pages = wasComplete ? best.end - 1 : problem.pages.limit;
    if (pages < 1) return;
    const start = problem.uniform && wasComplete ? leastPageLast(problem.items, best.layout, pages + 1) : best.layout;
    const search = new RepackSearch(problem, start, pages, random, pace);
    if (spend(pace, 6 * problem.items.count)) yield;
    let saved = false;
    for (; on && !saved && search.homeless > 0; on = left() > 0) {
      const better = yield* search.step();
      if (better && (!wasComplete || search.homeless === 0)) saved = best.offerCopy(search.layout);
      countPackings(pace, 1);
      if (spend(pace, 0)) yield;
    }
    if (!saved && wasComplete && problem.uniform) {
      // What is still homeless is less than what lay on the last page: it lies there again, in the smallest corner.
      const settled = yield* settleLastPage(problem, search.layout, pages, effort === 'best' ? 'good' : 'fast', pace);
      if (settled) best.offer(settled);
      if (spend(pace, 0)) yield;
    }
  }
}
