/** Strong and weak links, each from its definition. A node is true when one of its cells holds its digit. */

import type { Cell } from '@kit/grid';
import type { Candidate, ChainNode, Link, Rejection } from '../types.js';
import { type Facts, inEach } from './facts.js';

/**
 * Is it one cell, or several of a house that a cell outside of it sees together? In a box these lie on one line, as two houses
 * hold them, and any cell of the one sees what it has in common with the other.
 */
export function isNode(facts: Facts, { cells }: ChainNode): boolean {
  if (cells.length === 1) return true;
  const seenByAll = facts.allCells().filter((cell) => facts.seesAll(cell, cells));
  return facts
    .setsAround(cells)
    .some((house) => facts.isFull(house) && seenByAll.some((cell) => !facts.holds(house, cell)));
}

/** Never both false: the two digits of a cell, or all places of a digit in a house that needs it. */
export function isStrongLink(facts: Facts, from: ChainNode, to: ChainNode): boolean {
  if (from.digit !== to.digit) {
    const isOneCell = from.cells.length === 1 && isSameSet(from.cells, to.cells);
    return isOneCell && facts.digitsAt(from.cells[0]).length === 2;
  }
  const cells = [...from.cells, ...to.cells];
  return facts
    .housesAround(cells[0])
    .some((house) => facts.needs(house, from.digit) && isSameSet(facts.placesFor(from.digit, house), cells));
}

/** Never both true: each candidate of the one excludes each of the other. */
export function isWeakLink(facts: Facts, from: ChainNode, to: ChainNode): boolean {
  const ends = inEach(to.cells, to.digit);
  return inEach(from.cells, from.digit).every((one) => facts.allExclude(ends, one));
}

/** The almost locked sets (n cells of a house or cage, n + 1 digits) in which the two nodes are all places of their digits. */
export function setsBetween(facts: Facts, from: ChainNode, to: ChainNode): Cell[][] {
  if (from.digit === to.digit) return [];
  const needed = [...new Set([...from.cells, ...to.cells])];
  const isWhole = ({ cells, digit }: ChainNode): boolean =>
    needed.every((cell) => facts.isPossible(cell, digit) === cells.includes(cell));
  if (!isWhole(from) || !isWhole(to)) return [];
  return facts.setsAround(needed).flatMap((house) => {
    const others = facts
      .cellsIn(house)
      .filter(
        (cell) =>
          !needed.includes(cell) &&
          facts.values[cell] === 0 &&
          facts.digitsAt(cell).every((digit) => digit !== from.digit && digit !== to.digit),
      );
    const all = [needed];
    for (const cell of others) all.push(...all.map((cells) => [...cells, cell]));
    return all.filter((cells) => facts.digitsIn(cells).length === cells.length + 1);
  });
}

/** The same digit in the same cells. */
export function isSameNode(a: ChainNode, b: ChainNode): boolean {
  return a.digit === b.digit && isSameSet(a.cells, b.cells);
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

/** The nodes of a chain. */
export function nodesOf(links: readonly Link[]): ChainNode[] {
  return [links[0].from, ...links.map(({ to }) => to)];
}

/** The candidates of a chain whose nodes have one cell each. */
export function candidatesAlong(links: readonly Link[]): Candidate[] {
  return nodesOf(links).map(({ cells, digit }) => ({ cell: cells[0], digit }));
}
