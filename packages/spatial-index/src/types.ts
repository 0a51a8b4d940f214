/** The public types. */

/** Is an item, by its number, wanted? */
export type ItemFilter = (item: number) => boolean;

/** After how much a world repeats itself; a side that is left out does not. Longitudes in degrees have a width of 360. */
export type Wrap = {
  /** From the left edge to where it comes again. */
  readonly width?: number | undefined;
  /** From the upper edge to where it comes again. */
  readonly height?: number | undefined;
};

/** What the data of an index is like. */
export type SpatialIndexOptions = {
  /** The world repeats itself: `search`, `within` and `nearest` look across its edges. */
  readonly wrap?: Wrap | undefined;
};

/** An index over points or boxes. A live object; the data cannot be changed. */
export type SpatialIndex = {
  /**
   * The items in a window: points inside of it, boxes that share at least a point with it. Edges count as inside, and a
   * window may be infinite. The order is not specified, but always the same for the same data.
   */
  readonly search: (minX: number, minY: number, maxX: number, maxY: number, filter?: ItemFilter) => number[];
  /**
   * The items within a distance of a point, the distance included: `within(x, y, Math.hypot(px - x, py - y))` has the point
   * (px, py), and so has the square root of the squares, since distances may differ by a rounding error (2⁻⁵⁰ of them). In
   * no specified order, but always the same for the same data. A box is as far away as its nearest point; a point in the
   * box is at distance 0 of it.
   */
  readonly within: (x: number, y: number, distance: number, filter?: ItemFilter) => number[];
  /**
   * The k items nearest to a point (all of them if k is `Infinity`), nearest first, those at equal distance by index; within
   * `maxDistance` (included, as above), and of those that the filter wants.
   */
  readonly nearest: (x: number, y: number, k: number, maxDistance?: number, filter?: ItemFilter) => number[];
};

/** Takes an item; `true` stops the visit. */
export type ItemVisitor = (item: number) => unknown;

/** Takes the two items of a pair; `true` stops the visit. */
export type PairVisitor = (first: number, second: number) => unknown;

/** What a ray meets first. */
export type RayHit = {
  /** The id of the item. */
  readonly item: number;
  /** After how many times (dx, dy); 0 if the ray begins in the item. */
  readonly time: number;
};

/** What a moving index is made for. */
export type MovingIndexOptions = {
  /** What `set` takes: `boxes` (the default), or `points`. */
  readonly kind?: 'boxes' | 'points' | undefined;
  /** The world repeats itself: questions look across its edges, and rays fly across them. */
  readonly wrap?: Wrap | undefined;
};

/**
 * An index over boxes or points that change. A live object. A question sees all changes before it.
 *
 * With a visitor, a question makes no list and no object. It calls the visitor for each item, and returns whether the visitor
 * stopped it.
 * A visitor sees the items as they were when the question was asked, and may change the index, except that of `overlaps`.
 */
export type MovingIndex = {
  /** How many items there are. */
  readonly size: number;
  /**
   * Adds an item, or moves it. A box is minX, minY, maxX, maxY, and may reach to infinity; a point is x, y.
   *
   * @param id - a whole number from 0 to 2²⁴ − 1 (16,777,215)
   */
  readonly set: (
    id: number,
    ...numbers: [x: number, y: number] | [minX: number, minY: number, maxX: number, maxY: number]
  ) => void;
  /** Removes an item; `false` if there is no item of this id. */
  readonly remove: (id: number) => boolean;
  /** The items that share a point with a window, edges included, in no specified order. A window may be infinite. */
  readonly search: {
    (minX: number, minY: number, maxX: number, maxY: number): number[];
    (minX: number, minY: number, maxX: number, maxY: number, visit: ItemVisitor): boolean;
  };
  /** The items within a distance of a point, the distance included as in {@link SpatialIndex}, in no specified order. */
  readonly within: {
    (x: number, y: number, distance: number): number[];
    (x: number, y: number, distance: number, visit: ItemVisitor): boolean;
  };
  /**
   * The k items nearest to a point (all of them if k is `Infinity`), nearest first, those at equal distance by id; within
   * `maxDistance`, and of those that the filter wants.
   */
  readonly nearest: {
    (x: number, y: number, k: number, maxDistance?: number, filter?: ItemFilter): number[];
    (
      x: number,
      y: number,
      k: number,
      maxDistance: number | undefined,
      filter: ItemFilter | undefined,
      visit: ItemVisitor,
    ): boolean;
  };
  /**
   * Visits all pairs of items that touch (share at least a point), each once, in no specified order. The visitor must not
   * change the index: `set` and `remove` throw `busy` meanwhile. Returns whether the visitor stopped it.
   */
  readonly overlaps: (visit: PairVisitor) => boolean;
  /**
   * The first item that a ray from (x, y) in the direction (dx, dy) meets; of several at the same time the lowest id. The ray
   * has no end: for a segment look whether `time` is at most 1. In a world that wraps it comes in again at the other edge. If it
   * goes around in both directions, it is followed until it has gone around a thousand times in each.
   */
  readonly cast: (x: number, y: number, dx: number, dy: number) => RayHit | undefined;
};
