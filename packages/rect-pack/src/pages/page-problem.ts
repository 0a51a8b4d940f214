import type { Pace } from '@kit/grid';
import type { PageSource } from '../fill/fill-pages.js';
import type { Items, Layout } from '../items/items.js';
import { copyOf, emptyLayout } from '../items/items.js';
import type { ItemOrder } from '../orders/item-orders.js';
import { isBetter, isComplete, type Score, scoreLayout } from './score.js';

/** A packing job into fixed pages, as the searches see it. */
export type PageProblem = {
  readonly items: Items;
  readonly pages: PageSource;
  /** All pages have one size and nothing stands on them, so that they can change places. */
  readonly uniform: boolean;
  /** Count items without a place rather than their area. */
  readonly byCount: boolean;
  /** The only order to use, or undefined for all. */
  readonly order: ItemOrder | undefined;
  /** The fewest pages that can be enough. */
  readonly bound: number;
};

/** The best layout so far. */
export class Incumbent {
  score: Score;
  /** Counts the improvements. */
  version = 0;
  readonly problem: PageProblem;
  readonly #pace: Pace;
  #layout: Layout;

  constructor(problem: PageProblem, pace: Pace) {
    this.problem = problem;
    this.#pace = pace;
    this.#layout = emptyLayout(problem.items.count);
    this.score = scoreLayout(problem.items, this.#layout, problem.byCount);
    pace.work += problem.items.count;
  }

  /** The best; before there is one, the first packing as far as it has come. */
  get layout(): Layout {
    return this.#layout;
  }

  /** An empty layout for a packing; the first one can be seen while it grows. */
  draft(): Layout {
    const layout = emptyLayout(this.problem.items.count);
    if (this.version === 0) this.#layout = layout;
    return layout;
  }

  /** Takes a layout if it is better than the best; the layout then belongs to the incumbent. */
  offer(layout: Layout): boolean {
    const score = scoreLayout(this.problem.items, layout, this.problem.byCount);
    this.#pace.work += layout.page.length;
    if (!isBetter(score, this.score)) return false;
    this.#layout = layout;
    this.score = score;
    this.version++;
    return true;
  }

  /** As {@link Incumbent.offer}, for a layout that goes on to change. */
  offerCopy(layout: Layout): boolean {
    return this.offer(copyOf(layout));
  }

  /** Takes another layout in the place of the best. */
  replace(layout: Layout): void {
    if (layout === this.#layout) return;
    this.score = scoreLayout(this.problem.items, layout, this.problem.byCount);
    this.#pace.work += layout.page.length;
    this.#layout = layout;
    this.version++;
  }

  /** Is everything placed, on as few pages as the bound allows? */
  get isOptimal(): boolean {
    return this.isComplete && this.score.pages <= this.problem.bound;
  }

  get isComplete(): boolean {
    return isComplete(this.score);
  }

  /** The number behind the last page in use. */
  get end(): number {
    return this.score.end;
  }
}
