/**
 * Reading a proof back from a net: only the inferences that its end needs, in their order.
 *
 * A proof is a list of inferences, each a node with its premises: one on node for an off node, all other candidates of
 * a unit for an on node. `nested` inferences have a proof of their own: the node was assumed on top of all before and
 * refuted.
 */

import type { State } from '../../kernel/state.js';
import { membersOfNet, type Net } from './propagation.js';

/** One inference: the node comes on, or goes off, because of its premises. */
export type Inference = {
  /** The node. */
  readonly node: number;
  /** Does it come on? */
  readonly isOn: boolean;
  /** The nodes that it follows from; on nodes for off and off nodes for on. Empty if it is refuted by itself. */
  readonly premises: readonly number[];
  /** The proof that it can't be on, for an inference without premises. */
  readonly nested?: readonly Inference[] | undefined;
};

/** Proofs of nodes that were refuted inside a net, by node. */
export type Nested = ReadonlyMap<number, readonly Inference[]>;

/** The proof of the net's contradiction: it ends with the node that is on and off at once. */
export function proofOfConflict(state: State, net: Net, nested: Nested): Inference[] {
  const last: Inference[] = [];
  if (net.onReason >= 0) last.push(onInference(state, net, net.conflict, net.onReason));
  last.push({ node: net.conflict, isOn: false, premises: [net.offReason] });
  const before = collect(state, net, nested, last);
  // What turned the node on may be among the reasons for its being off; it is said once.
  const isOnBefore = before.some(({ node, isOn }) => node === net.conflict && isOn);
  return [...before, ...(isOnBefore ? last.filter(({ isOn }) => !isOn) : last)];
}

/** The proof that the net's node is what it is; empty if it is assumed. */
export function proofOf(state: State, net: Net, nested: Nested, node: number): Inference[] {
  const last = inferenceOf(state, net, nested, node);
  return last === undefined ? [] : [...collect(state, net, nested, [last]), last];
}

/** All inferences of this net that the last ones need, in order. */
function collect(state: State, net: Net, nested: Nested, last: readonly Inference[]): Inference[] {
  const proof = new Map<number, Inference>();
  const open = [...last];
  for (let inference = open.pop(); inference !== undefined; inference = open.pop()) {
    for (const node of premisesOf(inference)) {
      if (proof.has(node)) continue;
      const before = inferenceOf(state, net, nested, node);
      if (before === undefined) continue;
      proof.set(node, before);
      open.push(before);
    }
  }
  return [...proof.values()].sort((a, b) => net.order[a.node] - net.order[b.node]);
}

/** What an inference rests on; a refutation rests on whatever its own net took, of which some is known only there. */
function premisesOf({ premises, nested }: Inference): number[] {
  if (nested === undefined) return [...premises];
  return [...nested.flatMap(premisesOf), nested[nested.length - 1].node];
}

/** Why a node of this net is what it is; undefined if it is assumed, or known from the net around it. */
function inferenceOf(state: State, net: Net, nested: Nested, node: number): Inference | undefined {
  const reason = net.reason[node];
  if (net.status[node] === 0 || net.order[node] < net.start) return undefined;
  if (nested.has(node)) return refuted(node, nested.get(node));
  if (reason < 0) return undefined;
  return net.status[node] === 2 ? { node, isOn: false, premises: [reason] } : onInference(state, net, node, reason);
}

function refuted(node: number, nested: readonly Inference[] = []): Inference {
  return { node, isOn: false, premises: [], nested };
}

function onInference(state: State, net: Net, node: number, unit: number): Inference {
  return { node, isOn: true, premises: membersOfNet(state, net, unit).filter((other) => other !== node) };
}
