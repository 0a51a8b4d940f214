/**
 * The k nearest so far: a heap with the furthest on top, ordered by distance and then by index, so that the answer does
 * not depend on the order in which items come.
 */

/** The k nearest so far. */
export type NearestList = {
  /** The squared distance up to which an item is still wanted. */
  readonly limit: () => number;
  /** An item at a squared distance: kept if it is among the nearest. */
  readonly add: (squared: number, item: number) => void;
  /** The items that were kept, nearest first; empties the list. */
  readonly drain: () => number[];
};

/** A list for `k` items (at least 1) within a squared distance. */
export function createNearestList(k: number, maxSquared: number): NearestList {
  const distances: number[] = [];
  const items: number[] = [];

  const isFurther = (squared: number, item: number, place: number): boolean =>
    squared > distances[place]! || (squared === distances[place] && item > items[place]!);

  const put = (place: number, squared: number, item: number): void => {
    distances[place] = squared;
    items[place] = item;
  };

  const rise = (squared: number, item: number): void => {
    let place = items.length;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!isFurther(squared, item, parent)) break;
      put(place, distances[parent]!, items[parent]!);
      place = parent;
    }
    put(place, squared, item);
  };

  /** Puts an item in the place of the furthest, in a heap of `size` items. */
  const sink = (squared: number, item: number, size: number): void => {
    let place = 0;
    for (let child = 1; child < size; child = 2 * place + 1) {
      if (child + 1 < size && isFurther(distances[child + 1]!, items[child + 1]!, child)) child += 1;
      if (isFurther(squared, item, child)) break;
      put(place, distances[child]!, items[child]!);
      place = child;
    }
    put(place, squared, item);
  };

  const limit = (): number => (items.length < k ? maxSquared : distances[0]!);

  const add = (squared: number, item: number): void => {
    if (items.length < k) {
      if (squared <= maxSquared) rise(squared, item);
    } else if (!isFurther(squared, item, 0)) {
      sink(squared, item, k);
    }
  };

  const drain = (): number[] => {
    const sorted = new Array<number>(items.length);
    for (let size = items.length; size > 0; size--) {
      sorted[size - 1] = items[0]!;
      sink(distances[size - 1]!, items[size - 1]!, size - 1);
    }
    distances.length = 0;
    items.length = 0;
    return sorted;
  };

  return { limit, add, drain };
}
