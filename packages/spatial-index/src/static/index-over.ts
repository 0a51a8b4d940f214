/**
 * The public face of the cell tree, the same for points and for boxes.
 */
import { checkFunction, checkInteger, checkNumber } from '@kit/grid';
import { checkEdges, checkPlace } from '../items/check-items.js';
import type { Edges } from '../items/edges.js';
import { needsRanks, rankWithin, squareUpTo, squareWithin } from '../near/distance.js';
import { FilteredList, NearestList, type Wanted } from '../near/nearest-list.js';
import type { Layer } from '../tree/layers.js';
import { nearestInLayer } from '../tree/nearest-cell-tree.js';
import { searchLayer } from '../tree/search-cell-tree.js';
import type { ItemFilter, SpatialIndex } from '../types.js';
import { type Place, placesOf, windowsOf } from './images.js';

/** What an index is made of, and after how much its world repeats itself. */
type Parts = { readonly layers: readonly Layer[]; readonly itemCount: number; readonly edges: Edges };

/** The parts of each index, for {@link exportIndex}; they go with the index. */
const partsOfIndex = /* @__PURE__ */ new WeakMap<object, Parts>();

/** The parts of an index; undefined if it is no index. */
export function partsOf(index: SpatialIndex): Parts | undefined {
  return partsOfIndex.get(index);
}

/** An index over the layers. */
export function indexOver(layers: readonly Layer[], itemCount: number, edges: Edges): SpatialIndex {
  const layersByRank = layers.map((layer) => ({ ...layer, offer: layer.offerByRank }));

  const offerNear = ({ x, y }: Place, wanted: Wanted, byRank: boolean): void => {
    if (byRank) {
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
    const windows = windowsOf({ minX, minY, maxX, maxY }, edges);
    for (const window of windows) for (const layer of layers) searchLayer(layer, window, hits);
    return wantedOf(onceEach(hits, windows), filter);
  };

  const within: SpatialIndex['within'] = (x, y, distance, filter) => {
    checkPlace(x, y);
    checkNumber(distance, 'distance', 0, Number.POSITIVE_INFINITY);
    const hits: number[] = [];
    const places = placesOf(x, y, edges);
    const byRank = needRanks(places);
    const limit = limitFor(distance, byRank);
    for (const place of places) offerNear(place, { limit, add: (_, item) => hits.push(item) }, byRank);
    return wantedOf(onceEach(hits, places), filter);
  };

  const nearest: SpatialIndex['nearest'] = (x, y, k, maxDistance = Number.POSITIVE_INFINITY, filter) => {
    checkPlace(x, y);
    if (k !== Number.POSITIVE_INFINITY) checkInteger(k, 'k', 0);
    checkNumber(maxDistance, 'maxDistance', 0, Number.POSITIVE_INFINITY);
    if (filter !== undefined) checkFunction(filter, 'filter');
    if (k === 0 || itemCount === 0) return [];
    const capacity = Math.min(k, itemCount);
    const places = placesOf(x, y, edges);
    const byRank = needRanks(places);
    let limit = limitFor(maxDistance, byRank);
    const lists = places.map((place) => {
      const found = new NearestList(capacity, limit);
      offerNear(place, filter === undefined ? found : new FilteredList(found, filter), byRank);
      // What is further than all of a full list is not among the nearest, from whichever place.
      limit = found.limit;
      return found;
    });
    return nearestOf(lists, capacity, limit).drain();
  };

  const index: SpatialIndex = { search, within, nearest };
  partsOfIndex.set(index, { layers, itemCount, edges });
  return index;
}

/** The nearest of several lists, in which an item may be more than once. */
function nearestOf(lists: readonly NearestList[], capacity: number, limit: number): NearestList {
  if (lists.length === 1) return lists[0];
  const least = new Map<number, number>();
  for (const { items, distances, count } of lists) {
    for (let at = 0; at < count; at++) {
      const known = least.get(items[at]);
      if (known === undefined || distances[at] < known) least.set(items[at], distances[at]);
    }
  }
  const nearest = new NearestList(capacity, limit);
  for (const [item, far] of least) if (far <= nearest.limit) nearest.add(far, item);
  return nearest;
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

function needRanks(places: readonly Place[]): boolean {
  return places.some(({ x, y }) => needsRanks(x, y));
}

function limitFor(distance: number, byRank: boolean): number {
  return byRank ? rankWithin(distance) : squareWithin(distance);
}

/** The hits, each once: an item can be found in several images of a window. */
function onceEach(hits: number[], { length }: readonly unknown[]): number[] {
  return length === 1 ? hits : [...new Set(hits)];
}

function wantedOf(hits: number[], filter: ItemFilter | undefined): number[] {
  if (filter === undefined) return hits;
  checkFunction(filter, 'filter');
  return hits.filter((item) => filter(item));
}
