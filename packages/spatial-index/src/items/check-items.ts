/** What is asked of coordinates, of items and of questions. */
import { checkNumber, unexpected } from '@kit/grid';

/** The greatest coordinate that is taken: squares of distances must not overflow. */
export const maxCoordinate = 1e150;

/** Checks a point that is asked about. */
export function checkPlace(x: number, y: number): void {
  if (isCoordinate(x) && isCoordinate(y)) return;
  checkNumber(x, 'x', -maxCoordinate, maxCoordinate);
  checkNumber(y, 'y', -maxCoordinate, maxCoordinate);
}

/** Checks the two edges of a window in one direction; they may be infinite. */
export function checkEdges(min: number, max: number, minName: string, maxName: string): void {
  if (typeof min === 'number' && typeof max === 'number' && min <= max) return;
  const any = Number.POSITIVE_INFINITY;
  checkNumber(min, minName, -any, any);
  checkNumber(max, maxName, -any, any);
  throw unexpected('bad-window', minName, min, `at most ${maxName}, which is ${max}`);
}

/** Checks a coordinate of an item. */
export function checkCoordinate(value: unknown, list: string, index: number): number {
  if (typeof value === 'number' && value >= -maxCoordinate && value <= maxCoordinate) return value + 0;
  throw unexpected('bad-number', `${list}[${index}]`, value, 'a number from -1e150 to 1e150', { name: list, index });
}

/** Checks a point of an index of points. */
export function checkPoint(x: number, y: number, more: unknown): void {
  checkPlace(x, y);
  if (more !== undefined) throw unexpected('bad-point', 'maxX', more, 'only x and y, as the index is one of points');
}

/** Checks a box, which may reach to infinity. */
export function checkBox(minX: number, minY: number, maxX: number, maxY: number): void {
  if (isCoordinate(minX) && isCoordinate(minY) && isCoordinate(maxX) && isCoordinate(maxY)) {
    if (minX <= maxX && minY <= maxY) return;
  }
  checkSpan(minX, maxX, 'minX', 'maxX');
  checkSpan(minY, maxY, 'minY', 'maxY');
}

function checkSpan(min: unknown, max: unknown, minName: string, maxName: string): void {
  if (!isEdge(min, 0)) throw unexpected('bad-number', minName, min, 'a number from -1e150 to 1e150 or -Infinity');
  if (!isEdge(max, 2)) throw unexpected('bad-number', maxName, max, 'a number from -1e150 to 1e150 or Infinity');
  if (!((min as number) <= (max as number))) {
    throw unexpected('bad-box', minName, min, `at most ${maxName}, which is ${max}`);
  }
}

function isCoordinate(value: unknown): boolean {
  return typeof value === 'number' && value >= -maxCoordinate && value <= maxCoordinate;
}

/** Whether a value can be an edge of a box: its minimum in x or y (sides 0 and 1), or its maximum (2 and 3). */
export function isEdge(value: unknown, side: number): boolean {
  return isCoordinate(value) || value === (side < 2 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);
}
