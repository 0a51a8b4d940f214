/**
 * Fixed pages by effort: one pass; then a portfolio with a short search; then a search with the whole budget. Each effort
 * does all that the one below it does and keeps the best, so it can't come out worse.
 */
import { createRandom, type Random } from '@kit/grid';
import { affordableStates, fillBin, longestBeam, mostStates } from '../beam/fill-bin.js';
import type { Paused, Work } from '../kernels/work.js';
import type { Effort } from '../types.js';
import { exchangeForLarger } from './exchange-for-larger.js';
import { settleLastPage } from './last-page.js';
import type { Incumbent } from './page-problem.js';
import { onePass, runPortfolio } from './portfolio.js';
import { RegionClimb } from './region-climb.js';
import { leastPageLast, RepackSearch } from './repack-search.js';

/** Item placements that the short search of effort `good` may take. */
const shortWork = 60_000;

/** Work of a beam of effort `good`; see {@link affordableStates}. What can be turned offers more to choose from. */
const beamWork = { upright: 14_000_000, turning: 17_000_000 } as const;

/** How far a search goes; of one among several, what share of the work is its own. */
export type Reach = { readonly effort: Effort; readonly seed: number; readonly maxEvaluations: number };

/** Works on the problem; the incumbent has the best so far. */
export function* solvePages(best: Incumbent, { effort, seed, maxEvaluations }: Reach, work: Work, share = 1): Paused {
  const { items, pages, order, byCount } = best.problem;
  if (items.count === 0 || pages.limit === 0) return;
  const end = share === 1 ? maxEvaluations : work.evaluations + Math.ceil(share * maxEvaluations);
  const long = (): number => end - work.evaluations;
  yield* onePass(best, work);
  if (effort === 'fast') return;
  yield* runPortfolio(best, work);
  if (order !== undefined) return;
  const short = shortSearch(items.count, maxEvaluations, share);
  if (pages.limit === 1 && !byCount) {
    yield* fillOnePage(best, createRandom(seed), short, long, effort, work);
    return;
  }
  yield* saveAndFill(best, createRandom(seed), 'good', short, work);
  if (effort === 'best') yield* saveAndFill(best, createRandom(seed), 'best', long, work);
}

/** How many steps are left of the short search: a packing of many takes more for each of them, and gains less. */
function shortSearch(count: number, maxEvaluations: number, share: number): () => number {
  let left = Math.min(maxEvaluations, Math.ceil((share * shortWork) / (count * Math.max(1, count / 200))));
  return () => left--;
}

/** One page that cannot hold everything: beams, wider and wider; for long lists a climb by regions. */
function* fillOnePage(
  best: Incumbent,
  random: Random,
  short: () => number,
  long: () => number,
  effort: Effort,
  work: Work,
): Paused {
  const { items, pages } = best.problem;
  const { width, height, blocks, regions } = pages.frame(0);
  if (blocks.length > 0 || regions.length === 0) {
    yield* saveAndFill(best, random, 'good', short, work);
    if (effort === 'best') yield* saveAndFill(best, random, 'best', long, work);
    return;
  }
  if (items.count > longestBeam) {
    const climb = new RegionClimb(items, best.layout, width, height, random);
    for (let steps = Math.floor(shortWork / items.count); !best.isComplete && (steps-- > 0 || effort === 'best'); ) {
      if (long() <= 0) return;
      if (yield* climb.step(work)) best.offerCopy(climb.layout);
      work.count(1);
      if (work.left <= 0) yield;
    }
    return;
  }
  let states = affordableStates(items.count, items.turns ? beamWork.turning : beamWork.upright);
  let left = long();
  for (let round = 0; left > 0 && !best.isComplete; round++) {
    states = Math.min(states, left);
    const { layout } = yield* fillBin({ items, width, height, states, round, wanted: 'most' }, work);
    yield* exchangeForLarger(items, layout, width, height, work);
    best.offer(layout);
    work.count(states);
    if (work.left <= 0) yield;
    if (effort !== 'best') return;
    left = long();
    if (round % 2 === 1) states = Math.min(mostStates, states * 2);
  }
}

/** Fewer pages; when that fails, less on the last one. */
function* saveAndFill(
  best: Incumbent,
  random: Random,
  effort: 'good' | 'best',
  left: () => number,
  work: Work,
): Paused {
  const { problem } = best;
  let on = left() > 0;
  while (on) {
    const wasComplete = best.isComplete;
    const pages = wasComplete ? best.end - 1 : problem.pages.limit;
    if (pages < 1) return;
    const start = problem.uniform && wasComplete ? leastPageLast(problem.items, best.layout, pages + 1) : best.layout;
    const search = new RepackSearch(problem, start, pages, random, work);
    work.left -= 6 * problem.items.count;
    if (work.left <= 0) yield;
    let saved = false;
    for (; on && !saved && search.homeless > 0; on = left() > 0) {
      const better = yield* search.step();
      if (better && (!wasComplete || search.homeless === 0)) saved = best.offerCopy(search.layout);
      work.count(1);
      if (work.left <= 0) yield;
    }
    if (!saved && wasComplete && problem.uniform) {
      // What is still homeless is less than what lay on the last page: it lies there again, in the smallest corner.
      const settled = yield* settleLastPage(problem, search.layout, pages, effort === 'best' ? 'good' : 'fast', work);
      if (settled) best.offer(settled);
      if (work.left <= 0) yield;
    }
  }
}
