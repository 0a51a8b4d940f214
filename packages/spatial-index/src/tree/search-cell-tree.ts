/**
 * Which items does a window hold?
 *
 *     . . . . . .     o  cells at the edge of the window: each item is tested
 *     . o o o o .     #  cells inside of it: all items are taken, a row of cells at a time, without a test
 *     . o # # o .
 *     . o o o o .     Boxes are sorted by their centres. No centre is further from its box's edge than `reach`, so the
 *     . . . . . .     edge of the window grows by that much to the outside; the inside stays as it is.
 */
import { type CellNode, type CellTree, slotOf } from './cell-tree.js';
import type { Layer, Window } from './layers.js';

/** Appends all items that the window holds. */
export function searchLayer(layer: Layer, window: Window, hits: number[]): void {
  searchNode(layer, layer.tree.nodes[0], window, hits);
}

function searchNode(layer: Layer, node: CellNode, window: Window, hits: number[]): void {
  const { cols, rows, first } = node;
  const outerMinX = window.minX - layer.reachX;
  const outerMaxX = window.maxX + layer.reachX;
  const outerMinY = window.minY - layer.reachY;
  const outerMaxY = window.maxY + layer.reachY;
  if (outerMinX > node.maxX || outerMaxX < node.minX || outerMinY > node.maxY || outerMaxY < node.minY) return;
  const firstCol = slotOf(outerMinX, node.minX, node.colsPerX, cols);
  const lastCol = slotOf(outerMaxX, node.minX, node.colsPerX, cols);
  const firstRow = slotOf(outerMinY, node.minY, node.rowsPerY, rows);
  const lastRow = slotOf(outerMaxY, node.minY, node.rowsPerY, rows);
  // The cells beyond those that hold the window's edges have their centres inside.
  const insideLeft = window.minX <= node.minX ? 0 : slotOf(window.minX, node.minX, node.colsPerX, cols) + 1;
  const insideRight = window.maxX >= node.maxX ? cols - 1 : slotOf(window.maxX, node.minX, node.colsPerX, cols) - 1;
  const insideTop = window.minY <= node.minY ? 0 : slotOf(window.minY, node.minY, node.rowsPerY, rows) + 1;
  const insideBottom = window.maxY >= node.maxY ? rows - 1 : slotOf(window.maxY, node.minY, node.rowsPerY, rows) - 1;
  const hasInside = insideLeft <= insideRight;
  for (let row = firstRow; row <= lastRow; row++) {
    const rowStart = first + row * cols;
    if (hasInside && row >= insideTop && row <= insideBottom) {
      scanCells(layer, node, rowStart + firstCol, rowStart + insideLeft, window, hits);
      takeAll(layer.tree, rowStart + insideLeft, rowStart + insideRight + 1, hits);
      scanCells(layer, node, rowStart + insideRight + 1, rowStart + lastCol + 1, window, hits);
    } else {
      scanCells(layer, node, rowStart + firstCol, rowStart + lastCol + 1, window, hits);
    }
  }
}

/** Takes every item of the cells from `from` up to `to`. */
function takeAll(tree: CellTree, from: number, to: number, hits: number[]): void {
  const { order, starts } = tree;
  const end = starts[to];
  for (let place = starts[from]; place < end; place++) hits.push(order[place]);
}

/** Tests the items of the cells from `from` up to `to`. */
function scanCells(layer: Layer, node: CellNode, from: number, to: number, window: Window, hits: number[]): void {
  if (from >= to) return;
  const { starts, inner, nodes } = layer.tree;
  if (!node.hasInner) {
    if (starts[from] < starts[to]) layer.scan(starts[from], starts[to], window, hits);
    return;
  }
  let begin = starts[from];
  for (let cell = from; cell < to; cell++) {
    if (inner[cell] < 0) continue;
    if (begin < starts[cell]) layer.scan(begin, starts[cell], window, hits);
    searchNode(layer, nodes[inner[cell]], window, hits);
    begin = starts[cell + 1];
  }
  if (begin < starts[to]) layer.scan(begin, starts[to], window, hits);
}
