import { checkList } from '../board/check-options.js';
import { InvalidInputError } from '../errors/invalid-input-error.js';
import { boxLayer } from './box-layer.js';
import { buildCellTree } from './build-cell-tree.js';
import { copyRecord } from './records.js';
import type { Layer } from './search-cell-tree.js';
import { sizeClasses } from './size-classes.js';
import { checkCoordinate, indexOver, type SpatialIndex } from './spatial-index.js';

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
 * import { createBoxIndex } from '@kit/grid';
 *
 * const index = createBoxIndex([0, 0, 2, 2, 5, 5, 9, 6]);
 * index.search(1, 1, 3, 3); // => [0]
 * index.nearest(4, 5, 2); // => [1, 0]
 * ```
 */
export function createBoxIndex(boxes: ArrayLike<number>): SpatialIndex {
  const length = checkList(boxes, 'boxes').length;
  if (length % 4 !== 0) {
    const message = `boxes has length ${length}: expected four numbers for each box`;
    throw new InvalidInputError('bad-length', message, { name: 'boxes' });
  }
  const count = length / 4;
  const edges = new Float64Array(length);
  let largest = 0;
  for (let at = 0; at < length; at += 4) {
    const minX = checkCoordinate(boxes[at], 'boxes', at);
    const minY = checkCoordinate(boxes[at + 1], 'boxes', at + 1);
    const maxX = checkCoordinate(boxes[at + 2], 'boxes', at + 2);
    const maxY = checkCoordinate(boxes[at + 3], 'boxes', at + 3);
    if (!(minX <= maxX && minY <= maxY)) {
      const shown = [minX, minY, maxX, maxY].join(', ');
      throw new InvalidInputError('bad-box', `box ${at / 4} is ${shown}: expected minX <= maxX and minY <= maxY`, {
        name: 'boxes',
        index: at,
      });
    }
    edges[at] = minX;
    edges[at + 1] = minY;
    edges[at + 2] = maxX;
    edges[at + 3] = maxY;
    largest = Math.max(largest, maxX - minX, maxY - minY);
  }
  const layers = sizeClasses(edges, largest).map((members) => sortBoxes(edges, members));
  return indexOver(layers, count);
}

/** The layer of a class of boxes; `members` are their numbers, if it is not all of them. */
function sortBoxes(edges: Float64Array, members: Uint32Array | undefined): Layer {
  const boxes = members === undefined ? edges : new Float64Array(4 * members.length);
  if (members !== undefined) {
    for (let i = 0; i < members.length; i++) copyRecord(edges, members[i], boxes, i, 4);
  }
  let width = 0;
  let height = 0;
  for (let at = 0; at < boxes.length; at += 4) {
    width = Math.max(width, boxes[at + 2] - boxes[at]);
    height = Math.max(height, boxes[at + 3] - boxes[at + 1]);
  }
  const { tree, records } = buildCellTree(boxes, 4);
  const { order } = tree;
  if (members !== undefined) for (let place = 0; place < order.length; place++) order[place] = members[order[place]];
  // A reach that is a little too long is safe from the rounding of centres and window edges.
  const { minX, minY, maxX, maxY } = tree.nodes[0];
  const slack = Math.max(-minX, -minY, maxX, maxY) * 1e-12;
  const reach = { reachX: (width / 2) * (1 + 1e-12) + slack, reachY: (height / 2) * (1 + 1e-12) + slack };
  return boxLayer(tree, records, reach);
}
