/**
 * Reading a proof back from a net: only the inferences that its end needs, in their order.
 *
 * A proof is a list of inferences, each a candidate with its premises: an on candidate that excludes it, all other candidates
 * of a unit for one that comes on, or what has gone from a group. `nested` inferences have a proof of their own: the candidate
 * was assumed on top of all before and refuted.
 */

import { rowAt } from './net-graph.js';
import { ASSUMED, BY_NET, BY_ONE, type Net } from './propagation.js';

/** One inference: a candidate comes on, or goes off, because of its premises. */
export type Inference = {
  /** The candidate's number. */
  readonly node: number;
  /** Does it come on? */
  readonly isOn: boolean;
  /** What it follows from. Empty if it is refuted by itself. */
  readonly premises: readonly number[];
  /** The proof that it can't be on, for an inference without premises. */
  readonly nested?: Proof | undefined;
};

/** A proof, and what it takes from the net that its net began from. */
export type Proof = { readonly inferences: readonly Inference[]; readonly needs: readonly number[] };

/** Proofs of candidates that were refuted inside a net, by candidate. */
export type Nested = ReadonlyMap<number, Proof>;

/** Nothing was refuted inside. */
export const none: Nested = /* @__PURE__ */ new Map<number, Proof>();

/** The proof of the net's contradiction: it ends with the candidate that is on and off at once. */
export function proofOfClash(net: Net, nested: Nested): Proof {
  const { node, isOn, kind, reason } = net.clash as NonNullable<Net['clash']>;
  const known = statedFor(net, nested, node);
  const clashing = inferenceBy(net, nested, node, isOn, kind, reason, net.known);
  const last = known === undefined ? [clashing] : isOn ? [clashing, known] : [known, clashing];
  const { inferences, needs } = collect(net, nested, last);
  if (isOutside(net, node)) needs.push(node);
  // What turned the candidate on may be among the reasons for its being off; it is said once.
  const isOnBefore = !isOn && inferences.some((inference) => inference.node === node);
  return { inferences: [...inferences, ...(isOnBefore ? [clashing] : last)], needs };
}

/** The proof that the net's candidate is what it is; empty if it is assumed. */
export function proofOf(net: Net, node: number): Proof {
  const last = statedFor(net, none, node);
  if (last === undefined) return { inferences: [], needs: [] };
  const { inferences, needs } = collect(net, none, [last]);
  return { inferences: [...inferences, last], needs };
}

/** All inferences of this net that the last ones need, in order, and what they need from outside. */
function collect(net: Net, nested: Nested, last: readonly Inference[]): { inferences: Inference[]; needs: number[] } {
  const { wanted } = net;
  const found: Inference[] = [];
  const needs: number[] = [];
  const open = [...last];
  wanted.fill(0);
  for (let inference = open.pop(); inference !== undefined; inference = open.pop()) {
    for (const node of inference.nested?.needs ?? inference.premises) {
      if (wanted[node] === 1) continue;
      wanted[node] = 1;
      if (isOutside(net, node)) needs.push(node);
      const before = statedFor(net, nested, node);
      if (before === undefined) continue;
      found.push(before);
      open.push(before);
    }
  }
  return { inferences: found.sort((a, b) => net.order[a.node] - net.order[b.node]), needs };
}

/** Is it known from the net around this one? */
function isOutside({ status, order, began, outside }: Net, node: number): boolean {
  return status[node] !== 0 && (order[node] < began || outside[node] === 1);
}

/** Why a candidate is what it is; undefined if it is open, assumed, or known from the net around this one. */
function statedFor(net: Net, nested: Nested, node: number): Inference | undefined {
  const kind = net.kind[node];
  if (net.status[node] === 0 || kind === ASSUMED || isOutside(net, node)) return undefined;
  return inferenceBy(net, nested, node, net.status[node] === 1, kind, net.reason[node], net.order[node]);
}

/** The inference of a kind, from what was known before. */
function inferenceBy(
  { graph, groups, status, order }: Net,
  nested: Nested,
  node: number,
  isOn: boolean,
  kind: number,
  reason: number,
  before: number,
): Inference {
  if (kind === BY_NET) return { node, isOn, premises: [], nested: nested.get(node) };
  if (kind === BY_ONE && !isOn) return { node, isOn, premises: [reason] };
  const premises: number[] = [];
  const members = kind === BY_ONE ? rowAt(graph.units, reason) : groups.list[reason].members;
  for (let i = 0; i < members.length; i++) {
    const other = members[i];
    if (other !== node && (kind === BY_ONE || (status[other] === 2 && order[other] < before))) premises.push(other);
  }
  return { node, isOn, premises };
}

/** All that the proof speaks of, its needs among them. */
export function spokenOf({ inferences }: Proof): number[] {
  return inferences.flatMap(({ node, premises }) => [node, ...premises]);
}

/** How many inferences a proof has, those inside it included. */
export function proofSize({ inferences }: Proof): number {
  return inferences.reduce((sum, { nested }) => sum + 1 + (nested === undefined ? 0 : proofSize(nested)), 0);
}
