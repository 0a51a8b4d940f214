/** Strong and weak links, each from its definition. A node is true when one of its cells holds its digit. */

import type { Cell } from '@kit/grid';
import type { ChainNode, Link, Position, Rejection } from '../types.js';
import { digitsAt, isPossible, needs, placesFor } from './candidates.js';
import { cellsIn, holds, housesAround, sees } from './geometry.js';

/** Is it one cell, or two or three that lie in one box and one line, so that at most one of them is true? */
export function isNode(node: ChainNode): boolean {
  if (node.cells.length === 1) return true;
  const [rows, columns, boxes] = [0, 1, 2].map((kind) => new Set(node.cells.map((cell) => housesAround(cell)[kind])));
  return boxes.size === 1 && (rows.size === 1 || columns.size === 1);
}

/** Never both false: the two digits of a cell, or all places of a digit in a house that needs it. */
export function isStrongLink(position: Position, from: ChainNode, to: ChainNode): boolean {
  if (from.digit !== to.digit) {
    return isSameCell(from, to) && digitsAt(position, from.cells[0]).length === 2;
  }
  const cells = [...from.cells, ...to.cells];
  return housesAround(cells[0]).some(
    (house) => needs(position, house, from.digit) && isSameSet(placesFor(position, from.digit, house), cells),
  );
}

/** Never both true: two digits of one cell, or one digit in cells that all see each other. */
export function isWeakLink(from: ChainNode, to: ChainNode): boolean {
  if (from.digit !== to.digit) return isSameCell(from, to);
  return from.cells.every((a) => to.cells.every((b) => sees(a, b)));
}

/** Are the nodes all places of two digits in an almost locked set, which can't lack both? */
export function isSetLink(position: Position, from: ChainNode, to: ChainNode): boolean {
  return setsBetween(position, from, to).length > 0;
}

/** The almost locked sets (n cells of a house, n + 1 digits) in which the two nodes are all places of their digits. */
export function setsBetween(position: Position, from: ChainNode, to: ChainNode): Cell[][] {
  if (from.digit === to.digit) return [];
  const needed = [...new Set([...from.cells, ...to.cells])];
  const isWhole = ({ cells, digit }: ChainNode): boolean =>
    needed.every((cell) => isPossible(position, cell, digit) === cells.includes(cell));
  if (!isWhole(from) || !isWhole(to)) return [];
  const houses = housesAround(needed[0]).filter((house) => needed.every((cell) => holds(house, cell)));
  return houses.flatMap((house) => {
    const others = cellsIn(house).filter(
      (cell) =>
        !needed.includes(cell) &&
        position.values[cell] === 0 &&
        digitsAt(position, cell).every((digit) => digit !== from.digit && digit !== to.digit),
    );
    const all = [needed];
    for (const cell of others) all.push(...all.map((cells) => [...cells, cell]));
    return all.filter((cells) => new Set(cells.flatMap((cell) => digitsAt(position, cell))).size === cells.length + 1);
  });
}

/** The same digit in the same cells. */
export function isSameNode(a: ChainNode, b: ChainNode): boolean {
  return a.digit === b.digit && isSameSet(a.cells, b.cells);
}

function isSameCell(a: ChainNode, b: ChainNode): boolean {
  return a.cells.length === 1 && b.cells.length === 1 && a.cells[0] === b.cells[0];
}

/** The cells of `a` differ, so as many cells that hold all of them are the same set. */
function isSameSet(a: readonly Cell[], b: readonly Cell[]): boolean {
  return a.length === b.length && a.every((cell) => b.includes(cell));
}

/** Strong, weak, …, strong, each link true and joined to the next. */
export function checkLinks(position: Position, links: readonly Link[]): Rejection | undefined {
  if (links.length < 3 || links.length % 2 === 0) return 'wrong-chain-length';
  for (const [index, { from, to, type }] of links.entries()) {
    if (type !== (index % 2 === 0 ? 'strong' : 'weak')) return 'links-do-not-alternate';
    if (index > 0 && !isSameNode(links[index - 1].to, from)) return 'links-do-not-join';
    if (!isNode(from) || !isNode(to)) return 'not-a-group';
    if (type === 'strong' && !isStrongLink(position, from, to)) return 'not-a-strong-link';
    if (type === 'weak' && !isWeakLink(from, to)) return 'not-a-weak-link';
  }
  return undefined;
}

/** One digit, one cell a node. */
export function isXChain(links: readonly Link[]): boolean {
  const { digit } = links[0].from;
  return links.every(({ from, to }) => [from, to].every((node) => node.digit === digit && node.cells.length === 1));
}
