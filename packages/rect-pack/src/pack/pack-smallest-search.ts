import type { Search, Slices } from '@kit/grid';
import { emptyLayout, type Items, wholeWorth } from '../items/items.js';
import { lessFree } from '../items/less-free.js';
import { subsetOf, wholeLayout } from '../items/subset.js';
import { restartTally, stepsOf, type Tally } from '../items/tally.js';
import { buildPacking, type Result } from '../output/build-packing.js';
import { packingSearch, type Sketch } from '../output/report-search.js';
import { areaOf, type Verdict } from '../rects/packed.js';
import { type RectList, readRects } from '../rects/read-rects.js';
import { BestPage } from '../smallest/best-page.js';
import { itemsThatFit } from '../smallest/items-that-fit.js';
import { pageAreaBound } from '../smallest/page-area-bound.js';
import { solveSmallest } from '../smallest/solve-smallest.js';
import type { Packing, PackingOf, PackOptions, RectInput, SmallestOptions, UnplacedReason } from '../types.js';
import { sketchPack } from './pack-search.js';
import { pagesIn, readJob, type SmallestForm, type SmallestJob } from './smallest-job.js';

/**
 * {@link packSmallest} as a search that reports its progress and can be stopped.
 *
 * @param rects - the rectangles
 * @param options - as for `packSmallest`
 * @returns a search; `nodes` counts evaluations, see `maxEvaluations`
 * @throws {@link InvalidInputError} as `packSmallest`
 *
 * @example
 * ```ts
 * import { packSmallestSearch, runSync } from '@kit/rect-pack';
 *
 * const rects = [{ width: 3, height: 2 }, { width: 2, height: 4 }, { width: 3, height: 2 }];
 * runSync(packSmallestSearch(rects)).value; // => 20
 * ```
 */
export function packSmallestSearch<R extends RectInput>(
  rects: readonly R[],
  options: SmallestOptions = {},
): Search<PackingOf<R>> {
  return search(rects, options) as Search<PackingOf<R>>;
}

const search = /* @__PURE__ */ packingSearch(sketchSmallest);

/** The work itself. */
export function sketchSmallest(rects: readonly RectInput[], options: SmallestOptions): Sketch {
  return new SmallestSketch(readJob(rects, options));
}

function largestPage({ common }: SmallestJob, { shape, unit }: SmallestForm): PackOptions {
  const { width, height } = shape.largest();
  const turn = common.turn ?? 'clockwise';
  return { ...common, turn, width: width * unit, height: height * unit, pages: 1, objective: 'area' };
}

/** A job with what is known of its answer. */
class SmallestSketch implements Sketch {
  readonly count: number;
  readonly steps: number;
  readonly limit: number | undefined;
  readonly #job: SmallestJob;
  readonly #list: RectList;
  #part: Items | undefined;
  #fitting: readonly number[] | undefined;
  #bound = 0;
  #best: BestPage | undefined;
  /** No page holds all that fits alone: the largest one is filled as far as possible. */
  #largest: Sketch | undefined;

  constructor(job: SmallestJob) {
    const { rotate, padding, extrude, alignTo, order, effort, maxEvaluations } = job.common;
    this.#job = job;
    this.#list = readRects(job.rects, { rotate, padding, extrude, alignTo, given: order === 'given' });
    this.count = this.#list.position.length;
    this.steps = this.#list.steps;
    this.limit = effort === 'best' ? maxEvaluations : undefined;
  }

  /** How many searches it is: where rectangles may turn they are packed with less freedom as well. */
  runs = 1;

  get version(): number {
    return this.#largest?.version ?? this.#best?.version ?? 0;
  }

  *solve(pace: Tally): Slices<void> {
    const { likelyAspect, common } = this.#job;
    const list = this.#list;
    const { items } = list;
    const { shape, offset } = this.#pagesOf(list);
    const fitting = itemsThatFit(items, shape, offset);
    if (fitting !== undefined || items.turns) pace.work += 4 * items.count;
    const part = fitting === undefined ? items : subsetOf(items, fitting);
    const read = stepsOf(pace);
    const bound = yield* pageAreaBound(part, shape, offset, common.effort === 'fast', pace);
    const best = new BestPage(part);
    this.#part = part;
    this.#fitting = fitting;
    this.#bound = bound;
    this.#best = best;
    const order = common.order === 'auto' ? undefined : common.order;
    const problem = { shape, offset, likelyAspect, order };
    yield* solveSmallest({ ...problem, items: part, bound }, best, common, pace);
    const others = lessFree(part, order === 'given');
    this.runs += others.length;
    for (const { items: fewer, at } of others) {
      if (best.area <= bound) break;
      if (itemsThatFit(fewer, shape, offset) !== undefined) continue;
      const other = new BestPage(fewer);
      const before = stepsOf(pace);
      const least = yield* pageAreaBound(fewer, shape, offset, common.effort === 'fast', pace);
      restartTally(pace, read + stepsOf(pace) - before);
      yield* solveSmallest({ ...problem, items: fewer, bound: least }, other, common, pace);
      if (other.page !== undefined) best.offer(wholeLayout(other.layout, at, part.count), other.page);
      pace.work += part.count;
    }
    if (best.page !== undefined || part.count === 0) return;
    this.#largest = sketchPack(this.#job.rects, largestPage(this.#job, this.#pagesOf(list)));
    pace.work += this.#largest.steps;
    yield* this.#largest.solve(pace);
  }

  answer(done: boolean): Packing {
    if (this.#largest !== undefined) return this.#largest.answer(done);
    const { border, turn } = this.#job.common;
    const list = this.#list;
    const { unit } = list;
    const { count } = list.items;
    const best = this.#best;
    const fitting = this.#fitting;
    const layout = best === undefined ? emptyLayout(count) : wholeLayout(best.layout, fitting, count);
    const fits = fitting === undefined ? undefined : new Set(fitting);
    const settled = this.version > 0;
    const frame = {
      border,
      turn,
      sizeOf: () => ({ width: unit * best!.page!.width, height: unit * best!.page!.height }),
      reasonOf: (item: number): UnplacedReason => (fits?.has(item) === false ? 'too-large' : 'stopped'),
      verdictOf: ({ pages, area }: Result): Verdict => {
        if (settled || this.#part?.count === 0) {
          return { measure: 'page-area', value: areaOf(pages), bound: this.#bound * unit * unit };
        }
        return { measure: 'area', value: area, bound: wholeWorth(this.#part ?? list.items) };
      },
    };
    return buildPacking(list, layout, frame);
  }

  /** The pages in the list's blocks, which may be larger than those of the options. */
  #pagesOf({ unit }: RectList): SmallestForm {
    const { form, rules, common, options } = this.#job;
    return form.unit === unit ? form : pagesIn(rules, common, options, unit);
  }
}
