/**
 * Refuting a candidate on top of what a net knows, in three ways: by following it; by following it with nets inside, which
 * refute candidates where the assumption left few; and case by case, a tight unit's candidates falling one after the other.
 */

import type { Slices } from '@kit/grid';
import type { NetGraph } from './net-graph.js';
import { ASSUMED, BY_NET, beginFrom, createNet, follow, infer, type Net } from './net-state.js';
import { type Proof, proofOf } from './proof.js';

/** Nets inside are tried where the assumption has left no more than this of a cell, or two places in a house. */
const MOST_LEFT = 4;

/** How many cases lie inside each other. */
const MOST_DEPTH = 24;

/** How many assumptions are made between two yields. */
const ASSUMPTIONS_A_SLICE = 8;

/** What the nets of one position share. */
export type Workshop = {
  readonly graph: NetGraph;
  /** The candidates, those of small cells first: they lead far. */
  readonly nodes: readonly number[];
  /** A net for each depth, made when it is needed. */
  readonly nets: Net[];
  /** By unit: how many contradictions showed there. */
  readonly blamed: Uint32Array;
  /** How many assumptions are left in all, and for one candidate case by case. */
  budget: number;
  cases: number;
};

/** The workshop of a graph. */
export function createWorkshop(graph: NetGraph, budget: number): Workshop {
  const { nodes, units, unitsOf } = graph;
  // The first unit of a candidate is its cell.
  const sizeOf = nodes.map((_, node) => units[unitsOf[node][0]].length);
  return {
    graph,
    nodes: nodes.map((_, node) => node).sort((a, b) => sizeOf[a] - sizeOf[b] || nodes[a] - nodes[b]),
    nets: [],
    blamed: new Uint32Array(units.length),
    budget,
    cases: 0,
  };
}

/** Takes an assumption up and follows it; the net, or undefined if no more may be made. */
function* assume(shop: Workshop, from: Net, node: number, depth: number): Slices<Net | undefined> {
  if (shop.budget <= 0) return undefined;
  shop.budget--;
  if (shop.budget % ASSUMPTIONS_A_SLICE === 0) yield;
  shop.nets[depth] ??= createNet(shop.graph);
  const net = shop.nets[depth];
  beginFrom(net, from);
  infer(shop.graph, net, node, true, ASSUMED, 0);
  follow(shop.graph, net);
  return net;
}

/** The proof that a candidate contradicts what a net knows, by following it. */
export function* refuteAtOnce(shop: Workshop, from: Net, node: number, depth: number): Slices<Proof | undefined> {
  const net = yield* assume(shop, from, node, depth);
  return net?.clash === undefined ? undefined : proofOf(shop.graph, net, new Map());
}

/** The same with nets inside, each of which only follows. */
export function* refuteInside(shop: Workshop, from: Net, node: number, depth: number): Slices<Proof | undefined> {
  const { graph, nodes } = shop;
  const nested = new Map<number, Proof>();
  const net = yield* assume(shop, from, node, depth);
  if (net === undefined) return undefined;
  for (let any = true; any && net.clash === undefined; ) {
    any = false;
    for (const other of nodes) {
      if (net.status[other] !== 0 || !isTight(graph, from, net, other)) continue;
      const proof = yield* refuteAtOnce(shop, net, other, depth + 1);
      if (proof === undefined) continue;
      any = true;
      nested.set(other, proof);
      infer(graph, net, other, false, BY_NET, 0);
      if (!follow(graph, net)) break;
    }
  }
  return net.clash === undefined ? undefined : proofOf(graph, net, nested);
}

/** Has the assumption left few candidates of the cell, or two places in a house? */
function isTight({ unitsOf }: NetGraph, from: Net, net: Net, node: number): boolean {
  const [cell, ...houses] = unitsOf[node];
  if (net.left[cell] <= MOST_LEFT && net.left[cell] < from.left[cell]) return true;
  return houses.some((house) => net.left[house] === 2 && from.left[house] > 2);
}

/** The same case by case, with cases inside, while the workshop has some left. */
export function* refuteByCases(shop: Workshop, from: Net, node: number, depth: number): Slices<Proof | undefined> {
  const { graph, blamed } = shop;
  const nested = new Map<number, Proof>();
  shop.cases--;
  const net = yield* assume(shop, from, node, depth);
  if (net === undefined) return undefined;
  while (net.clash === undefined) {
    const other = shop.cases > 0 && depth < MOST_DEPTH ? tightest(shop, net) : undefined;
    const proof = other === undefined ? undefined : yield* refuteByCases(shop, net, other, depth + 1);
    if (other === undefined || proof === undefined) return undefined;
    nested.set(other, proof);
    infer(graph, net, other, false, BY_NET, 0);
    follow(graph, net);
  }
  for (const unit of graph.unitsOf[net.clash.node]) blamed[unit]++;
  return proofOf(graph, net, nested);
}

/** The first open candidate of the unit with the fewest, where contradictions have shown most often. */
function tightest({ graph: { units }, blamed }: Workshop, net: Net): number | undefined {
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (let unit = 0; unit < units.length; unit++) {
    if (net.left[unit] < 2) continue;
    const score = net.left[unit] / (blamed[unit] + 1);
    if (score >= least) continue;
    [best, least] = [unit, score];
  }
  return best < 0 ? undefined : units[best].find((node) => net.status[node] === 0);
}
