/**
 * The public face of the cell tree, the same for points and for boxes.
 */
import { checkInteger, checkNumber } from '../board/check-number.js';
import { unexpected } from '../errors/unexpected.js';
import { nearestInLayer } from './nearest-cell-tree.js';
import { NearestList } from './nearest-list.js';
import { type Layer, searchLayer } from './search-cell-tree.js';

/** An index over points or boxes. A live object; the data cannot be changed. */
export type SpatialIndex = {
  /**
   * The items in a window: points inside of it, boxes that share at least a point with it. Edges count as inside, and a
   * window may be infinite. The order is not specified, but always the same for the same data.
   */
  readonly search: (minX: number, minY: number, maxX: number, maxY: number) => number[];
  /**
   * The k items nearest to a point, nearest first, those at equal distance by index; within `maxDistance` (included).
   * A box is as far away as its nearest point; a point in the box is at distance 0 of it.
   */
  readonly nearest: (x: number, y: number, k: number, maxDistance?: number) => number[];
};

/** The greatest coordinate that is taken: squares of distances must not overflow. */
const maxCoordinate = 1e150;

/** An index over the layers. */
export function indexOver(layers: readonly Layer[], itemCount: number): SpatialIndex {
  const search = (minX: number, minY: number, maxX: number, maxY: number): number[] => {
    checkEdges(minX, maxX, 'minX', 'maxX');
    checkEdges(minY, maxY, 'minY', 'maxY');
    const hits: number[] = [];
    const window = { minX, minY, maxX, maxY };
    for (const layer of layers) searchLayer(layer, window, hits);
    return hits;
  };

  const nearest = (x: number, y: number, k: number, maxDistance = Number.POSITIVE_INFINITY): number[] => {
    checkNumber(x, 'x', -maxCoordinate, maxCoordinate);
    checkNumber(y, 'y', -maxCoordinate, maxCoordinate);
    checkInteger(k, 'k', 0);
    checkNumber(maxDistance, 'maxDistance', 0, Number.POSITIVE_INFINITY);
    if (k === 0 || itemCount === 0) return [];
    const found = new NearestList(Math.min(k, itemCount), maxDistance * maxDistance);
    for (const layer of layers) nearestInLayer(layer, x, y, found);
    return found.drain();
  };

  return { search, nearest };
}

function checkEdges(min: number, max: number, minName: string, maxName: string): void {
  const any = Number.POSITIVE_INFINITY;
  checkNumber(min, minName, -any, any);
  checkNumber(max, maxName, -any, any);
  if (min <= max) return;
  throw unexpected('bad-window', minName, min, `at most ${maxName}, which is ${max}`);
}

/** Checks a coordinate of an item. */
export function checkCoordinate(value: unknown, list: string, index: number): number {
  if (typeof value === 'number' && value >= -maxCoordinate && value <= maxCoordinate) return value;
  throw unexpected('bad-number', `${list}[${index}]`, value, 'a number from -1e150 to 1e150', { name: list, index });
}
