/**
 * Colouring: candidates joined by strong links, in two colours of which one is all true and the other all false.
 *
 * A strong link of exactly two candidates makes one true and the other false, so the colours of a connected set (a
 * cluster) are fixed by one of them. One walk over the links finds all clusters; the first colour is that of the lowest
 * candidate.
 */

import { lowestBit } from '../../kernel/bits.js';
import { type CellSet, emptySet, setAt, setOf, union } from '../../kernel/cell-sets.js';
import type { State } from '../../kernel/state.js';
import type { BilocalLinks } from '../../kernel/strong-links.js';
import type { Tables } from '../../kernel/tables.js';

/** Candidates `cell * size + digit`, ascending, by colour. */
export type Cluster = readonly [readonly number[], readonly number[]];

/** The clusters with at least `minSize` candidates, by their lowest; strong links inside the given cells count too. */
export function findClusters(links: BilocalLinks, bivalue: Uint8Array, state: State, minSize: number): Cluster[] {
  const { size, cells } = state.tables;
  const linked: (number[] | undefined)[] = new Array(cells * size).fill(undefined);
  const joinOneWay = (from: number, to: number): void => {
    const others = linked[from];
    if (others === undefined) linked[from] = [to];
    else others.push(to);
  };
  const join = (a: number, b: number): void => {
    joinOneWay(a, b);
    joinOneWay(b, a);
  };
  for (let digit = 0; digit < size; digit++) {
    for (let i = links.first[digit]; i < links.first[digit + 1]; i++) {
      join(links.low[i] * size + digit, links.high[i] * size + digit);
    }
  }
  for (const cell of bivalue) {
    const mask = state.masks[cell];
    join(cell * size + lowestBit(mask), cell * size + lowestBit(mask & (mask - 1)));
  }

  // 1 and 2 for the two colours.
  const colorOf = new Uint8Array(cells * size);
  const clusters: Cluster[] = [];
  for (let start = 0; start < cells * size; start++) {
    if (linked[start] === undefined || colorOf[start] !== 0) continue;
    const colors: [number[], number[]] = [[start], []];
    colorOf[start] = 1;
    const queue = [start];
    for (const node of queue) {
      const other = 3 - colorOf[node];
      for (const next of linked[node] as number[]) {
        if (colorOf[next] !== 0) continue;
        colorOf[next] = other;
        colors[other - 1].push(next);
        queue.push(next);
      }
    }
    if (queue.length < minSize) continue;
    for (const nodes of colors) nodes.sort((a, b) => a - b);
    clusters.push(colors);
  }
  return clusters;
}

/** The cells of candidates as a set. */
export function cellsOfColor({ size, words }: Tables, nodes: readonly number[]): CellSet {
  return setOf(
    nodes.map((node) => Math.floor(node / size)),
    words,
  );
}

/** All cells that see one of the candidates' cells. */
export function seenFrom({ size, words, peerSets }: Tables, nodes: readonly number[]): CellSet {
  return nodes.map((node) => setAt(peerSets, Math.floor(node / size), words)).reduce(union, emptySet(words));
}
