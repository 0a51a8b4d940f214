/**
 * A packing that changes as little as it can: what can stay is an obstacle for all the rest.
 *
 * All is packed anew as well, in one pass: that checks the list, tells the bound, and is the way out where the holes
 * between what stays are too small for what comes, while a fresh packing has room for all of it.
 */
import {
  checkList,
  checkOptions,
  defineSearch,
  InvalidInputError,
  type Progress,
  type Search,
  type Slices,
} from '@kit/grid';
import { startTally, type Tally } from '../items/tally.js';
import { checkPages } from '../output/check-packing.js';
import type { Sketch } from '../output/report-search.js';
import { packNames, sketchPack } from '../pack/pack-search.js';
import { maxObstacles, maxRects } from '../rects/limits.js';
import { FormerNotes } from '../rects/page-notes.js';
import { readOptions } from '../rects/read-options.js';
import type { Packing, Page, RectInput } from '../types.js';
import { around, type Rest } from './around-kept.js';
import { type Former, formerPlaces } from './keep-places.js';
import { keptApart } from './kept-apart.js';
import type { Repacking, RepackOptions } from './repacking.js';
import { judged, tell } from './tell-changes.js';

const names = /* @__PURE__ */ packNames.filter(
  (name): name is keyof RepackOptions => name !== 'tags' && name !== 'crop',
);

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
  return search(rects, former, options) as Search<Repacking<R>>;
}

/** A job, and how far it has come. */
type Job = {
  readonly rects: readonly RectInput[];
  readonly formerPages: readonly Page[];
  readonly options: RepackOptions;
  /** A packing from scratch in one pass: it tells the bound. */
  readonly fresh: Sketch;
  readonly former: ReadonlyMap<string | number, Former>;
  tally?: Tally;
  isFresh: boolean;
  rest?: Rest;
  /** What is the answer if nothing better comes. */
  packing?: Packing;
};

const search = /* @__PURE__ */ defineSearch({
  read: readJob,
  *work(job, pace): Slices<Repacking> {
    const { rects, options, former, fresh } = job;
    job.tally = startTally(pace, fresh.steps);
    yield* fresh.solve(job.tally);
    job.isFresh = true;
    const kept = yield* keptApart(rects, former, options, pace);
    const rest = around(rects, kept, options);
    job.rest = rest;
    pace.work += rest.sketch.steps;
    yield* rest.sketch.solve(job.tally);
    job.packing = rest.packing(true);
    if (job.packing.unplaced.some(({ reason }) => reason === 'no-space') && kept.size > 0) {
      const whole = sketchPack(rects, options);
      pace.work += whole.steps;
      yield* whole.solve(job.tally);
      const packing = whole.answer(true);
      if (packing.status === 'complete') job.packing = packing;
    }
    return told(job);
  },
  report: ({ tally }): Progress<Repacking> => ({ nodes: tally!.evaluations }),
  stopped: told,
});

function readJob(rects: readonly RectInput[], former: Packing, options: RepackOptions): Job {
  checkOptions(options, names);
  readOptions(options);
  const list = Array.from(checkList(rects, 'rects', 0, maxRects));
  const fresh = sketchPack(list, { ...options, effort: 'fast' });
  const formerPages = checkPages(former);
  const count = formerPages.reduce((sum, { placed }) => sum + placed.length, 0);
  if (count > maxObstacles) {
    const message = `former has ${count} rectangles: expected at most ${maxObstacles}`;
    throw new InvalidInputError('bad-length', message, { name: 'former' });
  }
  return { rects: list, formerPages, options, fresh, former: formerPlaces(formerPages), isFresh: false };
}

/** The repacking as it stands. As long as it is not known what can stay, that is the packing from scratch. */
function told({ rects, formerPages, former, fresh, isFresh, rest, packing }: Job): Repacking {
  const found = packing ?? rest?.packing(false) ?? fresh.answer(false);
  const noted = { ...found, pages: withNotes(found.pages, formerPages) };
  return tell(judged(noted, fresh.answer(isFresh), rects.length), former);
}

/** The pages are those of the former packing still: their pictures keep their file names, and turn as they did. */
function withNotes(pages: readonly Page[], formerPages: readonly Page[]): Page[] {
  const notes = new FormerNotes();
  for (const page of formerPages) notes.keep(page, `former.pages[${page.index}]`);
  return pages.map((page) => ({ ...page, ...notes.of(page.index, page.placed) }));
}
