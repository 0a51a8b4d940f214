/**
 * A packing that changes as little as it can: what can stay is an obstacle for all the rest.
 *
 * All is packed anew as well, in one pass: that checks the list, tells the bound, and is the way out where the holes
 * between what stays are too small for what comes, while a fresh packing has room for all of it.
 */
import { checkList, checkOptions, InvalidInputError, type Search, type Slices } from '@kit/grid';
import { Pace } from '../items/pace.js';
import { checkPages } from '../output/check-packing.js';
import { packNames, packPaced } from '../pack/pack-search.js';
import { readPages } from '../pages/read-pages.js';
import { maxObstacles } from '../rects/limits.js';
import { leastCommonMultiple } from '../rects/raster.js';
import { readOptions } from '../rects/read-options.js';
import type { IdOf, Obstacle, Packing, PackingOf, PackOptions, Page, PageSize, Placed, RectInput } from '../types.js';
import { boxWithRim, type Former, formerPlaces, keptPlaces } from './keep-places.js';
import { meetingPair } from './places-apart.js';

/** Options of `repack`: those of `pack` without `tags`. */
export type RepackOptions = Omit<PackOptions, 'tags'>;

/** A packing, and what it changes. */
export type Repacking<R extends RectInput = RectInput> = {
  /** The packing. */
  readonly packing: PackingOf<R>;
  /** The ids of all that stays where it was. */
  readonly kept: readonly IdOf<R>[];
  /** The ids of all that lies elsewhere now, or has another size. */
  readonly moved: readonly IdOf<R>[];
  /** The ids of all that the former packing did not have. */
  readonly added: readonly IdOf<R>[];
  /** The ids of what the former packing had and this one has not. */
  readonly removed: readonly (string | number)[];
  /** Pixels to be drawn anew: the areas of what moved and what was added, with their rims. */
  readonly pixels: number;
};

const names = /* @__PURE__ */ packNames.filter((name): name is keyof RepackOptions => name !== 'tags');

/** How a search inside this one goes: what it counts, and whether it was told to stop. */
type Course = { nodes: number; isStopped: boolean };

/**
 * {@link repack} as a search that reports its progress and can be stopped.
 *
 * @param rects - all rectangles
 * @param former - the packing to stay close to
 * @param options - as for `repack`
 * @returns a search; `nodes` counts evaluations
 * @throws {@link InvalidInputError} as `repack`
 *
 * @example
 * ```ts
 * import { pack, repackSearch, runSync } from '@kit/rect-pack';
 *
 * const page = { width: 8, height: 8 };
 * const former = pack([{ id: 'a', width: 4, height: 8 }], page);
 * const rects = [{ id: 'b', width: 4, height: 4 }, { id: 'a', width: 4, height: 8 }];
 * runSync(repackSearch(rects, former, page)).kept; // => ['a']
 * ```
 */
export function repackSearch<R extends RectInput>(
  rects: readonly R[],
  former: Packing,
  options: RepackOptions,
): Search<Repacking<R>> {
  return repackPaced(rects, former, options, new Pace(true));
}

/** The same, with pauses when the pace says so. */
export function repackPaced<R extends RectInput>(
  rects: readonly R[],
  former: Packing,
  options: RepackOptions,
  pace: Pace,
): Search<Repacking<R>> {
  checkOptions(options, names);
  readOptions(options);
  readPages(options);
  checkList(rects, 'rects');
  const pages = checkPages(former);
  const count = pages.reduce((sum, { placed }) => sum + placed.length, 0);
  if (count > maxObstacles) {
    const message = `former has ${count} rectangles: expected at most ${maxObstacles}`;
    throw new InvalidInputError('bad-length', message, { name: 'former' });
  }
  return repackFrom(rects, pages, options, pace) as Search<Repacking<R>>;
}

function* repackFrom(
  rects: readonly RectInput[],
  formerPages: readonly Page[],
  options: RepackOptions,
  pace: Pace,
): Search<Repacking> {
  const course: Course = { nodes: 0, isStopped: false };
  const fresh = yield* inside(packPaced(rects, { ...options, effort: 'fast' }, pace), course);
  const former = yield* sliced(formerPlaces(formerPages, pace), course);
  const kept = yield* sliced(keptApart(rects, former, options, pace), course);
  let packing = yield* around(rects, kept, options, course, pace);
  if (packing.unplaced.some(({ reason }) => reason === 'no-space') && kept.size > 0 && !course.isStopped) {
    const whole = yield* inside(packPaced(rects, options, pace), course);
    if (whole.status === 'complete') packing = whole;
  }
  return yield* sliced(tell(judged(packing, fresh, rects.length), former, pace), course);
}

/** Runs a search inside, and tells it to stop where this one is told. */
function* inside(search: Search<Packing>, course: Course): Search<Packing, { nodes: number }> {
  const before = course.nodes;
  let step = search.next();
  while (!step.done) {
    course.nodes = before + step.value.nodes;
    if (!course.isStopped && (yield { nodes: course.nodes }) === 'stop') course.isStopped = true;
    step = search.next(course.isStopped ? 'stop' : undefined);
  }
  return step.value;
}

/** Runs work of our own; told to stop, it goes on without pauses, since it is short. */
function* sliced<T>(work: Slices<T>, course: Course): Generator<{ nodes: number }, T, 'stop' | undefined> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (!course.isStopped && (yield { nodes: course.nodes }) === 'stop') course.isStopped = true;
  }
}

/** What can stay; a page on which two of them are nearer to each other than the padding keeps nothing. */
function* keptApart(
  rects: readonly RectInput[],
  former: ReadonlyMap<string | number, Former>,
  options: RepackOptions,
  pace: Pace,
): Slices<Map<number, Former>> {
  const common = readOptions(options);
  const { sizes, repeated, pages = Number.POSITIVE_INFINITY, obstacles } = readPages(options);
  const raster = { unit: unitOf(rects, common.alignTo), border: common.border, padding: common.padding };
  const sizeOf = (page: number) => (page < pages ? (sizes[page] ?? repeated) : undefined);
  const kept = yield* keptPlaces(rects, former, { options: common, raster, sizeOf, obstacles }, pace);
  const byPage = new Map<number, (readonly [number, Former])[]>();
  for (const stays of kept) {
    const { page } = stays[1];
    const there = byPage.get(page);
    if (there === undefined) byPage.set(page, [stays]);
    else there.push(stays);
    pace.left -= stepsEach;
    if (pace.left <= 0) yield pace.rest();
  }
  for (const there of byPage.values()) {
    pace.left -= stepsEach * there.length;
    if (pace.left <= 0) yield pace.rest();
    const boxes = there.map(([, { place }]) => {
      const { x, y, endX, endY } = boxWithRim(place);
      return { x, y, endX: endX + common.padding, endY: endY + common.padding };
    });
    if ((yield* meetingPair(boxes, pace)) !== undefined) for (const [at] of there) kept.delete(at);
  }
  return kept;
}

/** The blocks that all rectangles keep to. */
function unitOf(rects: readonly RectInput[], alignTo: number): number {
  let unit = alignTo;
  for (const { alignTo: own } of rects) {
    // Of a search that was stopped before it had checked its list it may be anything.
    if (own !== undefined && Number.isSafeInteger(own) && own > 0) unit = leastCommonMultiple(unit, own);
  }
  return unit;
}

/** Packs what does not stay around what does. */
function* around(
  rects: readonly RectInput[],
  kept: ReadonlyMap<number, Former>,
  options: RepackOptions,
  course: Course,
  pace: Pace,
): Search<Packing, { nodes: number }> {
  const { coming, standing } = yield* sliced(parted(rects, kept, pace), course);
  const obstacles = [...(options.obstacles ?? []), ...standing];
  const alignTo = unitOf(rects, options.alignTo ?? 1);
  const rest = yield* inside(packPaced(coming, { ...options, alignTo, obstacles }, pace), course);
  const pages = yield* sliced(joined(rects, kept, rest.pages, options, pace), course);
  return { ...rest, pages };
}

/** Steps that an object is worth. */
const stepsEach = 12;

/** What is to be packed, and what is in its way. */
function* parted(
  rects: readonly RectInput[],
  kept: ReadonlyMap<number, Former>,
  pace: Pace,
): Slices<{ coming: RectInput[]; standing: Obstacle[] }> {
  const coming: RectInput[] = [];
  const standing: Obstacle[] = [];
  for (let at = 0; at < rects.length; at++) {
    const stays = kept.get(at);
    if (stays === undefined) coming.push({ id: at, ...rects[at] });
    else {
      const { x, y, endX, endY } = boxWithRim(stays.place);
      standing.push({ page: stays.page, x, y, width: endX - x, height: endY - y });
    }
    pace.left -= stepsEach;
    if (pace.left <= 0) yield pace.rest();
  }
  // They are read and laid out before the search that is given them pauses.
  pace.spend(stepsEach * standing.length);
  if (pace.left <= 0) yield pace.rest();
  return { coming, standing };
}

/** The pages of the packed rest with what stays on them. */
function* joined(
  rects: readonly RectInput[],
  kept: ReadonlyMap<number, Former>,
  rest: readonly Page[],
  options: RepackOptions,
  pace: Pace,
): Slices<Page[]> {
  const pages = new Map<number, { size: PageSize; placed: Placed[] }>();
  for (const { index, width, height, placed } of rest) {
    pages.set(index, { size: { width, height }, placed: [...placed] });
    pace.left -= placed.length;
  }
  const { sizes, repeated } = readPages(options);
  for (const [at, { page: index, place }] of kept) {
    const page = pages.get(index) ?? { size: sizes[index] ?? repeated!, placed: [] };
    pages.set(index, page);
    page.placed.push(placeOf(rects[at], at, place));
    pace.left -= stepsEach;
    if (pace.left <= 0) yield pace.rest();
  }
  return Array.from(pages)
    .sort(([a], [b]) => a - b)
    .map(
      ([
        index,
        {
          size: { width, height },
          placed,
        },
      ]): Page => {
        const area = placed.reduce((sum, rect) => sum + rect.width * rect.height, 0);
        return { index, width, height, placed, occupancy: area / (width * height) };
      },
    );
}

/** A rectangle at its place of old, with what it carries now. */
function placeOf(rect: RectInput, at: number, { x, y, width, height, rotated, extrude }: Placed): Placed {
  const { id = at, source, aliases, data } = rect;
  return {
    ...{ id, x, y, width, height, rotated },
    ...(source === undefined ? undefined : { source }),
    ...(aliases === undefined ? undefined : { aliases }),
    ...(data === undefined ? undefined : { data }),
    ...(extrude === undefined ? undefined : { extrude }),
  };
}

/** Counted as a packing of the whole list. */
function judged(packing: Packing, fresh: Packing, count: number): Packing {
  const { pages, unplaced } = packing;
  const isWhole = unplaced.length === 0;
  const value = isWhole ? pages.length : count - unplaced.length;
  const least = fresh.measure === 'pages' ? fresh.bound : Math.min(1, pages.length);
  const bound = isWhole ? least : count;
  const gap = bound === 0 ? 0 : Math.abs(value - bound) / bound;
  const [status, measure] = isWhole ? (['complete', 'pages'] as const) : (['partial', 'rects'] as const);
  return { status, pages, unplaced, measure, value, bound, gap, proven: value === bound };
}

/** What is different from the former packing. */
function* tell(packing: Packing, former: ReadonlyMap<string | number, Former>, pace: Pace): Slices<Repacking> {
  const kept: (string | number)[] = [];
  const moved: (string | number)[] = [];
  const added: (string | number)[] = [];
  const gone = new Set(former.keys());
  let pixels = 0;
  for (const page of packing.pages) {
    for (const place of page.placed) {
      const old = former.get(place.id);
      gone.delete(place.id);
      pace.left -= 4 * stepsEach;
      if (pace.left <= 0) yield pace.rest();
      if (old !== undefined && old.page === page.index && isSamePlace(old.place, place)) {
        kept.push(place.id);
        continue;
      }
      (old === undefined ? added : moved).push(place.id);
      const { x, y, endX, endY } = boxWithRim(place);
      pixels += (endX - x) * (endY - y);
    }
  }
  return { packing, kept, moved, added, removed: [...gone], pixels };
}

function isSamePlace(a: Placed, b: Placed): boolean {
  const isThere = a.x === b.x && a.y === b.y && a.rotated === b.rotated;
  return isThere && a.width === b.width && a.height === b.height && (a.extrude ?? 0) === (b.extrude ?? 0);
}
