/**
 * What the finders look at: a position on a layout by cell, and by house and digit.
 *
 * A candidate that a value in sight rules out counts as struck out.
 */

import { hasAt } from '../kernel/cell-sets.js';
import type { Tables } from '../kernel/tables.js';

/** A position as the finders see it. */
export type View = {
  /** The tables of its layout. */
  readonly tables: Tables;
  /** By cell: the value, or 0. */
  readonly values: readonly number[];
  /** By cell: the digits that are left; 0 where a value stands. */
  readonly masks: Uint16Array;
  /** By house and digit (from 0): which places are left, bit `i` for the house's cell `i`; 0 if the digit stands there. */
  readonly places: Uint16Array;
};

/** The cells of a house's places, from bits as in `places`. */
export function cellsAt({ tables }: View, house: number, bits: number): number[] {
  const cells: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    cells.push(tables.houseCells[house * tables.size + 31 - Math.clz32(rest & -rest)]);
  }
  return cells;
}

/** Do two cells see each other? */
export function sees({ tables }: View, a: number, b: number): boolean {
  return hasAt(tables.peerSets, a, b, tables.words);
}

/** Does this digit in that cell rule the other candidate out? Digits from 0. */
export function excludes(view: View, cell: number, digit: number, other: number, otherDigit: number): boolean {
  if (cell === other) return digit !== otherDigit;
  if (digit === otherDigit) return sees(view, cell, other);
  const { neighbors } = view.tables;
  if (digit - otherDigit !== 1 && otherDigit - digit !== 1) return false;
  for (let i = neighbors.first[cell]; i < neighbors.first[cell + 1]; i++) if (neighbors.items[i] === other) return true;
  return false;
}

/** A candidate as one number. */
export function nodeOf({ tables }: View, cell: number, digit: number): number {
  return cell * tables.size + digit;
}

/** The candidates that all of some candidates rule out, as nodes, ascending; none of these themselves. */
export function excludedByAll(view: View, nodes: readonly number[]): number[] {
  const { size } = view.tables;
  let found = excludedBy(view, nodes[0]);
  for (const node of nodes.slice(1)) {
    const [cell, digit] = [Math.floor(node / size), node % size];
    found = found.filter((other) => excludes(view, cell, digit, Math.floor(other / size), other % size));
  }
  return found.sort((a, b) => a - b);
}

/** The candidates that a candidate rules out, as nodes. */
export function excludedBy(view: View, node: number): number[] {
  const { tables, masks } = view;
  const { size, peers, neighbors } = tables;
  const [cell, digit] = [Math.floor(node / size), node % size];
  const found: number[] = [];
  for (let rest = masks[cell] & ~(1 << digit); rest !== 0; rest &= rest - 1) {
    found.push(cell * size + 31 - Math.clz32(rest & -rest));
  }
  for (let i = peers.first[cell]; i < peers.first[cell + 1]; i++) {
    const peer = peers.items[i];
    if ((masks[peer] & (1 << digit)) !== 0) found.push(peer * size + digit);
  }
  for (let i = neighbors.first[cell]; i < neighbors.first[cell + 1]; i++) {
    const other = neighbors.items[i];
    for (const next of [digit - 1, digit + 1]) {
      if (next >= 0 && (masks[other] & (1 << next)) !== 0) found.push(other * size + next);
    }
  }
  return found;
}
