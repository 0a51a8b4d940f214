/** Takes the items that are near enough. */
export interface Wanted {
  /** The squared distance up to which an item is still wanted, or its rank (see distance.ts). */
  readonly limit: number;
  /** Takes an item whose distance has a square or a rank of at most `limit`. */
  readonly add: (far: number, item: number) => void;
}

/**
 * The k nearest so far: a heap with the furthest on top, ordered by distance and then by index, so that the answer does
 * not depend on the order in which items come.
 */
export class NearestList implements Wanted {
  /** The square or the rank of the distance up to which an item is still wanted. */
  limit: number;
  /** How many items were kept. */
  count = 0;
  /** The items that were kept, and places of former ones behind them. */
  readonly items: number[] = [];
  /** The squares or the ranks of their distances. */
  readonly distances: number[] = [];
  private capacity: number;

  /** A list for `capacity` items (at least 1). */
  constructor(capacity: number, limit: number) {
    this.capacity = capacity;
    this.limit = limit;
  }

  /** Empties the list, for another question. */
  reset(capacity: number, limit: number): void {
    this.capacity = capacity;
    this.limit = limit;
    this.count = 0;
  }

  /** Keeps an item if it is among the nearest. */
  add(far: number, item: number): void {
    if (this.count < this.capacity) {
      this.rise(far, item);
      if (this.count === this.capacity) this.limit = this.distances[0];
    } else if (!this.isFurther(far, item, 0)) {
      this.sink(far, item, this.capacity);
      this.limit = this.distances[0];
    }
  }

  /** Puts the items into their order, nearest first. No more can be added then. */
  sort(): void {
    for (let last = this.count - 1; last > 0; last--) {
      const far = this.distances[last];
      const item = this.items[last];
      this.put(last, this.distances[0], this.items[0]);
      this.sink(far, item, last);
    }
  }

  /** The items that were kept, nearest first. */
  drain(): number[] {
    this.sort();
    return this.items.slice(0, this.count);
  }

  private isFurther(far: number, item: number, place: number): boolean {
    const other = this.distances[place];
    return far > other || (far === other && item > this.items[place]);
  }

  private put(place: number, far: number, item: number): void {
    this.distances[place] = far;
    this.items[place] = item;
  }

  private rise(far: number, item: number): void {
    let place = this.count++;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!this.isFurther(far, item, parent)) break;
      this.put(place, this.distances[parent], this.items[parent]);
      place = parent;
    }
    this.put(place, far, item);
  }

  /** Puts an item in the place of the furthest, in a heap of `size` items. */
  private sink(far: number, item: number, size: number): void {
    let place = 0;
    for (let child = 1; child < size; child = 2 * place + 1) {
      if (child + 1 < size && this.isFurther(this.distances[child + 1], this.items[child + 1], child)) child += 1;
      if (this.isFurther(far, item, child)) break;
      this.put(place, this.distances[child], this.items[child]);
      place = child;
    }
    this.put(place, far, item);
  }
}

/** A list that hears only of the items that a filter wants. */
export class FilteredList implements Wanted {
  private readonly list: NearestList;
  private readonly filter: (item: number) => boolean;

  constructor(list: NearestList, filter: (item: number) => boolean) {
    this.list = list;
    this.filter = filter;
  }

  get limit(): number {
    return this.list.limit;
  }

  add(far: number, item: number): void {
    if (this.filter(item)) this.list.add(far, item);
  }
}
