/**
 * Forcing nets, the last resort: a candidate is assumed and followed until it contradicts itself.
 *
 * First by singles, locked candidates and cages; if that refutes nothing, with refutations inside: what is refuted on top of the assumption
 * and all that follows from it is off. It is no guess: the step states each inference, and a refuted candidate is false
 * whatever the solution is. Assumptions are counted; a net that meets the limit says nothing. The shortest proof is not
 * looked for: the first candidate that is refuted is the step.
 */

import type { Slices } from '@kit/grid';
import type { Link } from '../types.js';
import { type NetGraph, netGraph } from './net-graph.js';
import { ASSUMED, BY_NET, beginFrom, createNet, follow, infer, type Net } from './net-state.js';
import { type Proof, proofOf, proofSize } from './proof.js';
import {
  candidatesOfNodes,
  cellsParam,
  chainNode,
  countParam,
  digitsParam,
  type LayoutFinder,
  stepOf,
  withRole,
} from './steps.js';
import type { View } from './view.js';

/** How deep refutations go inside refutations, and how many assumptions are made for them. */
const DEPTHS = [1, 2] as const;
const MOST_ASSUMPTIONS = 100_000;

/** How many assumptions are made between two yields. */
const ASSUMPTIONS_A_SLICE = 8;

/** What the nets of one position share. */
type Workshop = {
  readonly graph: NetGraph;
  /** The candidates, those of small cells first: they lead far. */
  readonly nodes: readonly number[];
  /** A net for each depth. */
  readonly nets: readonly Net[];
  /** How many assumptions are left. */
  budget: number;
};

/** Every candidate that nets refute; those that need nets inside only if there are no others. */
export const forcingNet: LayoutFinder = {
  ids: ['forcing-net'],
  *run(view, emit, _, memory) {
    const graph = netGraph(view);
    const shop: Workshop = {
      graph,
      nodes: inOrder(graph),
      nets: [0, ...DEPTHS].map(() => createNet(graph)),
      budget: MOST_ASSUMPTIONS,
    };
    const base = createNet(graph);
    // What was refuted beside an earlier step still is.
    for (let known = memory?.doubtful.shift(); known !== undefined; known = memory?.doubtful.shift()) {
      const node = graph.nodes.indexOf(known);
      const proof = node < 0 ? undefined : yield* refute(shop, base, node, 0);
      if (proof !== undefined && emit(netStep(view, graph, node, proof))) return true;
    }
    for (const depth of [0, ...DEPTHS]) {
      let [any, isEnough] = [false, false];
      for (const node of shop.nodes) {
        const proof = yield* refute(shop, base, node, depth);
        if (proof === undefined) continue;
        any = true;
        if (isEnough) memory?.doubtful.push(graph.nodes[node]);
        else isEnough = emit(netStep(view, graph, node, proof));
        // The next step needs the other candidates; nets inside nets take long, so there the first is enough.
        if (isEnough && (depth > 0 || memory === undefined)) return true;
      }
      if (any) return isEnough;
    }
    return false;
  },
};

function inOrder({ nodes, units, unitsOf }: NetGraph): number[] {
  // The first unit of a candidate is its cell.
  const sizeOf = nodes.map((_, node) => units[unitsOf[node][0]].length);
  return nodes.map((_, node) => node).sort((a, b) => sizeOf[a] - sizeOf[b] || a - b);
}

/** The proof that a candidate contradicts what a net knows, with refutations inside so many deep. */
function* refute(shop: Workshop, from: Net, node: number, depth: number): Slices<Proof | undefined> {
  if (shop.budget-- <= 0) return undefined;
  if (shop.budget % ASSUMPTIONS_A_SLICE === 0) yield;
  const { graph } = shop;
  const net = shop.nets[depth];
  const nested = new Map<number, Proof>();
  beginFrom(net, from);
  infer(net, node, true, ASSUMED, 0);
  if (!follow(graph, net)) return proofOf(graph, net, nested);
  for (let any = depth > 0; any; ) {
    any = false;
    for (const other of shop.nodes) {
      if (net.status[other] !== 0) continue;
      const proof = yield* refute(shop, net, other, depth - 1);
      if (proof === undefined) continue;
      any = true;
      nested.set(other, proof);
      infer(net, other, false, BY_NET, 0);
      if (!follow(graph, net)) return proofOf(graph, net, nested);
    }
  }
  return undefined;
}

function netStep(view: View, graph: NetGraph, node: number, proof: Proof) {
  const [assumed, clash] = candidatesOfNodes(view, [graph.nodes[node], graph.nodes[proof[proof.length - 1].node]]);
  return stepOf(view, 'forcing-net', {
    eliminations: [assumed],
    candidates: withRole([assumed], 'assumption'),
    branches: branchesOf(view, graph, proof),
    params: {
      cell: cellsParam([assumed.cell]),
      digit: digitsParam([assumed.digit]),
      clashCell: cellsParam([clash.cell]),
      clashDigit: digitsParam([clash.digit]),
      count: countParam(proofSize(proof)),
    },
  });
}

/**
 * A proof as branches of links, those inside it after it: a link for each premise. Weak links from what is off, one after
 * the other to one node, say together that a cage or what is left of a cell or house rules it out; a weak link from a node
 * to itself that the next branch refutes it.
 */
function branchesOf(view: View, graph: NetGraph, proof: Proof): Link[][] {
  const main: Link[] = [];
  const inner: Link[][] = [];
  const named = (node: number) => chainNode(view, graph.nodes[node]);
  for (const { node, isOn, premises, nested } of proof) {
    const to = named(node);
    if (nested !== undefined) {
      main.push({ from: to, to, type: 'weak' });
      inner.push(...branchesOf(view, graph, nested));
    } else main.push(...premises.map((from): Link => ({ from: named(from), to, type: isOn ? 'strong' : 'weak' })));
  }
  return [main, ...inner];
}
