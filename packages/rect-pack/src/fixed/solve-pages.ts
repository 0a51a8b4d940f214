/**
 * Fixed pages by effort: one pass, the portfolio with a short search, or a search with the whole budget.
 */
import type { Random } from '@kit/grid';
import { copyLayout, emptyLayout, type Layout } from '../kernels/items.js';
import { orderItems } from '../orders/item-orders.js';
import type { Effort } from '../types.js';
import { fillPages } from './fill-pages.js';
import { gapFiller, maxRectsFiller } from './fillers.js';
import type { Incumbent, PageProblem } from './page-problem.js';
import { runPortfolio } from './portfolio.js';
import { RegionClimb } from './region-climb.js';
import { leastPageLast, RepackSearch } from './repack-search.js';

/** How many candidates the gap compares in one pass. */
const fastWindow = 48;

/** Item placements that the short search of effort `good` may take. */
const shortWork = 60_000;

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
  const evaluations =
    effort === 'best' ? maxEvaluations : Math.min(maxEvaluations, Math.floor(shortWork / items.count));
  if (problem.pages.limit === 1 && !problem.byCount) yield* climbOnePage(problem, best, random, evaluations);
  else yield* saveAndFill(problem, best, random, evaluations);
}

function* climbOnePage(
  problem: PageProblem,
  best: Incumbent,
  random: Random,
  evaluations: number,
): Generator<void, void, void> {
  const frame = problem.pages.frame(0);
  if (frame.blocks.length > 0 || frame.regions.length === 0) {
    yield* saveAndFill(problem, best, random, evaluations);
    return;
  }
  const climb = new RegionClimb(problem.items, best.layout, frame.width, frame.height, random);
  for (let evaluation = 0; evaluation < evaluations && !best.isComplete; evaluation++) {
    if (climb.step()) best.offer(copyOf(climb.layout));
    yield;
  }
}

function* saveAndFill(
  problem: PageProblem,
  best: Incumbent,
  random: Random,
  evaluations: number,
): Generator<void, void, void> {
  let evaluation = 0;
  while (evaluation < evaluations && !best.isOptimal) {
    const pages = best.isComplete ? best.score[2]! - 1 : problem.pages.limit;
    if (pages < 1) return;
    const start =
      problem.uniform && best.isComplete ? leastPageLast(problem.items, best.layout, pages + 1) : best.layout;
    const search = new RepackSearch(problem, start, pages, random);
    let saved = false;
    for (; evaluation < evaluations && !saved; evaluation++) {
      if (search.step() && (!best.isComplete || search.homeless === 0)) saved = best.offer(copyOf(search.layout));
      yield;
    }
  }
}

function copyOf(layout: Layout): Layout {
  const copy = emptyLayout(layout.page.length);
  copyLayout(layout, copy);
  return copy;
}
