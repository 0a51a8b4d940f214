/**
 * `pack` as a search: checks the input, sorts out what fits nowhere, hands the rest to the solver and shapes answers.
 */
import {
  checkChoice,
  checkList,
  checkOptions,
  InvalidInputError,
  type Pace,
  type Search,
  type Slices,
  spend,
} from '@kit/grid';
import { maxWorth } from '../bounds/max-worth.js';
import type { PageSource } from '../fill/fill-pages.js';
import { checkMethod } from '../fill/method-packer.js';
import { emptyLayout, type Items, wholeWorth } from '../items/items.js';
import { lessFree } from '../items/less-free.js';
import { subsetOf, wholeLayout } from '../items/subset.js';
import { restartTally, stepsOf, type Tally } from '../items/tally.js';
import { buildPacking, type Result } from '../output/build-packing.js';
import { checkCrop, cropPages } from '../output/crop-pages.js';
import { packingSearch, type Sketch } from '../output/report-search.js';
import { closedUp } from '../pages/closed-up.js';
import { areaOfAll, maxItems, type PageAreas, pageAreas } from '../pages/fixed-bounds.js';
import { layPages, type PageList, readPages } from '../pages/read-pages.js';
import { isBetter, isComplete, scoreLayout } from '../pages/score.js';
import { sizeTest } from '../pages/size-test.js';
import { isSettled } from '../pages/solve-pages.js';
import { maxRects } from '../rects/limits.js';
import type { Verdict } from '../rects/packed.js';
import { commonNames, readOptions } from '../rects/read-options.js';
import { type RectList, readRects } from '../rects/read-rects.js';
import type { CropOptions, Packing, PackingOf, PackOptions, RectInput, UnplacedReason } from '../types.js';
import { boundOf, type PackTask, type Standing, solvePack } from './solve-pack.js';

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
  'crop',
])();

/**
 * {@link pack} as a search that reports its progress and can be stopped.
 *
 * Stopped before its first packing is done, the search gives that as far as it has come; what it did not come to is
 * unplaced with the reason `stopped`.
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
  return search(rects, options) as Search<PackingOf<R>>;
}

const search = /* @__PURE__ */ packingSearch(sketchPack);

/** The work itself, for those who go on with it. */
export function sketchPack(rects: readonly RectInput[], options: PackOptions): Sketch {
  return new PackSketch(readJob(rects, options));
}

type Job = ReturnType<typeof readJob>;

function readJob(rects: readonly RectInput[], options: PackOptions) {
  const { method, objective = 'pages', tags = 'together', crop = false } = checkPackOptions(options);
  const common = readOptions(options);
  checkChoice(objective, 'options.objective', ['pages', 'area', 'rects']);
  checkChoice(tags, 'options.tags', ['together', 'prefer-together', 'exclusive']);
  const wishes = readPages(options);
  const packer = method === undefined ? undefined : checkMethod(method);
  checkList(rects, 'rects', 0, maxRects);
  const given = common.order === 'given';
  const cropping = readCrop(crop, common.border);
  const exclusive = tags === 'exclusive';
  // To spread the shared options into a new object takes a tenth of what packing fifty rectangles does.
  return Object.assign(common, { rects, given, packer, objective, tags, exclusive, wishes, crop: cropping });
}

const forms = ['powerOfTwo', 'square', 'multipleOf'];

/** What forms pages belongs into `crop`: a page has the size that is asked for. */
function checkPackOptions(options: PackOptions): PackOptions {
  try {
    return checkOptions(options, packNames);
  } catch (error) {
    const key = forms.find((name) => String(error).includes(`options.${name} is unknown`));
    if (key === undefined) throw error;
    const message = `options.${key} is no option of pack: expected it in options.crop, as in crop: { ${key}: … }`;
    throw new InvalidInputError('unknown-option', message, { name: `options.${key}` });
  }
}

function readCrop(crop: boolean | CropOptions, border: number): CropOptions | undefined {
  if (typeof crop === 'boolean') return crop ? { border } : undefined;
  return { border, ...checkCrop(crop, 'options.crop') };
}

/** A job with what is known of its answer. */
class PackSketch implements Sketch {
  readonly count: number;
  readonly steps: number;
  readonly limit: number | undefined;
  readonly #job: Job;
  readonly #list: RectList;
  #pages: PageList | undefined;
  /** The items that fit on some page, and which of the list they are; undefined if all do. */
  #part: Items | undefined;
  #fitting: readonly number[] | undefined;
  #fewest = 0;
  #maxItems = 0;
  #maxArea = 0;
  /** What came of all freedom that there is, and what is better with less. */
  #standing: Standing | undefined;
  #lessFree: Standing | undefined;
  /** How many searches it is: where rectangles may turn they are packed with less freedom as well. */
  runs = 1;

  constructor(job: Job) {
    this.#job = job;
    this.#list = readRects(job.rects, job);
    this.count = this.#list.position.length;
    this.steps = this.#list.steps;
    this.limit = job.effort === 'best' ? job.maxEvaluations : undefined;
  }

  get version(): number {
    return (this.#standing?.version ?? 0) + (this.#lessFree?.version ?? 0);
  }

  *solve(pace: Tally): Slices<void> {
    const job = this.#job;
    const list = this.#list;
    const { items } = list;
    const raster = { unit: list.unit, border: job.border, padding: job.padding };
    const pages = yield* layPages(job.wishes, raster, items.count, pace);
    this.#pages = pages;
    const areas = pageAreas(pages, pace);
    if (spend(pace, 0)) yield;
    const fitting = fittingOf(items, pages, pace);
    const part = fitting === undefined ? items : subsetOf(items, fitting);
    if (spend(pace, items.count)) yield;
    const read = stepsOf(pace);
    this.#fewest = yield* boundOf(part, pages, areas, job, pace);
    if (job.objective === 'rects') this.#maxItems = maxItems(part, areaOfAll(areas), pace);
    this.#maxArea = yield* maxWorth(part, areaOfAll(areas), pace);
    this.#part = part;
    this.#fitting = fitting;
    const { tags: all, tagCount } = list;
    const tags = all === undefined || fitting === undefined ? all : Int32Array.from(fitting, (item) => all[item]);
    const task = { items: part, tags, tagCount, pages, bound: this.#fewest };
    const show = (standing: Standing): void => {
      this.#standing = standing;
    };
    yield* solvePack(task, job, show, pace);
    yield* this.#solveLessFree(task, areas, read, pace);
  }

  /** What may turn lies as it is; see `lessFree`. */
  *#solveLessFree(task: PackTask, areas: PageAreas, read: number, pace: Tally): Slices<void> {
    const job = this.#job;
    const { items, tags, pages, bound } = task;
    const byCount = job.objective === 'rects';
    const others = lessFree(items, job.given);
    this.runs += others.length;
    let best = this.#standing!;
    let score = scoreLayout(items, best.layout, byCount);
    const closes = job.effort !== 'fast' && job.packer === undefined && !(job.exclusive && tags !== undefined);
    const searches = closes && tags === undefined;
    for (const { items: fewer, at } of others) {
      const isOnePage = isComplete(score) && score.end <= 1;
      if (searches ? isSettled({ items, pages, bound, uniform: pages.distinct === 0 }, score) : isOnePage) return;
      const fitting = fittingOf(fewer, pages, pace);
      const part = fitting === undefined ? fewer : subsetOf(fewer, fitting);
      if (part.count === 0) return;
      const indexOf = (index: number): number => {
        const item = fitting === undefined ? index : fitting[index];
        return at === undefined ? item : at[item];
      };
      const own = tags && Int32Array.from(part.width, (_, index) => tags[indexOf(index)]);
      let other = best;
      const show = (standing: Standing): void => {
        other = standing;
      };
      const before = stepsOf(pace);
      const least = yield* boundOf(part, pages, areas, job, pace);
      restartTally(pace, read + stepsOf(pace) - before);
      yield* solvePack({ ...task, items: part, tags: own, bound: least }, job, show, pace);
      const found = wholeLayout(wholeLayout(other.layout, fitting, items.count), at, items.count);
      // Turned, something may have room on an earlier page of it.
      const layout = closes ? yield* closedUp({ items, pages }, found, pace, tags) : found;
      const otherScore = scoreLayout(items, layout, byCount);
      if (spend(pace, 3 * items.count)) yield;
      if (!isBetter(otherScore, score)) continue;
      const reasons = other.reasons && new Map(Array.from(other.reasons, ([index, why]) => [indexOf(index), why]));
      best = { version: (this.#lessFree?.version ?? 0) + 1, layout, reasons };
      score = otherScore;
      this.#lessFree = best;
    }
  }

  answer(done: boolean): Packing {
    const list = this.#list;
    const { border, turn, crop } = this.#job;
    const { count } = list.items;
    const fitting = this.#fitting;
    const standing = this.#lessFree ?? this.#standing;
    const layout = standing === undefined ? emptyLayout(count) : wholeLayout(standing.layout, fitting, count);
    // Where each item is among those that fit.
    const partAt = fitting && new Int32Array(count).fill(-1);
    if (fitting && partAt) for (let at = 0; at < fitting.length; at++) partAt[fitting[at]] = at;
    const settled = done || this.version > 0;
    const reasons = standing?.reasons;
    const reasonOf = (item: number): UnplacedReason => {
      const at = partAt === undefined ? item : partAt[item];
      if (at < 0) return 'too-large';
      return reasons?.get(at) ?? (settled ? 'no-space' : 'stopped');
    };
    const sizeOf = (page: number) => this.#pages!.sizeOf(page);
    const verdictOf = (result: Result): Verdict => this.#judge(result, list.items);
    const packing = buildPacking(list, layout, { border, turn, sizeOf, reasonOf, verdictOf });
    return crop === undefined ? packing : cropPages(packing, crop);
  }

  #judge({ pages, placed, area }: Result, items: Items): Verdict {
    const { objective } = this.#job;
    // Before the pages are known nothing is: all that can be said is how much there is.
    const known = this.#part !== undefined;
    if (objective === 'rects') return { measure: 'rects', value: placed, bound: known ? this.#maxItems : items.count };
    if (objective === 'pages' && placed === items.count) {
      return { measure: 'pages', value: pages.length, bound: known ? this.#fewest : pages.length };
    }
    return { measure: 'area', value: area, bound: known ? this.#maxArea : wholeWorth(items) };
  }
}

/** The items that fit on some page; undefined if all do. */
function fittingOf(items: Items, pages: PageSource, pace: Pace): number[] | undefined {
  const { width, height } = pages.frame(0);
  pace.work += 3;
  if (pages.limit > 0 && !items.turns && items.widest <= width && items.tallest <= height) return undefined;
  const fits = sizeTest(items, pages, pace);
  const fitting: number[] = [];
  for (let item = 0; item < items.count; item++) if (fits(item)) fitting.push(item);
  pace.work += 3 * items.count;
  return fitting.length === items.count ? undefined : fitting;
}
