import { checkList } from '../board/check-options.js';
import { InvalidInputError } from '../errors/invalid-input-error.js';
import { boxLayer } from './box-layer.js';
import { buildCellTree, outerCells } from './build-cell-tree.js';
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
  for (let i = 0; i < length; i++) checkCoordinate(boxes[i], 'boxes', i);
  for (let i = 0; i < length; i += 4) {
    if (boxes[i] <= boxes[i + 2] && boxes[i + 1] <= boxes[i + 3]) continue;
    const shown = [boxes[i], boxes[i + 1], boxes[i + 2], boxes[i + 3]].join(', ');
    throw new InvalidInputError('bad-box', `box ${i / 4} is ${shown}: expected minX <= maxX and minY <= maxY`, {
      name: 'boxes',
      index: i,
    });
  }
  const layers = sizeClasses(boxes).map((members) => sortBoxes(boxes, members));
  return indexOver(layers, length / 4);
}

function sortBoxes(edges: ArrayLike<number>, members: Uint32Array): Layer {
  const centerX = new Float64Array(members.length);
  const centerY = new Float64Array(members.length);
  let reachX = 0;
  let reachY = 0;
  let furthest = 0;
  for (let i = 0; i < members.length; i++) {
    const at = 4 * members[i];
    const x = middle(edges[at], edges[at + 2]);
    const y = middle(edges[at + 1], edges[at + 3]);
    centerX[i] = x;
    centerY[i] = y;
    reachX = Math.max(reachX, x - edges[at], edges[at + 2] - x);
    reachY = Math.max(reachY, y - edges[at + 1], edges[at + 3] - y);
    furthest = Math.max(furthest, Math.abs(x), Math.abs(y));
  }
  const { tree } = buildCellTree(centerX, centerY, outerCells(centerX, centerY));
  const order = tree.order;
  // The boxes in the order of the cells: minX, minY, maxX, maxY of each.
  const sorted = new Float64Array(4 * order.length);
  for (let place = 0; place < order.length; place++) {
    const box = members[order[place]];
    order[place] = box;
    sorted[4 * place] = edges[4 * box];
    sorted[4 * place + 1] = edges[4 * box + 1];
    sorted[4 * place + 2] = edges[4 * box + 2];
    sorted[4 * place + 3] = edges[4 * box + 3];
  }
  // A reach that is a little too long is safe from the rounding of centres and window edges.
  const slack = furthest * 1e-12;
  const reach = { reachX: reachX * (1 + 1e-12) + slack, reachY: reachY * (1 + 1e-12) + slack };
  return boxLayer(tree, [sorted], reach);
}

function middle(min: number, max: number): number {
  return min + (max - min) / 2;
}
