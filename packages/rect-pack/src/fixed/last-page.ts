import { copyLayout, emptyLayout, type Layout } from '../kernels/items.js';
import { mergeLayout, subsetOf } from '../kernels/subset.js';
import { BestPage } from '../smallest/best-page.js';
import { PageShape } from '../smallest/page-shape.js';
import { solveSmallest } from '../smallest/solve-smallest.js';
import type { Effort } from '../types.js';
import type { PageProblem } from './page-problem.js';

/**
 * The layout with everything that is on `page` or homeless packed anew on that page, into as small a corner of it as can
 * be found; undefined if that fails. Only for pages without obstacles.
 */
export function settleLastPage(problem: PageProblem, layout: Layout, page: number, effort: Effort): Layout | undefined {
  const { items, pages } = problem;
  const frame = pages.frame(page);
  const members: number[] = [];
  for (let item = 0; item < items.count; item++) {
    if (layout.page[item] === page || layout.page[item] === -1) members.push(item);
  }
  const part = subsetOf(items, members);
  const rules = { square: false, powerOfTwo: false, multipleOf: 1, ratio: undefined };
  const shape = new PageShape({ ...rules, maxWidth: frame.width, maxHeight: frame.height });
  const best = new BestPage(part);
  const job = { items: part, shape, offset: 0, maxAspect: 1024 };
  // Run to the end: the caller reports after each page.
  for (const work = solveSmallest(job, best, undefined, effort, 0, 0); !work.next().done; );
  if (best.page === undefined) return undefined;
  const settled = emptyLayout(items.count);
  copyLayout(layout, settled);
  best.layout.page.fill(page);
  mergeLayout(best.layout, members, settled);
  return settled;
}
