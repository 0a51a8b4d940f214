/**
 * What follows from a candidate by chains of single inferences: forcing chains and Kraken fish ask it of every candidate.
 *
 * A candidate that is on turns off all others of its cell and its digit in its peers; one that is off turns on what is left
 * alone in its cell or in one of its houses. These implications are listed once a state, and one breadth-first walk over
 * them gives the shortest chain to every literal. Walks are made when asked for and kept as long as the state stands, so
 * whoever comes second takes them as they are. Cost: some thousand looks at a link a walk.
 */

import { countBits, lowestBit } from '../kernel/bits.js';
import { derive } from '../kernel/derived.js';
import { cellHouses, houseCells, peerCells } from '../kernel/geometry.js';
import type { State } from '../kernel/state.js';
import type { Context } from '../techniques/technique.js';
import type { Link } from '../types.js';
import { candidateOf } from './net-steps.js';

/** The literals that follow from one candidate: `node * 2 + 1` for on, `node * 2` for off. */
export type Reach = {
  /** By literal: links from the start, 0 if it isn't reached. */
  readonly depth: Uint8Array;
  /** By literal: the node before it. */
  readonly from: Int16Array;
  /** The literals reached, nearest first; the start itself comes before them. */
  readonly queue: Int16Array;
};

/** Literals in compressed rows: literal `l` implies `to[first[l]] … to[first[l + 1] - 1]`. */
type Implications = {
  readonly first: Uint16Array;
  readonly to: Uint16Array;
  /** Memory for the queue of a walk. */
  readonly queue: Int16Array;
};

const LITERALS = 1458;

/** What a candidate (`cell * 9 + digit`) reaches within the limit on chains. */
export function reachOf({ state, derived, limits }: Context, node: number): Reach {
  const kept = derive(state, derived, noReaches);
  let reach = kept[node];
  if (reach === undefined) {
    reach = walk(derive(state, derived, implications), node, Math.min(limits.maxChainLength, 255));
    kept[node] = reach;
  }
  return reach;
}

/** By node; one search has one limit. */
function noReaches(): (Reach | undefined)[] {
  return [];
}

function walk({ first, to, queue }: Implications, start: number, maxLength: number): Reach {
  const depth = new Uint8Array(LITERALS);
  const from = new Int16Array(LITERALS);
  queue[0] = start * 2 + 1;
  let count = 1;
  for (let done = 0; done < count; done++) {
    const literal = queue[done];
    const next = depth[literal] + 1;
    if (next > maxLength) break;
    for (let at = first[literal]; at < first[literal + 1]; at++) {
      const other = to[at];
      if (depth[other] !== 0 || other === queue[0]) continue;
      depth[other] = next;
      from[other] = literal >> 1;
      queue[count++] = other;
    }
  }
  return { depth, from, queue: queue.slice(0, count) };
}

/** What each literal of the state implies by itself. */
function implications(state: State): Implications {
  const first = new Uint16Array(LITERALS + 1);
  const to = new Uint16Array(729 * (8 + 20 + 4));
  let count = 0;
  for (let node = 0; node < 729; node++) {
    const isThere = (state.masks[Math.floor(node / 9)] & (1 << (node % 9))) !== 0;
    first[node * 2] = count;
    if (isThere) count = listForced(state, node, to, count);
    first[node * 2 + 1] = count;
    if (isThere) count = listExcluded(state, node, to, count);
  }
  first[LITERALS] = count;
  return { first, to, queue: new Int16Array(LITERALS) };
}

/** What is off if the node is on. */
function listExcluded({ masks }: State, node: number, to: Uint16Array, count: number): number {
  const cell = Math.floor(node / 9);
  const digit = node % 9;
  for (let rest = masks[cell] & ~(1 << digit); rest !== 0; rest &= rest - 1) {
    to[count++] = (cell * 9 + lowestBit(rest)) * 2;
  }
  for (let i = cell * 20; i < cell * 20 + 20; i++) {
    if (masks[peerCells[i]] & (1 << digit)) to[count++] = (peerCells[i] * 9 + digit) * 2;
  }
  return count;
}

/** What is on if the node is off. */
function listForced({ masks, places }: State, node: number, to: Uint16Array, count: number): number {
  const cell = Math.floor(node / 9);
  const digit = node % 9;
  if (countBits(masks[cell]) === 2) to[count++] = (cell * 9 + lowestBit(masks[cell] & ~(1 << digit))) * 2 + 1;
  for (let i = cell * 3; i < cell * 3 + 3; i++) {
    const house = cellHouses[i];
    const mask = places[house * 9 + digit];
    if (countBits(mask) !== 2) continue;
    const one = houseCells[house * 9 + lowestBit(mask)];
    const other = houseCells[house * 9 + lowestBit(mask & (mask - 1))];
    to[count++] = ((one === cell ? other : one) * 9 + digit) * 2 + 1;
  }
  return count;
}

/** The chain from the start to a literal, weak and strong links in turn; empty to the start itself. */
export function pathTo({ depth, from }: Reach, start: number, literal: number): Link[] {
  const links: Link[] = [];
  if (literal === start * 2 + 1) return links;
  for (let at = literal; depth[at] !== 0; ) {
    const before = from[at];
    const isOn = at % 2 === 1;
    links.push({ from: publicNode(before), to: publicNode(at >> 1), type: isOn ? 'strong' : 'weak' });
    at = before * 2 + (isOn ? 0 : 1);
  }
  return links.reverse();
}

function publicNode(node: number): Link['from'] {
  const { cell, digit } = candidateOf(node);
  return { cells: [cell], digit };
}
