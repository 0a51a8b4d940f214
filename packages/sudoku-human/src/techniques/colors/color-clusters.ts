/**
 * Colouring: candidates joined by strong links, in two colours of which one is all true and the other all false.
 *
 * A strong link of exactly two candidates makes one true and the other false, so the colours of a connected set (a
 * cluster) are fixed by one of them. One walk over the links finds all clusters; the first colour is that of the lowest
 * candidate.
 */

import { lowestBit } from '../../kernel/bits.js';
import { CANDIDATES, candidateAt, cellOf } from '../../kernel/candidates.js';
import { type CellSet, setAt, setOf, union } from '../../kernel/cell-sets.js';
import { peerSets } from '../../kernel/geometry.js';
import type { State } from '../../kernel/state.js';
import type { BilocalLinks } from '../../kernel/strong-links.js';

/** Candidates `cell * 9 + digit`, ascending, by colour. */
export type Cluster = readonly [readonly number[], readonly number[]];

/** The clusters with at least `minSize` candidates, by their lowest; strong links inside the given cells count too. */
export function findClusters(links: BilocalLinks, bivalue: Uint8Array, state: State, minSize: number): Cluster[] {
  const linked: (number[] | undefined)[] = new Array(CANDIDATES).fill(undefined);
  const joinOneWay = (from: number, to: number): void => {
    const others = linked[from];
    if (others === undefined) linked[from] = [to];
    else others.push(to);
  };
  const join = (a: number, b: number): void => {
    joinOneWay(a, b);
    joinOneWay(b, a);
  };
  for (let digit = 0; digit < 9; digit++) {
    for (let i = links.first[digit]; i < links.first[digit + 1]; i++) {
      join(links.low[i] * 9 + digit, links.high[i] * 9 + digit);
    }
  }
  for (const cell of bivalue) {
    const mask = state.masks[cell];
    join(candidateAt(cell, lowestBit(mask)), candidateAt(cell, lowestBit(mask & (mask - 1))));
  }

  // 1 and 2 for the two colours.
  const colorOf = new Uint8Array(CANDIDATES);
  const clusters: Cluster[] = [];
  for (let start = 0; start < CANDIDATES; start++) {
    if (linked[start] === undefined || colorOf[start] !== 0) continue;
    const colors: [number[], number[]] = [[start], []];
    colorOf[start] = 1;
    const queue = [start];
    for (const node of queue) {
      const other = 3 - colorOf[node];
      for (const next of linked[node] ?? []) {
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
export function cellsOfColor(nodes: readonly number[]): CellSet {
  return setOf(nodes.map(cellOf));
}

/** All cells that see one of the candidates' cells. */
export function seenFrom(nodes: readonly number[]): CellSet {
  return nodes.map((node) => setAt(peerSets, cellOf(node))).reduce(union, [0, 0, 0]);
}
