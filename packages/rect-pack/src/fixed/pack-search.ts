/**
 * `pack` as a search: checks the input, sorts out what fits nowhere, hands the rest to the solver and shapes answers.
 */
import { checkChoice, checkObject, createRandom, describeValue, InvalidInputError, type Search } from '@kit/grid';
import { readOptions } from '../input/read-options.js';
import { readRects } from '../input/read-rects.js';
import { emptyLayout, type Items, type Layout } from '../kernels/items.js';
import { mergeLayout, subsetOf } from '../kernels/subset.js';
import { orderItems } from '../orders/item-orders.js';
import { buildPacking, type Verdict } from '../output/build-packing.js';
import { reportSearch } from '../output/report-search.js';
import type { Packing, PackOptions, Page, RectInput, UnplacedReason } from '../types.js';
import { fillPages, type PageSource } from './fill-pages.js';
import { fewestPages, mostArea, mostItems } from './fixed-bounds.js';
import { methodFiller } from './method-filler.js';
import { Incumbent, type PageProblem } from './page-problem.js';
import { type PageList, readPages } from './read-pages.js';
import type { Score } from './score.js';
import { solvePages } from './solve-pages.js';
import { groupByTag, packTogether } from './tagged-pages.js';

/** Rectangles that effort `good` packs in search of an order of the tags, and how many orders are tried at most. */
const tagWork = 4000;
const mostTagTrials = 1000;

/** How many cuts the dual feasible functions try. */
const thoroughness = { fast: 0, good: 12, best: 64 } as const;

/**
 * {@link pack} as a search that reports its progress and can be stopped.
 *
 * @param rects - the rectangles
 * @param options - as for `pack`
 * @returns a search; `nodes` counts packings tried
 * @throws {@link InvalidInputError} as `pack`
 *
 * @example
 * ```ts
 * import { runSync } from '@kit/grid';
 * import { packSearch } from '@kit/rect-pack';
 *
 * const rects = [{ width: 60, height: 40 }, { width: 60, height: 60 }, { width: 40, height: 100 }];
 * runSync(packSearch(rects, { width: 100, height: 100 })).proven; // => true
 * ```
 */
export function packSearch(rects: readonly RectInput[], options: PackOptions): Search<Packing> {
  // The input is checked at the call, not at the first step.
  return runJob(readJob(rects, options));
}

type Job = ReturnType<typeof readJob>;

function readJob(rects: readonly RectInput[], options: PackOptions) {
  const common = readOptions(options);
  const { method, objective = 'pages', tags = 'together' } = checkObject(options, 'options');
  checkChoice(objective, 'options.objective', ['pages', 'area', 'rects']);
  checkChoice(tags, 'options.tags', ['together', 'exclusive']);
  const given = common.order === 'given';
  const list = readRects(rects, common.rotate, common.padding, given);
  const pages = readPages(options, common.border, common.padding, list.items.count);
  if (method !== undefined && (typeof method !== 'string' || !methodFiller(subsetOf(list.items, []), method))) {
    const message = `options.method is ${describeValue(method)}: expected the name of a kernel`;
    throw new InvalidInputError('bad-choice', message, { name: 'options.method' });
  }
  return { ...common, method, objective, exclusive: tags === 'exclusive', list, pages };
}

function* runJob(job: Job): Search<Packing> {
  const { list, pages, maxEvaluations } = job;
  const { items } = list;
  const reasons = new Map<number, UnplacedReason>();
  const fits = fitTest(items, pages);
  const fitting: number[] = [];
  for (let item = 0; item < items.count; item++) {
    if (fits(item)) fitting.push(item);
    else reasons.set(item, 'too-large');
  }
  const part = fitting.length === items.count ? items : subsetOf(items, fitting);
  const bounds = boundsOf(job, part);
  const layout = emptyLayout(items.count);
  const answer = (places: Layout): Packing => {
    mergeLayout(places, fitting, layout);
    const verdict = (shown: readonly Page[]) => judge(job, shown, bounds);
    return buildPacking(list, layout, pages.sizeOf, job.border, (item) => reasons.get(item) ?? 'no-space', verdict);
  };
  if (list.tagCount > 0) {
    const tags = Int32Array.from(fitting, (item) => list.tags![item]!);
    return answer(packTagged(job, part, tags, (at, reason) => reasons.set(fitting[at]!, reason)));
  }
  const best = new Incumbent(problemOf(job, part, pages, bounds.pages));
  const shape = (): Packing => answer(best.layout);
  return (yield* reportSearch(improve(job, best), best, maxEvaluations, shape)) ?? shape();
}

function problemOf(job: Job, items: Items, pages: PageSource, bound: number): PageProblem {
  return {
    items,
    pages,
    uniform: pages.distinct === 0,
    byCount: job.objective === 'rects',
    order: job.order === 'auto' ? undefined : job.order,
    bound,
  };
}

/** One kernel by name, or the packer's own choice. */
function* improve(job: Job, best: Incumbent): Generator<void, void, void> {
  const { problem } = best;
  if (job.method === undefined) {
    yield* solvePages(problem, best, job.effort, createRandom(job.seed), job.maxEvaluations);
    return;
  }
  const { items } = problem;
  const layout = emptyLayout(items.count);
  fillPages(
    items,
    orderItems(items, problem.order ?? 'height'),
    methodFiller(items, job.method)!,
    problem.pages,
    layout,
  );
  best.offer(layout);
}

function packTagged(
  job: Job,
  items: Items,
  tags: Int32Array,
  setReason: (item: number, reason: UnplacedReason) => void,
): Layout {
  const groups = groupByTag(items, tags, job.list.tagCount);
  if (!job.exclusive) {
    const bound = fewestPages(items, job.pages, thoroughness[job.effort]);
    const isEnough = (score: Score): boolean => score[0] === 0 && score[1] === 0 && score[2]! <= bound;
    const trials = Math.min(
      job.maxEvaluations,
      { fast: 1, good: Math.ceil(tagWork / items.count), best: Number.POSITIVE_INFINITY }[job.effort],
    );
    const packed = packTogether(
      items,
      groups,
      job.pages,
      createRandom(job.seed),
      Math.min(trials, mostTagTrials),
      isEnough,
    );
    packed.reasons.forEach((reason, item) => {
      setReason(item, reason);
    });
    return packed.layout;
  }
  const { pages } = job;
  const layout = emptyLayout(items.count);
  let first = 0;
  for (const group of [...groups.tagged, groups.untagged]) {
    const start = first;
    const behind: PageSource = {
      frame: (page) => pages.frame(page + start),
      limit: Math.max(0, pages.limit - start),
      distinct: Math.max(0, pages.distinct - start),
    };
    const part = subsetOf(items, group);
    const bound = fewestPages(part, behind, thoroughness[job.effort]);
    const best = new Incumbent(problemOf(job, part, behind, bound));
    for (const work = improve(job, best); !work.next().done; );
    const places = best.layout;
    for (let at = 0; at < group.length; at++) {
      if (places.page[at]! < 0) continue;
      places.page[at] = places.page[at]! + start;
      first = Math.max(first, places.page[at]! + 1);
    }
    mergeLayout(places, group, layout);
  }
  return layout;
}

/** Does an item fit on any page that it could come to? */
function fitTest(items: Items, pages: PageList): (item: number) => boolean {
  const shapes = Array.from({ length: Math.min(pages.limit, pages.distinct + 1) }, (_, page) => pages.frame(page));
  return (item) => {
    const width = items.width[item]!;
    const height = items.height[item]!;
    const turns = items.turnable[item] === 1;
    return shapes.some(
      (frame) =>
        (width <= frame.width && height <= frame.height) || (turns && height <= frame.width && width <= frame.height),
    );
  };
}

type Bounds = { readonly count: number; readonly pages: number; readonly area: number; readonly rects: number };

function boundsOf(job: Job, items: Items): Bounds {
  return {
    count: job.list.items.count,
    pages: fewestPages(items, job.pages, thoroughness[job.effort]),
    area: mostArea(items, job.pages),
    rects: mostItems(items, job.pages),
  };
}

function judge(job: Job, shown: readonly Page[], bounds: Bounds): Verdict {
  const placed = shown.reduce((count, page) => count + page.placed.length, 0);
  if (job.objective === 'rects') return { measure: 'rects', value: placed, bound: bounds.rects };
  if (job.objective === 'pages' && placed === bounds.count) {
    return { measure: 'pages', value: shown.length, bound: bounds.pages };
  }
  // An item and a page are both as large as the kernels see them: with the padding.
  const { padding } = job;
  let value = 0;
  for (const page of shown) for (const rect of page.placed) value += (rect.width + padding) * (rect.height + padding);
  return { measure: 'area', value, bound: bounds.area };
}
