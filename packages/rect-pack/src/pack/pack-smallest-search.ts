import { checkInteger, checkList, checkNumber, checkOptions, type Search, type Slices } from '@kit/grid';
import { emptyLayout, type Items } from '../items/items.js';
import { Pace } from '../items/pace.js';
import { mergeLayout, subsetOf } from '../items/subset.js';
import { spaceOf } from '../kernel/first-fit-gap.js';
import { buildPacking, type Result, type Verdict } from '../output/build-packing.js';
import { answerNow, reportSearch, type Sketch } from '../output/report-search.js';
import { maxPageSide, maxRects } from '../rects/limits.js';
import { commonNames, readOptions } from '../rects/read-options.js';
import { nothingPacked, type RectList, readRects } from '../rects/read-rects.js';
import { PageShape } from '../shape/page-shape.js';
import { checkForm, readSideRules } from '../shape/read-shape.js';
import { BestPage } from '../smallest/best-page.js';
import { pageAreaBound } from '../smallest/page-area-bound.js';
import { solveSmallest } from '../smallest/solve-smallest.js';
import type { Packing, PackOptions, RectInput, SmallestOptions, UnplacedReason } from '../types.js';
import { sketchPack } from './pack-search.js';

const names = [
  ...commonNames,
  'square',
  'powerOfTwo',
  'multipleOf',
  'maxWidth',
  'maxHeight',
  'ratio',
  'maxAspect',
] as const;

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
export function packSmallestSearch(rects: readonly RectInput[], options: SmallestOptions = {}): Search<Packing> {
  return packSmallestPaced(rects, options, new Pace(true));
}

/** The same, with pauses when the pace says so. */
export function packSmallestPaced(rects: readonly RectInput[], options: SmallestOptions, pace: Pace): Search<Packing> {
  const job = readJob(rects, options);
  const { effort, maxEvaluations } = job.common;
  return reportSearch(new SmallestSketch(job, pace), pace, effort === 'best' ? maxEvaluations : undefined);
}

/** The same at once: without reports, and without a thought of pauses. */
export function packSmallestNow(rects: readonly RectInput[], options: SmallestOptions): Packing {
  return answerNow(new SmallestSketch(readJob(rects, options), new Pace(false)));
}

type Job = ReturnType<typeof readJob>;

function readJob(rects: readonly RectInput[], options: SmallestOptions) {
  const { maxWidth = maxPageSide, maxHeight = maxPageSide, ratio, maxAspect } = checkOptions(options, names);
  const common = readOptions(options);
  if (maxAspect !== undefined) checkNumber(maxAspect, 'options.maxAspect', 1, 1024);
  const { square, powerOfTwo, multipleOf } = readSideRules(options);
  // Member by member: to spread the rules takes longer than to pack ten rectangles.
  const shape = new PageShape({
    square,
    powerOfTwo,
    multipleOf,
    maxWidth: checkInteger(maxWidth, 'options.maxWidth', 1, maxPageSide, 'bad-size'),
    maxHeight: checkInteger(maxHeight, 'options.maxHeight', 1, maxPageSide, 'bad-size'),
    ratio: ratio === undefined ? undefined : checkNumber(ratio, 'options.ratio', 1 / 1024, 1024),
  });
  checkForm(shape, options);
  checkList(rects, 'rects', 0, maxRects);
  const offset = 2 * common.border - common.padding;
  return { common, rects, shape, maxAspect: maxAspect ?? 2, maxWidth, maxHeight, offset };
}

function largestPage({ common, shape }: Job): PackOptions {
  return { ...common, ...shape.largest(), pages: 1, objective: 'area' };
}

/** A job with what is known of its answer. */
class SmallestSketch implements Sketch {
  readonly #job: Job;
  readonly #pace: Pace;
  #list: RectList | undefined;
  #part: Items | undefined;
  #fitting: readonly number[] | undefined;
  #bound = 0;
  #best: BestPage | undefined;
  /** No page holds all that fits alone: the largest one is filled as far as possible. */
  #largest: Sketch | undefined;

  constructor(job: Job, pace: Pace) {
    this.#job = job;
    this.#pace = pace;
  }

  get version(): number {
    return this.#largest?.version ?? this.#best?.version ?? 0;
  }

  *solve(): Slices<void> {
    const { shape, offset, maxAspect, maxWidth, maxHeight, common } = this.#job;
    const pace = this.#pace;
    const list = yield* this.#read();
    const { items } = list;
    const fitting = itemsThatFit(items, shape.roundDown(maxWidth) - offset, shape.roundDown(maxHeight) - offset);
    if (fitting !== undefined || items.turns) pace.left -= 4 * items.count;
    if (pace.left <= 0) yield pace.rest();
    const part = fitting === undefined ? items : subsetOf(items, fitting);
    const bound = yield* pageAreaBound(part, shape, offset, common.effort === 'fast', pace);
    const best = new BestPage(part);
    this.#part = part;
    this.#fitting = fitting;
    this.#bound = bound;
    this.#best = best;
    const order = common.order === 'auto' ? undefined : common.order;
    const problem = { items: part, shape, offset, maxAspect, order, bound, space: list.space };
    yield* solveSmallest(problem, best, common, pace);
    if (best.page !== undefined || part.count === 0) return;
    this.#largest = sketchPack(this.#job.rects, largestPage(this.#job), pace);
    yield* this.#largest.solve();
  }

  unread(): Packing | undefined {
    const { rects, common } = this.#job;
    if (this.#largest !== undefined) return this.#largest.unread();
    return this.#list === undefined ? nothingPacked(rects, common.padding, 'area') : undefined;
  }

  *answer(done: boolean): Slices<Packing> {
    if (this.#largest !== undefined) return yield* this.#largest.answer(done);
    const { border } = this.#job.common;
    const list = yield* this.#read();
    const { count } = list.items;
    const best = this.#best;
    const fitting = this.#fitting;
    let layout = best === undefined ? emptyLayout(count) : best.layout;
    if (best !== undefined && fitting !== undefined) {
      layout = emptyLayout(count);
      mergeLayout(best.layout, fitting, layout);
      this.#pace.left -= 2 * count;
    }
    const fits = fitting === undefined ? undefined : new Set(fitting);
    const settled = this.version > 0;
    const frame = {
      border,
      sizeOf: () => best?.page ?? { width: 0, height: 0 },
      reasonOf: (item: number): UnplacedReason => (fits?.has(item) === false ? 'too-large' : 'stopped'),
      verdictOf: ({ pages, area }: Result): Verdict => {
        if (settled || this.#part?.count === 0) {
          const value = pages.reduce((sum, { width, height }) => sum + width * height, 0);
          return { measure: 'page-area', value, bound: this.#bound };
        }
        return { measure: 'area', value: area, bound: (this.#part ?? list.items).area };
      },
    };
    return yield* buildPacking(list, layout, frame, this.#pace);
  }

  *#read(): Slices<RectList> {
    const { rects, common } = this.#job;
    const { rotate, padding, order } = common;
    const wishes = { rotate, padding, given: order === 'given', roomFor: spaceOf };
    this.#list ??= yield* readRects(rects, wishes, this.#pace);
    return this.#list;
  }
}

/** The items that fit into the frame in one of their positions; undefined if all do. */
function itemsThatFit(items: Items, across: number, down: number): number[] | undefined {
  const { count, width, height, turnable } = items;
  if (!items.turns && items.widest <= across && items.tallest <= down) return undefined;
  const fits = (item: number): boolean =>
    (width[item] <= across && height[item] <= down) ||
    (turnable[item] === 1 && height[item] <= across && width[item] <= down);
  let item = 0;
  while (item < count && fits(item)) item++;
  if (item === count) return undefined;
  return Array.from({ length: count }, (_, at) => at).filter(fits);
}
