import { type Slices, spend } from '@kit/grid';
import { copyOf, type Layout } from '../items/items.js';
import { mergeLayout, subsetOf } from '../items/subset.js';
import type { Tally } from '../items/tally.js';
import { PageShape } from '../shape/page-shape.js';
import { BestPage } from '../smallest/best-page.js';
import { solveSmallest } from '../smallest/solve-smallest.js';
import type { PageProblem } from './page-problem.js';

/**
 * The layout with everything that is on `page` or homeless packed anew on that page, into as small a corner of it as can
 * be found; undefined if that fails. Only for pages without obstacles.
 */
export function* settleLastPage(
  problem: PageProblem,
  layout: Layout,
  page: number,
  effort: 'fast' | 'good',
  pace: Tally,
): Slices<Layout | undefined> {
  const { items, pages } = problem;
  const frame = pages.frame(page);
  const members: number[] = [];
  for (let item = 0; item < items.count; item++) {
    if (layout.page[item] === page || layout.page[item] === -1) members.push(item);
  }
  if (spend(pace, items.count + 4 * members.length)) yield;
  const part = subsetOf(items, members);
  const rules = {
    square: false,
    powerOfTwo: false,
    multipleOf: 1,
    ratio: undefined,
    maxAspect: Number.POSITIVE_INFINITY,
  };
  const shape = new PageShape({ ...rules, maxWidth: frame.width, maxHeight: frame.height });
  const best = new BestPage(part);
  const job = { items: part, shape, offset: 0, likelyAspect: 1024, order: undefined, bound: 0 };
  yield* solveSmallest(job, best, { effort, maxEvaluations: 0 }, pace);
  if (best.page === undefined) return undefined;
  const settled = copyOf(layout);
  best.layout.page.fill(page);
  mergeLayout(best.layout, members, settled);
  pace.work += 2 * items.count;
  return settled;
}
