/**
 * What each node of a graph leads to if it is false, by links of any number: a row of bits for each node.
 *
 * A false node makes those true that it has a strong link to, a true one makes those false that it has a weak link to.
 * The row of a literal is the union of the rows of what it implies. So the literals are walked depth first, and those
 * that imply each other share a row: Tarjan's strongly connected components, which come out in just the order in which
 * rows can be joined. Cost: an OR of some words for each link, where a walk from each node would look at each link once
 * a node.
 *
 * @see Robert Tarjan, Depth-first search and linear graph algorithms, SIAM Journal on Computing 1 (1972)
 */

import type { Slices } from '@kit/grid';
import type { LinkGraph } from './link-graph.js';

/** How many rows are joined to others between two yields. */
const JOINS_A_SLICE = 10_000;

/** A row for each node that has a strong link. */
export type FollowingRows = {
  /** The nodes with a strong link, ascending; rows and bits are numbered by their place here. */
  readonly linked: Uint16Array;
  /** How many words a row has. */
  readonly words: number;
  /** By place: the places of the nodes that are true if this one is false, `rows[place * words + word]`. */
  readonly rows: Int32Array;
};

/** The rows of a graph in which weak links join nodes with strong links only. */
export function* followingRows({ strong, weak }: LinkGraph): Slices<FollowingRows> {
  const { linked, places } = linkedNodes(strong.first);
  const count = linked.length;
  const words = (count + 31) >>> 5;
  // Literal `place` is the node being false, `count + place` its being true.
  const rows = new Int32Array(2 * count * words);
  const found = new Uint16Array(2 * count);
  const oldest = new Uint16Array(2 * count);
  const isOpen = new Uint8Array(2 * count);
  const open = new Uint16Array(2 * count);
  let height = 0;
  let clock = 0;

  // The literals that are being walked, and by literal the link that is looked at next.
  const walked = new Uint16Array(2 * count);
  const cursor = new Uint32Array(2 * count);
  let depth = 0;
  let joined = 0;

  const join = (into: number, other: number): void => {
    for (let word = 0; word < words; word++) rows[into * words + word] |= rows[other * words + word];
  };

  const begin = (literal: number): void => {
    const isTrue = literal >= count;
    const place = isTrue ? literal - count : literal;
    found[literal] = oldest[literal] = ++clock;
    isOpen[literal] = 1;
    open[height++] = literal;
    if (isTrue) rows[literal * words + (place >>> 5)] |= 1 << (place & 31);
    cursor[literal] = (isTrue ? weak : strong).first[linked[place]];
    walked[depth++] = literal;
  };

  /** All literals found since this one imply each other. */
  const close = (first: number): void => {
    let bottom = height - 1;
    for (; open[bottom] !== first; bottom--) join(first, open[bottom]);
    while (height > bottom) {
      const literal = open[--height];
      isOpen[literal] = 0;
      rows.copyWithin(literal * words, first * words, (first + 1) * words);
    }
  };

  for (let root = 0; root < 2 * count; root++) {
    if (found[root] === 0) begin(root);
    while (depth > 0) {
      const literal = walked[depth - 1];
      const isTrue = literal >= count;
      const { first, to } = isTrue ? weak : strong;
      if (cursor[literal] === first[linked[isTrue ? literal - count : literal] + 1]) {
        if (oldest[literal] === found[literal]) close(literal);
        depth--;
        continue;
      }
      const next = (isTrue ? 0 : count) + places[to[cursor[literal]]];
      if (found[next] === 0) {
        begin(next);
        continue;
      }
      cursor[literal]++;
      if (isOpen[next] !== 0) oldest[literal] = Math.min(oldest[literal], oldest[next]);
      join(literal, next);
      if (++joined % JOINS_A_SLICE === 0) yield;
    }
  }
  return { linked, words, rows };
}

/** The nodes that have a link, and the place of each among them. */
function linkedNodes(first: Uint32Array): { linked: Uint16Array; places: Uint16Array } {
  const places = new Uint16Array(first.length - 1);
  const linked = new Uint16Array(first.length - 1);
  let count = 0;
  for (let node = 0; node < first.length - 1; node++) {
    if (first[node] === first[node + 1]) continue;
    places[node] = count;
    linked[count++] = node;
  }
  return { linked: linked.subarray(0, count), places };
}
