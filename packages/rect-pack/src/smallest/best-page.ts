import { emptyLayout, type Items, type Layout } from '../items/items.js';
import type { PageSize } from '../types.js';

/** The smallest page so far, and the layout that needs it. */
export class BestPage {
  page: PageSize | undefined;
  /** Counts the improvements. */
  version = 0;

  readonly #items: Items;
  #layout: Layout | undefined;

  constructor(items: Items) {
    this.#items = items;
  }

  /** The best layout; as long as there is none, one in which nothing has a place. */
  get layout(): Layout {
    this.#layout ??= emptyLayout(this.#items.count);
    return this.#layout;
  }

  /** Area that a better page has to stay below. */
  get area(): number {
    return this.page === undefined ? Number.MAX_SAFE_INTEGER : this.page.width * this.page.height;
  }

  /** Takes a complete layout and its page if that is smaller; the layout then belongs to this object. */
  offer(layout: Layout, page: PageSize): boolean {
    if (page.width * page.height >= this.area) return false;
    this.#layout = layout;
    this.page = page;
    this.version++;
    return true;
  }
}
