/**
 * Refuting a candidate on top of what a net knows: by following it, and where that says nothing case by case, the candidates of
 * a tight unit falling one after the other.
 */

import type { Slices } from '@kit/grid';
import type { NetGraph } from './net-graph.js';
import { ASSUMED, BY_NET, beginFrom, createNet, follow, infer, type Net } from './net-state.js';
import { type Proof, proofOf } from './proof.js';

/** How many cases lie inside each other. */
const MOST_DEPTH = 24;

/** How many assumptions are made between two yields. */
const ASSUMPTIONS_A_SLICE = 8;

/** A candidate that was refuted, and how. */
export type Fact = { readonly node: number; readonly proof: Proof };

/** What the nets of one position share. */
export type Workshop = {
  readonly graph: NetGraph;
  /** A net for each depth, made when it is needed. */
  readonly nets: Net[];
  /** By name of a unit: how many contradictions showed there. */
  readonly blamed: Uint32Array;
  /** By depth: what was refuted inside and holds without the assumption at that depth. */
  readonly kept: Fact[][];
  /** How many assumptions are left in all, and for one candidate case by case. */
  budget: number;
  cases: number;
};

/** The workshop of a graph. */
export function createWorkshop(graph: NetGraph, budget: number, blamed: Uint32Array): Workshop {
  return {
    graph,
    nets: [],
    blamed,
    kept: [],
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

/**
 * The proof that a candidate contradicts what a net knows: by following it, then case by case, with cases inside, while the
 * workshop has some left.
 *
 * What is refuted inside often doesn't need the assumption around it. Then it holds outside too, and is kept for there: no case
 * is gone through again, and an assumption that had no part in a contradiction is left without more ado.
 */
export function* refute(shop: Workshop, from: Net, node: number, depth: number): Slices<Proof | undefined> {
  const { graph, blamed, kept } = shop;
  const nested = new Map<number, Proof>();
  kept[depth] = [];
  shop.cases--;
  const net = yield* assume(shop, from, node, depth);
  if (net === undefined) return undefined;
  while (net.clash === undefined) {
    const other = shop.cases > 0 && depth < MOST_DEPTH ? tightest(shop, net) : undefined;
    if (other === undefined) return undefined;
    const proof = yield* refute(shop, net, other, depth + 1);
    const facts = kept[depth + 1];
    if (proof !== undefined) facts.push({ node: other, proof });
    for (const fact of facts) {
      if (net.status[fact.node] !== 2) take(shop, net, nested, fact, depth);
    }
    if (net.clash === undefined) follow(graph, net);
    if (proof === undefined && net.clash === undefined) return undefined;
  }
  for (const unit of graph.unitsOf[net.clash.node]) blamed[graph.unitNames[unit]]++;
  return proofOf(graph, net, nested);
}

/** Takes over what was refuted inside; what holds outside is told there, and here it is known from there. */
function take({ graph, kept }: Workshop, net: Net, nested: Map<number, Proof>, fact: Fact, depth: number): void {
  if (fact.proof.needs.every((need) => net.order[need] < net.began || net.outside[need] === 1)) {
    kept[depth].push(fact);
    net.outside[fact.node] = 1;
  }
  nested.set(fact.node, fact.proof);
  infer(graph, net, fact.node, false, BY_NET, 0);
}

/** The first open candidate of the unit with the fewest, where contradictions have shown most often. */
function tightest({ graph: { units, unitNames }, blamed }: Workshop, net: Net): number | undefined {
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (let unit = 0; unit < units.length; unit++) {
    if (net.left[unit] < 2) continue;
    const score = net.left[unit] / (blamed[unitNames[unit]] + 1);
    if (score >= least) continue;
    [best, least] = [unit, score];
  }
  return best < 0 ? undefined : units[best].find((node) => net.status[node] === 0);
}
