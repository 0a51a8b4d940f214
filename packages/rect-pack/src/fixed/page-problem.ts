import type { Items, Layout } from '../kernels/items.js';
import { emptyLayout } from '../kernels/items.js';
import type { ItemOrder } from '../orders/item-orders.js';
import type { PageSource } from './fill-pages.js';
import { isBetter, type Score, scoreLayout } from './score.js';

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
  layout: Layout;
  score: Score;
  /** Counts the improvements. */
  version = 0;
  readonly problem: PageProblem;

  constructor(problem: PageProblem) {
    this.problem = problem;
    this.layout = emptyLayout(problem.items.count);
    this.score = scoreLayout(problem.items, this.layout, problem.byCount);
  }

  /** Takes a layout if it is better than the best; the layout then belongs to the incumbent. */
  offer(layout: Layout): boolean {
    const score = scoreLayout(this.problem.items, layout, this.problem.byCount);
    if (!isBetter(score, this.score)) return false;
    this.layout = layout;
    this.score = score;
    this.version++;
    return true;
  }

  /** Is everything placed, on as few pages as the bound allows? */
  get isOptimal(): boolean {
    return this.score[0] === 0 && this.score[1] === 0 && this.score[2]! <= this.problem.bound;
  }

  get isComplete(): boolean {
    return this.score[0] === 0 && this.score[1] === 0;
  }
}
