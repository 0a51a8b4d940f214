import { checkFlag, checkInteger, checkNumber, checkObject, type Search } from '@kit/grid';
import { packSearch } from '../fixed/pack-search.js';
import { maxPageSide } from '../input/limits.js';
import { readOptions } from '../input/read-options.js';
import { readRects } from '../input/read-rects.js';
import { spaceOf } from '../kernels/first-fit-gap.js';
import { emptyLayout, type Items } from '../kernels/items.js';
import { mergeLayout, subsetOf } from '../kernels/subset.js';
import { buildPacking, type Verdict } from '../output/build-packing.js';
import { reportSearch } from '../output/report-search.js';
import type { Packing, Page, RectInput, SmallestOptions, UnplacedReason } from '../types.js';
import { BestPage } from './best-page.js';
import { pageAreaBound } from './page-area-bound.js';
import { PageShape } from './page-shape.js';
import { solveSmallest } from './solve-smallest.js';

/**
 * {@link packSmallest} as a search that reports its progress and can be stopped.
 *
 * @param rects - the rectangles
 * @param options - as for `packSmallest`
 * @returns a search; `nodes` counts packings tried
 * @throws {@link InvalidInputError} as `packSmallest`
 *
 * @example
 * ```ts
 * import { runSync } from '@kit/grid';
 * import { packSmallestSearch } from '@kit/rect-pack';
 *
 * const rects = [{ width: 3, height: 2 }, { width: 2, height: 4 }, { width: 3, height: 2 }];
 * runSync(packSmallestSearch(rects)).value; // => 20
 * ```
 */
export function packSmallestSearch(rects: readonly RectInput[], options: SmallestOptions = {}): Search<Packing> {
  return runJob(readJob(rects, options));
}

function readJob(rects: readonly RectInput[], options: SmallestOptions) {
  const common = readOptions(options);
  const { square = false, powerOfTwo = false, multipleOf = 1, ratio, maxAspect = 2 } = checkObject(options, 'options');
  const { maxWidth = maxPageSide, maxHeight = maxPageSide } = options;
  const shape = new PageShape({
    square: checkFlag(square, 'options.square'),
    powerOfTwo: checkFlag(powerOfTwo, 'options.powerOfTwo'),
    multipleOf: checkInteger(multipleOf, 'options.multipleOf', 1, maxPageSide),
    maxWidth: checkInteger(maxWidth, 'options.maxWidth', 1, maxPageSide, 'bad-size'),
    maxHeight: checkInteger(maxHeight, 'options.maxHeight', 1, maxPageSide, 'bad-size'),
    ratio: ratio === undefined ? undefined : checkNumber(ratio, 'options.ratio', 1 / 1024, 1024),
  });
  checkNumber(maxAspect, 'options.maxAspect', 1, 1024);
  const list = readRects(rects, common.rotate, common.padding, common.order === 'given', spaceOf);
  return { common, rects, shape, maxAspect, list, maxWidth, maxHeight, offset: 2 * common.border - common.padding };
}

function* runJob(job: ReturnType<typeof readJob>): Search<Packing> {
  const { list, shape, offset, maxAspect } = job;
  const { border, order, effort, maxEvaluations } = job.common;
  const { items } = list;
  const frameWidth = shape.roundDown(job.maxWidth) - offset;
  const frameHeight = shape.roundDown(job.maxHeight) - offset;
  const fitting = itemsThatFit(items, frameWidth, frameHeight);
  const part = fitting === undefined ? items : subsetOf(items, fitting);
  const bound = pageAreaBound(part, shape, offset, effort === 'fast');
  const best = new BestPage(part);
  const answer = (): Packing => {
    let { layout } = best;
    if (fitting !== undefined) {
      layout = emptyLayout(items.count);
      mergeLayout(best.layout, fitting, layout);
    }
    const page = best.page ?? { width: 0, height: 0 };
    const verdict = (pages: readonly Page[]): Verdict => ({
      measure: 'page-area',
      value: pages.reduce((sum, { width, height }) => sum + width * height, 0),
      bound,
    });
    const fits = fitting === undefined ? undefined : new Set(fitting);
    const reasonOf = (item: number): UnplacedReason => (fits?.has(item) === false ? 'too-large' : 'no-space');
    return buildPacking(list, layout, () => page, border, reasonOf, verdict);
  };
  const problem = { items: part, shape, offset, maxAspect, space: list.space };
  const only = order === 'auto' ? undefined : order;
  const work = solveSmallest(problem, best, only, effort, bound, maxEvaluations);
  const stopped = yield* reportSearch(work, best, maxEvaluations, answer);
  if (stopped !== undefined) return stopped;
  if (best.page !== undefined || part.count === 0) return answer();
  return yield* fillLargest(job);
}

/** Not all fit on any page allowed: the largest one, filled as far as possible. */
function fillLargest(job: ReturnType<typeof readJob>): Search<Packing> {
  const { common, rects, shape } = job;
  return packSearch(rects, { ...common, ...shape.largest(), pages: 1, objective: 'area' });
}

/** The items that fit into the frame in one of their positions; undefined if all do. */
function itemsThatFit(items: Items, across: number, down: number): number[] | undefined {
  const { count, width, height, turnable } = items;
  if (!items.turns && items.widest <= across && items.tallest <= down) return undefined;
  const fits = (item: number): boolean =>
    (width[item]! <= across && height[item]! <= down) ||
    (turnable[item] === 1 && height[item]! <= across && width[item]! <= down);
  let item = 0;
  while (item < count && fits(item)) item++;
  if (item === count) return undefined;
  return Array.from({ length: count }, (_, at) => at).filter(fits);
}
