import { checkOptions } from '@kit/grid';
import { type Edges, isRound, normalBox, readWrap } from '../items/edges.js';
import { type Boxes, readBoxes } from '../items/read-boxes.js';
import { buildCellTree } from '../tree/build-cell-tree.js';
import { copyRecord } from '../tree/cell-tree.js';
import { boxLayer, type Layer } from '../tree/layers.js';
import type { SpatialIndex, SpatialIndexOptions } from '../types.js';
import { indexOver } from './index-over.js';
import { sizeClasses } from './size-classes.js';

/**
 * An index over boxes: which share a point with a window, which are nearest to a place.
 *
 * Each box is stored once, by its centre, in the grid of its size class, and a search widens its window by the reach of
 * the class. O(n) to build; the coordinates are copied.
 *
 * @param boxes - four numbers a box: minX, minY, maxX, maxY; an array or a typed array. A box may reach to infinity
 * @param options - `wrap`: after how much the world repeats itself, so that questions look across its edges
 * @returns an index whose answers are box numbers; its `search` throws `bad-number` and `bad-window`, its `nearest`
 * `bad-number`
 * @throws {@link InvalidInputError} `bad-list`, `bad-length` (not a multiple of four), `bad-number` for a coordinate that
 * is not a number from -1e150 to 1e150 (a minimum may be -Infinity, a maximum Infinity), `bad-box` for a box whose minimum is above its maximum,
 * `unknown-option`
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
export function createBoxIndex(boxes: ArrayLike<number>, options: SpatialIndexOptions = {}): SpatialIndex {
  const world = readWrap(checkOptions(options, ['wrap']).wrap);
  const given = readBoxes(boxes);
  const { edges, width, height } = isRound(world) ? broughtInto(world, given.edges) : given;
  const isEndless = Math.max(width, height) === Number.POSITIVE_INFINITY;
  return indexOver(isEndless ? withEndless(edges) : boundedLayers(edges, width, height), edges.length / 4, world);
}

/** Copies of boxes that begin in a world that wraps. */
function broughtInto(world: Edges, edges: Float64Array): Boxes {
  const boxes = edges.slice();
  for (let at = 0; at < boxes.length; at += 4) normalBox(boxes, at, world);
  return { edges: boxes, ...sidesOf(boxes) };
}

/** The layers of boxes that are at most so wide and high. */
function boundedLayers(edges: Float64Array, width: number, height: number): Layer[] {
  return sizeClasses(edges, Math.max(width, height)).map((members) => {
    if (members === undefined) return sortBoxes(edges, width, height);
    const { boxes, ...sides } = boxesOf(edges, members);
    return renamed(sortBoxes(boxes, sides.width, sides.height), members);
  });
}

/** The layers of boxes of which some reach to infinity: these have no centre, and are a list of their own. */
function withEndless(edges: Float64Array): Layer[] {
  const numbers = Array.from({ length: edges.length / 4 }, (_, box) => box);
  const isBounded = (box: number): boolean => edges.subarray(4 * box, 4 * box + 4).every(Number.isFinite);
  const bounded = Uint32Array.from(numbers.filter(isBounded));
  const endless = Uint32Array.from(numbers.filter((box) => !isBounded(box)));
  const { boxes, width, height } = boxesOf(edges, bounded);
  const layers = boundedLayers(boxes, width, height).map((layer) => renamed(layer, bounded));
  return [...layers, listLayer(boxesOf(edges, endless).boxes, endless)];
}

/** Boxes in one cell, of which no bounds are known (NaN), so that every question tests each. */
function listLayer(boxes: Float64Array, order: Uint32Array): Layer {
  const none = Number.NaN;
  const bounds = { minX: none, minY: none, maxX: none, maxY: none };
  const node = { ...bounds, colsPerX: 0, rowsPerY: 0, cols: 1, rows: 1, first: 0, hasInner: false };
  const tree = { nodes: [node], starts: Uint32Array.of(0, order.length), inner: Int32Array.of(-1, -1), order };
  const reach = Number.POSITIVE_INFINITY;
  return boxLayer(tree, boxes, { reachX: reach, reachY: reach });
}

/** Some of the boxes, and how wide and high the largest are. */
function boxesOf(edges: Float64Array, members: Uint32Array): { boxes: Float64Array; width: number; height: number } {
  const boxes = new Float64Array(4 * members.length);
  for (let i = 0; i < members.length; i++) copyRecord(edges, members[i], boxes, i, 4);
  return { boxes, ...sidesOf(boxes) };
}

/** How wide and high the largest boxes are. */
function sidesOf(boxes: Float64Array): { width: number; height: number } {
  let width = 0;
  let height = 0;
  for (let at = 0; at < boxes.length; at += 4) {
    width = Math.max(width, boxes[at + 2] - boxes[at]);
    height = Math.max(height, boxes[at + 3] - boxes[at + 1]);
  }
  return { width, height };
}

/** A layer of some of the boxes, with the numbers that these have among all. */
function renamed(layer: Layer, members: Uint32Array): Layer {
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
