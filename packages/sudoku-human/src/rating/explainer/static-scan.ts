/**
 * What forcing chains and cycles are looked for in: who is one of a pair, and who can't be on.
 *
 * A chain from a candidate that is on to its own off exists exactly where both ends of some pair rule it out, and every
 * cycle that strikes out, and every chain from off to on, is also such a chain for each candidate that goes. So the
 * candidates that can't be on are found first, by sets of bits; mostly there are none.
 */

import type { Slices } from '@kit/grid';
import { lowestBit } from '../../kernel/bits.js';
import type { Graph } from './graph.js';
import { unitBits, unitsOf } from './units.js';
import { isDue, type Work } from './work.js';

/** A chain or cycle that was found. Nodes go from its end back to its start: numbers, off ones plus `graph.size`. */
export type StaticChain = {
  /** `'cycle'`, or a chain from on to off or from off to on. */
  readonly form: 'cycle' | 'off' | 'on';
  /** 2 digits only by places, 3 by cells, 4 by both. */
  readonly key: 2 | 3 | 4;
  readonly rating: number;
  readonly nodes: readonly number[];
  /** Why each on node of `nodes` follows: the unit that was a pair; -1 for off nodes and for the start. */
  readonly units: readonly number[];
  /** The numbers that go, ascending. */
  readonly removals: readonly number[];
};

/** What a scan works with: a graph and marks that have as much or less. */
export type StaticScan = {
  readonly graph: Graph;
  readonly marks: Uint16Array;
  /** The candidates of `marks` as a set. */
  readonly alive: Int32Array;
  /** By number and unit (cell, box, row, column): the only other candidate of the unit, or -1. */
  readonly partners: Int16Array;
  /** The numbers that have a partner, as sets: by any unit, by a house, by the cell. */
  readonly linked: Int32Array;
  /** The numbers that can't be on. */
  readonly refuted: Int32Array;
  readonly reach: Int32Array;
  readonly stack: Int16Array;
  readonly parents: Int32Array;
  readonly causes: Int16Array;
  readonly offs: Int16Array;
  readonly offParents: Int32Array;
  readonly queue: Int32Array;
  readonly work: Work;
};

/** Room for scans of a graph. */
export function createStaticScan(graph: Graph, work: Work): StaticScan {
  const { size, words } = graph;
  return {
    graph,
    marks: graph.marks.slice(),
    alive: new Int32Array(words),
    partners: new Int16Array(size * 4),
    linked: new Int32Array(words),
    refuted: new Int32Array(words),
    reach: new Int32Array(words * 4),
    stack: new Int16Array(size),
    parents: new Int32Array(size * 2),
    causes: new Int16Array(size),
    offs: new Int16Array(size * 29),
    offParents: new Int32Array(size * 29),
    queue: new Int32Array(size * 2),
    work,
  };
}

/** Reads the marks: who is alive, and who is one of a pair. */
export function readPairs({ graph, marks, alive, partners, linked }: StaticScan): void {
  alive.fill(0);
  linked.fill(0);
  const { size, candidates, members } = graph;
  for (let number = 0; number < size; number++) {
    const at = candidates[number] * 4;
    const isAlive = (marks[unitsOf[at]] & unitBits[at]) !== 0;
    if (isAlive) alive[number >>> 5] |= 1 << (number & 31);
    for (let i = 0; i < 4; i++) {
      const unit = unitsOf[at + i];
      const other = marks[unit] & ~unitBits[at + i];
      const isOne = isAlive && other !== 0 && (other & (other - 1)) === 0;
      partners[number * 4 + i] = isOne ? members[unit * 9 + lowestBit(other)] : -1;
      if (isOne) linked[number >>> 5] |= 1 << (number & 31);
    }
  }
}

/** Adds to the set at `into` of `reach` all numbers that are off if `start` is on. */
function reachFrom(
  { graph, alive, partners, linked, reach, stack, work }: StaticScan,
  start: number,
  into: number,
): void {
  const { words, weakSets } = graph;
  const [off, on] = [into * 2 * words, (into * 2 + 1) * words];
  reach.fill(0, off, on + words);
  let depth = 0;
  stack[depth++] = start;
  reach[on + (start >>> 5)] |= 1 << (start & 31);
  while (depth > 0) {
    const at = stack[--depth];
    work.nodes++;
    for (let word = 0; word < words; word++) {
      const fresh = weakSets[at * words + word] & alive[word] & ~reach[off + word];
      if (fresh === 0) continue;
      reach[off + word] |= fresh;
      for (let rest = fresh & linked[word]; rest !== 0; rest &= rest - 1) {
        const from = (word * 32 + lowestBit(rest)) * 4;
        for (let i = from; i < from + 4; i++) {
          const next = partners[i];
          if (next < 0 || (reach[on + (next >>> 5)] & (1 << (next & 31))) !== 0) continue;
          reach[on + (next >>> 5)] |= 1 << (next & 31);
          stack[depth++] = next;
        }
      }
    }
  }
}

/**
 * Finds who can't be on: of all candidates of the graph, which must be alive, or of what the pairs of the given units
 * rule out; false if that is nobody.
 */
export function* findRefuted(scan: StaticScan, units: readonly number[] | undefined): Slices<boolean> {
  const { graph, marks, refuted, reach, work } = scan;
  const { words, members, size } = graph;
  refuted.fill(0);
  if (units === undefined) {
    for (let number = 0; number < size; number++) {
      reachFrom(scan, number, 0);
      if (isDue(work)) yield;
      if (reach[number >>> 5] & (1 << (number & 31))) refuted[number >>> 5] |= 1 << (number & 31);
    }
  } else {
    for (const unit of units) {
      const mask = marks[unit];
      reachFrom(scan, members[unit * 9 + lowestBit(mask)], 0);
      reachFrom(scan, members[unit * 9 + lowestBit(mask & (mask - 1))], 1);
      if (isDue(work)) yield;
      for (let word = 0; word < words; word++) refuted[word] |= reach[word] & reach[2 * words + word];
    }
  }
  return refuted.some((word) => word !== 0);
}

/** Takes a chain as numbers in the scan's arrays; see {@link StaticChain}. */
export type Take = (chain: StaticChain) => void;
