/** The public types. */

/** Is an item, by its number, wanted? */
export type ItemFilter = (item: number) => boolean;

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
