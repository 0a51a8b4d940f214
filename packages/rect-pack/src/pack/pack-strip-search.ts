import { checkInteger, checkList, checkOptions, type Pace, type Search, type Slices } from '@kit/grid';
import { maxWorth } from '../bounds/max-worth.js';
import { stripBound } from '../bounds/strip-bound.js';
import { emptyLayout, type Items, reachOf, wholeWorth } from '../items/items.js';
import { lessFree } from '../items/less-free.js';
import { subsetOf, wholeLayout } from '../items/subset.js';
import { restartTally, stepsOf, type Tally } from '../items/tally.js';
import { buildPacking, type Result } from '../output/build-packing.js';
import { packingSearch, type Sketch } from '../output/report-search.js';
import { maxRects } from '../rects/limits.js';
import type { Verdict } from '../rects/packed.js';
import { frameSide, originOf, wholeBlocks } from '../rects/raster.js';
import { checkPageSide, commonNames, readOptions } from '../rects/read-options.js';
import { type RectList, readRects } from '../rects/read-rects.js';
import { BestStrip, solveStrip } from '../strip/solve-strip.js';
import type { Packing, PackingOf, PageSize, RectInput, StripOptions, UnplacedReason } from '../types.js';

/** Longest strip: coordinates stay below 2³¹. */
const longest = 1_073_741_824;

/** How many cuts the dual feasible functions try. */
const thoroughness = { fast: 0, good: 64, best: 512 } as const;

/**
 * {@link packStrip} as a search that reports its progress and can be stopped.
 *
 * @param rects - the rectangles
 * @param options - as for `packStrip`
 * @returns a search; `nodes` counts evaluations, see `maxEvaluations`
 * @throws {@link InvalidInputError} as `packStrip`
 *
 * @example
 * ```ts
 * import { packStripSearch, runSync } from '@kit/rect-pack';
 *
 * const rects = [{ width: 3, height: 2 }, { width: 2, height: 4 }, { width: 3, height: 2 }];
 * runSync(packStripSearch(rects, { width: 5 })).value; // => 4
 * ```
 */
export function packStripSearch<R extends RectInput>(rects: readonly R[], options: StripOptions): Search<PackingOf<R>> {
  return search(rects, options) as Search<PackingOf<R>>;
}

const search = /* @__PURE__ */ packingSearch(sketchStrip);

/** The work itself. */
export function sketchStrip(rects: readonly RectInput[], options: StripOptions): Sketch {
  return new StripSketch(readJob(rects, options));
}

type Job = ReturnType<typeof readJob>;

function readJob(rects: readonly RectInput[], options: StripOptions) {
  const { maxHeight = longest } = checkOptions(options, [...commonNames, 'width', 'maxHeight']);
  const common = readOptions(options);
  const width = checkPageSide(options.width, 'options.width');
  checkInteger(maxHeight, 'options.maxHeight', 1, longest, 'bad-size');
  checkList(rects, 'rects', 0, maxRects);
  // An area has to be an exact whole number.
  const max = Math.min(maxHeight, Math.floor(Number.MAX_SAFE_INTEGER / (width + common.padding)));
  return { ...common, rects, given: common.order === 'given', width, maxHeight: max };
}

/** The strip as the kernels see it, in blocks of the list. */
function frameIn({ width, maxHeight, border, padding }: Job, unit: number): PageSize {
  const raster = { unit, border, padding };
  return { width: frameSide(width, raster), height: frameSide(Math.floor(maxHeight / unit) * unit, raster) };
}

/** A job with what is known of its answer. */
class StripSketch implements Sketch {
  readonly count: number;
  readonly steps: number;
  readonly limit: number | undefined;
  readonly #job: Job;
  readonly #list: RectList;
  /** The items that fit, and which of the list they are. */
  #part: Items | undefined;
  #fitting: readonly number[] = [];
  #bound = 0;
  #maxArea = 0;
  #best: BestStrip | undefined;

  constructor(job: Job) {
    this.#job = job;
    this.#list = readRects(job.rects, job);
    this.count = this.#list.position.length;
    this.steps = this.#list.steps;
    this.limit = job.effort === 'best' ? job.maxEvaluations : undefined;
  }

  /** How many searches it is: where rectangles may turn they are packed with less freedom as well. */
  runs = 1;

  get version(): number {
    return this.#best?.version ?? 0;
  }

  *solve(pace: Tally): Slices<void> {
    const job = this.#job;
    const { items, unit } = this.#list;
    const { width, height } = frameIn(job, unit);
    const fitting = itemsThatFit(items, width, height);
    const part = fitting.length === items.count ? items : subsetOf(items, fitting);
    pace.work += 3 * items.count;
    const read = stepsOf(pace);
    this.#bound = yield* this.#boundOf(part, width, pace);
    this.#maxArea = yield* maxWorth(part, width * height, pace);
    this.#part = part;
    this.#fitting = fitting;
    const best = new BestStrip(part, pace);
    this.#best = best;
    const order = job.order === 'auto' ? undefined : job.order;
    const problem = { width, maxHeight: height, order };
    yield* solveStrip({ ...problem, items: part, bound: this.#bound }, best, job, pace);
    const others = lessFree(part, job.given);
    this.runs += others.length;
    for (const { items: fewer, at } of others) {
      if (best.height <= this.#bound) return;
      const upright = itemsThatFit(fewer, width, height);
      const some = subsetOf(fewer, upright);
      const before = stepsOf(pace);
      const bound = yield* this.#boundOf(some, width, pace);
      const other = new BestStrip(some, pace);
      restartTally(pace, read + stepsOf(pace) - before);
      yield* solveStrip({ ...problem, items: some, bound }, other, job, pace);
      best.offer(wholeLayout(wholeLayout(other.layout, upright, part.count), at, part.count));
    }
  }

  /** The least height of a strip that holds these. */
  *#boundOf(items: Items, width: number, pace: Pace): Slices<number> {
    return items.count === 0 ? 0 : yield* stripBound(items, width, thoroughness[this.#job.effort], pace);
  }

  answer(done: boolean): Packing {
    const { border, turn, width } = this.#job;
    const list = this.#list;
    const { items, unit } = list;
    const best = this.#best;
    const layout = best === undefined ? emptyLayout(items.count) : wholeLayout(best.layout, this.#fitting, items.count);
    const fits = new Set(this.#fitting);
    const height = heightOf(reachOf(items, layout).bottom, this.#job, unit);
    const known = this.#part !== undefined;
    const settled = done || this.version > 0;
    const reasonOf = (item: number): UnplacedReason => {
      if (known && !fits.has(item)) return 'too-large';
      return settled ? 'no-space' : 'stopped';
    };
    const sizeOf = () => ({ width, height });
    const verdictOf = (result: Result): Verdict => this.#judge(result, height, list);
    return buildPacking(list, layout, { border, turn, sizeOf, reasonOf, verdictOf });
  }

  /** The height counts where all that fits is in; else how much is. */
  #judge({ placed, area }: Result, height: number, { items, unit }: RectList): Verdict {
    if (this.#part === undefined) return { measure: 'area', value: area, bound: wholeWorth(items) };
    if (placed < this.#part.count) return { measure: 'area', value: area, bound: this.#maxArea };
    if (placed === 0) return { measure: 'height', value: 0, bound: 0 };
    return { measure: 'height', value: height, bound: heightOf(this.#bound, this.#job, unit) };
  }
}

/** The height of a strip, in whole blocks, of which the cells take so many. */
function heightOf(top: number, { border, padding }: Job, unit: number): number {
  return wholeBlocks(originOf({ unit, border, padding }) + top * unit - padding + border, unit);
}

/** Which items fit into the strip in one of their positions. */
function itemsThatFit({ count, width, height, turnable }: Items, across: number, down: number): number[] {
  const fitting: number[] = [];
  for (let item = 0; item < count; item++) {
    const w = width[item];
    const h = height[item];
    if ((w <= across && h <= down) || (turnable[item] === 1 && h <= across && w <= down)) fitting.push(item);
  }
  return fitting;
}
