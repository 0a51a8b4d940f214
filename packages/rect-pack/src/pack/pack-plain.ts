/**
 * The short way of `packSmallest`: a plain list in effort `fast`, packed at once. What is checked, and what comes out, is the
 * same as on the long way; that one is built for searches, which pause, report and stop, and of a hundred rectangles this
 * takes more time than packing them. Whatever is out of the ordinary is left to it: such a list is read again.
 */
import { runSlices } from '@kit/grid';
import { type Items, type Layout, makeItems } from '../items/items.js';
import { longPace, startTally } from '../items/tally.js';
import { FirstFitGap } from '../kernel/first-fit-gap.js';
import { sortKeys } from '../orders/sort-by.js';
import { packed } from '../rects/packed.js';
import { readPlain } from '../rects/read-plain.js';
import { byUnits } from '../rects/tags.js';
import { widthRange } from '../smallest/axis.js';
import { BestPage } from '../smallest/best-page.js';
import { itemsThatFit } from '../smallest/items-that-fit.js';
import { freePageBound, pageAreaBound } from '../smallest/page-area-bound.js';
import { firstWidth, isWorthMore, patienceFor, solveSmallest } from '../smallest/solve-smallest.js';
import type { Packing, PageSize } from '../types.js';
import { giveBack, type PlainMemory, takeMemory } from './plain-memory.js';
import type { SmallestJob } from './smallest-job.js';

/** The packing, or undefined where the long way has to be gone. */
export function packPlain(job: SmallestJob): Packing | undefined {
  const { rects, common, form } = job;
  const { effort, order, extrude, rotate, turn, padding, border } = common;
  const { shape, offset, unit } = form;
  const count = rects.length;
  if (effort !== 'fast' || order !== 'auto' || extrude > 0 || unit > 1 || count === 0) return undefined;
  if (turn !== undefined) return undefined;
  const memory = takeMemory(count);
  const list = readPlain(rects, rotate, padding, memory);
  if (list === undefined) return undefined;
  const { places, tags } = list;
  const sorted = memory.order;
  sortKeys(memory.keys, count, sorted, memory.spare, memory.ends);
  if (tags !== undefined) sortTies(memory.keys, tags, sorted.subarray(0, count));
  const items = sortedItems(memory, count, rotate);
  if (itemsThatFit(items, shape, offset) !== undefined) return undefined;
  let best = smallestPage(items, job, memory);
  // What may turn is packed as it lies as well: see `lessFree`.
  const mayGain = items.turns && best !== undefined && areaOf(best.page) > best.bound;
  const upright = mayGain
    ? makeItems(items.width, items.height, new Uint8Array(count), undefined, undefined, count)
    : undefined;
  const fits = upright !== undefined && itemsThatFit(upright, shape, offset) === undefined;
  const other = fits ? smallestPage(upright, job, undefined) : best;
  if (best === undefined || other === undefined) return undefined;
  const { bound } = best;
  if (areaOf(other.page) < areaOf(best.page)) best = other;
  const { width, height } = best.page;
  const { x, y, turned } = best.layout;
  let area = 0;
  for (let at = 0; at < count; at++) {
    const place = places[sorted[at]];
    const { width: across, height: down } = place;
    place.x = x[at] + border;
    place.y = y[at] + border;
    area += across * down;
    if (turned[at] === 0) continue;
    place.rotated = true;
    place.width = down;
    place.height = across;
  }
  giveBack(memory);
  const value = width * height;
  const page = { index: 0, width, height, placed: places, occupancy: area / value };
  return packed([page], [], { measure: 'page-area', value, bound });
}

/** The page that effort `fast` comes to, in memory of its own if it gets none; undefined where its first packing fails. */
function smallestPage(
  items: Items,
  { form, likelyAspect }: SmallestJob,
  memory: PlainMemory | undefined,
): { page: PageSize; layout: Layout; bound: number } | undefined {
  const { shape, offset } = form;
  const pace = startTally(longPace());
  const plain = shape.isFree ? freePageBound(items, shape, offset) : undefined;
  const bound = plain ?? runSlices(pageAreaBound(items, shape, offset, true, pace));
  if (items.turns || isWorthMore(items)) {
    const best = new BestPage(items);
    const job = { items: withoutRest(items), shape, offset, likelyAspect, order: undefined, bound };
    runSlices(solveSmallest(job, best, { effort: 'fast', maxEvaluations: 0 }, pace));
    return best.page && { page: best.page, layout: best.layout, bound };
  }
  // One packing is done by the kernel itself: what a search has around it takes longer than a short list.
  const pageWidth = firstWidth(items, shape, offset, widthRange(items, shape, offset, likelyAspect, false));
  const across = pageWidth - offset;
  const down = shape.heightBelow(pageWidth, Number.MAX_SAFE_INTEGER) - offset;
  const maxWaste = across * down - items.area;
  if (across < 1 || down < 1 || maxWaste < 0) return undefined;
  const kernel = new FirstFitGap(items, undefined, memory);
  kernel.start({ width: across, maxHeight: down, maxWaste, patience: patienceFor(items.count) }, pace);
  if (kernel.goOn(pace) !== 'packed') return undefined;
  const page = shape.pageOf(shape.isFree ? kernel.right + offset : pageWidth, kernel.top + offset);
  return { page, layout: kernel.takeLayout(), bound };
}

const areaOf = ({ width, height }: PageSize): number => width * height;

/** Equal sizes by their tags, those without one first: so the answer does not depend on the order of the list. */
function sortTies(keys: Int32Array, tags: readonly (string | undefined)[], order: Int32Array): void {
  const byTag = (one: number, other: number): number => {
    const [a, b] = [tags[one], tags[other]];
    return a === undefined || b === undefined ? Number(a !== undefined) - Number(b !== undefined) : byUnits(a, b);
  };
  for (let from = 0, to = 0; from < order.length; from = to) {
    while (to < order.length && keys[order[to]] === keys[order[from]]) to++;
    if (to - from > 1) order.subarray(from, to).sort((one, other) => byTag(one, other) || one - other);
  }
}

/** The items alone, without what the memory has behind them. */
function withoutRest(items: Items): Items {
  const { count, width, height, turnable } = items;
  const sides = { width: width.subarray(0, count), height: height.subarray(0, count) };
  return { ...items, ...sides, turnable: turnable.subarray(0, count) };
}

/** The items in the order of their size, and what is to be known of them. */
function sortedItems(memory: PlainMemory, count: number, rotate: boolean): Items {
  const { keys, order, width, height, turnable } = memory;
  for (let at = 0; at < count; at++) {
    const sides = ~keys[order[at]];
    width[at] = sides & 0xffff;
    height[at] = sides >>> 16;
    turnable[at] = rotate && width[at] !== height[at] ? 1 : 0;
  }
  const items = makeItems(width, height, turnable, undefined, undefined, count);
  // Where nothing turns the kernel writes nothing of it.
  if (!items.turns) memory.layout.turned.fill(0, 0, count);
  return items;
}
