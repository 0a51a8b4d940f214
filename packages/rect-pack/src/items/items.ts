import type { Box } from './box.js';

/** The sizes of what is to be placed, padding included, as the kernels see them. */
export type Items = {
  readonly count: number;
  readonly width: Int32Array;
  readonly height: Int32Array;
  /** 1 where turning by 90° is allowed and makes a difference. */
  readonly turnable: Uint8Array;
  /** 1 where the rectangle itself says so, where those differ from all that are turnable; see {@link lessFree}. */
  readonly own: Uint8Array | undefined;
  /** Is any of them turnable? */
  readonly turns: boolean;
  /** What each counts for where area is counted: that of its rectangle alone. Undefined where it is the item's own. */
  readonly worth: Float64Array | undefined;
  /** Sum of the areas. */
  readonly area: number;
  /** What a frame has at least to be wide and high, whichever way the turnable ones lie; 1 if there are no items. */
  readonly widest: number;
  readonly tallest: number;
  /** The shortest side that can lie along the bottom. */
  readonly narrowest: number;
  /** Do they stand by falling height, equal ones by falling width? */
  readonly byHeight: boolean;
  /** How many sizes there are, where equal ones are neighbours; else at least so many neighbours differ. */
  readonly kinds: number;
};

/** The sides of items. */
type Sides = Pick<Items, 'width' | 'height'>;

/** What a kernel sees that takes one item after the other. */
export type ItemSizes = Pick<Items, 'count' | 'width' | 'height' | 'turnable'>;

/** What a kernel sees that chooses among them for a gap. */
export type GapItems = ItemSizes & Pick<Items, 'area' | 'narrowest'>;

/** What a gap has to know of items of these sizes, and nothing else: {@link makeItems} for who takes no more along. */
export function gapItems(items: ItemSizes): GapItems {
  let area = 0;
  let narrowest = Number.POSITIVE_INFINITY;
  for (let item = 0; item < items.count; item++) {
    const [across, down] = [items.width[item], items.height[item]];
    area += across * down;
    narrowest = Math.min(narrowest, items.turnable[item] === 1 ? Math.min(across, down) : across);
  }
  return { ...items, area, narrowest };
}

/** The first `count` items from their sizes, and in the same pass what nearly everyone wants to know about them. */
export function makeItems(
  width: Int32Array,
  height: Int32Array,
  turnable: Uint8Array,
  worth?: Float64Array,
  own?: Uint8Array,
  count: number = width.length,
): Items {
  let turns = false;
  let area = 0;
  let widest = 1;
  let tallest = 1;
  let narrowest = width[0] ?? 0;
  let byHeight = true;
  let kinds = 0;
  let lastWidth = 0;
  let lastHeight = 0;
  for (let item = 0; item < count; item++) {
    const across = width[item];
    const down = height[item];
    area += across * down;
    if (across !== lastWidth || down !== lastHeight) {
      kinds++;
      if (item > 0 && (down > lastHeight || (down === lastHeight && across > lastWidth))) byHeight = false;
      lastWidth = across;
      lastHeight = down;
    }
    let leastWidth = across;
    let leastHeight = down;
    if (turnable[item] === 1) {
      turns = true;
      if (down < across) leastWidth = down;
      else leastHeight = across;
    }
    if (leastWidth > widest) widest = leastWidth;
    if (leastHeight > tallest) tallest = leastHeight;
    if (leastWidth < narrowest) narrowest = leastWidth;
  }
  const lengths = { widest, tallest, narrowest };
  return { count, width, height, turnable, own, turns, worth, area, ...lengths, byHeight, kinds };
}

/** What an item counts for where area is counted. */
export function worthOf({ width, height, worth }: Pick<Items, 'width' | 'height' | 'worth'>, item: number): number {
  return worth === undefined ? width[item] * height[item] : worth[item];
}

/** What all items count for together. */
export function wholeWorth({ area, worth }: Items): number {
  return worth === undefined ? area : worth.reduce((sum, own) => sum + own, 0);
}

/** Arrays of one length that share a buffer: for short ones that is several times cheaper than one buffer each. */
export function int32Arrays(how: number, length: number): Int32Array[] {
  const buffer = new ArrayBuffer(4 * how * length);
  const arrays: Int32Array[] = [];
  for (let at = 0; at < how; at++) arrays.push(new Int32Array(buffer, 4 * at * length, length));
  return arrays;
}

/** Where items lie: one entry an item; `page` is −1 for what has no place. */
export type Layout = {
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly turned: Uint8Array;
  readonly page: Int32Array;
};

/** A layout in which nothing has a place. */
export function emptyLayout(count: number): Layout {
  const [x, y, page] = int32Arrays(3, count);
  return { x, y, turned: new Uint8Array(count), page: page.fill(-1) };
}

/** Copies a layout over another of the same length. */
export function copyLayout(from: Layout, to: Layout): void {
  to.x.set(from.x);
  to.y.set(from.y);
  to.turned.set(from.turned);
  to.page.set(from.page);
}

/** A layout of its own. */
export function copyOf({ x, y, turned, page }: Layout): Layout {
  return { x: x.slice(), y: y.slice(), turned: turned.slice(), page: page.slice() };
}

/** Lays an item on a page, at the place that a kernel has found. */
export function put(
  out: Layout,
  item: number,
  { x, y, turned }: { readonly x: number; readonly y: number; readonly turned: number },
  page: number,
): void {
  out.x[item] = x;
  out.y[item] = y;
  out.turned[item] = turned;
  out.page[item] = page;
}

/** The right edge of an item. */
export function rightOf({ width, height }: Sides, { x, turned }: Layout, item: number): number {
  return x[item] + (turned[item] === 1 ? height[item] : width[item]);
}

/** Its lower edge. */
export function bottomOf({ width, height }: Sides, { y, turned }: Layout, item: number): number {
  return y[item] + (turned[item] === 1 ? width[item] : height[item]);
}

/** The box of an item on its page. */
export function boxOf(items: Sides, layout: Layout, item: number): Box {
  const [endX, endY] = [rightOf(items, layout, item), bottomOf(items, layout, item)];
  return { x: layout.x[item], y: layout.y[item], endX, endY };
}

/** The corner that all placed items reach together. */
export function reachOf(items: Sides & Pick<Items, 'count'>, layout: Layout): { right: number; bottom: number } {
  let [right, bottom] = [0, 0];
  for (let item = 0; item < items.count; item++) {
    if (layout.page[item] < 0) continue;
    right = Math.max(right, rightOf(items, layout, item));
    bottom = Math.max(bottom, bottomOf(items, layout, item));
  }
  return { right, bottom };
}
