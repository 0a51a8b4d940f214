/**
 * The public face of the cell tree, the same for points and for boxes.
 */
import { checkFunction, checkInteger, checkNumber } from '@kit/grid';
import { checkEdges, checkPlace } from '../items/check-items.js';
import { needsRanks, rankWithin, squareUpTo, squareWithin } from '../near/distance.js';
import { FilteredList, NearestList, type Wanted } from '../near/nearest-list.js';
import type { Layer } from '../tree/layers.js';
import { nearestInLayer } from '../tree/nearest-cell-tree.js';
import { searchLayer } from '../tree/search-cell-tree.js';
import type { ItemFilter, SpatialIndex } from '../types.js';

/** What an index is made of. */
type Parts = { readonly layers: readonly Layer[]; readonly itemCount: number };

/** The parts of each index, for {@link exportIndex}; they go with the index. */
const partsOfIndex = /* @__PURE__ */ new WeakMap<object, Parts>();

/** The parts of an index; undefined if it is no index. */
export function partsOf(index: SpatialIndex): Parts | undefined {
  return partsOfIndex.get(index);
}

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
