/**
 * Builds the grid and its inner grids: for each a bounding box, a count of each cell, and one move of every item.
 *
 * O(items) for each level; there are at most eight levels.
 */
import { type CellNode, type CellTree, slotOf } from './cell-tree.js';

/** Items for each cell, on average: more cost tests in a query, fewer cost memory. */
const itemsPerCell = 2;
/** A cell with more items than this becomes a grid. */
const crowd = 24;
/** Beyond this many levels (points that crowd together again and again) a cell stays a list. */
export const maxLevels = 8;

/** The part of the tree that grows. */
type Growing = {
  readonly nodes: CellNode[];
  starts: Uint32Array;
  inner: Int32Array;
  used: number;
};

/** A tree, and the coordinates (of the centres) in the order of its cells. */
type Sorted = { readonly tree: CellTree; readonly xs: Float64Array; readonly ys: Float64Array };

/** Sorts items into cells. The arrays are taken over and changed. */
export function buildCellTree(xs: Float64Array, ys: Float64Array, cellCount: number): Sorted {
  const count = xs.length;
  const order = new Uint32Array(count);
  const sortedX = new Float64Array(count);
  const sortedY = new Float64Array(count);
  const ids = new Uint32Array(count);
  for (let item = 0; item < count; item++) ids[item] = item;
  const slots = new Uint32Array(count);
  const tree: Growing = { nodes: [], starts: new Uint32Array(0), inner: new Int32Array(0), used: 0 };

  /** Adds a grid for the first `size` items of xs, ys and ids; they go to the places from `begin` on. */
  const addNode = (begin: number, size: number, wantedCells: number): void => {
    const node = layOut(xs, ys, size, wantedCells, tree.used);
    const { starts } = reserve(tree, node.cols * node.rows + 1);
    const { first, cols, rows } = node;
    for (let item = 0; item < size; item++) {
      const col = slotOf(xs[item], node.minX, node.colsPerX, cols);
      const slot = first + slotOf(ys[item], node.minY, node.rowsPerY, rows) * cols + col;
      slots[item] = slot;
      starts[slot + 1] += 1;
    }
    starts[first] = begin;
    for (let slot = first; slot < first + cols * rows; slot++) starts[slot + 1] += starts[slot];
    // Filling backwards turns the end of each cell into its beginning, which is where the count belongs.
    for (let item = size - 1; item >= 0; item--) {
      const place = --starts[slots[item] + 1];
      sortedX[place] = xs[item];
      sortedY[place] = ys[item];
      order[place] = ids[item];
    }
    starts.copyWithin(first, first + 1, first + cols * rows + 1);
    starts[first + cols * rows] = begin + size;
    tree.nodes.push(node);
  };

  addNode(0, count, cellCount);
  const levels = [1];
  for (let index = 0; index < tree.nodes.length; index++) {
    const node = tree.nodes[index];
    if (levels[index] >= maxLevels) continue;
    for (let slot = node.first; slot < node.first + node.cols * node.rows; slot++) {
      const begin = tree.starts[slot];
      const end = tree.starts[slot + 1];
      if (end - begin <= crowd || isOnePlace(sortedX, sortedY, begin, end)) continue;
      xs.set(sortedX.subarray(begin, end));
      ys.set(sortedY.subarray(begin, end));
      ids.set(order.subarray(begin, end));
      node.hasInner = true;
      tree.inner[slot] = tree.nodes.length;
      levels.push(levels[index] + 1);
      addNode(begin, end - begin, (end - begin) / itemsPerCell);
    }
  }
  const { nodes, used } = tree;
  const starts = tree.starts.slice(0, used);
  return { tree: { nodes, starts, inner: tree.inner.slice(0, used), order }, xs: sortedX, ys: sortedY };
}

function isOnePlace(xs: Float64Array, ys: Float64Array, begin: number, end: number): boolean {
  for (let place = begin + 1; place < end; place++) {
    if (xs[place] !== xs[begin] || ys[place] !== ys[begin]) return false;
  }
  return true;
}

/** A grid over the first `size` items with about the wanted number of cells, as square as they can be. */
function layOut(xs: Float64Array, ys: Float64Array, size: number, wantedCells: number, first: number): CellNode {
  let minX = xs[0];
  let maxX = minX;
  let minY = ys[0];
  let maxY = minY;
  for (let item = 1; item < size; item++) {
    const x = xs[item];
    const y = ys[item];
    if (x < minX) minX = x;
    else if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    else if (y > maxY) maxY = y;
  }
  const cells = Math.max(1, wantedCells);
  const width = maxX - minX;
  const height = maxY - minY;
  // Too thin to be divided: the number of columns for a unit would overflow.
  const isFlatX = width < 1e-290;
  const isFlatY = height < 1e-290;
  const ideal = isFlatX ? 1 : isFlatY ? cells : Math.sqrt(cells * Math.min(1e9, Math.max(1e-9, width / height)));
  const cols = Math.ceil(Math.min(cells, Math.max(1, ideal)));
  const rows = isFlatY ? 1 : Math.max(1, Math.floor(cells / cols));
  const colsPerX = isFlatX ? 0 : cols / width;
  const rowsPerY = isFlatY ? 0 : rows / height;
  return { minX, minY, maxX, maxY, colsPerX, rowsPerY, cols, rows, first, hasInner: false };
}

/** Makes room for so many more cells: their starts are 0, and none is a grid. */
function reserve(tree: Growing, cells: number): Growing {
  const end = tree.used + cells;
  if (end > tree.starts.length) {
    const room = tree.used === 0 ? end : Math.max(end, 2 * tree.starts.length);
    const starts = new Uint32Array(room);
    starts.set(tree.starts);
    const inner = new Int32Array(room).fill(-1, tree.used);
    inner.set(tree.inner.subarray(0, tree.used));
    tree.starts = starts;
    tree.inner = inner;
  }
  tree.used = end;
  return tree;
}

/**
 * How many cells the outermost grid should have. A sample tells whether the items are spread evenly; clusters get a
 * coarse grid, in which the empty space costs little and the crowded cells become grids.
 */
export function outerCells(xs: Float64Array, ys: Float64Array): number {
  const sample = Math.min(xs.length, 1_024);
  const stride = Math.max(1, Math.floor(xs.length / sample));
  const sampleX = new Float64Array(sample);
  const sampleY = new Float64Array(sample);
  for (let i = 0; i < sample; i++) {
    sampleX[i] = xs[i * stride];
    sampleY[i] = ys[i * stride];
  }
  const node = layOut(sampleX, sampleY, sample, sample / 4, 0);
  const seen = new Uint8Array(node.cols * node.rows);
  let occupied = 0;
  for (let i = 0; i < sample; i++) {
    const col = slotOf(sampleX[i], node.minX, node.colsPerX, node.cols);
    const slot = slotOf(sampleY[i], node.minY, node.rowsPerY, node.rows) * node.cols + col;
    occupied += 1 - seen[slot];
    seen[slot] = 1;
  }
  const isEven = occupied > seen.length / 2;
  return xs.length / (isEven ? itemsPerCell : 32);
}
