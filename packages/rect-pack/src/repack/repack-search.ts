/**
 * A packing that changes as little as it can: what can stay is an obstacle for all the rest.
 *
 * All is packed anew as well, in one pass: that checks the list, tells the bound, and is the way out where the holes
 * between what stays are too small for what comes, while a fresh packing has room for all of it.
 */
import { checkList, checkOptions, InvalidInputError, type Search } from '@kit/grid';
import { Pace } from '../items/pace.js';
import { checkPages } from '../output/check-packing.js';
import { packNames, packPaced } from '../pack/pack-search.js';
import { readPages } from '../pages/read-pages.js';
import { maxObstacles, maxRects } from '../rects/limits.js';
import { FormerNotes } from '../rects/page-notes.js';
import { readOptions } from '../rects/read-options.js';
import type { Packing, Page, RectInput } from '../types.js';
import { around } from './around-kept.js';
import { formerPlaces } from './keep-places.js';
import { keptApart } from './kept-apart.js';
import type { Repacking, RepackOptions } from './repacking.js';
import { type Course, inside, sliced } from './search-course.js';
import { judged, tell } from './tell-changes.js';

const names = /* @__PURE__ */ packNames.filter((name): name is keyof RepackOptions => name !== 'tags');

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
  const list = Array.from(checkList(rects, 'rects', 0, maxRects));
  const pages = checkPages(former);
  const count = pages.reduce((sum, { placed }) => sum + placed.length, 0);
  if (count > maxObstacles) {
    const message = `former has ${count} rectangles: expected at most ${maxObstacles}`;
    throw new InvalidInputError('bad-length', message, { name: 'former' });
  }
  return repackFrom(list, pages, options, pace) as Search<Repacking<R>>;
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
  const noted = { ...packing, pages: withNotes(packing.pages, formerPages) };
  return yield* sliced(tell(judged(noted, fresh, rects.length), former, pace), course);
}

/** The pages are those of the former packing still: their pictures keep their file names, and turn as they did. */
function withNotes(pages: readonly Page[], formerPages: readonly Page[]): Page[] {
  const notes = new FormerNotes();
  for (const page of formerPages) notes.keep(page, `former.pages[${page.index}]`);
  return pages.map((page) => ({ ...page, ...notes.of(page.index, page.placed) }));
}
