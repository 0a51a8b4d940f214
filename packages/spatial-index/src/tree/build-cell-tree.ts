/**
 * Builds the grid and its inner grids: for each a bounding box, a count of each cell, and one move of every item.
 *
 * O(items) for each level; there are at most eight levels.
 */
import { type CellNode, type CellTree, centerX, centerY, copyRecord, type RecordSize, slotOf } from './cell-tree.js';
import { countInCells, isWorthBands, moveToCells, sortIntoBands } from './sort-records.js';

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

/** A tree, and the records in the order of its cells. */
type Sorted = { readonly tree: CellTree; readonly records: Float64Array };

/**
 * Sorts items into cells. `records` holds two numbers a point (x, y) or four a box (minX, minY, maxX, maxY), and is only read,
 * since copying what a caller gives would take a tenth of the time; `isOurs` says that it may be written over.
 */
export function buildCellTree(records: Float64Array, size: RecordSize, isOurs: boolean): Sorted {
  const count = records.length / size;
  const outer = layOut(records, count, size, outerCells(records, size), 0);
  const order = new Uint32Array(count);
  const cells = new Uint32Array(count);
  const tree: Growing = { nodes: [], starts: new Uint32Array(0), inner: new Int32Array(0), used: 0 };
  const { source, ids: sourceIds } = inTheirBands(records, size, outer);
  const sorted = isOurs && source !== records ? records : new Float64Array(records.length);

  /** Adds a grid for the first of some records; they go to the places from `begin` on. */
  const addNode = (from: Float64Array, ids: Uint32Array, begin: number, items: number, node: CellNode): void => {
    const { starts } = reserve(tree, node.cols * node.rows + 1);
    const { first, cols, rows } = node;
    countInCells(from, size, items, node, cells, starts);
    starts[first] = begin;
    for (let slot = first; slot < first + cols * rows; slot++) starts[slot + 1] += starts[slot];
    // The end of each cell becomes its beginning, which is where the count belongs.
    moveToCells({ source: from, ids, cells, sorted, order }, size, items, starts);
    starts.copyWithin(first, first + 1, first + cols * rows + 1);
    starts[first + cols * rows] = begin + items;
    tree.nodes.push(node);
  };

  addNode(source, sourceIds, 0, count, outer);
  const most = fullestCell(tree.starts, outer);
  const crowded = new Float64Array(size * most);
  const crowdedIds = new Uint32Array(most);
  const levels = [1];
  for (let index = 0; index < tree.nodes.length; index++) {
    const node = tree.nodes[index];
    if (levels[index] >= maxLevels) continue;
    for (let slot = node.first; slot < node.first + node.cols * node.rows; slot++) {
      const begin = tree.starts[slot];
      const items = tree.starts[slot + 1] - begin;
      if (items <= crowd) continue;
      crowded.set(sorted.subarray(size * begin, size * (begin + items)));
      const inner = layOut(crowded, items, size, items / itemsPerCell, tree.used);
      if (inner.minX === inner.maxX && inner.minY === inner.maxY) continue;
      crowdedIds.set(order.subarray(begin, begin + items));
      node.hasInner = true;
      tree.inner[slot] = tree.nodes.length;
      levels.push(levels[index] + 1);
      addNode(crowded, crowdedIds, begin, items, inner);
    }
  }
  const { nodes, used } = tree;
  const starts = tree.starts.slice(0, used);
  return { tree: { nodes, starts, inner: tree.inner.slice(0, used), order }, records: sorted };
}

/** The records to begin with, and which item each is. */
function inTheirBands(records: Float64Array, size: RecordSize, outer: CellNode) {
  const count = records.length / size;
  if (isWorthBands(outer, count, size)) {
    const source = new Float64Array(records.length);
    return { source, ids: sortIntoBands(records, source, size, outer) };
  }
  const ids = new Uint32Array(count);
  for (let item = 0; item < count; item++) ids[item] = item;
  return { source: records, ids };
}

/** How many items the fullest cell of a grid has. */
function fullestCell(starts: Uint32Array, { first, cols, rows }: CellNode): number {
  let most = 0;
  for (let slot = first; slot < first + cols * rows; slot++) most = Math.max(most, starts[slot + 1] - starts[slot]);
  return most;
}

/** A grid over the first items with about the wanted number of cells, as square as they can be. */
function layOut(records: Float64Array, items: number, size: RecordSize, wantedCells: number, first: number): CellNode {
  let minX = centerX(records, 0, size);
  let maxX = minX;
  let minY = centerY(records, 0, size);
  let maxY = minY;
  for (let at = size; at < size * items; at += size) {
    const x = centerX(records, at, size);
    const y = centerY(records, at, size);
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
function outerCells(records: Float64Array, size: RecordSize): number {
  const count = records.length / size;
  const items = Math.min(count, 1_024);
  const stride = Math.max(1, Math.floor(count / items));
  const sample = new Float64Array(size * items);
  for (let i = 0; i < items; i++) copyRecord(records, i * stride, sample, i, size);
  const node = layOut(sample, items, size, items / 4, 0);
  const seen = new Uint8Array(node.cols * node.rows);
  let occupied = 0;
  for (let at = 0; at < sample.length; at += size) {
    const col = slotOf(centerX(sample, at, size), node.minX, node.colsPerX, node.cols);
    const row = slotOf(centerY(sample, at, size), node.minY, node.rowsPerY, node.rows);
    const slot = row * node.cols + col;
    occupied += 1 - seen[slot];
    seen[slot] = 1;
  }
  const isEven = occupied > seen.length / 2;
  return count / (isEven ? itemsPerCell : 32);
}
