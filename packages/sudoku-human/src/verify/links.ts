/** Strong and weak links, each from its definition. A node is true when one of its cells holds its digit. */

import type { Cell } from '@kit/grid';
import type { Candidate, ChainNode, Link, Rejection } from '../types.js';
import {
  allCells,
  areExclusive,
  cellsIn,
  digitsAt,
  type Facts,
  holds,
  housesAround,
  isFull,
  isPossible,
  needs,
  placesFor,
  sees,
  setsAround,
} from './facts.js';

/**
 * Is it one cell, or several of a house that a cell outside of it sees together? In a box these lie on one line, as two houses
 * hold them, and any cell of the one sees what it has in common with the other.
 */
export function isNode(facts: Facts, { cells }: ChainNode): boolean {
  if (cells.length === 1) return true;
  const seenByAll = allCells(facts).filter((cell) => cells.every((other) => sees(facts, cell, other)));
  return setsAround(facts, cells).some(
    (house) => isFull(facts, house) && seenByAll.some((cell) => !holds(facts, house, cell)),
  );
}

/** Never both false: the two digits of a cell, or all places of a digit in a house that needs it. */
export function isStrongLink(facts: Facts, from: ChainNode, to: ChainNode): boolean {
  if (from.digit !== to.digit) {
    return isSameCell(from, to) && digitsAt(facts, from.cells[0]).length === 2;
  }
  const cells = [...from.cells, ...to.cells];
  return housesAround(facts, cells[0]).some(
    (house) => needs(facts, house, from.digit) && isSameSet(placesFor(facts, from.digit, house), cells),
  );
}

/** Never both true: each candidate of the one excludes each of the other. */
export function isWeakLink(facts: Facts, from: ChainNode, to: ChainNode): boolean {
  const members = ({ cells, digit }: ChainNode): Candidate[] => cells.map((cell) => ({ cell, digit }));
  return members(from).every((a) => members(to).every((b) => areExclusive(facts, a, b)));
}

/** Are the nodes all places of two digits in an almost locked set, which can't lack both? */
export function isSetLink(facts: Facts, from: ChainNode, to: ChainNode): boolean {
  return setsBetween(facts, from, to).length > 0;
}

/** The almost locked sets (n cells of a house or cage, n + 1 digits) in which the two nodes are all places of their digits. */
export function setsBetween(facts: Facts, from: ChainNode, to: ChainNode): Cell[][] {
  if (from.digit === to.digit) return [];
  const needed = [...new Set([...from.cells, ...to.cells])];
  const isWhole = ({ cells, digit }: ChainNode): boolean =>
    needed.every((cell) => isPossible(facts, cell, digit) === cells.includes(cell));
  if (!isWhole(from) || !isWhole(to)) return [];
  return setsAround(facts, needed).flatMap((house) => {
    const others = cellsIn(facts, house).filter(
      (cell) =>
        !needed.includes(cell) &&
        facts.values[cell] === 0 &&
        digitsAt(facts, cell).every((digit) => digit !== from.digit && digit !== to.digit),
    );
    const all = [needed];
    for (const cell of others) all.push(...all.map((cells) => [...cells, cell]));
    return all.filter((cells) => new Set(cells.flatMap((cell) => digitsAt(facts, cell))).size === cells.length + 1);
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
export function checkLinks(facts: Facts, links: readonly Link[]): Rejection | undefined {
  if (links.length < 3 || links.length % 2 === 0) return 'wrong-chain-length';
  for (const [index, { from, to, type }] of links.entries()) {
    if (type !== (index % 2 === 0 ? 'strong' : 'weak')) return 'links-do-not-alternate';
    if (index > 0 && !isSameNode(links[index - 1].to, from)) return 'links-do-not-join';
    if (!isNode(facts, from) || !isNode(facts, to)) return 'not-a-group';
    if (type === 'strong' && !isStrongLink(facts, from, to)) return 'not-a-strong-link';
    if (type === 'weak' && !isWeakLink(facts, from, to)) return 'not-a-weak-link';
  }
  return undefined;
}

/** One digit, one cell a node. */
export function isXChain(links: readonly Link[]): boolean {
  const { digit } = links[0].from;
  return links.every(({ from, to }) => [from, to].every((node) => node.digit === digit && node.cells.length === 1));
}
