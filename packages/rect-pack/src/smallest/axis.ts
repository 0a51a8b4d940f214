/**
 * One way to look at a smallest-page job: as it is, or with the axes exchanged.
 *
 * For a page width the best area gives the greatest height, that the most waste, and the kernel gives up when more is
 * wasted. With the axes exchanged the same code packs columns from left to right into pages of a given height. Where the
 * width fixes the height (square, ratio) only the direction of packing changes.
 */
import { copyLayout, emptyLayout, type Items, type Layout, makeItems } from '../kernels/items.js';
import { LowestGap } from '../kernels/lowest-gap.js';
import type { BestPage } from './best-page.js';
import type { PageShape } from './page-shape.js';

/** A smallest-page job, as the search sees it. */
export type SmallestJob = {
  readonly items: Items;
  readonly shape: PageShape;
  /** What a page is wider than its frame: twice the border less one padding. */
  readonly offset: number;
  readonly maxAspect: number;
};

/** One way to look at a job. */
export class Axis {
  readonly items: Items;
  readonly shape: PageShape;
  /** Item comparisons so far, about. */
  work = 0;
  readonly area: number;
  readonly #job: SmallestJob;
  readonly #best: BestPage;
  readonly #transposed: boolean;
  readonly #kernel: LowestGap;
  readonly #window: number;
  readonly #trial: Layout;

  constructor(job: SmallestJob, best: BestPage, transposed: boolean, window: number) {
    const { items, shape } = job;
    this.items = transposed ? makeItems(items.height, items.width, items.turnable) : items;
    this.shape = transposed && !shape.isFixed ? shape.transposed() : shape;
    this.#job = job;
    this.#best = best;
    this.#transposed = transposed;
    this.#kernel = new LowestGap(this.items);
    this.#window = window;
    this.#trial = emptyLayout(items.count);
    let area = 0;
    for (let item = 0; item < items.count; item++) area += items.width[item]! * items.height[item]!;
    this.area = area;
  }

  /** The narrowest and the widest page worth a try. */
  range(): { least: number; most: number } {
    const { offset, maxAspect } = this.#job;
    const { items } = this;
    const swap = this.#transposed && this.shape.isFixed;
    let widest = 1;
    let tallest = 1;
    for (let item = 0; item < items.count; item++) {
      const across = swap ? items.height[item]! : items.width[item]!;
      const along = swap ? items.width[item]! : items.height[item]!;
      const turns = items.turnable[item] === 1;
      widest = Math.max(widest, turns ? Math.min(across, along) : across);
      tallest = Math.max(tallest, turns ? Math.min(across, along) : along);
    }
    const narrowest = widest + offset;
    const { shape } = this;
    if (shape.isFixed)
      return { least: Math.max(narrowest, Math.floor((tallest + offset - 1) * shape.form)), most: shape.maxWidth };
    if (!shape.isFree) return { least: narrowest, most: shape.maxWidth };
    const side = Math.sqrt(this.area * maxAspect);
    // A maximum side may force the page to be longer than the aspect asks for.
    const least = Math.max(narrowest, Math.min(shape.maxWidth, Math.floor(side / maxAspect) + offset));
    return { least, most: Math.min(shape.maxWidth, Math.max(least, Math.ceil(side) + offset)) };
  }

  /** Packs a sequence into a page of this width; false if no page of this width can be better. */
  pack(sequence: Int32Array, pageWidth: number): boolean {
    const best = this.#best;
    const { offset } = this.#job;
    const { count } = this.items;
    const pageHeight = this.shape.heightBelow(pageWidth, best.area);
    const swap = this.#transposed && this.shape.isFixed;
    const binWidth = (swap ? pageHeight : pageWidth) - offset;
    const binHeight = (swap ? pageWidth : pageHeight) - offset;
    const maxWaste = binWidth * binHeight - this.area;
    if (binWidth < 1 || binHeight < 1 || maxWaste < 0) return false;
    const trial = this.#trial;
    const kernel = this.#kernel;
    trial.page.fill(-1);
    const whole = kernel.run(sequence, count, binWidth, binHeight, maxWaste, this.#window, trial, 0);
    this.work += kernel.placed * Math.min(count, this.#window) + count;
    if (whole && kernel.placed === count) this.#offer(pageWidth, kernel.right + offset, kernel.top + offset);
    return true;
  }

  #offer(pageWidth: number, usedWidth: number, usedHeight: number): void {
    const layout = emptyLayout(this.items.count);
    copyLayout(this.#trial, layout);
    if (this.#transposed) {
      layout.x.set(this.#trial.y);
      layout.y.set(this.#trial.x);
    }
    const page = this.shape.pageOf(this.shape.isFree ? usedWidth : pageWidth, usedHeight);
    const swap = this.#transposed && !this.shape.isFixed;
    this.#best.offer(layout, swap ? { width: page.height, height: page.width } : page);
  }
}
