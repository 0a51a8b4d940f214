/**
 * Forcing nets, the last resort: a candidate is assumed and followed until it contradicts itself.
 *
 * First by singles, locked candidates, cages and sums; if that refutes nothing, with nets inside; at last case by case. It is
 * no guess: the step states each inference, and a refuted candidate is false whatever the solution is. Assumptions are
 * counted; a net that meets the limit says nothing. The shortest proof is not looked for.
 */

import type { Link, Step } from '../types.js';
import { type NetGraph, netGraph } from './net-graph.js';
import { createNet } from './net-state.js';
import { type Proof, proofSize } from './proof.js';
import { createWorkshop, refuteAtOnce, refuteByCases, refuteInside } from './refute.js';
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

/** How many assumptions are made for one step. */
const MOST_ASSUMPTIONS = 100_000;

/** The ways to refute, one after the other, with the most assumptions for one candidate where cases are tried. */
const ROUNDS = [
  { refute: refuteAtOnce, cases: 0 },
  { refute: refuteInside, cases: 0 },
  { refute: refuteByCases, cases: 64 },
  { refute: refuteByCases, cases: 256 },
  { refute: refuteByCases, cases: 1024 },
  { refute: refuteByCases, cases: 4096 },
] as const;

/** Every candidate that nets refute; those that need nets inside only if there are no others. */
export const forcingNet: LayoutFinder = {
  ids: ['forcing-net'],
  *run(view, emit, _, memory) {
    const graph = netGraph(view);
    const shop = createWorkshop(graph, MOST_ASSUMPTIONS);
    const base = createNet(graph);
    const { size } = view.tables;
    const isTrue = (known: number): boolean => memory?.solution[Math.floor(known / size)] === (known % size) + 1;
    const hopeful = shop.nodes.filter((node) => !isTrue(graph.nodes[node]));
    // What was refuted beside an earlier step still is.
    for (let known = memory?.doubtful.shift(); known !== undefined; known = memory?.doubtful.shift()) {
      const node = graph.nodes.indexOf(known);
      const proof = node < 0 ? undefined : yield* refuteInside(shop, base, node, 0);
      if (proof !== undefined && emit(netStep(view, graph, node, proof))) return true;
    }
    for (const { refute, cases } of ROUNDS) {
      let [any, isEnough] = [false, false];
      for (const node of hopeful) {
        shop.cases = cases;
        const proof = yield* refute(shop, base, node, 0);
        if (proof === undefined) continue;
        any = true;
        if (isEnough) memory?.doubtful.push(graph.nodes[node]);
        else isEnough = emit(netStep(view, graph, node, proof));
        // The next steps need the other candidates; case by case nets are large, so there the first is enough.
        if (isEnough && (cases > 0 || memory === undefined)) return true;
      }
      if (any) return isEnough;
    }
    return false;
  },
};

/** The step of a proof. */
export function netStep(view: View, graph: NetGraph, node: number, proof: Proof): Step {
  const [assumed, clash] = candidatesOfNodes(view, [
    graph.nodes[node],
    graph.nodes[proof.inferences[proof.inferences.length - 1].node],
  ]);
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
  for (const { node, isOn, premises, nested } of proof.inferences) {
    const to = named(node);
    if (nested !== undefined) {
      main.push({ from: to, to, type: 'weak' });
      inner.push(...branchesOf(view, graph, nested));
    } else main.push(...premises.map((from): Link => ({ from: named(from), to, type: isOn ? 'strong' : 'weak' })));
  }
  return [main, ...inner];
}
