/**
 * One page fewer: the least filled page is emptied, and its items have to find places on the others.
 *
 * A step takes one or two pages and what is homeless, shuffles the pool a little around the order by area, and packs
 * those pages anew. If no more area is homeless than before, the new pages stay; equal ones too, which keeps the search
 * moving. When nobody is homeless a page has been saved.
 *
 * @see Wei, Oon, Zhu, Lim, A goal-driven approach to the 2D bin packing and variable-sized bin packing problems, 2013
 */

import { type Pace, type Random, type Slices, spend } from '@kit/grid';
import { maxRectsPacker, type PagePacker } from '../fill/page-packers.js';
import { copyOf, emptyLayout, type Items, type Layout, worthOf } from '../items/items.js';
import { LowestGap } from '../kernel/lowest-gap.js';
import { orderNarrowest } from '../orders/item-orders.js';
import { sortCounted } from '../orders/sort-by.js';
import type { PageProblem } from './page-problem.js';

/** In a pool longer than this a gap compares only so many candidates: there is always one that suits it. */
const shortPool = 300;
const longWindow = 48;

/** The search for one page fewer, from a complete layout, or for more area on all pages, from one that is not. */
export class RepackSearch {
  /** The current layout; `page` is −1 for the homeless. */
  readonly layout: Layout;
  /** Area of the homeless, or their number. */
  homeless = 0;
  readonly #problem: PageProblem;
  readonly #random: Random;
  readonly #trial: Layout;
  readonly #gap: LowestGap;
  readonly #pages: number;
  readonly #maxRects: PagePacker;
  readonly #pace: Pace;

  constructor(problem: PageProblem, start: Layout, pages: number, random: Random, pace: Pace) {
    this.#pace = pace;
    this.#maxRects = maxRectsPacker(problem.items, 'best-short-side', pace);
    this.#problem = problem;
    this.#random = random;
    this.#pages = pages;
    this.layout = copyOf(start);
    this.#trial = emptyLayout(problem.items.count);
    this.#gap = new LowestGap(problem.items, orderNarrowest);
    for (let item = 0; item < problem.items.count; item++) {
      if (start.page[item] < 0 || start.page[item] >= pages) {
        this.layout.page[item] = -1;
        this.homeless += this.#weight(item);
      }
    }
  }

  #weight(item: number): number {
    const { items, byCount } = this.#problem;
    return byCount ? 1 : worthOf(items, item);
  }

  /** Packs one or two pages anew; true if the homeless became fewer. */
  *step(): Slices<boolean> {
    const pace = this.#pace;
    const random = this.#random;
    const first = random.int(this.#pages);
    const second =
      this.#pages > 1 && random.int(2) === 0 ? (first + 1 + random.int(this.#pages - 1)) % this.#pages : -1;
    const pool: number[] = [];
    const { page } = this.layout;
    for (let item = 0; item < page.length; item++) {
      if (page[item] < 0 || page[item] === first || page[item] === second) pool.push(item);
    }
    if (spend(pace, page.length + pool.length)) yield;
    const order = yield* this.#shuffled(pool);
    const trial = this.#trial;
    for (const item of pool) trial.page[item] = -1;
    const byGap = random.int(3) > 0;
    yield* this.#fill(order, first, byGap);
    if (second >= 0) yield* this.#fill(order, second, byGap);
    pace.work += 3 * pool.length;
    let homeless = 0;
    for (const item of pool) if (trial.page[item] < 0) homeless += this.#weight(item);
    if (homeless > this.homeless) return false;
    const { layout } = this;
    for (const item of pool) {
      layout.x[item] = trial.x[item];
      layout.y[item] = trial.y[item];
      layout.turned[item] = trial.turned[item];
      layout.page[item] = trial.page[item];
    }
    const better = homeless < this.homeless;
    this.homeless = homeless;
    return better;
  }

  /** The pool by area, each area shaken by up to two fifths; sometimes the homeless go first. */
  *#shuffled(pool: readonly number[]): Slices<Int32Array> {
    const pace = this.#pace;
    const random = this.#random;
    const { items, byCount } = this.#problem;
    const { width, height } = items;
    const homelessFirst = random.int(2) === 0;
    const mode = random.int(4);
    const keys = new Int32Array(pool.length);
    for (let at = 0; at < pool.length; at++) {
      const item = pool[at];
      const shake = 0.6 + 0.4 * random.next();
      const size = mode === 0 ? height[item] : mode === 1 ? width[item] : Math.sqrt(width[item] * height[item]);
      const first = homelessFirst && this.layout.page[item] < 0 ? 2 : 1;
      keys[at] = ~Math.floor(size * shake * first * 16);
      if (spend(pace, 8)) yield;
    }
    const order = sortCounted(keys, pace);
    for (let at = 0; at < order.length; at++) order[at] = pool[order[at]];
    pace.work += order.length;
    return byCount ? order.reverse() : order;
  }

  *#fill(order: Int32Array, page: number, byGap: boolean): Slices<void> {
    const pace = this.#pace;
    const out = this.#trial;
    const frame = this.#problem.pages.frame(page);
    const rest = new Int32Array(order.length);
    let count = 0;
    for (let at = 0; at < order.length; at++) if (out.page[order[at]] < 0) rest[count++] = order[at];
    if (spend(pace, order.length)) yield;
    if (!byGap || frame.regions.length !== 1 || frame.blocks.length > 0) {
      yield* this.#maxRects(rest, count, frame, out, page);
      return;
    }
    const { width, height } = frame;
    const window = count > shortPool ? longWindow : count;
    yield* this.#gap.run(
      { order: rest, count, width, height, maxWaste: Number.POSITIVE_INFINITY, window, out, page },
      pace,
    );
  }
}

/** A layout in which everything has a place, with its least filled page moved behind the others. */
export function leastPageLast(items: Items, layout: Layout, pages: number): Layout {
  const areas = new Float64Array(pages);
  for (let item = 0; item < items.count; item++) {
    areas[layout.page[item]] = areas[layout.page[item]] + items.width[item] * items.height[item];
  }
  let least = 0;
  for (let page = 1; page < pages; page++) if (areas[page] < areas[least]) least = page;
  const moved = { ...layout, page: layout.page.slice() };
  for (let item = 0; item < items.count; item++) {
    if (layout.page[item] === least) moved.page[item] = pages - 1;
    else if (layout.page[item] === pages - 1) moved.page[item] = least;
  }
  return moved;
}
