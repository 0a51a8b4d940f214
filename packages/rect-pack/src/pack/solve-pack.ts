/** The ways to pack items that fit: by the packer's own choice or by one kernel, tag by tag where there are tags. */

import { type Slices, spend } from '@kit/grid';
import type { PageSource } from '../fill/fill-pages.js';
import type { MakePacker } from '../fill/method-packer.js';
import { emptyLayout, type Items, type Layout } from '../items/items.js';
import type { Tally } from '../items/tally.js';
import { orderItems } from '../orders/item-orders.js';
import { fewestPages, type PageAreas, pageAreas } from '../pages/fixed-bounds.js';
import { Incumbent, type PageProblem } from '../pages/page-problem.js';
import { tryFilling } from '../pages/portfolio.js';
import { isBetter, scoreLayout } from '../pages/score.js';
import { solvePages } from '../pages/solve-pages.js';
import { packApart, packTogether, type SolveApart, type TaggedPacking } from '../pages/tagged-pages.js';
import type { ReadOptions } from '../rects/read-options.js';
import type { Effort, Objective, UnplacedReason } from '../types.js';

/** How many cuts the dual feasible functions try. */
const thoroughness = { fast: 0, good: 12, best: 64 } as const;

const efforts: readonly Effort[] = ['fast', 'good', 'best'];

/** How items are to be packed. */
export type PackWishes = ReadOptions & {
  readonly packer: MakePacker | undefined;
  readonly objective: Objective;
  readonly exclusive: boolean;
  readonly tags: 'together' | 'prefer-together' | 'exclusive';
};

/** One search among several: its effort, how many evaluations were counted before all of them, and its share of the work. */
type Part = { readonly effort: Effort; readonly from: number; readonly share: number };

/** Items that fit, their tags if there are any, and the pages for them. */
export type PackTask = {
  readonly items: Items;
  readonly tags: Int32Array | undefined;
  readonly tagCount: number;
  readonly pages: PageSource;
  readonly bound: number;
};

/** The best packing so far: it can be seen while it grows. */
export type Standing = {
  readonly version: number;
  readonly layout: Layout;
  readonly reasons?: ReadonlyMap<number, UnplacedReason> | undefined;
};

/** The fewest pages that can be enough. */
export function boundOf(
  items: Items,
  pages: PageSource,
  areas: PageAreas,
  { effort }: PackWishes,
  pace: Tally,
): Slices<number> {
  return fewestPages(items, pages, areas, thoroughness[effort], pace);
}

/** Packs the items; what comes of it is shown before the work begins. */
export function* solvePack(
  task: PackTask,
  wishes: PackWishes,
  show: (standing: Standing) => void,
  pace: Tally,
): Slices<void> {
  const { items, tags } = task;
  const { objective, exclusive } = wishes;
  const from = pace.evaluations;
  if (tags === undefined) {
    const best = new Incumbent(problemOf(task, wishes), pace);
    show(best);
    yield* improve(best, wishes, { effort: wishes.effort, from, share: 1 }, pace);
    return;
  }
  const best: TaggedPacking = { version: 0, layout: emptyLayout(items.count), reasons: new Map() };
  show(best);
  if (exclusive) yield* eachApart({ ...task, tags }, wishes, from, best, pace);
  else {
    const together = { ...task, tags, byCount: objective === 'rects' };
    yield* packTogether(together, wishes, best, pace);
    if (wishes.tags === 'prefer-together') yield* splitTags(together, wishes, best, pace);
  }
}

/** Tags that no page has room for are no tags any more, until all the others lie together. */
function* splitTags(
  task: Parameters<typeof packTogether>[0],
  wishes: PackWishes,
  best: TaggedPacking,
  pace: Tally,
): Slices<void> {
  let { tags } = task;
  for (;;) {
    const homeless = new Set(tags.filter((tag, item) => tag >= 0 && best.layout.page[item] < 0));
    if (homeless.size === 0) return;
    tags = tags.map((tag) => (homeless.has(tag) ? -1 : tag));
    const next: TaggedPacking = { version: 0, layout: emptyLayout(task.items.count), reasons: new Map() };
    yield* packTogether({ ...task, tags }, wishes, next, pace);
    if (spend(pace, 4 * task.items.count)) yield;
    best.layout = next.layout;
    best.reasons = next.reasons;
    best.version++;
  }
}

function problemOf({ items, pages, bound }: PackTask, { objective, order }: PackWishes): PageProblem {
  const only = order === 'auto' ? undefined : order;
  return { items, pages, uniform: pages.distinct === 0, byCount: objective === 'rects', order: only, bound };
}

/** One kernel by name, or the packer's own choice. */
function* improve(best: Incumbent, wishes: PackWishes, { effort, from, share }: Part, pace: Tally): Slices<void> {
  const { items, order } = best.problem;
  const { packer, seed, maxEvaluations } = wishes;
  if (packer === undefined) {
    yield* solvePages(best, { effort, seed, maxEvaluations, from }, pace, share);
    return;
  }
  const sequence = orderItems(items, order ?? 'height', pace);
  yield* tryFilling(best, sequence, packer(items, pace), pace);
}

/** Each tag is a job of its own; of the efforts up to the one asked for the best is taken. */
function* eachApart(
  task: PackTask & { readonly tags: Int32Array },
  wishes: PackWishes,
  from: number,
  best: TaggedPacking,
  pace: Tally,
): Slices<void> {
  const { items } = task;
  const byCount = wishes.objective === 'rects';
  for (const effort of efforts.slice(0, efforts.indexOf(wishes.effort) + 1)) {
    const layout = best.version === 0 ? best.layout : emptyLayout(items.count);
    const solve: SolveApart = function* (part, behind, share) {
      const bound = yield* boundOf(part, behind, pageAreas(behind, pace), wishes, pace);
      const own = new Incumbent(problemOf({ ...task, items: part, pages: behind, bound }, wishes), pace);
      yield* improve(own, wishes, { effort, from, share }, pace);
      return own.layout;
    };
    yield* packApart(task, solve, layout, pace);
    if (spend(pace, 2 * items.count)) yield;
    const better = isBetter(scoreLayout(items, layout, byCount), scoreLayout(items, best.layout, byCount));
    if (better) best.layout = layout;
    if (better || best.version === 0) best.version++;
  }
}
