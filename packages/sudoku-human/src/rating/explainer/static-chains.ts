/**
 * Forcing chains and cycles, 6.5 and up: one line of inferences that comes back to deny, or to prove, its start. They are laid
 * in the Explainer's order, breadth first, only for candidates that are known to go.
 */

import type { Slices } from '@kit/grid';
import { countBits } from '../../kernel/bits.js';
import { chainRating } from './ratings.js';
import { layCycles } from './static-cycles.js';
import type { StaticScan, Take } from './static-scan.js';
import { unitsOf } from './units.js';
import { isDue } from './work.js';

/** Hands on every chain and cycle that strikes something out, in the order of finding. `refuted` must be up to date. */
export function* staticChains(scan: StaticScan, take: Take): Slices<void> {
  const { graph, alive, refuted, marks, work } = scan;
  const has = (set: Int32Array, number: number) => (set[number >>> 5] & (1 << (number & 31))) !== 0;
  for (const key of [2, 3, 4] as const) {
    for (const [start, candidate] of graph.candidates.entries()) {
      if (!has(alive, start)) continue;
      if (key === 3 && countBits(marks[Math.floor(candidate / 9)]) !== 2) continue;
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
