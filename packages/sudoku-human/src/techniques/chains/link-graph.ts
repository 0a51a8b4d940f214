/**
 * The graph that all chains run on: candidates as nodes, joined by strong links (not both false) and weak links (not
 * both true).
 *
 * A node is a number: candidate `digit` of `cell` is `cell * size + digit`; groups and almost locked sets can take the
 * numbers after these, because the search below sees nothing but numbers. Which links are in decides which chains come
 * out: X-Chains have the links inside houses, XY-Chains the strong links inside bivalue cells, and alternating
 * inference chains have all. Links are stored in compressed rows, in a fixed order, so a walk over them allocates
 * nothing and always comes out the same. Only nodes with a strong link are in: no chain passes any other. Cost: about
 * 3,000 links in a hard position with all kinds.
 */

import { lowestBit } from '../../kernel/bits.js';
import { type Derived, derive } from '../../kernel/derived.js';
import type { State } from '../../kernel/state.js';
import { bilocalLinks, bivalueCells } from '../../kernel/strong-links.js';
import type { Tables } from '../../kernel/tables.js';

/**
 * Links in compressed rows: those of node `n` lead to `to[first[n]] … to[first[n + 1] - 1]`. Each is there both ways.
 */
export type Links = {
  /** By node: where its links begin. */
  readonly first: Uint32Array;
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
 * The graph of a state with the given kinds of links, over the digits (from 0) of a mask; the weak links are those
 * between equal digits that see each other.
 */
export function createLinkGraph(state: State, derived: Derived, kinds: LinkKinds, digits: number): LinkGraph {
  const { size, cells } = state.tables;
  const ends: number[] = [];
  if (kinds.strongInHouse) {
    const { first, low, high } = derive(state, derived, bilocalLinks);
    for (let digit = 0; digit < size; digit++) {
      if ((digits & (1 << digit)) === 0) continue;
      for (let i = first[digit]; i < first[digit + 1]; i++) ends.push(low[i] * size + digit, high[i] * size + digit);
    }
  }
  if (kinds.strongInCell) {
    for (const cell of derive(state, derived, bivalueCells)) {
      const mask = state.masks[cell];
      ends.push(cell * size + lowestBit(mask), cell * size + lowestBit(mask & (mask - 1)));
    }
  }
  const strong = compress(ends, cells * size);
  return { strong, weak: weakLinks(strong, state.tables) };
}

/** Links from their ends, two by two: each node's in the order in which they came. */
function compress(ends: readonly number[], nodes: number): Links {
  const first = new Uint32Array(nodes + 1);
  for (const node of ends) first[node + 1]++;
  for (let node = 0; node < nodes; node++) first[node + 1] += first[node];
  const next = first.slice();
  const to = new Uint16Array(ends.length);
  for (let i = 0; i < ends.length; i++) to[next[ends[i]]++] = ends[i ^ 1];
  return { first, to };
}

function weakLinks(strong: Links, { size, cells, peers }: Tables): Links {
  const isNode = (node: number) => strong.first[node] !== strong.first[node + 1];
  const first = new Uint32Array(cells * size + 1);
  const to: number[] = [];
  for (let node = 0; node < cells * size; node++) {
    if (isNode(node)) {
      const cell = Math.floor(node / size);
      for (let i = peers.first[cell]; i < peers.first[cell + 1]; i++) {
        const other = peers.items[i] * size + (node % size);
        if (isNode(other)) to.push(other);
      }
    }
    first[node + 1] = to.length;
  }
  return { first, to: Uint16Array.from(to) };
}
