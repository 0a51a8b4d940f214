/**
 * Tags: the rectangles of one tag on one page (`together`), or nothing else on their pages (`exclusive`).
 *
 * Together: tag after tag, the largest first, goes to the first page on which it and what is there already can be packed
 * (any kernel of a small set will do), and a search shakes the order of the tags; then what has no tag fills the holes, page by page, around what lies there.
 * Exclusive: each tag is a job of its own on the pages behind those of the tag before.
 */
import type { Random } from '@kit/grid';
import { emptyLayout, type Items, type Layout } from '../kernels/items.js';
import { mergeLayout, subsetOf } from '../kernels/subset.js';
import { orderItems } from '../orders/item-orders.js';
import type { UnplacedReason } from '../types.js';
import { fillPages, type PageSource } from './fill-pages.js';
import { gapFiller, maxRectsFiller } from './fillers.js';
import { isBetter, type Score, scoreLayout } from './score.js';

/** The items of each tag, the tag of the largest area first; then those without a tag. */
export type TagGroups = { readonly tagged: readonly (readonly number[])[]; readonly untagged: readonly number[] };

/** Groups the items by their tags. */
export function groupByTag(items: Items, tags: Int32Array, tagCount: number): TagGroups {
  const groups: number[][] = Array.from({ length: tagCount }, () => []);
  const untagged: number[] = [];
  for (let item = 0; item < items.count; item++) (tags[item]! < 0 ? untagged : groups[tags[item]!]!).push(item);
  const area = (group: readonly number[]) =>
    group.reduce((sum, item) => sum + items.width[item]! * items.height[item]!, 0);
  const areas = new Map(groups.map((group) => [group, area(group)]));
  const tagged = groups.filter((group) => group.length > 0);
  tagged.sort((a, b) => areas.get(b)! - areas.get(a)! || a[0]! - b[0]!);
  return { tagged, untagged };
}

/** A layout with each tag on one page, and why items have no place. */
export type TaggedLayout = { readonly layout: Layout; readonly reasons: ReadonlyMap<number, UnplacedReason> };

/**
 * The best of several packings: the first takes the tags by area, the others in an order shaken a little more each time.
 */
export function packTogether(
  items: Items,
  groups: TagGroups,
  pages: PageSource,
  random: Random,
  trials: number,
  isEnough: (score: Score) => boolean,
): TaggedLayout {
  let best = packInOrder(items, groups, pages);
  let bestScore = scoreLayout(items, best.layout, false);
  const tagged = [...groups.tagged];
  for (let trial = 1; trial < trials && tagged.length > 1 && !isEnough(bestScore); trial++) {
    const from = random.int(tagged.length);
    const [moved] = tagged.splice(from, 1);
    const to = random.int(tagged.length + 1);
    tagged.splice(to, 0, moved!);
    const packed = packInOrder(items, { ...groups, tagged }, pages);
    const score = scoreLayout(items, packed.layout, false);
    if (isBetter(bestScore, score)) {
      tagged.splice(to, 1);
      tagged.splice(from, 0, moved!);
      continue;
    }
    best = packed;
    bestScore = score;
  }
  return best;
}

function packInOrder(items: Items, groups: TagGroups, pages: PageSource): TaggedLayout {
  const reasons = new Map<number, UnplacedReason>();
  const layout = emptyLayout(items.count);
  const contents: number[][] = [];
  for (const group of groups.tagged) {
    let found = false;
    for (let page = 0; page < pages.limit && !found; page++) {
      contents[page] ??= [];
      const wanted = [...contents[page]!, ...group];
      found = packAll(items, wanted, pages, page, layout);
      if (found) contents[page] = wanted;
      // The pages behind the sizes given are all alike: where one is empty and too small, so are the others.
      else if (contents[page]!.length === 0 && page >= pages.distinct) break;
    }
    if (!found) {
      const alone = emptyLayout(items.count);
      let fits = false;
      for (let page = 0; page < Math.min(pages.limit, pages.distinct + 1) && !fits; page++)
        fits = packAll(items, group, pages, page, alone);
      for (const item of group) reasons.set(item, fits ? 'no-space' : 'tag-too-large');
    }
  }
  fillHoles(items, groups.untagged, contents, pages, layout);
  return { layout, reasons };
}

/** Can all of these lie on the page? If so they do. */
function packAll(items: Items, wanted: readonly number[], pages: PageSource, page: number, layout: Layout): boolean {
  const frame = pages.frame(page);
  const part = subsetOf(items, wanted);
  if (part.area > frame.width * frame.height) return false;
  const onePage: PageSource = { frame: () => frame, limit: 1, distinct: 0 };
  for (const fill of [gapFiller(part, part.count), maxRectsFiller(part, 0), maxRectsFiller(part, 3)]) {
    for (const order of ['height', 'area', 'longer-side'] as const) {
      const trial = emptyLayout(part.count);
      fillPages(part, orderItems(part, order), fill, onePage, trial);
      if (trial.page.includes(-1)) continue;
      trial.page.fill(page);
      mergeLayout(trial, wanted, layout);
      return true;
    }
  }
  return false;
}

/** What has no tag goes around what lies there already. */
function fillHoles(
  items: Items,
  untagged: readonly number[],
  contents: readonly (readonly number[])[],
  pages: PageSource,
  layout: Layout,
): void {
  const part = subsetOf(items, untagged);
  const around: PageSource = {
    limit: pages.limit,
    distinct: pages.limit,
    frame: (page) => {
      const frame = pages.frame(page);
      const lying = (contents[page] ?? []).map((item) => {
        const turned = layout.turned[item] === 1;
        const x = layout.x[item]!;
        const y = layout.y[item]!;
        const endX = x + (turned ? items.height[item]! : items.width[item]!);
        return { x, y, endX, endY: y + (turned ? items.width[item]! : items.height[item]!) };
      });
      return { ...frame, blocks: [...frame.blocks, ...lying] };
    },
  };
  const places = emptyLayout(part.count);
  fillPages(part, orderItems(part, 'area'), maxRectsFiller(part, 0), around, places);
  mergeLayout(places, untagged, layout);
}
