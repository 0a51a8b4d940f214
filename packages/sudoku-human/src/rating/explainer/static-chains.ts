/**
 * Forcing chains and cycles, 6.5 and up: one line of inferences that comes back to deny, or to prove, its start.
 *
 * A chain from a candidate that is on to its own off exists exactly where both ends of some pair rule it out, and every
 * cycle that strikes out, and every chain from off to on, is also such a chain for each candidate that goes. So the
 * candidates that can't be on are found first, by sets of bits; mostly there are none. Only for those the chains are laid
 * in the Explainer's order, breadth first.
 */

import type { Slices } from '@kit/grid';
import { countBits, lowestBit } from '../../kernel/bits.js';
import type { Graph } from './graph.js';
import { chainRating } from './ratings.js';
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
type Take = (chain: StaticChain) => void;

/** Hands on every chain and cycle that strikes something out, in the order of finding. `refuted` must be up to date. */
export function* staticChains(scan: StaticScan, take: Take): Slices<void> {
  const { graph, alive, refuted, marks, work } = scan;
  const has = (set: Int32Array, number: number) => (set[number >>> 5] & (1 << (number & 31))) !== 0;
  for (const key of [2, 3, 4] as const) {
    for (let start = 0; start < graph.size; start++) {
      if (!has(alive, start)) continue;
      const cell = Math.floor(graph.candidates[start] / 9);
      if (key === 3 && countBits(marks[cell]) !== 2) continue;
      if (isDue(work)) yield;
      layCycles(scan, start, key, take);
      if (key === 3) continue;
      if (has(refuted, start)) layChain(scan, start, key, true, take);
      const others = othersOf(scan, start);
      if (others.length > 0 && others.every((other) => has(refuted, other))) layChain(scan, start, key, false, take);
    }
  }
}

/** The other candidates that are left in the cell of a number, ascending. */
function othersOf({ graph, alive }: StaticScan, number: number): number[] {
  const others: number[] = [];
  for (let i = graph.weakFrom[number]; i < graph.weakElsewhere[number]; i++) {
    const other = graph.weak[i];
    if (alive[other >>> 5] & (1 << (other & 31))) others.push(other);
  }
  return others;
}

/** The first chain from a node to its opposite; everything is kept the first time it is met. */
function layChain(scan: StaticScan, start: number, key: 2 | 4, fromOn: boolean, take: Take): void {
  const { graph, alive, partners, parents, causes, queue, linked, work } = scan;
  const { size, candidates, weak, weakFrom, weakElsewhere } = graph;
  const [goal, first] = fromOn ? [start + size, start] : [start, start + size];
  parents.fill(-2);
  parents[first] = -1;
  let [head, tail] = [0, 0];
  queue[tail++] = first;
  while (head < tail) {
    const node = queue[head++];
    work.nodes++;
    if (node < size) {
      for (let i = key === 2 ? weakElsewhere[node] : weakFrom[node]; i < weakFrom[node + 1]; i++) {
        const off = weak[i];
        const bit = 1 << (off & 31);
        if ((alive[off >>> 5] & bit) === 0 || parents[off + size] !== -2) continue;
        parents[off + size] = node;
        if (off + size === goal) {
          takeChain(scan, goal, key, [start], 'off', take);
          return;
        }
        if (linked[off >>> 5] & bit) queue[tail++] = off + size;
      }
      continue;
    }
    const off = node - size;
    for (let i = key === 2 ? 1 : 0; i < 4; i++) {
      const on = partners[off * 4 + i];
      if (on < 0 || parents[on] !== -2) continue;
      parents[on] = node;
      causes[on] = unitsOf[candidates[off] * 4 + i];
      if (on === goal) {
        takeChain(scan, goal, key, othersOf(scan, start), 'on', take);
        return;
      }
      queue[tail++] = on;
    }
  }
}

function takeChain(
  { graph, parents, causes }: StaticScan,
  goal: number,
  key: 2 | 4,
  removals: readonly number[],
  form: 'on' | 'off',
  take: Take,
): void {
  const nodes: number[] = [];
  const units: number[] = [];
  for (let node = goal; node !== -1; node = parents[node]) {
    nodes.push(node);
    units.push(node < graph.size && parents[node] !== -1 ? causes[node] : -1);
  }
  take({ form, key, rating: chainRating(key === 2 ? 6.6 : 7.0, nodes.length), nodes, units, removals });
}

/** The cycles through a candidate that is on: the same off may come up again, if it isn't an ancestor of its parent. */
function layCycles(scan: StaticScan, start: number, key: 2 | 3 | 4, take: Take): void {
  const { graph, alive, linked, partners, parents, causes, offs, offParents, queue, work } = scan;
  const { size, candidates, weak, weakFrom, weakElsewhere } = graph;
  if ((linked[start >>> 5] & (1 << (start & 31))) === 0) return;
  const [fromUnit, toUnit] = key === 2 ? [1, 4] : key === 3 ? [0, 1] : [0, 4];
  // Of an on node the parent is an index of `offs`, of an entry of `offs` it is an on node.
  parents.fill(-2, 0, size);
  parents[start] = -1;
  let [head, tail, count] = [0, 0, 0];
  queue[tail++] = start;
  while (head < tail) {
    const layerEnd = tail;
    const firstOff = count;
    for (; head < layerEnd; head++) {
      const on = queue[head];
      for (let i = key === 2 ? weakElsewhere[on] : weakFrom[on]; i < weakFrom[on + 1]; i++) {
        const off = weak[i];
        const bit = 1 << (off & 31);
        if ((alive[off >>> 5] & linked[off >>> 5] & bit) === 0 || isAncestor(scan, off, on)) continue;
        offs[count] = off;
        offParents[count++] = on;
      }
    }
    work.nodes += count - firstOff;
    for (let at = firstOff; at < count; at++) {
      for (let i = fromUnit; i < toUnit; i++) {
        const on = partners[offs[at] * 4 + i];
        if (on < 0) continue;
        if (on === start) {
          if (offParents[at] !== start) takeCycle(scan, start, at, unitsOf[candidates[offs[at]] * 4 + i], key, take);
        } else if (parents[on] === -2) {
          parents[on] = at;
          causes[on] = unitsOf[candidates[offs[at]] * 4 + i];
          queue[tail++] = on;
        }
      }
    }
  }
}

/** Is the off candidate on the way to the on node? */
function isAncestor({ parents, offs, offParents }: StaticScan, off: number, on: number): boolean {
  for (let at = parents[on]; at >= 0; at = parents[offParents[at]]) if (offs[at] === off) return true;
  return false;
}

function takeCycle(scan: StaticScan, start: number, last: number, unit: number, key: 2 | 3 | 4, take: Take): void {
  const { graph, parents, causes, offs, offParents } = scan;
  const nodes = [start];
  const units = [unit];
  for (let at = last; at >= 0; ) {
    const on = offParents[at];
    nodes.push(offs[at] + graph.size, on);
    units.push(-1, on === start ? -1 : causes[on]);
    at = parents[on];
  }
  nodes.pop();
  units.pop();
  const removals = cycleRemovals(scan, nodes);
  if (removals.length === 0) return;
  take({ form: 'cycle', key, rating: chainRating(key === 4 ? 7.0 : 6.5, nodes.length), nodes, units, removals });
}

/** What sees an on and an off node of its digit in the cycle, from a cell outside of it. */
function cycleRemovals({ graph, refuted }: StaticScan, nodes: readonly number[]): number[] {
  const { size, words, candidates, weakFrom, weakElsewhere, weak } = graph;
  const seen = [new Int32Array(words), new Int32Array(words)];
  const cells = new Set<number>();
  for (const node of nodes) {
    const number = node % size;
    cells.add(Math.floor(candidates[number] / 9));
    const set = seen[node < size ? 1 : 0];
    for (let i = weakElsewhere[number]; i < weakFrom[number + 1]; i++) set[weak[i] >>> 5] |= 1 << (weak[i] & 31);
  }
  const removals: number[] = [];
  for (let word = 0; word < words; word++) {
    for (let rest = seen[0][word] & seen[1][word] & refuted[word]; rest !== 0; rest &= rest - 1) {
      const number = word * 32 + lowestBit(rest);
      if (!cells.has(Math.floor(candidates[number] / 9))) removals.push(number);
    }
  }
  return removals;
}

/** The unit that makes each weak link of a cycle: the cell, or the first house in the order box, row, column. */
export function weakUnits({ graph: { size, candidates } }: StaticScan, nodes: readonly number[]): number[] {
  const units: number[] = [];
  for (let i = 0; i < nodes.length; i++) {
    if (nodes[i] < size) continue;
    const off = candidates[nodes[i] - size] * 4;
    const on = candidates[nodes[(i + 1) % nodes.length]] * 4;
    for (let k = 0; k < 4; k++) {
      if (unitsOf[off + k] === unitsOf[on + k]) {
        units.push(unitsOf[off + k]);
        break;
      }
    }
  }
  return units;
}
