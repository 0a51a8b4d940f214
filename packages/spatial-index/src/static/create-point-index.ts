import { checkList, checkOptions, describeValue, InvalidInputError } from '@kit/grid';
import { checkCoordinate } from '../items/check-items.js';
import { normal, readWrap } from '../items/edges.js';
import { buildCellTree } from '../tree/build-cell-tree.js';
import { pointLayer } from '../tree/layers.js';
import type { SpatialIndex, SpatialIndexOptions } from '../types.js';
import { indexOver } from './index-over.js';

/**
 * An index over points: which lie in a window, which are nearest to a place.
 *
 * The points are sorted once into a grid of cells (crowded cells into finer grids), in O(n); the coordinates are copied.
 * A search reads only the cells that the window covers.
 *
 * @param xs - the x of each point, an array or a typed array
 * @param ys - the y of each point, as many
 * @param options - `wrap`: after how much the world repeats itself, so that questions look across its edges
 * @returns an index whose answers are positions in the lists; its `search` throws `bad-number` and `bad-window`, its
 * `nearest` `bad-number`
 * @throws {@link InvalidInputError} `bad-list`, `bad-length` (also for lists of different lengths), `bad-number` for a
 * coordinate that is not a number from -1e150 to 1e150, `unknown-option`
 * @see {@link https://doi.org/10.1145/356789.356797 | Bentley and Friedman, Data structures for range searching (1979)}
 *
 * @example
 * ```ts
 * import { createPointIndex } from '@kit/spatial-index';
 *
 * const index = createPointIndex([0, 5, 9], [0, 5, 9]);
 * index.search(4, 4, 10, 10).sort(); // => [1, 2]
 * index.nearest(1, 1, 2); // => [0, 1]
 * index.nearest(1, 1, 2, 3); // => [0]
 *
 * const places = createPointIndex([179, -179, 0], [0, 0, 0], { wrap: { width: 360 } });
 * places.nearest(-180, 0, 2); // => [0, 1]
 * ```
 */
export function createPointIndex(
  xs: ArrayLike<number>,
  ys: ArrayLike<number>,
  options: SpatialIndexOptions = {},
): SpatialIndex {
  const edges = readWrap(checkOptions(options, ['wrap']).wrap);
  const count = checkList(xs, 'xs').length;
  if (checkList(ys, 'ys').length !== count) {
    const message = `ys has length ${describeValue(ys.length)}: expected ${count}, as xs`;
    throw new InvalidInputError('bad-length', message, { name: 'ys' });
  }
  const points = new Float64Array(2 * count);
  for (let point = 0; point < count; point++) {
    points[2 * point] = normal(checkCoordinate(xs[point], 'xs', point), edges.width);
    points[2 * point + 1] = normal(checkCoordinate(ys[point], 'ys', point), edges.height);
  }
  if (count === 0) return indexOver([], 0, edges);
  const { tree, records } = buildCellTree(points, 2, true);
  return indexOver([pointLayer(tree, records)], count, edges);
}
