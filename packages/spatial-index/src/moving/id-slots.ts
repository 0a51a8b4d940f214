/** The slot of each id. Ids may be anywhere from 0 to 2²⁴ − 1, so there is a page for each 256 of them, made when it is needed. */
export class IdSlots {
  private readonly pages: (Int32Array | undefined)[] = [];

  /** The slot of an id; 0 if it has none. */
  get(id: number): number {
    const page = id >> 8 < this.pages.length ? this.pages[id >> 8] : undefined;
    return page === undefined ? 0 : page[id & 255];
  }

  /** Notes the slot of an id; 0 for none. */
  set(id: number, slot: number): void {
    const { pages } = this;
    while (pages.length <= id >> 8) pages.push(undefined);
    const page = pages[id >> 8] ?? new Int32Array(256);
    page[id & 255] = slot;
    pages[id >> 8] = page;
  }
}
