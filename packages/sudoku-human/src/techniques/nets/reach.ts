/**
 * What follows from each candidate by chains of single inferences: forcing chains and Kraken fish ask it of all of
 * them.
 *
 * A candidate that is on turns off all others of its cell and its digit in its peers; one that is off turns on what is
 * left alone in its cell or in one of its houses. These implications are listed once a state, and one breadth-first
 * walk over them from each candidate gives the lengths of the shortest chains to every literal. Literals are numbered
 * without gaps, so the whole table is some hundred thousand bytes. How a chain runs is asked for few of them: then its
 * walk is made again. Cost: some thousand looks at a link a candidate.
 */

import type { Slices } from '@kit/grid';
import { countBits, lowestBit } from '../../kernel/bits.js';
import { CANDIDATES, candidateAt, cellOf, digitOf } from '../../kernel/candidates.js';
import { derive } from '../../kernel/derived.js';
import { cellHouses, houseCells, peerCells } from '../../kernel/geometry.js';
import type { State } from '../../kernel/state.js';
import type { Link } from '../../types.js';
import type { Context } from '../shared/technique.js';
import { candidateOf } from './net-steps.js';

/** How many candidates are walked from between two yields. */
const STARTS_A_SLICE = 10;

/** All chains' lengths. A literal is the place of a candidate times two, plus one for on. */
export type Reaches = {
  /** The candidates of the state as `cell * 9 + digit`, ascending. */
  readonly nodes: Uint16Array;
  /** By candidate: its place in `nodes`. */
  readonly places: Int16Array;
  /** How many literals there are. */
  readonly literals: number;
  /** By start and literal, `[place * literals + literal]`: links of the shortest chain, 0 if there is none. */
  readonly depth: Uint8Array;
  /** How many words a row of bits has. */
  readonly words: number;
  /** The literals reached from each start, the start itself among them: `[place * words + word]`. */
  readonly rows: Int32Array;
};

/** Literals in compressed rows: literal `l` implies `to[first[l]] … to[first[l + 1] - 1]`. */
type Implications = {
  readonly nodes: Uint16Array;
  readonly places: Int16Array;
  readonly first: Uint16Array;
  readonly to: Uint16Array;
};

/** What the candidates reach within the limit on chains; one search has one limit. */
export function* reachesOf({ state, derived, limits }: Context): Slices<Reaches> {
  const kept = derive(state, derived, noReaches);
  kept[0] ??= yield* reachAll(derive(state, derived, implications), longest(limits));
  return kept[0];
}

function noReaches(): Reaches[] {
  return [];
}

function longest({ maxChainLength }: Context['limits']): number {
  return Math.min(maxChainLength, 255);
}

function* reachAll(implied: Implications, maxLength: number): Slices<Reaches> {
  const { nodes, places } = implied;
  const literals = nodes.length * 2;
  const words = (literals + 31) >>> 5;
  const depth = new Uint8Array(nodes.length * literals);
  const rows = new Int32Array(nodes.length * words);
  const queue = new Uint16Array(literals);
  for (let start = 0; start < nodes.length; start++) {
    if (start % STARTS_A_SLICE === 0) yield;
    const count = walk(implied, start, maxLength, queue, depth, start * literals);
    for (let i = 0; i < count; i++) rows[start * words + (queue[i] >>> 5)] |= 1 << (queue[i] & 31);
  }
  return { nodes, places, literals, depth, words, rows };
}

/**
 * Walks from a start, notes the depths from `at` on and the literal before each literal in `from`; answers how many
 * literals are in the queue.
 */
function walk(
  { first, to }: Implications,
  start: number,
  maxLength: number,
  queue: Uint16Array,
  depth: Uint8Array,
  at: number,
  from?: Uint16Array,
): number {
  const own = start * 2 + 1;
  queue[0] = own;
  let count = 1;
  for (let done = 0; done < count; done++) {
    const literal = queue[done];
    const next = depth[at + literal] + 1;
    if (next > maxLength) break;
    for (let i = first[literal]; i < first[literal + 1]; i++) {
      const other = to[i];
      if (depth[at + other] !== 0 || other === own) continue;
      depth[at + other] = next;
      if (from !== undefined) from[other] = literal;
      queue[count++] = other;
    }
  }
  return count;
}

/** The chain from a candidate to the other one's being on or off, weak and strong links in turn; none to itself. */
export function chainTo({ state, derived, limits }: Context, start: number, node: number, isOn: boolean): Link[] {
  const implied = derive(state, derived, implications);
  const { nodes, places } = implied;
  const from = new Uint16Array(nodes.length * 2);
  const depth = new Uint8Array(nodes.length * 2);
  walk(implied, places[start], longest(limits), new Uint16Array(nodes.length * 2), depth, 0, from);
  const links: Link[] = [];
  for (let at = places[node] * 2 + (isOn ? 1 : 0); depth[at] !== 0; at = from[at]) {
    links.push({
      from: publicNode(nodes[from[at] >> 1]),
      to: publicNode(nodes[at >> 1]),
      type: at % 2 === 1 ? 'strong' : 'weak',
    });
  }
  return links.reverse();
}

/** What each literal of the state implies by itself. */
function implications(state: State): Implications {
  const nodes = new Uint16Array(CANDIDATES);
  const places = new Int16Array(CANDIDATES);
  let size = 0;
  for (let node = 0; node < CANDIDATES; node++) {
    if ((state.masks[cellOf(node)] & (1 << digitOf(node))) === 0) continue;
    places[node] = size;
    nodes[size++] = node;
  }
  const first = new Uint16Array(2 * size + 1);
  const to = new Uint16Array(size * 32);
  let count = 0;
  for (let place = 0; place < size; place++) {
    count = listForced(state, nodes[place], places, to, count);
    first[place * 2 + 1] = count;
    count = listExcluded(state, nodes[place], places, to, count);
    first[place * 2 + 2] = count;
  }
  return { nodes: nodes.slice(0, size), places, first, to };
}

/** What is off if the node is on. */
function listExcluded({ masks }: State, node: number, places: Int16Array, to: Uint16Array, count: number): number {
  const cell = cellOf(node);
  const digit = digitOf(node);
  for (let rest = masks[cell] & ~(1 << digit); rest !== 0; rest &= rest - 1) {
    to[count++] = places[candidateAt(cell, lowestBit(rest))] * 2;
  }
  for (let i = cell * 20; i < cell * 20 + 20; i++) {
    if (masks[peerCells[i]] & (1 << digit)) to[count++] = places[candidateAt(peerCells[i], digit)] * 2;
  }
  return count;
}

/** What is on if the node is off. */
function listForced(state: State, node: number, places: Int16Array, to: Uint16Array, count: number): number {
  const cell = cellOf(node);
  const digit = digitOf(node);
  const mask = state.masks[cell];
  if (countBits(mask) === 2) to[count++] = places[candidateAt(cell, lowestBit(mask & ~(1 << digit)))] * 2 + 1;
  for (let i = cell * 3; i < cell * 3 + 3; i++) {
    const house = cellHouses[i];
    const left = state.places[house * 9 + digit];
    if (countBits(left) !== 2) continue;
    const one = houseCells[house * 9 + lowestBit(left)];
    const other = houseCells[house * 9 + lowestBit(left & (left - 1))];
    to[count++] = places[(one === cell ? other : one) * 9 + digit] * 2 + 1;
  }
  return count;
}

function publicNode(node: number): Link['from'] {
  const { cell, digit } = candidateOf(node);
  return { cells: [cell], digit };
}
