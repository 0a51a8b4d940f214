/** Strong and weak links, each from its definition. A node is true when one of its cells holds its digit. */

import type { Cell } from '@kit/grid';
import type { Node, Position } from '../types.js';
import { digitsAt, needs, placesFor } from './candidates.js';
import { housesAround, sees } from './geometry.js';

/** Is it one cell, or two or three that lie in one box and one line, so that at most one of them is true? */
export function isNode(node: Node): boolean {
  if (node.cells.length === 1) return true;
  const [rows, columns, boxes] = [0, 1, 2].map((kind) => new Set(node.cells.map((cell) => housesAround(cell)[kind])));
  return boxes.size === 1 && (rows.size === 1 || columns.size === 1);
}

/** Never both false: the two digits of a cell, or all places of a digit in a house that needs it. */
export function isStrongLink(position: Position, from: Node, to: Node): boolean {
  if (from.digit !== to.digit) {
    return isSameCell(from, to) && digitsAt(position, from.cells[0]).length === 2;
  }
  const cells = [...from.cells, ...to.cells];
  return housesAround(cells[0]).some(
    (house) => needs(position, house, from.digit) && isSameSet(placesFor(position, from.digit, house), cells),
  );
}

/** Never both true: two digits of one cell, or one digit in cells that all see each other. */
export function isWeakLink(from: Node, to: Node): boolean {
  if (from.digit !== to.digit) return isSameCell(from, to);
  return from.cells.every((a) => to.cells.every((b) => sees(a, b)));
}

/** The same digit in the same cells. */
export function isSameNode(a: Node, b: Node): boolean {
  return a.digit === b.digit && isSameSet(a.cells, b.cells);
}

function isSameCell(a: Node, b: Node): boolean {
  return a.cells.length === 1 && b.cells.length === 1 && a.cells[0] === b.cells[0];
}

/** The cells of `a` differ, so as many cells that hold all of them are the same set. */
function isSameSet(a: readonly Cell[], b: readonly Cell[]): boolean {
  return a.length === b.length && a.every((cell) => b.includes(cell));
}
