/**
 * Verities: one of the candidates of a cell, or one of the places of a digit in a house, is true; what follows from
 * each of them is true in any case.
 *
 * Each candidate's consequences are worked out once; a conclusion of a unit is what they all share. For nets these are
 * all singles that follow, for chains those by single links. Of all units that lead to a conclusion the one with the
 * shortest branches together is taken.
 */

import { CANDIDATES } from '../../kernel/candidates.js';
import type { State } from '../../kernel/state.js';
import type { House, Link, Step, TechniqueId } from '../../types.js';
import { branchesOf, candidateOf, proofSize } from './net-steps.js';
import { proofOf } from './proof.js';
import { copyNet, createNet, membersIn, type Net, propagate, turnOn } from './propagation.js';

/** A conclusion, the unit that forces it, and the branches from the unit's members. */
export type Verity = {
  /** The node that is decided. */
  readonly node: number;
  /** Is it true? */
  readonly isOn: boolean;
  /** The cell, or 81 and more for a house and digit. */
  readonly unit: number;
  /** From each member to the node; a member that is the node itself has none. */
  readonly branches: readonly (readonly Link[])[];
};

/**
 * The verities of nets, one for each conclusion that isn't refuted already, by the size of the proofs; undefined where it
 * can pause.
 */
export function* netVerities(state: State, refuted: ReadonlySet<number>): Generator<Step | undefined> {
  const nets = new Map<number, Net>();
  const base = createNet(state);
  const netOf = (node: number): Net => {
    let net = nets.get(node);
    if (net === undefined) {
      net = createNet(state);
      copyNet(net, base);
      turnOn(net, node, -1);
      propagate(net);
      nets.set(node, net);
    }
    return net;
  };
  const best = new Map<number, { unit: number; size: number }>();
  for (let unit = 0; unit < 81 + 243; unit++) {
    const members = membersIn(state, unit);
    if (members.length < 2 || members.some((member) => refuted.has(member))) continue;
    yield undefined;
    const all = members.map(netOf);
    for (let node = 0; node < CANDIDATES; node++) {
      const status = all[0].status[node];
      if (status === 0 || base.status[node] !== 0 || refuted.has(node)) continue;
      if (all.some((net) => net.status[node] !== status)) continue;
      yield undefined;
      const size = all.reduce((sum, net) => sum + proofSize(proofOf(state, net, new Map(), node)), 0);
      const key = node * 2 + (status === 1 ? 1 : 0);
      if (size < (best.get(key)?.size ?? Infinity)) best.set(key, { unit, size });
    }
  }
  const ordered = [...best].sort(([a, p], [b, q]) => p.size - q.size || a - b);
  for (const [key, { unit }] of ordered) {
    const node = key >> 1;
    const branches = membersIn(state, unit)
      .map((member) => branchesOf(proofOf(state, netOf(member), new Map(), node))[0])
      .filter((branch) => branch.length > 0);
    yield verityStep('forcing-net', state, { node, isOn: key % 2 === 1, unit, branches });
  }
}

/** The step of a verity. */
export function verityStep(technique: TechniqueId, state: State, { node, isOn, unit, branches }: Verity): Step {
  const conclusion = candidateOf(node);
  const members = membersIn(state, unit).map(candidateOf);
  const houses: House[] = unit < 81 ? [] : [Math.floor((unit - 81) / 9)];
  const place = unit < 81 ? 'cell' : 'house';
  return {
    technique,
    placements: isOn ? [conclusion] : [],
    eliminations: isOn ? [] : [conclusion],
    pattern: {
      candidates: members.map((member) => ({ ...member, role: 'assumption' })),
      houses: houses.map((house) => ({ house, role: 'house' })),
      links: [],
      branches,
    },
    message: {
      key: `forcing-${place}-${isOn ? 'on' : 'off'}`,
      params: {
        [place]: unit < 81 ? { type: 'cells', cells: [unit] } : { type: 'houses', houses },
        assumed: { type: 'digits', digits: [...new Set(members.map(({ digit }) => digit))] },
        places: { type: 'cells', cells: [...new Set(members.map(({ cell }) => cell))] },
        chain: { type: 'links', links: branches.flat() },
        target: { type: 'cells', cells: [conclusion.cell] },
        digit: { type: 'digits', digits: [conclusion.digit] },
      },
    },
  };
}
