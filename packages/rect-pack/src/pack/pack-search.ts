/**
 * `pack` as a search: checks the input, sorts out what fits nowhere, hands the rest to the solver and shapes answers.
 */
import { checkChoice, checkList, checkOptions, type Search, type Slices, unexpected } from '@kit/grid';
import { mostWorth } from '../bounds/most-worth.js';
import type { PageSource } from '../fill/fill-pages.js';
import { type MakePacker, methodForms, methodPacker } from '../fill/method-packer.js';
import { emptyLayout, type Items, type Layout, wholeWorth } from '../items/items.js';
import { Pace } from '../items/pace.js';
import { mergeLayout, subsetOf } from '../items/subset.js';
import { orderItems } from '../orders/item-orders.js';
import { buildPacking, type Result, type Verdict } from '../output/build-packing.js';
import { answerNow, reportSearch, type Sketch } from '../output/report-search.js';
import { areaOfAll, fewestPages, mostItems, type PageAreas, pageAreas } from '../pages/fixed-bounds.js';
import { Incumbent, type PageProblem } from '../pages/page-problem.js';
import { tryFilling } from '../pages/portfolio.js';
import { layPages, type PageList, readPages } from '../pages/read-pages.js';
import { isBetter, scoreLayout } from '../pages/score.js';
import { sizeTest } from '../pages/size-test.js';
import { solvePages } from '../pages/solve-pages.js';
import {
  packApart,
  packTogether,
  type SolveApart,
  type TaggedItems,
  type TaggedPacking,
} from '../pages/tagged-pages.js';
import { maxRects } from '../rects/limits.js';
import { commonNames, readOptions } from '../rects/read-options.js';
import { nothingPacked, type RectList, readRects } from '../rects/read-rects.js';
import type { Effort, Packing, PackingOf, PackOptions, RectInput, UnplacedReason } from '../types.js';

/** How many cuts the dual feasible functions try. */
const thoroughness = { fast: 0, good: 12, best: 64 } as const;

const efforts: readonly Effort[] = ['fast', 'good', 'best'];

/** The names of all options of `pack`. */
export const packNames: readonly (keyof PackOptions)[] = /* @__PURE__ */ (() => [
  ...commonNames,
  'width',
  'height',
  'pages',
  'sizes',
  'method',
  'obstacles',
  'objective',
  'tags',
])();

/**
 * {@link pack} as a search that reports its progress and can be stopped.
 *
 * Options are checked at the call, the rectangles as the search comes to them. Stopped before its first packing is done,
 * the search gives that as far as it has come; what it did not come to is unplaced with the reason `stopped`.
 *
 * @param rects - the rectangles
 * @param options - as for `pack`
 * @returns a search; `nodes` counts evaluations, see `maxEvaluations`
 * @throws {@link InvalidInputError} as `pack`
 *
 * @example
 * ```ts
 * import { packSearch, runSync } from '@kit/rect-pack';
 *
 * const rects = [{ width: 60, height: 40 }, { width: 60, height: 60 }, { width: 40, height: 100 }];
 * runSync(packSearch(rects, { width: 100, height: 100 })).proven; // => true
 * ```
 */
export function packSearch<R extends RectInput>(rects: readonly R[], options: PackOptions): Search<PackingOf<R>> {
  return packPaced(rects, options, new Pace(true)) as Search<PackingOf<R>>;
}

/** The same, with pauses when the pace says so. */
export function packPaced(rects: readonly RectInput[], options: PackOptions, pace: Pace): Search<Packing> {
  const job = readJob(rects, options);
  return reportSearch(new PackSketch(job, pace), pace, job.effort === 'best' ? job.maxEvaluations : undefined);
}

/** The work itself, for those who go on with it. */
export function sketchPack(rects: readonly RectInput[], options: PackOptions, pace: Pace): Sketch {
  return new PackSketch(readJob(rects, options), pace);
}

/** The same at once: without reports, and without a thought of pauses. */
export function packNow(rects: readonly RectInput[], options: PackOptions): Packing {
  return answerNow(new PackSketch(readJob(rects, options), new Pace(false)));
}

type Job = ReturnType<typeof readJob>;

function readJob(rects: readonly RectInput[], options: PackOptions) {
  const { method, objective = 'pages', tags = 'together' } = checkOptions(options, packNames);
  const common = readOptions(options);
  checkChoice(objective, 'options.objective', ['pages', 'area', 'rects']);
  checkChoice(tags, 'options.tags', ['together', 'exclusive']);
  const wishes = readPages(options);
  const packer = method === undefined ? undefined : readMethod(method);
  checkList(rects, 'rects', 0, maxRects);
  const given = common.order === 'given';
  return { ...common, rects, given, packer, objective, exclusive: tags === 'exclusive', wishes };
}

/** The kernel of a name. */
function readMethod(method: unknown): MakePacker {
  const packer = typeof method === 'string' ? methodPacker(method) : undefined;
  if (packer !== undefined) return packer;
  throw unexpected('bad-choice', 'options.method', method, `one of ${methodForms()}`);
}

/** A job with what is known of its answer. */
class PackSketch implements Sketch {
  readonly #job: Job;
  readonly #pace: Pace;
  #list: RectList | undefined;
  #pages: PageList | undefined;
  #areas: PageAreas = { known: [], repeated: 0, limit: 0 };
  /** The items that fit on some page, and which of the list they are; undefined if all do. */
  #part: Items | undefined;
  #fitting: readonly number[] | undefined;
  #fewest = 0;
  #mostItems = 0;
  #mostArea = 0;
  #best: Incumbent | undefined;
  #tagged: TaggedPacking | undefined;

  constructor(job: Job, pace: Pace) {
    this.#job = job;
    this.#pace = pace;
  }

  get version(): number {
    return this.#best?.version ?? this.#tagged?.version ?? 0;
  }

  *solve(): Slices<void> {
    const job = this.#job;
    const pace = this.#pace;
    const list = yield* this.#read();
    const { items } = list;
    const raster = { unit: list.unit, border: job.border, padding: job.padding };
    const pages = yield* layPages(job.wishes, raster, items.count, pace);
    this.#pages = pages;
    this.#areas = yield* pageAreas(pages, pace);
    const fitting = yield* this.#fittingOf(items, pages);
    const part = fitting === undefined ? items : subsetOf(items, fitting);
    pace.left -= items.count;
    this.#fewest = yield* this.#fewestFor(part, pages, this.#areas);
    if (job.objective === 'rects') this.#mostItems = yield* mostItems(part, areaOfAll(this.#areas), pace);
    this.#mostArea = yield* mostWorth(part, areaOfAll(this.#areas), pace);
    this.#part = part;
    this.#fitting = fitting;
    const { tags: allTags, tagCount } = list;
    if (allTags === undefined) {
      this.#best = new Incumbent(this.#problem(part, pages, this.#fewest), pace);
      yield* this.#improve(this.#best, job.effort);
      return;
    }
    const tags = fitting === undefined ? allTags : Int32Array.from(fitting, (item) => allTags[item]);
    const task = { items: part, tags, tagCount, pages };
    if (job.exclusive) yield* this.#packApart(task);
    else yield* this.#packTogether(task);
  }

  unread(): Packing | undefined {
    const measure = this.#job.objective === 'rects' ? 'rects' : 'area';
    return this.#list === undefined ? nothingPacked(this.#job.rects, this.#job, measure) : undefined;
  }

  *answer(done: boolean): Slices<Packing> {
    const list = yield* this.#read();
    const { border } = this.#job;
    const { count } = list.items;
    const fitting = this.#fitting;
    let layout = this.#best?.layout ?? this.#tagged?.layout ?? emptyLayout(count);
    // Where each item is among those that fit.
    let partAt: Int32Array | undefined;
    if (fitting !== undefined) {
      const places = layout;
      layout = emptyLayout(count);
      mergeLayout(places, fitting, layout);
      partAt = new Int32Array(count).fill(-1);
      for (let at = 0; at < fitting.length; at++) partAt[fitting[at]] = at;
    }
    this.#pace.left -= count;
    const settled = done || this.version > 0;
    const reasons = this.#tagged?.reasons;
    const reasonOf = (item: number): UnplacedReason => {
      const at = partAt === undefined ? item : partAt[item];
      if (at < 0) return 'too-large';
      return reasons?.get(at) ?? (settled ? 'no-space' : 'stopped');
    };
    const sizeOf = (page: number) => this.#pages!.sizeOf(page);
    const verdictOf = (result: Result): Verdict => this.#judge(result, list.items);
    return yield* buildPacking(list, layout, { border, sizeOf, reasonOf, verdictOf }, this.#pace);
  }

  /** The items that fit on some page; undefined if all do. */
  *#fittingOf(items: Items, pages: PageSource): Slices<number[] | undefined> {
    const pace = this.#pace;
    const { width, height } = pages.frame(0);
    pace.left -= 3;
    if (pages.limit > 0 && !items.turns && items.widest <= width && items.tallest <= height) return undefined;
    const fits = yield* sizeTest(items, pages, pace);
    pace.begin('sizes');
    const fitting: number[] = [];
    for (let item = 0; item < items.count; item++) {
      if (fits(item)) fitting.push(item);
      pace.left -= 3;
      if (pace.left <= 0) yield pace.rest();
    }
    return fitting.length === items.count ? undefined : fitting;
  }

  *#read(): Slices<RectList> {
    const job = this.#job;
    this.#list ??= yield* readRects(job.rects, job, this.#pace);
    return this.#list;
  }

  #problem(items: Items, pages: PageSource, bound: number): PageProblem {
    const { objective, order } = this.#job;
    const only = order === 'auto' ? undefined : order;
    return { items, pages, uniform: pages.distinct === 0, byCount: objective === 'rects', order: only, bound };
  }

  #fewestFor(items: Items, pages: PageSource, areas: PageAreas): Slices<number> {
    return fewestPages(items, pages, areas, thoroughness[this.#job.effort], this.#pace);
  }

  /** One kernel by name, or the packer's own choice. */
  *#improve(best: Incumbent, effort: Effort, share = 1): Slices<void> {
    const job = this.#job;
    const pace = this.#pace;
    const { items, order } = best.problem;
    if (job.packer === undefined) {
      yield* solvePages(best, { ...job, effort }, pace, share);
      return;
    }
    const sequence = yield* orderItems(items, order ?? 'height', pace);
    yield* tryFilling(best, sequence, job.packer(items, pace), pace);
  }

  *#packTogether(task: TaggedItems): Slices<void> {
    const packing: TaggedPacking = { version: 0, layout: emptyLayout(task.items.count), reasons: new Map() };
    this.#tagged = packing;
    const byCount = this.#job.objective === 'rects';
    yield* packTogether({ ...task, bound: this.#fewest, byCount }, this.#job, packing, this.#pace);
  }

  /** Each tag is a job of its own; of the efforts up to the one asked for the best is taken. */
  *#packApart(task: TaggedItems): Slices<void> {
    const pace = this.#pace;
    const { items } = task;
    const best: TaggedPacking = { version: 0, layout: emptyLayout(items.count), reasons: new Map() };
    this.#tagged = best;
    const byCount = this.#job.objective === 'rects';
    for (const effort of efforts.slice(0, efforts.indexOf(this.#job.effort) + 1)) {
      const layout = best.version === 0 ? best.layout : emptyLayout(items.count);
      const solve: SolveApart = (part, behind, share) => this.#solveApart(part, behind, effort, share);
      yield* packApart(task, solve, layout, pace);
      pace.left -= 2 * items.count;
      if (pace.left <= 0) yield pace.rest();
      const better = isBetter(scoreLayout(items, layout, byCount), scoreLayout(items, best.layout, byCount));
      if (better) best.layout = layout;
      if (better || best.version === 0) best.version++;
    }
  }

  *#solveApart(part: Items, behind: PageSource, effort: Effort, share: number): Slices<Layout> {
    const bound = yield* this.#fewestFor(part, behind, yield* pageAreas(behind, this.#pace));
    const best = new Incumbent(this.#problem(part, behind, bound), this.#pace);
    yield* this.#improve(best, effort, share);
    return best.layout;
  }

  #judge({ pages, placed, area }: Result, items: Items): Verdict {
    const { objective } = this.#job;
    // Before the pages are known nothing is: all that can be said is how much there is.
    const known = this.#part !== undefined;
    if (objective === 'rects') return { measure: 'rects', value: placed, bound: known ? this.#mostItems : items.count };
    if (objective === 'pages' && placed === items.count) {
      return { measure: 'pages', value: pages.length, bound: known ? this.#fewest : pages.length };
    }
    return { measure: 'area', value: area, bound: known ? this.#mostArea : wholeWorth(items) };
  }
}
