/** Who takes items that are near enough. */
export interface Wanted {
  /** The squared distance up to which an item is still wanted. */
  readonly limit: number;
  /** An item at a squared distance of at most `limit`. */
  readonly add: (squared: number, item: number) => void;
}

/**
 * The k nearest so far: a heap with the furthest on top, ordered by distance and then by index, so that the answer does
 * not depend on the order in which items come.
 */
export class NearestList implements Wanted {
  /** The squared distance up to which an item is still wanted. */
  limit: number;
  private readonly capacity: number;
  private readonly distances: number[] = [];
  private readonly items: number[] = [];

  /** A list for `capacity` items (at least 1) within a squared distance. */
  constructor(capacity: number, maxSquared: number) {
    this.capacity = capacity;
    this.limit = maxSquared;
  }

  /** An item at a squared distance of at most `limit`: kept if it is among the nearest. */
  add(squared: number, item: number): void {
    if (this.items.length < this.capacity) {
      this.rise(squared, item);
      if (this.items.length === this.capacity) this.limit = this.distances[0];
    } else if (!this.isFurther(squared, item, 0)) {
      this.sink(squared, item, this.capacity);
      this.limit = this.distances[0];
    }
  }

  /** The items that were kept, nearest first. The list is used up. */
  drain(): number[] {
    const sorted = this.items.slice();
    for (let size = sorted.length; size > 0; size--) {
      sorted[size - 1] = this.items[0];
      this.sink(this.distances[size - 1], this.items[size - 1], size - 1);
    }
    return sorted;
  }

  private isFurther(squared: number, item: number, place: number): boolean {
    const other = this.distances[place];
    return squared > other || (squared === other && item > this.items[place]);
  }

  private put(place: number, squared: number, item: number): void {
    this.distances[place] = squared;
    this.items[place] = item;
  }

  private rise(squared: number, item: number): void {
    let place = this.items.length;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!this.isFurther(squared, item, parent)) break;
      this.put(place, this.distances[parent], this.items[parent]);
      place = parent;
    }
    this.put(place, squared, item);
  }

  /** Puts an item in the place of the furthest, in a heap of `size` items. */
  private sink(squared: number, item: number, size: number): void {
    let place = 0;
    for (let child = 1; child < size; child = 2 * place + 1) {
      if (child + 1 < size && this.isFurther(this.distances[child + 1], this.items[child + 1], child)) child += 1;
      if (this.isFurther(squared, item, child)) break;
      this.put(place, this.distances[child], this.items[child]);
      place = child;
    }
    this.put(place, squared, item);
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

  add(squared: number, item: number): void {
    if (this.filter(item)) this.list.add(squared, item);
  }
}
