import { readBoxes } from '../items/read-boxes.js';
import { buildCellTree } from '../tree/build-cell-tree.js';
import { copyRecord } from '../tree/cell-tree.js';
import { boxLayer, type Layer } from '../tree/layers.js';
import type { SpatialIndex } from '../types.js';
import { indexOver } from './index-over.js';
import { sizeClasses } from './size-classes.js';

/**
 * An index over boxes: which share a point with a window, which are nearest to a place.
 *
 * Each box is stored once, by its centre, in the grid of its size class, and a search widens its window by the reach of
 * the class. O(n) to build; the coordinates are copied.
 *
 * @param boxes - four numbers a box: minX, minY, maxX, maxY; an array or a typed array
 * @returns an index whose answers are box numbers; its `search` throws `bad-number` and `bad-window`, its `nearest`
 * `bad-number`
 * @throws {@link InvalidInputError} `bad-list`, `bad-length` (not a multiple of four), `bad-number` for a coordinate that
 * is not a number from -1e150 to 1e150, `bad-box` for a box whose minimum is above its maximum
 *
 * @example
 * ```ts
 * import { createBoxIndex } from '@kit/spatial-index';
 *
 * const index = createBoxIndex([0, 0, 2, 2, 5, 5, 9, 6]);
 * index.search(1, 1, 3, 3); // => [0]
 * index.nearest(4, 5, 2); // => [1, 0]
 * ```
 */
export function createBoxIndex(boxes: ArrayLike<number>): SpatialIndex {
  const { edges, width, height } = readBoxes(boxes);
  const classes = sizeClasses(edges, Math.max(width, height));
  const layers = classes.map((members) => {
    if (members === undefined) return sortBoxes(edges, width, height);
    return sortMembers(edges, members);
  });
  return indexOver(layers, edges.length / 4);
}

/** The layer of some of the boxes, whose numbers are `members`. */
function sortMembers(edges: Float64Array, members: Uint32Array): Layer {
  const boxes = new Float64Array(4 * members.length);
  let width = 0;
  let height = 0;
  for (let i = 0; i < members.length; i++) {
    copyRecord(edges, members[i], boxes, i, 4);
    width = Math.max(width, boxes[4 * i + 2] - boxes[4 * i]);
    height = Math.max(height, boxes[4 * i + 3] - boxes[4 * i + 1]);
  }
  const layer = sortBoxes(boxes, width, height);
  const { order } = layer.tree;
  for (let place = 0; place < order.length; place++) order[place] = members[order[place]];
  return layer;
}

/** The layer of boxes that are at most so wide and high; the array is only read. */
function sortBoxes(boxes: Float64Array, width: number, height: number): Layer {
  const { tree, records } = buildCellTree(boxes, 4, false);
  // A reach that is a little too long is safe from the rounding of centres and window edges, also of the smallest numbers.
  const { minX, minY, maxX, maxY } = tree.nodes[0];
  const slack = Math.max(-minX, -minY, maxX, maxY) * 1e-12 + 2 * Number.MIN_VALUE;
  const reach = { reachX: (width / 2) * (1 + 1e-12) + slack, reachY: (height / 2) * (1 + 1e-12) + slack };
  return boxLayer(tree, records, reach);
}
