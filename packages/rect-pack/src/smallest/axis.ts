/**
 * One way to look at a smallest-page job: as it is, or with the axes exchanged.
 *
 * For a page width the best area gives the greatest height, that the most waste, and the kernel gives up when the page
 * is higher or more is wasted. With the axes exchanged the same code packs columns from left to right into pages of a given height. Where the
 * width fixes the height (square, ratio) only the direction of packing changes.
 */
import { FirstFitGap } from '../kernels/first-fit-gap.js';
import { type Items, makeItems } from '../kernels/items.js';
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
  readonly area: number;
  readonly #job: SmallestJob;
  readonly #best: BestPage;
  readonly #transposed: boolean;
  #kernel: FirstFitGap | undefined;

  constructor(job: SmallestJob, best: BestPage, transposed: boolean) {
    const { items, shape } = job;
    this.items = transposed ? makeItems(items.height, items.width, items.turnable) : items;
    this.shape = transposed && !shape.isFixed ? shape.transposed() : shape;
    this.#job = job;
    this.#best = best;
    this.#transposed = transposed;
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

  /** Takes the sequence that is packed from now on. */
  use(sequence: Int32Array): FirstFitGap {
    this.#kernel = new FirstFitGap(this.items, sequence);
    return this.#kernel;
  }

  /** Packs the sequence into a page of this width; false if no page of this width can be better. */
  pack(pageWidth: number, patience: number): boolean {
    const best = this.#best;
    const { offset } = this.#job;
    const pageHeight = this.shape.heightBelow(pageWidth, best.area);
    const swap = this.#transposed && this.shape.isFixed;
    const binWidth = (swap ? pageHeight : pageWidth) - offset;
    const binHeight = (swap ? pageWidth : pageHeight) - offset;
    const maxWaste = binWidth * binHeight - this.area;
    const kernel = this.#kernel;
    if (kernel === undefined || binWidth < 1 || binHeight < 1 || maxWaste < 0) return false;
    if (kernel.run(binWidth, binHeight, maxWaste, patience)) this.#offer(kernel, pageWidth);
    return true;
  }

  #offer(kernel: FirstFitGap, pageWidth: number): void {
    const { offset } = this.#job;
    const usedWidth = kernel.right + offset;
    const page = this.shape.pageOf(this.shape.isFree ? usedWidth : pageWidth, kernel.top + offset);
    if (page.width * page.height >= this.#best.area) return;
    const layout = kernel.takeLayout();
    const places = this.#transposed ? { ...layout, x: layout.y, y: layout.x } : layout;
    const swap = this.#transposed && !this.shape.isFixed;
    this.#best.offer(places, swap ? { width: page.height, height: page.width } : page);
  }
}
