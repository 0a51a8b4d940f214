/** What is asked of coordinates, of items and of questions. */
import { checkNumber, unexpected } from '@kit/grid';

/** The greatest coordinate that is taken: squares of distances must not overflow. */
export const maxCoordinate = 1e150;

/** Checks a point that is asked about. */
export function checkPlace(x: number, y: number): void {
  checkNumber(x, 'x', -maxCoordinate, maxCoordinate);
  checkNumber(y, 'y', -maxCoordinate, maxCoordinate);
}

/** Checks the two edges of a window in one direction; they may be infinite. */
export function checkEdges(min: number, max: number, minName: string, maxName: string): void {
  const any = Number.POSITIVE_INFINITY;
  checkNumber(min, minName, -any, any);
  checkNumber(max, maxName, -any, any);
  if (min <= max) return;
  throw unexpected('bad-window', minName, min, `at most ${maxName}, which is ${max}`);
}

/** Checks a coordinate of an item. */
export function checkCoordinate(value: unknown, list: string, index: number): number {
  if (typeof value === 'number' && value >= -maxCoordinate && value <= maxCoordinate) return value + 0;
  throw unexpected('bad-number', `${list}[${index}]`, value, 'a number from -1e150 to 1e150', { name: list, index });
}
