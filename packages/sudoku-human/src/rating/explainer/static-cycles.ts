/** Cycles through a candidate that is on, breadth first: whatever sees both an on and an off node of its digit goes. */

import { lowestBit } from '../../kernel/bits.js';
import { chainRating } from './ratings.js';
import type { StaticScan, Take } from './static-scan.js';
import { unitsOf } from './units.js';

/** The cycles through a candidate that is on: the same off may come up again, if it isn't an ancestor of its parent. */
export function layCycles(scan: StaticScan, start: number, key: 2 | 3 | 4, take: Take): void {
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
  for (const [word, gone] of refuted.entries()) {
    for (let rest = seen[0][word] & seen[1][word] & gone; rest !== 0; rest &= rest - 1) {
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
