/**
 * Refuting an assumption: by what follows from it alone, with refutations of further assumptions inside it, or case by case.
 *
 * Inside: each open candidate is tried in the net so far by what follows from it; what is refuted goes off, and the net follows
 * that up. Each pass over the open candidates turns at least one off or ends. Case by case: the candidates of a tight unit fall
 * one after the other, with cases inside them. Assumptions are counted: past the limit nothing is refuted any more.
 */

import type { Slices } from '@kit/grid';
import { type NetGraph, rowAt } from './net-graph.js';
import { none, type Proof, proofOfClash, spokenOf } from './proof.js';
import {
  ASSUMED,
  BY_NET,
  beginFrom,
  createNet,
  type Groups,
  infer,
  type Net,
  noGroups,
  propagate,
} from './propagation.js';

/** How many assumptions are made between two yields: of further ones inside, and of cases, which are larger. */
const ASSUMPTIONS_A_SLICE = 20;
const CASES_A_SLICE = 8;

/** How many cases lie inside each other. */
const MOST_DEPTH = 24;

/** A candidate that was refuted, and how. */
export type Fact = { readonly node: number; readonly proof: Proof };

/** What the nets of one position share. */
export type Workshop = {
  readonly graph: NetGraph;
  /** The net in which nothing is assumed. */
  readonly base: Net;
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
export function createWorkshop(
  graph: NetGraph,
  budget: number,
  groups: Groups = noGroups,
  blamed: Uint32Array = new Uint32Array(0),
): Workshop {
  return { graph, base: createNet(graph, groups), nets: [], blamed, kept: [], budget, cases: 0 };
}

/** Takes an assumption up on top of what a net knows, and follows it; undefined if no more may be made. */
function assume(shop: Workshop, from: Net, node: number, depth: number, isOn = true): Net | undefined {
  if (shop.budget <= 0) return undefined;
  shop.budget--;
  shop.nets[depth] ??= createNet(shop.graph, shop.base.groups);
  const net = shop.nets[depth];
  beginFrom(net, from);
  infer(net, node, isOn, ASSUMED, 0);
  propagate(net);
  return net;
}

/** The proof that a candidate can't be on, on top of a net, by what follows from it; undefined if that doesn't refute it. */
export function refute(shop: Workshop, node: number, from: Net = shop.base, depth = 0): Proof | undefined {
  const net = assume(shop, from, node, depth);
  return net?.clash && proofOfClash(net, none);
}

/** The same with refutations of further assumptions inside it; with `isOn` false that the candidate can't be off. */
export function* refuteInside(shop: Workshop, node: number, isOn = true): Slices<Proof | undefined> {
  yield;
  const net = assume(shop, shop.base, node, 0, isOn);
  if (net === undefined) return undefined;
  const nested = new Map<number, Proof>();
  const { length } = net.status;
  for (let at = 0, idle = 0; net.clash === undefined && idle < length; at = (at + 1) % length, idle++) {
    if (net.status[at] !== 0) continue;
    if (shop.budget % ASSUMPTIONS_A_SLICE === 0) yield;
    const proof = refute(shop, at, net, 1);
    if (proof === undefined) continue;
    // The branch around it states all that it speaks of and comes to know itself, a little more than it needs.
    nested.set(at, { ...proof, needs: spokenOf(proof) });
    idle = 0;
    infer(net, at, false, BY_NET, 0);
    propagate(net);
  }
  return net.clash && proofOfClash(net, nested);
}

/**
 * The proof that a candidate contradicts what a net knows: by following it, then case by case, with cases inside, while the
 * workshop has some left.
 *
 * What is refuted inside often doesn't need the assumption around it. Then it holds outside too, and is kept for there: no case
 * is gone through again, and an assumption that had no part in a contradiction is left without more ado.
 */
export function* refuteByCases(
  shop: Workshop,
  node: number,
  from: Net = shop.base,
  depth = 0,
): Slices<Proof | undefined> {
  const { graph, blamed, kept } = shop;
  const nested = new Map<number, Proof>();
  kept[depth] = [];
  shop.cases--;
  if (shop.budget % CASES_A_SLICE === 0) yield;
  const net = assume(shop, from, node, depth);
  if (net === undefined) return undefined;
  while (net.clash === undefined) {
    const other = shop.cases > 0 && depth < MOST_DEPTH ? tightest(shop, net) : undefined;
    if (other === undefined) return undefined;
    const proof = yield* refuteByCases(shop, other, net, depth + 1);
    const facts = kept[depth + 1];
    if (proof !== undefined) facts.push({ node: other, proof });
    for (const fact of facts) {
      if (net.status[fact.node] !== 2) take(shop, net, nested, fact, depth);
    }
    if (net.clash === undefined) propagate(net);
    if (proof === undefined && net.clash === undefined) return undefined;
  }
  for (const unit of rowAt(graph.unitsOf, net.clash.node)) blamed[graph.unitNames[unit]]++;
  return proofOfClash(net, nested);
}

/** Takes over what was refuted inside; what holds outside is told there, and here it is known from there. */
function take({ kept }: Workshop, net: Net, nested: Map<number, Proof>, fact: Fact, depth: number): void {
  if (fact.proof.needs.every((need) => net.order[need] < net.began || net.outside[need] === 1)) {
    kept[depth].push(fact);
    net.outside[fact.node] = 1;
  }
  nested.set(fact.node, fact.proof);
  infer(net, fact.node, false, BY_NET, 0);
}

/** The first open candidate of the unit with the fewest, where contradictions have shown most often. */
function tightest({ graph: { units, unitNames }, blamed }: Workshop, net: Net): number | undefined {
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (let unit = 0; unit < unitNames.length; unit++) {
    if (net.left[unit] < 2) continue;
    const score = net.left[unit] / (blamed[unitNames[unit]] + 1);
    if (score >= least) continue;
    [best, least] = [unit, score];
  }
  return best < 0 ? undefined : rowAt(units, best).find((node) => net.status[node] === 0);
}
