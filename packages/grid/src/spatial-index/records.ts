/** How items lie in memory: the numbers of each side by side, x and y of a point, minX, minY, maxX and maxY of a box. */

/** How many numbers an item has: a point two, a box four. */
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
