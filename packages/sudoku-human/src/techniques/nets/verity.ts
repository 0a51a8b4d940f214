/**
 * Verities: one of the candidates of a cell, or one of the places of a digit in a house, is true; what follows from
 * each of them is true in any case.
 *
 * Each candidate's consequences are worked out once; a conclusion of a unit is what they all share. For nets these are
 * all that a net infers, for chains those by single links. Of all units that lead to a conclusion the one with the
 * shortest branches together is taken.
 */

import type { House, Link, Step, TechniqueId } from '../../types.js';
import { paramsOf, stepOf } from '../shared/parts.js';
import { candidateOf, type NetGraph, rowAt } from './net-graph.js';
import { branchesOf } from './net-steps.js';
import { type Proof, proofOf, proofSize } from './proof.js';
import { ASSUMED, beginFrom, createNet, infer, type Net, propagate } from './propagation.js';

/** A conclusion, the unit that forces it, and the branches from the unit's members. */
export type Verity = {
  /** The candidate that is decided. */
  readonly node: number;
  /** Is it true? */
  readonly isOn: boolean;
  /** The unit. */
  readonly unit: number;
  /** From each member to the candidate; a member that is the candidate itself has none. */
  readonly branches: readonly (readonly Link[])[];
};

/** On boards with more candidates their nets would take more than 10 MB: there nothing is looked for. */
const MOST_CANDIDATES = 1024;

/** Of how many conclusions the proofs are read back between two yields. */
const PROOFS_A_SLICE = 8;

/**
 * The verities of nets, one for each conclusion that isn't refuted already, by the size of the proofs; undefined where it
 * can pause.
 */
export function* netVerities(base: Net, refuted: ReadonlySet<number>): Generator<Step | undefined> {
  const { graph, groups } = base;
  const { nodes, units, unitNames } = graph;
  if (nodes.length > MOST_CANDIDATES) return;
  const nets: Net[] = [];
  const netOf = (node: number): Net => {
    if (nets[node] === undefined) {
      const net = createNet(graph, groups);
      beginFrom(net, base);
      infer(net, node, true, ASSUMED, 0);
      propagate(net);
      nets[node] = net;
    }
    return nets[node];
  };
  const best = new Map<number, { unit: number; size: number }>();
  let read = 0;
  for (let unit = 0; unit < unitNames.length; unit++) {
    const members = [...rowAt(units, unit)];
    if (members.length < 2 || members.some((member) => refuted.has(member))) continue;
    yield undefined;
    const all = members.map(netOf);
    for (let node = 0; node < nodes.length; node++) {
      const status = all[0].status[node];
      if (status === 0 || refuted.has(node)) continue;
      if (all.some((net) => net.status[node] !== status)) continue;
      if (++read % PROOFS_A_SLICE === 0) yield undefined;
      const size = all.reduce((sum, net) => sum + proofSize(proofOf(net, node)), 0);
      const key = node * 2 + (status === 1 ? 1 : 0);
      if (size < (best.get(key)?.size ?? Infinity)) best.set(key, { unit, size });
    }
  }
  const ordered = [...best].sort(([a, p], [b, q]) => p.size - q.size || a - b);
  for (const [key, { unit }] of ordered) {
    const node = key >> 1;
    const branches = [...rowAt(units, unit)]
      .map((member): Proof => proofOf(netOf(member), node))
      .map((proof) => branchesOf(graph, proof)[0])
      .filter((branch) => branch.length > 0);
    yield verityStep('forcing-net', graph, { node, isOn: key % 2 === 1, unit, branches });
  }
}

/** The step of a verity. */
export function verityStep(technique: TechniqueId, graph: NetGraph, { node, isOn, unit, branches }: Verity): Step {
  const { cells, size } = graph.state.tables;
  const conclusion = candidateOf(graph, node);
  const members = [...rowAt(graph.units, unit)].map((member) => candidateOf(graph, member));
  const name = graph.unitNames[unit];
  const houses: House[] = name < cells ? [] : [Math.floor((name - cells) / size)];
  const place = name < cells ? 'cell' : 'house';
  const step = stepOf(technique, {
    key: `forcing-${place}-${isOn ? 'on' : 'off'}`,
    placements: isOn ? [conclusion] : [],
    eliminations: isOn ? [] : [conclusion],
    roles: { assumption: members },
    houses: { house: houses },
    branches,
    params: {},
  });
  const params = paramsOf({
    [place]: name < cells ? { cells: [name] } : { houses },
    assumed: { digits: [...new Set(members.map(({ digit }) => digit))] },
    places: { cells: [...new Set(members.map(({ cell }) => cell))] },
    chain: { links: branches.flat() },
    target: { cells: [conclusion.cell] },
    digit: { digits: [conclusion.digit] },
  });
  // It names what is decided, and no list of eliminations.
  return { ...step, message: { ...step.message, params } };
}
