/**
 * Nets: all that follows from one candidate being on, or off, in the Explainer's order, with the parents of every node.
 *
 * One net per start, all of a board in the same arrays, kept until the board changes: a house's candidates lead to the
 * same in as many ways as there are nets in it. A net is a queue of ons and one of offs, ons first. In a dynamic net an
 * off candidate leaves the marks, so pairs come up that the board doesn't have; what follows from such a pair has
 * further parents, all that made it a pair. The arrays:
 *
 *     order[start * nodes + …]    the ons in the order in which they were met, from the front; the offs from the back
 *     held[start * 2 * words + …] the same as two sets of numbers, ons and offs; the absent ones count as off
 *     parentsAt[start * nodes + node]  → arena: how many parents, the cause, the parents
 *
 * The cause of an on is the unit that became a pair, as -1 - unit; of an off that a nested chain struck it is the number of
 * that chain, from 1; 0 otherwise.
 */

import { lowestBit } from '../../kernel/bits.js';
import type { Graph } from './graph.js';
import { UNITS, unitBits, unitsOf } from './units.js';
import type { Work } from './work.js';

/** Nets over a graph. */
export type Nets = {
  readonly graph: Graph;
  /** Twice the number of candidates. */
  readonly nodes: number;
  /** What is left while a net is made. */
  readonly marks: Uint16Array;
  /** The numbers that the graph has and its marks don't, as a set: nothing rules them out again. */
  readonly absent: Int32Array;
  readonly order: Uint16Array;
  readonly onCount: Uint16Array;
  readonly offCount: Uint16Array;
  readonly held: Int32Array;
  readonly parentsAt: Int32Array;
  /** At least how many nodes each node has with all its ancestors. */
  readonly least: Uint16Array;
  /** By start: 0 not made, 1 + level made, {@link CLASH} ended in a contradiction. */
  readonly status: Uint8Array;
  /** By start: of the two nodes that clash, the one that was kept. */
  readonly clash: Uint16Array;
  /** By start: where the parents of the other one are. */
  readonly clashAt: Int32Array;
  arena: Int32Array;
  end: number;
  /** Counts the nodes that are kept. */
  readonly work: Work;
  readonly stamps: Int32Array;
  stamp: number;
  readonly stack: Int16Array;
  /** By start and node: ancestors counted before, 0 if not yet. */
  readonly counts: Uint16Array;
};

/** The status of a net that ended in a contradiction. */
export const CLASH = 100;

/** What a net follows. */
export type NetRules = {
  /** Only digits by their places. */
  readonly placesOnly: boolean;
  /** Do off candidates leave the marks? */
  readonly dynamic: boolean;
};

/** Room for the nets of a graph. */
export function createNets(graph: Graph, work: Work): Nets {
  const nodes = graph.size * 2;
  return {
    graph,
    nodes,
    marks: new Uint16Array(UNITS),
    absent: new Int32Array(graph.words),
    order: new Uint16Array(nodes * nodes),
    onCount: new Uint16Array(nodes),
    offCount: new Uint16Array(nodes),
    held: new Int32Array(nodes * graph.words * 2),
    parentsAt: new Int32Array(nodes * nodes),
    least: new Uint16Array(nodes * nodes),
    status: new Uint8Array(nodes),
    clash: new Uint16Array(nodes),
    clashAt: new Int32Array(nodes),
    arena: new Int32Array(1 << 16),
    end: 1,
    work,
    stamps: new Int32Array(nodes),
    stamp: 0,
    stack: new Int16Array(nodes),
    counts: new Uint16Array(nodes * nodes),
  };
}

/** Forgets all nets, for other rules or other marks. */
export function clearNets(nets: Nets): void {
  nets.status.fill(0);
  nets.end = 1;
}

/** Forgets all nets, and takes the marks for those of the graph, which has its own; they have as much as it or less. */
export function renewNets(nets: Nets, marks: Uint16Array): void {
  const { absent, graph } = nets;
  graph.marks.set(marks);
  absent.fill(0);
  for (let number = 0; number !== graph.size; number++) {
    const at = graph.candidates[number] * 4;
    if ((marks[unitsOf[at]] & unitBits[at]) === 0) absent[number >>> 5] |= 1 << (number & 31);
  }
  clearNets(nets);
}

/** Is the number off in the net? */
export function isOff({ graph: { words }, held }: Nets, start: number, number: number): boolean {
  return (held[(start * 2 + 1) * words + (number >>> 5)] & (1 << (number & 31))) !== 0;
}

/** Room in the arena for so many numbers. */
export function reserve(nets: Nets, count: number): void {
  if (nets.end + count <= nets.arena.length) return;
  const arena = new Int32Array(nets.arena.length * 2);
  arena.set(nets.arena);
  nets.arena = arena;
}

/** Makes the net of a start, and says whether it ended without a contradiction. */
export function makeNet(nets: Nets, start: number, rules: NetRules): boolean {
  const { graph, held, onCount, offCount, status, absent, counts, nodes } = nets;
  const { words } = graph;
  held.fill(0, start * 2 * words, (start * 2 + 1) * words);
  held.set(absent, (start * 2 + 1) * words);
  counts.fill(0, start * nodes, (start + 1) * nodes);
  onCount[start] = 0;
  offCount[start] = 0;
  status[start] = 1;
  nets.marks.set(graph.marks);
  reserve(nets, 2);
  nets.arena[nets.end] = 0;
  nets.arena[nets.end + 1] = 0;
  keep(nets, start, start, nets.end, 1);
  nets.end += 2;
  return follow(nets, start, rules, 0, 0);
}

/** Adds a node to a net; its parents must be in the arena. */
export function keep(nets: Nets, start: number, node: number, at: number, least: number): void {
  const { graph, nodes, held, order, onCount, offCount, parentsAt } = nets;
  const { size, words } = graph;
  const row = start * nodes;
  if (node < size) {
    held[start * 2 * words + (node >>> 5)] |= 1 << (node & 31);
    order[row + onCount[start]++] = node;
  } else {
    const number = node - size;
    held[(start * 2 + 1) * words + (number >>> 5)] |= 1 << (number & 31);
    order[row + nodes - ++offCount[start]] = number;
  }
  parentsAt[row + node] = at;
  nets.least[row + node] = least;
  nets.work.nodes++;
}

/** Follows a net from its first pending on and off; false if it ends in a contradiction. */
export function follow(nets: Nets, start: number, rules: NetRules, nextOn: number, nextOff: number): boolean {
  const { graph, nodes, onCount, offCount, order } = nets;
  const row = start * nodes;
  let [on, off] = [nextOn, nextOff];
  for (;;) {
    if (on < onCount[start]) {
      if (!followOn(nets, start, order[row + on++], rules, graph)) return false;
    } else if (off < offCount[start]) {
      if (!followOff(nets, start, order[row + nodes - ++off], rules, graph)) return false;
    } else {
      return true;
    }
  }
}

/** What an on candidate rules out. */
function followOn(nets: Nets, start: number, on: number, { placesOnly }: NetRules, graph: Graph): boolean {
  const { words, weak, weakFrom, weakElsewhere, size } = graph;
  const { held, nodes, least } = nets;
  const [ons, offs] = [start * 2 * words, (start * 2 + 1) * words];
  const end = weakFrom[on + 1];
  const begin = placesOnly ? weakElsewhere[on] : weakFrom[on];
  reserve(nets, (end - begin) * 3 + 3);
  const { arena } = nets;
  const least1 = least[start * nodes + on] + 1;
  // All of them have the one parent, so they share its entry.
  const at = nets.end;
  arena[at] = 1;
  arena[at + 1] = 0;
  arena[at + 2] = on;
  nets.end += 3;
  for (let i = begin; i < end; i++) {
    const off = weak[i];
    const bit = 1 << (off & 31);
    if ((held[ons + (off >>> 5)] & bit) !== 0) return clashOf(nets, start, off, at);
    if ((held[offs + (off >>> 5)] & bit) === 0) keep(nets, start, off + size, at, least1);
  }
  return true;
}

/** What follows from an off candidate, which then leaves the marks. */
function followOff(nets: Nets, start: number, off: number, rules: NetRules, graph: Graph): boolean {
  const { words, candidates, members, size } = graph;
  const { held, marks } = nets;
  const [ons, offs] = [start * 2 * words, (start * 2 + 1) * words];
  const candidate = candidates[off] * 4;
  for (let i = rules.placesOnly ? 1 : 0; i < 4; i++) {
    const unit = unitsOf[candidate + i];
    const rest = marks[unit] & ~unitBits[candidate + i];
    if (rest === 0 || (rest & (rest - 1)) !== 0) continue;
    const on = members[unit * 9 + lowestBit(rest)];
    const bit = 1 << (on & 31);
    const isClash = (held[offs + (on >>> 5)] & bit) !== 0;
    if (!isClash && (held[ons + (on >>> 5)] & bit) !== 0) continue;
    const at = pairParents(nets, off + size, unit, graph);
    if (isClash) return clashOf(nets, start, on + size, at);
    keep(nets, start, on, at, leastOf(nets, start, at));
  }
  if (rules.dynamic) {
    for (let i = candidate; i < candidate + 4; i++) marks[unitsOf[i]] &= ~unitBits[i];
  }
  return true;
}

/** The parents of what follows in a unit from an off node: the node, and all that was struck out of the unit before. */
function pairParents(nets: Nets, node: number, unit: number, graph: Graph): number {
  reserve(nets, 12);
  const { arena, marks } = nets;
  const at = nets.end;
  let end = at + 2;
  arena[end++] = node;
  for (let gone = graph.marks[unit] & ~marks[unit]; gone !== 0; gone &= gone - 1) {
    arena[end++] = graph.members[unit * 9 + lowestBit(gone)] + graph.size;
  }
  arena[at] = end - at - 2;
  arena[at + 1] = -1 - unit;
  nets.end = end;
  return at;
}

/** At least how many nodes a new node with these parents has behind it, with itself. */
export function leastOf({ arena, least, nodes }: Nets, start: number, at: number): number {
  let most = 0;
  for (let i = at + 2; i < at + 2 + arena[at]; i++) most = Math.max(most, least[start * nodes + arena[i]]);
  return most + 1;
}

/** Ends a net: a node is held, and its opposite has these parents. */
function clashOf(nets: Nets, start: number, held: number, at: number): boolean {
  nets.status[start] = CLASH;
  nets.clash[start] = held;
  nets.clashAt[start] = at;
  return false;
}
