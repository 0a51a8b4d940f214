/**
 * Tags: the rectangles of one tag on one page (`together`), or nothing else on their pages (`exclusive`).
 *
 * Together: tag after tag, the largest first, goes to the first page on which it and what is there already can be packed
 * (any kernel of a small set will do), and a search shakes the order of the tags; then what has no tag fills the holes,
 * page by page, around what lies there. Exclusive: each tag is a job of its own on the pages behind those of the tag
 * before.
 */
import { createRandom, type Slices, spend } from '@kit/grid';
import { fillPages, type PageSource } from '../fill/fill-pages.js';
import { frameAround, type PageFrame } from '../fill/page-frame.js';
import { gapPacker, maxRectsPacker } from '../fill/page-packers.js';
import { boxOf, emptyLayout, type Items, type Layout } from '../items/items.js';
import { mergeLayout, subsetOf } from '../items/subset.js';
import { countPackings, type Reach, spendAside, type Tally } from '../items/tally.js';
import { orderItems } from '../orders/item-orders.js';
import type { UnplacedReason } from '../types.js';
import { isBetter, isComplete, scoreLayout } from './score.js';

/** Items with tags, and the pages for them. */
export type TaggedItems = {
  readonly items: Items;
  readonly tags: Int32Array;
  readonly tagCount: number;
  readonly pages: PageSource;
};

/** The best so far; the first packing can be seen while it grows. */
export type TaggedPacking = { version: number; layout: Layout; reasons: Map<number, UnplacedReason> };

/** Rectangles that effort `good` packs in search of an order of the tags, and how many orders are tried at most. */
const tagWork = 4000;
const maxTagTrials = 1000;

/** More pages than this with tags on them are not all asked again for each tag: the newest are. */
const maxOpenPages = 32;

type TagGroups = { readonly tagged: readonly (readonly number[])[]; readonly untagged: readonly number[] };

/** The items of each tag, the tag of the largest area first; then those without a tag. */
function groupByTag({ items, tags, tagCount }: TaggedItems, pace: Tally): TagGroups {
  const groups: number[][] = Array.from({ length: tagCount }, () => []);
  const areas = new Float64Array(tagCount);
  const untagged: number[] = [];
  for (let item = 0; item < items.count; item++) {
    const tag = tags[item];
    if (tag < 0) {
      untagged.push(item);
      continue;
    }
    groups[tag].push(item);
    areas[tag] = areas[tag] + items.width[item] * items.height[item];
  }
  const tagged: { readonly group: readonly number[]; readonly area: number }[] = [];
  for (let tag = 0; tag < tagCount; tag++) {
    if (groups[tag].length > 0) tagged.push({ group: groups[tag], area: areas[tag] });
  }
  pace.work += 16 * items.count + 8 * tagCount;
  const sorted = tagged.sort((a, b) => b.area - a.area || a.group[0] - b.group[0]);
  return { tagged: sorted.map(({ group }) => group), untagged };
}

/**
 * The best of several packings: the first takes the tags by area, the others in an order shaken a little more each time.
 */
export function* packTogether(
  task: TaggedItems & { readonly bound: number; readonly byCount: boolean },
  { effort, seed, maxEvaluations }: Reach,
  best: TaggedPacking,
  pace: Tally,
): Slices<void> {
  const { items, bound, byCount } = task;
  const end = pace.evaluations + maxEvaluations;
  const groups = groupByTag(task, pace);
  if (spend(pace, 0)) yield;
  const random = createRandom(seed);
  yield* packInOrder(task, groups, best, pace);
  best.version = 1;
  countPackings(pace, 1);
  let bestScore = scoreLayout(items, best.layout, byCount);
  const tagged = [...groups.tagged];
  const max = { fast: 1, good: Math.ceil(tagWork / items.count), best: maxTagTrials }[effort];
  for (let trial = 1; trial < max && tagged.length > 1 && pace.evaluations < end; trial++) {
    if (isComplete(bestScore) && bestScore.pages <= bound) return;
    const from = random.int(tagged.length);
    const [moved] = tagged.splice(from, 1);
    const to = random.int(tagged.length + 1);
    tagged.splice(to, 0, moved);
    const packed: TaggedPacking = { version: 0, layout: emptyLayout(items.count), reasons: new Map() };
    yield* packInOrder(task, { ...groups, tagged }, packed, pace);
    countPackings(pace, 1);
    const score = scoreLayout(items, packed.layout, byCount);
    pace.work += items.count;
    if (isBetter(bestScore, score)) {
      tagged.splice(to, 1);
      tagged.splice(from, 0, moved);
      continue;
    }
    best.layout = packed.layout;
    best.reasons = packed.reasons;
    best.version++;
    bestScore = score;
  }
}

/** A page with tags on it. */
type Contents = { readonly members: readonly number[]; readonly area: number };

function* packInOrder(task: TaggedItems, groups: TagGroups, packing: TaggedPacking, pace: Tally): Slices<void> {
  const { items, pages } = task;
  const { layout, reasons } = packing;
  const contents = new Map<number, Contents>();
  /** One page of each kind, for tags that no page has room for. */
  let kinds: Set<PageFrame> | undefined;
  // Behind this page all are empty.
  let end = 0;
  for (const group of groups.tagged) {
    const area = group.reduce((sum, item) => sum + items.width[item] * items.height[item], 0);
    let found = false;
    for (let page = Math.max(0, end - maxOpenPages); page < pages.limit && !found; page++) {
      const { members, area: taken } = contents.get(page) ?? { members: [], area: 0 };
      const { width, height } = pages.frame(page);
      if (spend(pace, 8)) yield;
      if (area + taken <= width * height) {
        const wanted = [...members, ...group];
        found = yield* packAll(items, wanted, pages.frame(page), page, layout, pace);
        if (found) {
          contents.set(page, { members: wanted, area: area + taken });
          end = Math.max(end, page + 1);
        }
      }
      // The pages behind the sizes given are all alike: where one is empty and too small, so are the others.
      if (!found && members.length === 0 && page >= pages.distinct) break;
    }
    if (!found) {
      kinds ??= new Set(framesOf(pages));
      let fits = false;
      for (const frame of kinds) {
        fits ||= yield* packAll(items, group, frame, 0, undefined, pace);
        pace.work += 8;
        if (fits) break;
        if (spend(pace, 0)) yield;
      }
      for (const item of group) reasons.set(item, fits ? 'no-space' : 'tag-too-large');
    }
  }
  yield* fillHoles(items, groups.untagged, contents, pages, layout, pace);
}

function* framesOf(pages: PageSource): Generator<PageFrame, void, void> {
  for (let page = 0; page < Math.min(pages.limit, pages.distinct + 1); page++) yield pages.frame(page);
}

const gap = (items: Items, pace: Tally) => gapPacker(items, items.count, pace);
const byShortSide = (items: Items, pace: Tally) => maxRectsPacker(items, 'best-short-side', pace);
const byBottomLeft = (items: Items, pace: Tally) => maxRectsPacker(items, 'bottom-left', pace);

/** What it takes to make a kernel, in steps: it is a dozen arrays. */
const kernelSteps = 1000;

/** Steps that it takes to sort a few, whose digits are counted all the same. */
const sortSteps = 400;

/** Can all of these lie on the page? If so they do. */
function* packAll(
  items: Items,
  wanted: readonly number[],
  frame: PageFrame,
  page: number,
  layout: Layout | undefined,
  pace: Tally,
): Slices<boolean> {
  const part = subsetOf(items, wanted);
  pace.work += 4 * part.count;
  if (part.area > frame.width * frame.height) return false;
  const onePage: PageSource = { frame: () => frame, limit: 1, distinct: 0 };
  // Each is made only when those before it have failed: of many small tags that would be most of the work.
  for (const makePacker of [gap, byShortSide, byBottomLeft]) {
    const fill = makePacker(part, pace);
    spendAside(pace, kernelSteps);
    for (const order of ['height', 'area', 'longer-side'] as const) {
      if (spendAside(pace, sortSteps)) yield;
      const trial = emptyLayout(part.count);
      yield* fillPages(part, orderItems(part, order, pace), fill, onePage, trial, pace);
      pace.work += part.count;
      if (trial.page.includes(-1)) continue;
      if (layout !== undefined) {
        trial.page.fill(page);
        mergeLayout(trial, wanted, layout);
      }
      return true;
    }
  }
  return false;
}

/** What has no tag goes around what lies there already. */
function* fillHoles(
  items: Items,
  untagged: readonly number[],
  contents: ReadonlyMap<number, Contents>,
  pages: PageSource,
  layout: Layout,
  pace: Tally,
): Slices<void> {
  if (untagged.length === 0) return;
  const part = subsetOf(items, untagged);
  pace.work += 4 * part.count;
  const frames = new Map<number, PageFrame>();
  let end = pages.distinct;
  for (const [page, { members }] of contents) {
    const { width, height, blocks } = pages.frame(page);
    const lying = members.map((item) => boxOf(items, layout, item));
    frames.set(page, yield* frameAround(width, height, [...blocks, ...lying], pace));
    end = Math.max(end, page + 1);
    if (spend(pace, 0)) yield;
  }
  const around: PageSource = {
    limit: pages.limit,
    distinct: Math.min(end, pages.limit),
    frame: (page) => frames.get(page) ?? pages.frame(page),
  };
  const places = emptyLayout(part.count);
  yield* fillPages(
    part,
    orderItems(part, 'area', pace),
    maxRectsPacker(part, 'best-short-side', pace),
    around,
    places,
    pace,
  );
  mergeLayout(places, untagged, layout);
}

/** So many tags have a full search each; more of them share the work of so many. */
const fullShares = 16;

/** Packs items on pages that nobody else uses, with a share of the work. */
export type SolveApart = (items: Items, pages: PageSource, share: number) => Slices<Layout>;

/** Each tag on pages of its own, then what has no tag. */
export function* packApart(task: TaggedItems, solve: SolveApart, layout: Layout, pace: Tally): Slices<void> {
  const { items, pages } = task;
  const groups = groupByTag(task, pace);
  if (spend(pace, 0)) yield;
  let first = 0;
  for (const group of [...groups.tagged, groups.untagged]) {
    const start = first;
    const behind: PageSource = {
      frame: (page) => pages.frame(page + start),
      limit: Math.max(0, pages.limit - start),
      distinct: Math.max(0, pages.distinct - start),
    };
    const part = subsetOf(items, group);
    if (spend(pace, 4 * part.count)) yield;
    const places = yield* solve(part, behind, Math.min(1, (fullShares * group.length) / items.count));
    for (let at = 0; at < group.length; at++) {
      if (places.page[at] < 0) continue;
      places.page[at] = places.page[at] + start;
      first = Math.max(first, places.page[at] + 1);
    }
    mergeLayout(places, group, layout);
    pace.work += 2 * part.count;
  }
}
