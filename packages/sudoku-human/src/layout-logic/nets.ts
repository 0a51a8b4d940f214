/**
 * Forcing nets, the last resort: a candidate is assumed and followed until it contradicts itself.
 *
 * First by singles, locked candidates, cages and sums; if that refutes nothing, case by case: a few cases where little is left,
 * then as many as it takes. It is no guess: the step states each inference, and a refuted candidate is false whatever the
 * solution is. Assumptions are counted; a net that meets the limit says nothing. The shortest proof is not looked for.
 */

import type { ChainNode, Link, Step } from '../types.js';
import { type NetGraph, netGraph } from './net-graph.js';
import { createNet } from './net-state.js';
import { type Proof, proofSize } from './proof.js';
import { createWorkshop, refute, type Workshop } from './refute.js';
import {
  candidatesOfNodes,
  cellsParam,
  chainNode,
  countParam,
  createMemory,
  digitsParam,
  type LayoutFinder,
  stepOf,
  withRole,
} from './steps.js';
import type { View } from './view.js';

/** How many assumptions are made for one step. */
const MOST_ASSUMPTIONS = 100_000;

/**
 * Where no net without cases refutes anything, so many cases are tried for so many candidates of the tightest units, and then
 * so many for one after the other. More candidates with few cases find shorter nets, but in vain where a board is hard. What
 * was in vain is tried again when a digit more stands, and nets without cases when so many candidates are gone.
 *
 * On eight killers, eight killer-Xs and eight non-consecutive boards of our own (`scripts/limits.mjs net-few-cases net-few-tried
 * net-few-gone`): 16 cases make nets of 285,000, 754,000 and 92,000 links in all, 64 of 393,000, 741,000 and 111,000 with 2 to
 * 5 % fewer pauses, 1 of 551,000, 1,111,000 and 106,000; 128 tried candidates cost 14 % more pauses on killer-Xs than 32 and 8
 * make 11 % more links; looking again after 8 gone candidates takes 4 to 15 % fewer pauses than after 1, and 16 fewer on
 * killers only.
 */
const FEW_CASES = 16;
const FEW_TRIED = 32;
const MOST_CASES = 65_536;
const FEW_GONE = 8;

/** Every candidate that nets without cases refute; those that need cases only if there are no others. */
export const forcingNet: LayoutFinder = {
  ids: ['forcing-net'],
  *run(view, emit, _, given) {
    const memory = given ?? createMemory(view.tables, []);
    const { doubtful, blamed, solution } = memory;
    const { size } = view.tables;
    const graph = netGraph(view);
    const { nodes } = graph;
    const shop = createWorkshop(graph, MOST_ASSUMPTIONS, blamed);
    const base = createNet(graph);
    // What was refuted beside an earlier step still is.
    for (let one = doubtful.shift(); one !== undefined; one = doubtful.shift()) {
      const node = nodes.indexOf(one.known);
      if (node < 0) continue;
      shop.cases = one.cases;
      const proof = yield* refute(shop, base, node, 0);
      if (proof !== undefined && isWhole(proof) && emit(netStep(view, graph, node, proof))) return true;
    }
    const hopeful = inOrder(graph).filter((node) => {
      const cell = Math.floor(nodes[node] / size);
      return solution[cell] !== nodes[node] - cell * size + 1;
    });
    const standing = view.values.filter((value) => value > 0).length;
    // What a round finds in vain tells the next one where contradictions show.
    const rounds = [
      { cases: 1, choose: () => (memory.open - nodes.length < FEW_GONE ? [] : hopeful) },
      {
        cases: FEW_CASES,
        choose: () => (memory.standing === standing ? [] : tightestFirst(shop, hopeful).slice(0, FEW_TRIED)),
      },
      { cases: MOST_CASES, choose: () => tightestFirst(shop, hopeful) },
    ];
    for (const { cases, choose } of rounds) {
      const tried = choose();
      const seen = new Set<number>();
      let isEnough = false;
      for (const node of tried) {
        shop.cases = cases;
        const proof = yield* refute(shop, base, node, 0);
        // What was refuted on the way comes first: the rest may need it.
        for (const fact of proof === undefined ? shop.kept[0] : [...shop.kept[0], { node, proof }]) {
          if (seen.has(fact.node) || !isWhole(fact.proof)) continue;
          seen.add(fact.node);
          if (isEnough) doubtful.push({ known: nodes[fact.node], cases });
          else isEnough = emit(netStep(view, graph, fact.node, fact.proof));
        }
        // The next steps need the others that fall at once; nets with cases are large, so there the first is enough.
        if (isEnough && (cases > 1 || given === undefined)) return true;
      }
      if (seen.size > 0) return isEnough;
      if (cases === 1 && tried.length > 0) memory.open = nodes.length;
      if (cases === FEW_CASES) memory.standing = standing;
    }
    return false;
  },
};

/** Does a proof need nothing that is not on the board? */
function isWhole({ needs }: Proof): boolean {
  return needs.length === 0;
}

/** The candidates, those of small cells first: they lead far. */
function inOrder({ nodes, units, unitsOf }: NetGraph): number[] {
  // The first unit of a candidate is its cell.
  const sizeOf = nodes.map((_, node) => units[unitsOf[node][0]].length);
  return nodes.map((_, node) => node).sort((a, b) => sizeOf[a] - sizeOf[b] || nodes[a] - nodes[b]);
}

/** The candidates by the unit that has the fewest, where contradictions have shown most often. */
function tightestFirst({ graph: { nodes, units, unitsOf, unitNames }, blamed }: Workshop, hopeful: readonly number[]) {
  const scores = nodes.map((_, node) =>
    Math.min(...Array.from(unitsOf[node], (unit) => units[unit].length / (blamed[unitNames[unit]] + 1))),
  );
  return [...hopeful].sort((a, b) => scores[a] - scores[b]);
}

/** The step of a proof. */
export function netStep(view: View, graph: NetGraph, node: number, proof: Proof): Step {
  const [assumed, clash] = candidatesOfNodes(view, [
    graph.nodes[node],
    graph.nodes[proof.inferences[proof.inferences.length - 1].node],
  ]);
  return stepOf(view, 'forcing-net', {
    eliminations: [assumed],
    candidates: withRole([assumed], 'assumption'),
    branches: branchesOf(
      graph.nodes.map((known) => chainNode(view, known)),
      proof,
    ),
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
 * to itself that the next branch refutes it. Large nets name a candidate often: each is one object.
 */
function branchesOf(named: readonly ChainNode[], proof: Proof): Link[][] {
  const main: Link[] = [];
  const inner: Link[][] = [];
  for (const { node, isOn, premises, nested } of proof.inferences) {
    const to = named[node];
    if (nested !== undefined) {
      main.push({ from: to, to, type: 'weak' });
      inner.push(...branchesOf(named, nested));
    } else main.push(...premises.map((from): Link => ({ from: named[from], to, type: isOn ? 'strong' : 'weak' })));
  }
  return [main, ...inner];
}
