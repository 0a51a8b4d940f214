/**
 * A grid of cells whose crowded cells are grids themselves.
 *
 * Items (points, or boxes by their centres) are sorted into cells by counting; what belongs to a cell lies side by side
 * in memory, the cells of a row follow each other, and the cells of an inner grid lie where their outer cell lies. So any
 * piece of a row, at any level, is one range of items:
 *
 *     row of cells      | 0 | 1 |  2 = inner grid  | 3 |
 *     items             a b c d | e f g | h i | j k  l m n
 *
 * An even grid is best for even data, and for clusters the inner grids take over; a k-d tree or R-tree would pay on even
 * data for what only uneven data needs. The column of a coordinate is computed by one formula for items and for windows;
 * it never decreases with the coordinate, which makes the answers exact in spite of rounding.
 */

/** One grid of the tree. */
export type CellNode = {
  /** The least x of its items (of their centres), and so on. */
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  /** Columns for a unit of x, rows for a unit of y. */
  readonly colsPerX: number;
  readonly rowsPerY: number;
  readonly cols: number;
  readonly rows: number;
  /** Where its cells begin in `starts` and `inner`. */
  readonly first: number;
  /** Is any of its cells a grid? */
  hasInner: boolean;
};

/** Items, at least one, sorted into cells. */
export type CellTree = {
  /** The outermost grid first. */
  readonly nodes: readonly CellNode[];
  /** Where the items of each cell begin; behind the last cell of a node follows its end. */
  readonly starts: Uint32Array;
  /** The node inside of a cell, or -1. */
  readonly inner: Int32Array;
  /** The items in the order of the cells, as indices into the caller's list. */
  readonly order: Uint32Array;
};

/** The slot of a value in slots that begin at `min`: never decreases with the value. */
export function slotOf(value: number, min: number, slotsPerUnit: number, count: number): number {
  const slot = (value - min) * slotsPerUnit;
  if (slot >= count) return count - 1;
  // Also for NaN (an infinite distance times no slots), which is slot 0.
  return slot > 0 ? slot | 0 : 0;
}

/** How many numbers an item has: a point has x and y, a box minX, minY, maxX and maxY, side by side. */
export type RecordSize = 2 | 4;

/** The x of the centre of an item whose record begins at `at`. */
export function centerX(records: Float64Array, at: number, size: RecordSize): number {
  const min = records[at];
  return size === 2 ? min : min + (records[at + 2] - min) / 2;
}

/** The y of its centre. */
export function centerY(records: Float64Array, at: number, size: RecordSize): number {
  return centerX(records, at + 1, size);
}

/** Copies the record of an item to another place. */
export function copyRecord(from: Float64Array, item: number, to: Float64Array, place: number, size: RecordSize): void {
  const source = size * item;
  const target = size * place;
  to[target] = from[source];
  to[target + 1] = from[source + 1];
  if (size === 2) return;
  to[target + 2] = from[source + 2];
  to[target + 3] = from[source + 3];
}
