import { checkInteger, checkObject, createRandom, type Search } from '@kit/grid';
import { stripBound } from '../bounds/strip-bound.js';
import { checkPageSide, readOptions } from '../input/read-options.js';
import { readRects } from '../input/read-rects.js';
import { emptyLayout } from '../kernels/items.js';
import { mergeLayout, subsetOf } from '../kernels/subset.js';
import { buildPacking, type Verdict } from '../output/build-packing.js';
import { reportSearch } from '../output/report-search.js';
import type { Packing, Page, RectInput, StripOptions, UnplacedReason } from '../types.js';
import { BestStrip, solveStrip } from './solve-strip.js';

/** Longest strip: coordinates stay below 2³¹. */
const longest = 1_073_741_824;

/** How many cuts the dual feasible functions try. */
const thoroughness = { fast: 0, good: 64, best: 512 } as const;

/**
 * {@link packStrip} as a search that reports its progress and can be stopped.
 *
 * @param rects - the rectangles
 * @param options - as for `packStrip`
 * @returns a search; `nodes` counts packings tried
 * @throws {@link InvalidInputError} as `packStrip`
 *
 * @example
 * ```ts
 * import { runSync } from '@kit/grid';
 * import { packStripSearch } from '@kit/rect-pack';
 *
 * const rects = [{ width: 3, height: 2 }, { width: 2, height: 4 }, { width: 3, height: 2 }];
 * runSync(packStripSearch(rects, { width: 5 })).value; // => 4
 * ```
 */
export function packStripSearch(rects: readonly RectInput[], options: StripOptions): Search<Packing> {
  return runJob(readJob(rects, options));
}

function readJob(rects: readonly RectInput[], options: StripOptions) {
  const common = readOptions(options);
  const { border, padding } = common;
  const { maxHeight = longest } = checkObject(options, 'options');
  const width = checkPageSide(options.width, 'options.width');
  checkInteger(maxHeight, 'options.maxHeight', 1, longest, 'bad-size');
  const list = readRects(rects, common.rotate, padding, common.order === 'given');
  const frameHeight =
    Math.min(maxHeight, Math.floor(Number.MAX_SAFE_INTEGER / (width + padding))) - 2 * border + padding;
  return { ...common, width, list, frameWidth: width - 2 * border + padding, frameHeight };
}

function* runJob(job: ReturnType<typeof readJob>): Search<Packing> {
  const { list, border, padding, order, effort, maxEvaluations, width, frameWidth, frameHeight } = job;
  const { items } = list;
  const tooLarge = new Set<number>();
  const fitting: number[] = [];
  for (let item = 0; item < items.count; item++) {
    const w = items.width[item]!;
    const h = items.height[item]!;
    const fits = w <= frameWidth && h <= frameHeight;
    const fitsTurned = items.turnable[item] === 1 && h <= frameWidth && w <= frameHeight;
    if (fits || fitsTurned) fitting.push(item);
    else tooLarge.add(item);
  }
  const part = fitting.length === items.count ? items : subsetOf(items, fitting);
  const bound = part.count === 0 ? 0 : stripBound(part, frameWidth, thoroughness[effort]);
  const layout = emptyLayout(items.count);
  const heightOf = (pages: readonly Page[]): number =>
    pages[0] === undefined ? 0 : pages[0].placed.reduce((top, rect) => Math.max(top, rect.y + rect.height), 0) + border;
  const best = new BestStrip(part);
  const answer = (): Packing => {
    mergeLayout(best.layout, fitting, layout);
    let top = 0;
    for (let item = 0; item < items.count; item++) {
      if (layout.page[item]! < 0) continue;
      const high = layout.turned[item] === 1 ? items.width[item]! : items.height[item]!;
      top = Math.max(top, layout.y[item]! + high);
    }
    const sizeOf = () => ({ width, height: top - padding + 2 * border });
    const reasonOf = (item: number): UnplacedReason => (tooLarge.has(item) ? 'too-large' : 'no-space');
    const verdict = (pages: readonly Page[]): Verdict => ({
      measure: 'height',
      value: heightOf(pages),
      bound: bound === 0 ? 0 : bound - padding + 2 * border,
    });
    return buildPacking(list, layout, sizeOf, border, reasonOf, verdict);
  };
  const problem = {
    items: part,
    width: frameWidth,
    maxHeight: frameHeight,
    order: order === 'auto' ? undefined : order,
    bound,
  };
  const work = solveStrip(problem, best, effort, createRandom(job.seed), maxEvaluations);
  return (yield* reportSearch(work, best, maxEvaluations, answer)) ?? answer();
}
