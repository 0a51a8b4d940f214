/**
 * One way to look at a smallest-page job: as it is, or with the axes exchanged.
 *
 * For a page width the best area gives the greatest height, that the most waste, and the kernel gives up when the page
 * is higher or more is wasted. With the axes exchanged the same code packs columns from left to right into pages of a
 * given height. Where the width fixes the height (square, ratio) only the direction of packing changes.
 */

import { type Slices, spend } from '@kit/grid';
import { type Items, makeItems } from '../items/items.js';
import { countPackings, type Tally } from '../items/tally.js';
import { FirstFitGap, type Patience, type Standing } from '../kernel/first-fit-gap.js';
import { type ItemOrder, orderItems } from '../orders/item-orders.js';
import type { PageShape } from '../shape/page-shape.js';
import type { BestPage } from './best-page.js';

/** A smallest-page job, as the search sees it. */
export type SmallestJob = {
  readonly items: Items;
  readonly shape: PageShape;
  /** What a page is wider than its frame: twice the border less one padding. */
  readonly offset: number;
  /** Where both sides are free widths are tried up to this aspect. */
  readonly likelyAspect: number;
  /** The only order to use, or undefined for all. */
  readonly order: ItemOrder | undefined;
  /** The least area that the page can have. */
  readonly bound: number;
};

/** The narrowest and the widest page worth a try. */
export type WidthRange = { readonly least: number; readonly max: number };

/** A lower maximal aspect leaves few widths for an area. */
export const fewForms = 2;

/**
 * The widths worth a try, where the height is fixed by the width with the axes exchanged or not. As long as there is no page
 * those are all that a maximal aspect leaves; from then on those of better pages, if it leaves only few.
 */
export function widthRange(
  { area, widest, tallest }: Items,
  shape: PageShape,
  offset: number,
  likelyAspect: number,
  transposed: boolean,
  bestArea: number = Number.MAX_SAFE_INTEGER,
): WidthRange {
  if (shape.isFixed) {
    const [across, down] = transposed ? [tallest, widest] : [widest, tallest];
    const least = Math.max(across + offset, Math.floor((down + offset - 1) * shape.form));
    return { least, max: shape.maxWidth };
  }
  const { maxWidth, maxAspect } = shape;
  const isOpen = bestArea === Number.MAX_SAFE_INTEGER;
  const narrowest = Math.max(widest + offset, shape.leastBeside(tallest + offset));
  if (maxAspect < fewForms && !isOpen) {
    const shortest = Math.floor(Math.sqrt(area / maxAspect)) + Math.min(0, offset);
    const least = Math.min(maxWidth, Math.max(narrowest, shortest));
    return { least, max: Math.min(maxWidth, Math.max(least, Math.floor(Math.sqrt(bestArea * maxAspect)))) };
  }
  if (!shape.isFree) return { least: narrowest, max: maxWidth };
  const side = Math.sqrt(area * likelyAspect);
  // A maximum side may force the page to be longer than the aspect asks for.
  const least = Math.max(narrowest, Math.min(maxWidth, Math.floor(side / likelyAspect) + offset));
  if (maxAspect < Number.POSITIVE_INFINITY && isOpen) return { least, max: maxWidth };
  return { least, max: Math.min(maxWidth, Math.max(least, Math.ceil(side) + offset)) };
}

/** Items stood on their shorter sides where they may turn, and 1 where that turned one. */
type Stood = { readonly items: Items; readonly turned: Uint8Array };

/**
 * Stands all items up that may turn: packed by falling height they close rows far better than as they come. Those with a place
 * in the way can still lie down.
 */
function stood({ width, height, turnable }: Items): Stood {
  const turned = turnable.map((turns, item) => (turns === 1 && width[item] > height[item] ? 1 : 0));
  const across = width.map((side, item) => (turned[item] === 1 ? height[item] : side));
  const down = height.map((side, item) => (turned[item] === 1 ? width[item] : side));
  return { items: makeItems(across, down, turnable), turned };
}

/** One way to look at a job. */
export class Axis {
  readonly items: Items;
  readonly shape: PageShape;
  readonly #job: SmallestJob;
  readonly #best: BestPage;
  readonly #transposed: boolean;
  /** 1 where an item stands that was given lying. */
  readonly #turned: Uint8Array | undefined;
  #kernel: FirstFitGap | undefined;
  #standing: Standing = 'given up';
  #pageWidth = 0;

  constructor(job: SmallestJob, best: BestPage, transposed: boolean, stands = false) {
    const { shape } = job;
    const items = transposed ? makeItems(job.items.height, job.items.width, job.items.turnable) : job.items;
    const upright = stands && items.turns ? stood(items) : undefined;
    this.items = upright?.items ?? items;
    this.#turned = upright?.turned;
    this.shape = transposed && !shape.isFixed ? shape.transposed() : shape;
    this.#job = job;
    this.#best = best;
    this.#transposed = transposed;
  }

  /** The narrowest and the widest page worth a try. */
  range(): WidthRange {
    const { offset, likelyAspect } = this.#job;
    return widthRange(this.items, this.shape, offset, likelyAspect, this.#transposed, this.#best.area);
  }

  /** The order in which items are packed from now on. */
  *use(order: ItemOrder, pace: Tally): Slices<void> {
    const { items } = this;
    if (order === 'given' || (order === 'height' && items.byHeight)) {
      this.#kernel = new FirstFitGap(items, undefined);
      return;
    }
    this.#kernel = new FirstFitGap(items, orderItems(items, order, pace));
    if (spend(pace, items.count)) yield;
  }

  /**
   * Packs the sequence into a page of this width; false if no page of this width can be better. It may be paused then:
   * {@link Axis.finish} has to be called before anything else. This way a short packing costs no generator.
   */
  pack(pageWidth: number, patience: Patience, pace: Tally): boolean {
    const best = this.#best;
    const { offset } = this.#job;
    const pageHeight = this.shape.heightBelow(pageWidth, best.area);
    const swap = this.#transposed && this.shape.isFixed;
    const binWidth = (swap ? pageHeight : pageWidth) - offset;
    const binHeight = (swap ? pageWidth : pageHeight) - offset;
    const maxWaste = binWidth * binHeight - this.items.area;
    const kernel = this.#kernel;
    if (kernel === undefined || binWidth < 1 || binHeight < 1 || maxWaste < 0) return false;
    kernel.start({ width: binWidth, maxHeight: binHeight, maxWaste, patience }, pace);
    this.#pageWidth = pageWidth;
    this.#settle(kernel.goOn(pace), kernel, pace);
    return true;
  }

  /** Is a packing paused? */
  get isPaused(): boolean {
    return this.#standing === 'paused';
  }

  /** Goes on with a paused packing to its end. */
  *finish(pace: Tally): Slices<void> {
    const kernel = this.#kernel;
    while (kernel !== undefined && this.isPaused) {
      spend(pace, 0);
      yield;
      this.#settle(kernel.goOn(pace), kernel, pace);
    }
  }

  #settle(standing: Standing, kernel: FirstFitGap, pace: Tally): void {
    this.#standing = standing;
    if (standing === 'paused') return;
    if (standing === 'packed') this.#offer(kernel, this.#pageWidth);
    countPackings(pace, 1);
  }

  #offer(kernel: FirstFitGap, pageWidth: number): void {
    const { offset } = this.#job;
    const usedWidth = kernel.right + offset;
    const page = this.shape.pageOf(this.shape.isFree ? usedWidth : pageWidth, kernel.top + offset);
    const { x, y, page: pages, turned } = kernel.takeLayout();
    const given = this.#turned;
    if (given !== undefined) for (let item = 0; item < given.length; item++) turned[item] ^= given[item];
    const places = this.#transposed ? { x: y, y: x, page: pages, turned } : { x, y, page: pages, turned };
    const swap = this.#transposed && !this.shape.isFixed;
    this.#best.offer(places, swap ? { width: page.height, height: page.width } : page);
  }
}
