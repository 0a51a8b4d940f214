/**
 * What follows from each candidate by chains of single inferences: forcing chains and Kraken fish ask it of all of
 * them.
 *
 * A candidate that is on turns off all that it rules out; one that is off turns on what is left alone in one of its units.
 * These implications are listed once a state, and one breadth-first walk over them from each candidate gives the lengths of
 * the shortest chains to every literal. The table of lengths is the square of the candidates, some hundred thousand bytes on
 * the classic board. How a chain runs is asked for few of them: then its walk is made again. Cost: some thousand looks at a
 * link a candidate.
 */

import type { Slices } from '@kit/grid';
import { derive } from '../../kernel/derived.js';
import type { State } from '../../kernel/state.js';
import type { Link } from '../../types.js';
import { type Context, onceAState } from '../shared/technique.js';
import { chainNode, collector, type NetGraph, netGraph, type Rows } from './net-graph.js';

/** How many candidates are walked from between two yields. */
const STARTS_A_SLICE = 10;

/** On boards with more candidates, which are large and nearly empty, the table would take more than 8 MB: it is left empty. */
const MOST_CANDIDATES = 2048;

/** All chains' lengths. A literal is the number of a candidate times two, plus one for on. */
export type Reaches = {
  /** The candidates. */
  readonly graph: NetGraph;
  /** How many literals there are; 0 if there are too many candidates. */
  readonly literals: number;
  /** By start and literal, `[start * literals + literal]`: links of the shortest chain, 0 if there is none. */
  readonly depth: Uint8Array;
  /** How many words a row of bits has. */
  readonly words: number;
  /** The literals reached from each start, the start itself among them: `[start * words + word]`. */
  readonly rows: Int32Array;
};

/** What each literal implies by itself. */
type Implications = { readonly graph: NetGraph; readonly implied: Rows };

/** What the candidates reach within the limit on chains; one search has one limit. */
export const reachesOf: (context: Context) => Slices<Reaches> = /* @__PURE__ */ onceAState(function* ({
  state,
  derived,
  limits,
}) {
  return yield* reachAll(derive(state, derived, implications), longest(limits));
});

function longest({ maxChainLength }: Context['limits']): number {
  return Math.min(maxChainLength, 255);
}

function* reachAll({ graph, implied }: Implications, maxLength: number): Slices<Reaches> {
  const starts = graph.nodes.length > MOST_CANDIDATES ? 0 : graph.nodes.length;
  const literals = starts * 2;
  const words = (literals + 31) >>> 5;
  const depth = new Uint8Array(starts * literals);
  const rows = new Int32Array(starts * words);
  const queue = new Uint16Array(literals);
  for (let start = 0; start < starts; start++) {
    if (start % STARTS_A_SLICE === 0) yield;
    const count = walk(implied, start, maxLength, queue, depth, start * literals);
    for (let i = 0; i < count; i++) rows[start * words + (queue[i] >>> 5)] |= 1 << (queue[i] & 31);
  }
  return { graph, literals, depth, words, rows };
}

/**
 * Walks from a start, notes the depths from `at` on and the literal before each literal in `from`; answers how many
 * literals are in the queue.
 */
function walk(
  { first, items }: Rows,
  start: number,
  maxLength: number,
  queue: Uint16Array,
  depth: Uint8Array,
  at: number,
  from?: Uint16Array,
): number {
  const own = start * 2 + 1;
  queue[0] = own;
  let count = 1;
  for (let done = 0; done < count; done++) {
    const literal = queue[done];
    const next = depth[at + literal] + 1;
    if (next > maxLength) break;
    for (let i = first[literal]; i < first[literal + 1]; i++) {
      const other = items[i];
      if (depth[at + other] !== 0 || other === own) continue;
      depth[at + other] = next;
      if (from !== undefined) from[other] = literal;
      queue[count++] = other;
    }
  }
  return count;
}

/** The chain from a candidate to the other one's being on or off, weak and strong links in turn; none to itself. */
export function chainTo({ state, derived, limits }: Context, start: number, target: number, isOn: boolean): Link[] {
  const { graph, implied } = derive(state, derived, implications);
  const literals = graph.nodes.length * 2;
  const from = new Uint16Array(literals);
  const depth = new Uint8Array(literals);
  walk(implied, start, longest(limits), new Uint16Array(literals), depth, 0, from);
  const links: Link[] = [];
  for (let at = target * 2 + (isOn ? 1 : 0); depth[at] !== 0; at = from[at]) {
    links.push({
      from: chainNode(graph, from[at] >> 1),
      to: chainNode(graph, at >> 1),
      type: at % 2 === 1 ? 'strong' : 'weak',
    });
  }
  return links.reverse();
}

/** The graph of the state, for all techniques that ask. */
export function graphOf({ state, derived }: Context): NetGraph {
  return derive(state, derived, implications).graph;
}

function implications(state: State): Implications {
  const graph = netGraph(state);
  const { nodes, excluded, units, unitsOf } = graph;
  const implied = collector();
  for (let node = 0; node < nodes.length; node++) {
    for (let i = unitsOf.first[node]; i < unitsOf.first[node + 1]; i++) {
      const at = units.first[unitsOf.items[i]];
      if (units.first[unitsOf.items[i] + 1] - at !== 2) continue;
      implied.items.push((units.items[at] + units.items[at + 1] - node) * 2 + 1);
    }
    implied.end();
    for (let i = excluded.first[node]; i < excluded.first[node + 1]; i++) implied.items.push(excluded.items[i] * 2);
    implied.end();
  }
  return { graph, implied: implied.rows() };
}
