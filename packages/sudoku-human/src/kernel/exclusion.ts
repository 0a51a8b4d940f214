/**
 * What a candidate rules out: the other digits of its cell, its digit in every cell that it sees, and, where neighbours may
 * not hold consecutive digits, the digits next to it in the cells beside it. Candidates are `cell * size + digit`.
 */

import { lowestBit } from './bits.js';
import { hasAt } from './cell-sets.js';
import type { State } from './state.js';
import type { Tables } from './tables.js';

/** The candidates on the board that the candidate rules out: in its cell, in sight, beside it; after those in `found`. */
export function excludedBy({ masks, tables }: State, node: number, found: number[] = []): number[] {
  const { size, peers, neighbors } = tables;
  const [cell, digit] = [Math.floor(node / size), node % size];
  for (let rest = masks[cell] & ~(1 << digit); rest !== 0; rest &= rest - 1) found.push(cell * size + lowestBit(rest));
  for (let i = peers.first[cell]; i < peers.first[cell + 1]; i++) {
    if ((masks[peers.items[i]] & (1 << digit)) !== 0) found.push(peers.items[i] * size + digit);
  }
  for (let i = neighbors.first[cell]; i < neighbors.first[cell + 1]; i++) {
    for (const next of [digit - 1, digit + 1]) {
      if (next >= 0 && (masks[neighbors.items[i]] & (1 << next)) !== 0) found.push(neighbors.items[i] * size + next);
    }
  }
  return found;
}

/** Can two different candidates not both be true? */
export function areExclusive({ size, words, peerSets, neighbors }: Tables, a: number, b: number): boolean {
  const [cell, digit] = [Math.floor(a / size), a % size];
  const [other, otherDigit] = [Math.floor(b / size), b % size];
  if (cell === other) return digit !== otherDigit;
  if (digit === otherDigit) return hasAt(peerSets, cell, other, words);
  if (Math.abs(digit - otherDigit) !== 1) return false;
  for (let i = neighbors.first[cell]; i < neighbors.first[cell + 1]; i++) if (neighbors.items[i] === other) return true;
  return false;
}

/** The candidates on the board that each of some candidates rules out, ascending. */
export function excludedByAll(state: State, nodes: readonly number[]): number[] {
  const { size, nonConsecutive } = state.tables;
  const [first, ...others] = nodes;
  // Of several cells with one digit only that digit can go, from what sees them all.
  if (!nonConsecutive && others.length > 0 && others.every((node) => (node - first) % size === 0)) {
    return seenByAll(state, nodes);
  }
  return excludedBy(state, first)
    .filter((node) => others.every((other) => node !== other && areExclusive(state.tables, other, node)))
    .sort((a, b) => a - b);
}

/** The candidates of the digit of some candidates in the cells that all of these see, ascending. */
function seenByAll({ digitSets, tables }: State, nodes: readonly number[]): number[] {
  const { size, words, peerSets } = tables;
  const digit = nodes[0] % size;
  const found: number[] = [];
  for (let word = 0; word < words; word++) {
    let rest = digitSets[digit * words + word];
    for (let i = 0; i < nodes.length && rest !== 0; i++) rest &= peerSets[Math.floor(nodes[i] / size) * words + word];
    for (; rest !== 0; rest &= rest - 1) found.push((word * 32 + lowestBit(rest)) * size + digit);
  }
  return found;
}
