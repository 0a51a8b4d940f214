import { checkInteger, checkList, checkNumber, checkOptions, type Search } from '@kit/grid';
import { packSearch } from '../fixed/pack-search.js';
import { maxPageSide, maxRects } from '../input/limits.js';
import { commonNames, readOptions } from '../input/read-options.js';
import { type RectList, readRects } from '../input/read-rects.js';
import { spaceOf } from '../kernels/first-fit-gap.js';
import { emptyLayout, type Items } from '../kernels/items.js';
import { mergeLayout, subsetOf } from '../kernels/subset.js';
import { type Paused, Work } from '../kernels/work.js';
import { buildPacking, type Result, type Verdict } from '../output/build-packing.js';
import { reportSearch, type Sketch } from '../output/report-search.js';
import type { Packing, RectInput, SmallestOptions, UnplacedReason } from '../types.js';
import { BestPage } from './best-page.js';
import { pageAreaBound } from './page-area-bound.js';
import { PageShape } from './page-shape.js';
import { checkForm, readSideRules } from './read-shape.js';
import { solveSmallest } from './solve-smallest.js';

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
  return runJob(readJob(rects, options));
}

type Job = ReturnType<typeof readJob>;

function readJob(rects: readonly RectInput[], options: SmallestOptions) {
  const { maxWidth = maxPageSide, maxHeight = maxPageSide, ratio, maxAspect } = checkOptions(options, names);
  const common = readOptions(options);
  if (maxAspect !== undefined) checkNumber(maxAspect, 'options.maxAspect', 1, 1024);
  const shape = new PageShape({
    ...readSideRules(options),
    maxWidth: checkInteger(maxWidth, 'options.maxWidth', 1, maxPageSide, 'bad-size'),
    maxHeight: checkInteger(maxHeight, 'options.maxHeight', 1, maxPageSide, 'bad-size'),
    ratio: ratio === undefined ? undefined : checkNumber(ratio, 'options.ratio', 1 / 1024, 1024),
  });
  checkForm(shape, options);
  checkList(rects, 'rects', 0, maxRects);
  const offset = 2 * common.border - common.padding;
  return { common, rects, shape, maxAspect: maxAspect ?? 2, maxWidth, maxHeight, offset };
}

function* runJob(job: Job): Search<Packing> {
  const work = new Work();
  const sketch = new SmallestSketch(job, work);
  const { effort, maxEvaluations } = job.common;
  const packing = yield* reportSearch(sketch, work, effort === 'best' ? maxEvaluations : undefined);
  // Not all fit on any page allowed: the largest one, filled as far as possible.
  if (!sketch.needsLargest) return packing;
  return yield* packSearch(job.rects, { ...job.common, ...job.shape.largest(), pages: 1, objective: 'area' });
}

/** A job with what is known of its answer. */
class SmallestSketch implements Sketch {
  readonly #job: Job;
  readonly #work: Work;
  #list: RectList | undefined;
  #part: Items | undefined;
  #fitting: readonly number[] | undefined;
  #bound = 0;
  #best: BestPage | undefined;
  /** The work is done, and no page holds all that fits alone. */
  needsLargest = false;

  constructor(job: Job, work: Work) {
    this.#job = job;
    this.#work = work;
  }

  get version(): number {
    return this.#best?.version ?? 0;
  }

  *solve(): Paused {
    const { shape, offset, maxAspect, maxWidth, maxHeight, common } = this.#job;
    const work = this.#work;
    const list = yield* this.#read();
    const { items } = list;
    const fitting = itemsThatFit(items, shape.roundDown(maxWidth) - offset, shape.roundDown(maxHeight) - offset);
    if (fitting !== undefined || items.turns) work.left -= 4 * items.count;
    if (work.left <= 0) yield;
    const part = fitting === undefined ? items : subsetOf(items, fitting);
    const bound = yield* pageAreaBound(part, shape, offset, common.effort === 'fast', work);
    const best = new BestPage(part);
    this.#part = part;
    this.#fitting = fitting;
    this.#bound = bound;
    this.#best = best;
    const order = common.order === 'auto' ? undefined : common.order;
    const problem = { items: part, shape, offset, maxAspect, order, bound, space: list.space };
    yield* solveSmallest(problem, best, common, work);
    this.needsLargest = best.page === undefined && part.count > 0;
  }

  *answer(): Paused<Packing> {
    const { border } = this.#job.common;
    const list = yield* this.#read();
    const { count } = list.items;
    const best = this.#best;
    const fitting = this.#fitting;
    let layout = best === undefined ? emptyLayout(count) : best.layout;
    if (best !== undefined && fitting !== undefined) {
      layout = emptyLayout(count);
      mergeLayout(best.layout, fitting, layout);
      this.#work.left -= 2 * count;
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
    return yield* buildPacking(list, layout, frame, this.#work);
  }

  *#read(): Paused<RectList> {
    const { rects, common } = this.#job;
    const { rotate, padding, order } = common;
    const wishes = { rotate, padding, given: order === 'given', roomFor: spaceOf };
    this.#list ??= yield* readRects(rects, wishes, this.#work);
    return this.#list;
  }
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
