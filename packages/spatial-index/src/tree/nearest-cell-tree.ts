/**
 * Which items are nearest to a point? The cells are visited in rings around the point's cell until no ring can hold
 * anything nearer than what was found.
 *
 *     2 2 2 2 2
 *     2 1 1 1 2      A ring has four sides; each side is at least as far from the point as the edge that faces it.
 *     2 1 p 1 2      The edges are computed with rounding, so every distance is taken a little too short.
 *     2 1 1 1 2
 *
 * Far from everything most rings are empty: the first one is chosen by looking at whole blocks, in which each row of cells
 * is one range of items.
 */
import type { Wanted } from '../near/nearest-list.js';
import { type CellNode, type CellTree, slotOf } from './cell-tree.js';
import type { Layer } from './layers.js';

/** By how much a distance is shortened, relative to itself and to the coordinates, to be safe from rounding. */
const relativeSlack = 1e-12;

/** Offers every item that may be among the nearest. */
export function nearestInLayer(layer: Layer, x: number, y: number, wanted: Wanted): void {
  visitNode(layer, layer.tree.nodes[0], x, y, wanted);
}

function visitNode(layer: Layer, node: CellNode, x: number, y: number, wanted: Wanted): void {
  const { cols, rows, first } = node;
  const slackX = layer.reachX + (Math.abs(node.minX) + Math.abs(node.maxX)) * relativeSlack;
  const slackY = layer.reachY + (Math.abs(node.minY) + Math.abs(node.maxY)) * relativeSlack;
  const beyondX = squared(Math.max(node.minX - x, x - node.maxX) - slackX);
  const beyondY = squared(Math.max(node.minY - y, y - node.maxY) - slackY);
  if (beyondX + beyondY > wanted.limit) return;
  const cellWidth = node.colsPerX > 0 ? 1 / node.colsPerX : 0;
  const cellHeight = node.rowsPerY > 0 ? 1 / node.rowsPerY : 0;
  const col = slotOf(x, node.minX, node.colsPerX, cols);
  const row = slotOf(y, node.minY, node.rowsPerY, rows);
  // What lies outside of these is too far. A side that is given up takes all beyond it along.
  let minCol = 0;
  let maxCol = cols - 1;
  let minRow = 0;
  let maxRow = rows - 1;
  // With a limit the sides are soon given up; without one every ring up to the first item would be walked.
  const nearestRing = wanted.limit === Number.POSITIVE_INFINITY ? firstRing(layer.tree, node, col, row) : 0;
  for (let ring = nearestRing; ; ring++) {
    const left = col - ring;
    const right = col + ring;
    const top = row - ring;
    const bottom = row + ring;
    if (ring > 0) {
      const { limit } = wanted;
      const toLeft = x - (node.minX + (left + 1) * cellWidth) - slackX;
      const toRight = node.minX + right * cellWidth - x - slackX;
      const toTop = y - (node.minY + (top + 1) * cellHeight) - slackY;
      const toBottom = node.minY + bottom * cellHeight - y - slackY;
      if (left >= minCol && squared(toLeft) + beyondY > limit) minCol = left + 1;
      if (right <= maxCol && squared(toRight) + beyondY > limit) maxCol = right - 1;
      if (top >= minRow && squared(toTop) + beyondX > limit) minRow = top + 1;
      if (bottom <= maxRow && squared(toBottom) + beyondX > limit) maxRow = bottom - 1;
    }
    if (left < minCol && right > maxCol && top < minRow && bottom > maxRow) return;
    const fromCol = Math.max(minCol, left);
    const toCol = Math.min(maxCol, right);
    for (let at = Math.max(minRow, top); at <= Math.min(maxRow, bottom); at++) {
      const rowStart = first + at * cols;
      if (at === top || at === bottom) {
        visitCells(layer, node, rowStart + fromCol, rowStart + toCol + 1, x, y, wanted);
      } else {
        if (left >= minCol) visitCells(layer, node, rowStart + left, rowStart + left + 1, x, y, wanted);
        if (right <= maxCol) visitCells(layer, node, rowStart + right, rowStart + right + 1, x, y, wanted);
      }
    }
  }
}

/** The first ring around a cell that holds an item: the block of twice as many rings, then by halves. */
function firstRing(tree: CellTree, node: CellNode, col: number, row: number): number {
  if (holdsItem(tree, node, col, row, 0)) return 0;
  let empty = 0;
  let filled = 1;
  for (; !holdsItem(tree, node, col, row, filled); filled *= 2) empty = filled;
  while (filled - empty > 1) {
    const middle = (empty + filled) >> 1;
    if (holdsItem(tree, node, col, row, middle)) filled = middle;
    else empty = middle;
  }
  return filled;
}

/** Has the block of cells up to `ring` away from a cell any item? */
function holdsItem({ starts }: CellTree, node: CellNode, col: number, row: number, ring: number): boolean {
  const { cols, rows, first } = node;
  const from = first + Math.max(0, col - ring);
  const to = first + Math.min(cols, col + ring + 1);
  const lastRow = Math.min(rows - 1, row + ring);
  for (let at = Math.max(0, row - ring); at <= lastRow; at++) {
    if (starts[from + at * cols] !== starts[to + at * cols]) return true;
  }
  return false;
}

/** The square of a distance, taken a little too short; 0 for a negative one. */
function squared(distance: number): number {
  const safe = distance > 0 ? distance * (1 - relativeSlack) : 0;
  return safe * safe;
}

/** Offers the items of the cells from `from` up to `to`. */
function visitCells(
  layer: Layer,
  node: CellNode,
  from: number,
  to: number,
  x: number,
  y: number,
  wanted: Wanted,
): void {
  const { starts, inner, nodes } = layer.tree;
  if (starts[from] === starts[to]) return;
  if (!node.hasInner) {
    layer.offer(starts[from], starts[to], x, y, wanted);
    return;
  }
  for (let cell = from; cell < to; cell++) {
    if (inner[cell] >= 0) visitNode(layer, nodes[inner[cell]], x, y, wanted);
    else if (starts[cell] < starts[cell + 1]) layer.offer(starts[cell], starts[cell + 1], x, y, wanted);
  }
}
