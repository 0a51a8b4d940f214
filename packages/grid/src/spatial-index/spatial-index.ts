/**
 * The public face of the cell tree, the same for points and for boxes.
 */
import { checkInteger, checkNumber } from '../board/check-number.js';
import { checkFunction } from '../board/check-options.js';
import { unexpected } from '../errors/unexpected.js';
import { needsRanks, rankWithin, squareUpTo, squareWithin } from './distance.js';
import { nearestInLayer } from './nearest-cell-tree.js';
import { FilteredList, NearestList, type Wanted } from './nearest-list.js';
import { type Layer, searchLayer } from './search-cell-tree.js';

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

/** What an index is made of. */
type Parts = { readonly layers: readonly Layer[]; readonly itemCount: number };

/** The parts of each index, for {@link exportIndex}; they go with the index. */
const partsOfIndex = /* @__PURE__ */ new WeakMap<object, Parts>();

/** The parts of an index; undefined if it is no index. */
export function partsOf(index: SpatialIndex): Parts | undefined {
  return partsOfIndex.get(index);
}

/** The greatest coordinate that is taken: squares of distances must not overflow. */
export const maxCoordinate = 1e150;

/** An index over the layers. */
export function indexOver(layers: readonly Layer[], itemCount: number): SpatialIndex {
  const layersByRank = layers.map((layer) => ({ ...layer, offer: layer.offerByRank }));

  const offerNear = (x: number, y: number, wanted: Wanted): void => {
    if (needsRanks(x, y)) {
      const ranked = withRanks(wanted);
      for (const layer of layersByRank) nearestInLayer(layer, x, y, ranked);
    } else {
      for (const layer of layers) nearestInLayer(layer, x, y, wanted);
    }
  };

  const search: SpatialIndex['search'] = (minX, minY, maxX, maxY, filter) => {
    checkEdges(minX, maxX, 'minX', 'maxX');
    checkEdges(minY, maxY, 'minY', 'maxY');
    const hits: number[] = [];
    const window = { minX, minY, maxX, maxY };
    for (const layer of layers) searchLayer(layer, window, hits);
    return wantedOf(hits, filter);
  };

  const within: SpatialIndex['within'] = (x, y, distance, filter) => {
    checkPlace(x, y);
    checkNumber(distance, 'distance', 0, Number.POSITIVE_INFINITY);
    const hits: number[] = [];
    offerNear(x, y, { limit: limitFor(x, y, distance), add: (_, item) => hits.push(item) });
    return wantedOf(hits, filter);
  };

  const nearest: SpatialIndex['nearest'] = (x, y, k, maxDistance = Number.POSITIVE_INFINITY, filter) => {
    checkPlace(x, y);
    if (k !== Number.POSITIVE_INFINITY) checkInteger(k, 'k', 0);
    checkNumber(maxDistance, 'maxDistance', 0, Number.POSITIVE_INFINITY);
    if (filter !== undefined) checkFunction(filter, 'filter');
    if (k === 0 || itemCount === 0) return [];
    const found = new NearestList(Math.min(k, itemCount), limitFor(x, y, maxDistance));
    offerNear(x, y, filter === undefined ? found : new FilteredList(found, filter));
    return found.drain();
  };

  const index: SpatialIndex = { search, within, nearest };
  partsOfIndex.set(index, { layers, itemCount });
  return index;
}

/** Wants the same by ranks; what the tree looks at is the square of their limit. */
function withRanks(wanted: Wanted): Wanted {
  return {
    get limit() {
      return squareUpTo(wanted.limit);
    },
    add(rank, item) {
      if (rank <= wanted.limit) wanted.add(rank, item);
    },
  };
}

function limitFor(x: number, y: number, distance: number): number {
  return needsRanks(x, y) ? rankWithin(distance) : squareWithin(distance);
}

function wantedOf(hits: number[], filter: ItemFilter | undefined): number[] {
  if (filter === undefined) return hits;
  checkFunction(filter, 'filter');
  return hits.filter((item) => filter(item));
}

function checkPlace(x: number, y: number): void {
  checkNumber(x, 'x', -maxCoordinate, maxCoordinate);
  checkNumber(y, 'y', -maxCoordinate, maxCoordinate);
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
  if (typeof value === 'number' && value >= -maxCoordinate && value <= maxCoordinate) return value + 0;
  throw unexpected('bad-number', `${list}[${index}]`, value, 'a number from -1e150 to 1e150', { name: list, index });
}
