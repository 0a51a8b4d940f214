/**
 * Fixed pages by effort: one pass, the portfolio with a short search, or a search with the whole budget.
 */
import type { Random } from '@kit/grid';
import { affordableStates, fillBin, longestBeam, mostStates } from '../beam/fill-bin.js';
import { copyLayout, emptyLayout, type Layout } from '../kernels/items.js';
import { orderItems } from '../orders/item-orders.js';
import type { Effort } from '../types.js';
import { exchangeForLarger } from './exchange-for-larger.js';
import { fillPages } from './fill-pages.js';
import { gapFiller, maxRectsFiller } from './fillers.js';
import { settleLastPage } from './last-page.js';
import type { Incumbent, PageProblem } from './page-problem.js';
import { runPortfolio } from './portfolio.js';
import { RegionClimb } from './region-climb.js';
import { leastPageLast, RepackSearch } from './repack-search.js';

/** How many candidates the gap compares in one pass. */
const fastWindow = 48;

/** Item placements that the short search of effort `good` may take. */
const shortWork = 60_000;

/** Work of a beam of effort `good`; see {@link affordableStates}. What can be turned offers more to choose from. */
const beamWork = { upright: 14_000_000, turning: 17_000_000 } as const;

/** Works on the problem; yields after every packing that it tried. The incumbent has the best so far. */
export function* solvePages(
  problem: PageProblem,
  best: Incumbent,
  effort: Effort,
  random: Random,
  maxEvaluations: number,
): Generator<void, void, void> {
  const { items } = problem;
  if (items.count === 0 || problem.pages.limit === 0) return;
  if (effort === 'fast') {
    const layout = emptyLayout(items.count);
    const free = problem.pages.frame(0).blocks.length === 0;
    const fill = free ? gapFiller(items, fastWindow) : maxRectsFiller(items, 0);
    const order = orderItems(items, problem.order ?? 'height');
    if (problem.byCount && problem.order === undefined) order.reverse();
    fillPages(items, order, fill, problem.pages, layout);
    best.offer(layout);
    return;
  }
  yield* runPortfolio(problem, best);
  if (problem.order !== undefined) return;
  // A packing of many takes more for each of them, and gains less.
  const each = items.count * Math.max(1, items.count / 200);
  const evaluations = effort === 'best' ? maxEvaluations : Math.min(maxEvaluations, Math.ceil(shortWork / each));
  if (problem.pages.limit === 1 && !problem.byCount) yield* fillOnePage(problem, best, random, effort, maxEvaluations);
  else yield* saveAndFill(problem, best, random, effort, evaluations);
}

/** One page that cannot hold everything: beams, wider and wider; for long lists a climb by regions. */
function* fillOnePage(
  problem: PageProblem,
  best: Incumbent,
  random: Random,
  effort: Effort,
  maxEvaluations: number,
): Generator<void, void, void> {
  const frame = problem.pages.frame(0);
  const { items } = problem;
  const climbs = Math.min(maxEvaluations, effort === 'best' ? maxEvaluations : Math.floor(shortWork / items.count));
  if (frame.blocks.length > 0 || frame.regions.length === 0) {
    yield* saveAndFill(problem, best, random, effort, climbs);
    return;
  }
  if (items.count > longestBeam) {
    const climb = new RegionClimb(items, best.layout, frame.width, frame.height, random);
    for (let evaluation = 0; evaluation < climbs && !best.isComplete; evaluation++) {
      if (climb.step()) best.offer(copyOf(climb.layout));
      yield;
    }
    return;
  }
  let states = affordableStates(items, items.turns ? beamWork.turning : beamWork.upright);
  for (let round = 0, left = maxEvaluations; left > 0 && !best.isComplete; round++) {
    states = Math.min(states, left);
    const { layout } = yield* fillBin(items, frame.width, frame.height, states, round, 'most');
    exchangeForLarger(items, layout, frame.width, frame.height);
    best.offer(layout);
    yield;
    if (effort !== 'best') return;
    left -= states;
    if (round % 2 === 1) states = Math.min(mostStates, states * 2);
  }
}

/** Fewer pages; when that fails, less on the last one. */
function* saveAndFill(
  problem: PageProblem,
  best: Incumbent,
  random: Random,
  effort: Effort,
  evaluations: number,
): Generator<void, void, void> {
  let evaluation = 0;
  while (evaluation < evaluations) {
    const wasComplete = best.isComplete;
    const pages = wasComplete ? best.score[2]! - 1 : problem.pages.limit;
    if (pages < 1) return;
    const start = problem.uniform && wasComplete ? leastPageLast(problem.items, best.layout, pages + 1) : best.layout;
    const search = new RepackSearch(problem, start, pages, random);
    let saved = false;
    for (; evaluation < evaluations && !saved && search.homeless > 0; evaluation++) {
      if (search.step() && (!wasComplete || search.homeless === 0)) saved = best.offer(copyOf(search.layout));
      yield;
    }
    if (!saved && wasComplete && problem.uniform) {
      // What is still homeless is less than what lay on the last page: it lies there again, in the smallest corner.
      const settled = settleLastPage(problem, search.layout, pages, effort === 'best' ? 'good' : 'fast');
      if (settled) best.offer(settled);
      yield;
    }
  }
}

function copyOf(layout: Layout): Layout {
  const copy = emptyLayout(layout.page.length);
  copyLayout(layout, copy);
  return copy;
}
