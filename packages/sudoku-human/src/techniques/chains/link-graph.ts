/**
 * The graph that all chains run on: candidates as nodes, joined by strong links (not both false) and weak links (not
 * both true).
 *
 * A node is a number: candidate `digit` of `cell` is `cell * 9 + digit`; groups and almost locked sets can take the
 * numbers from 729 on, because the search below sees nothing but numbers. Which links are in decides which chains come
 * out: X-Chains have the links inside houses, XY-Chains the strong links inside bivalue cells, and alternating
 * inference chains have all. Links are stored in compressed rows, in a fixed order, so a walk over them allocates
 * nothing and always comes out the same. Only nodes with a strong link are in: no chain passes any other. Cost: about
 * 3,000 links in a hard position with all kinds.
 */

import { lowestBit } from '../../kernel/bits.js';
import { CANDIDATES, candidateAt, cellOf, digitOf } from '../../kernel/candidates.js';
import { type Derived, derive } from '../../kernel/derived.js';
import { peerCells } from '../../kernel/geometry.js';
import type { State } from '../../kernel/state.js';
import { bilocalLinks, bivalueCells } from '../../kernel/strong-links.js';

/**
 * Links in compressed rows: those of node `n` lead to `to[first[n]] … to[first[n + 1] - 1]`. Each is there both ways.
 */
export type Links = {
  /** By node: where its links begin. */
  readonly first: Uint16Array | Uint32Array;
  /** The other ends, in a fixed order within a node. */
  readonly to: Uint16Array;
};

/** The nodes' strong and weak links. */
export type LinkGraph = {
  /** Not both false. */
  readonly strong: Links;
  /** Not both true. */
  readonly weak: Links;
};

/** Which links a graph has. */
export type LinkKinds = {
  /** Strong links between the two places of a digit in a house. */
  readonly strongInHouse: boolean;
  /** Strong links between the two candidates of a cell. */
  readonly strongInCell: boolean;
};

/**
 * The graph of a state with the given kinds of links, over the digits (0–8) of a mask; the weak links are those
 * between equal digits that see each other.
 */
export function createLinkGraph(state: State, derived: Derived, kinds: LinkKinds, digits = 0x1ff): LinkGraph {
  const ends: number[] = [];
  if (kinds.strongInHouse) {
    const { first, low, high } = derive(state, derived, bilocalLinks);
    for (let digit = 0; digit < 9; digit++) {
      if ((digits & (1 << digit)) === 0) continue;
      for (let i = first[digit]; i < first[digit + 1]; i++) ends.push(low[i] * 9 + digit, high[i] * 9 + digit);
    }
  }
  if (kinds.strongInCell) {
    for (const cell of derive(state, derived, bivalueCells)) {
      const mask = state.masks[cell];
      ends.push(candidateAt(cell, lowestBit(mask)), candidateAt(cell, lowestBit(mask & (mask - 1))));
    }
  }
  const strong = compress(ends);
  return { strong, weak: weakLinks(strong) };
}

/** Links from their ends, two by two: each node's in the order in which they came. */
function compress(ends: readonly number[]): Links {
  const first = new Uint16Array(730);
  for (const node of ends) first[node + 1]++;
  for (let node = 0; node < CANDIDATES; node++) first[node + 1] += first[node];
  const next = first.slice();
  const to = new Uint16Array(ends.length);
  for (let i = 0; i < ends.length; i++) to[next[ends[i]]++] = ends[i ^ 1];
  return { first, to };
}

function weakLinks(strong: Links): Links {
  const isNode = (node: number) => strong.first[node] !== strong.first[node + 1];
  const first = new Uint16Array(730);
  let nodes = 0;
  for (let node = 0; node < CANDIDATES; node++) if (isNode(node)) nodes++;
  const to = new Uint16Array(nodes * 28);
  let count = 0;
  for (let node = 0; node < CANDIDATES; node++) {
    first[node] = count;
    if (!isNode(node)) continue;
    const cell = cellOf(node);
    for (let i = cell * 20; i < cell * 20 + 20; i++) {
      const other = candidateAt(peerCells[i], digitOf(node));
      if (isNode(other)) to[count++] = other;
    }
  }
  first[CANDIDATES] = count;
  return { first, to: to.slice(0, count) };
}
