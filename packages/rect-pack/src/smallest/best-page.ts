import { emptyLayout, type Items, type Layout } from '../kernels/items.js';
import type { PageSize } from '../types.js';

/** The smallest page so far, and the layout that needs it. */
export class BestPage {
  layout: Layout;
  page: PageSize | undefined;
  /** Counts the improvements. */
  version = 0;

  constructor(items: Items) {
    this.layout = emptyLayout(items.count);
  }

  /** Area that a better page has to stay below. */
  get area(): number {
    return this.page === undefined ? Number.MAX_SAFE_INTEGER : this.page.width * this.page.height;
  }

  /** Takes a complete layout and its page if that is smaller; the layout then belongs to this object. */
  offer(layout: Layout, page: PageSize): boolean {
    if (page.width * page.height >= this.area) return false;
    this.layout = layout;
    this.page = page;
    this.version++;
    return true;
  }
}
