/** Reading a proof back from a net: only the inferences that its contradiction needs, in their order. */

import type { NetGraph } from './net-graph.js';
import { ASSUMED, BY_NET, BY_ONE, BY_UNIT, type Net } from './net-state.js';

/** One inference: a candidate comes on or goes off, because of those that it rests on. */
export type Inference = {
  /** The candidate. */
  readonly node: number;
  /** Does it come on? */
  readonly isOn: boolean;
  /** What it follows from. */
  readonly premises: readonly number[];
  /** The proof that it can't be on, where that is why it is off. */
  readonly nested?: Proof | undefined;
};

/** A refutation. */
export type Proof = {
  /** The inferences in order. */
  readonly inferences: readonly Inference[];
  /** What it takes from the net that it began from. */
  readonly needs: readonly number[];
};

/** The proof of the net's contradiction, without what it began with; `nested` are the proofs of what nets inside refuted. */
export function proofOf(graph: NetGraph, net: Net, nested: ReadonlyMap<number, Proof>): Proof {
  const clash = net.clash as NonNullable<Net['clash']>;
  const { wanted, order, began } = net;
  const needs: number[] = [];
  wanted.fill(0);
  const want = (node: number): void => {
    if (wanted[node] === 1) return;
    wanted[node] = 1;
    if (order[node] < began || net.outside[node] === 1) needs.push(node);
  };
  const last = { node: clash.node, isOn: clash.isOn, premises: premisesOf(graph, net, clash, net.known) };
  const inferences: Inference[] = [last];
  want(clash.node);
  for (const premise of last.premises) want(premise);
  for (let at = net.known - 1; at >= began; at--) {
    const node = net.queue[at];
    if (wanted[node] === 0 || net.kind[node] === ASSUMED || net.outside[node] === 1) continue;
    const isOn = net.status[node] === 1;
    const inside = net.kind[node] === BY_NET ? nested.get(node) : undefined;
    const premises = premisesOf(graph, net, { node, isOn, kind: net.kind[node], reason: net.reason[node] }, at);
    inferences.push({ node, isOn, premises, nested: inside });
    for (const premise of inside === undefined ? premises : inside.needs) want(premise);
  }
  inferences.reverse();
  return { inferences, needs };
}

/** What an inference rests on. */
function premisesOf(
  { units, members }: NetGraph,
  net: Net,
  { node, isOn, kind, reason }: NonNullable<Net['clash']>,
  before: number,
): number[] {
  if (kind === BY_ONE) return isOn ? [...units[reason]].filter((other) => other !== node) : [reason];
  if (kind === BY_NET) return [];
  const found: number[] = [];
  for (const other of kind === BY_UNIT ? units[reason] : members[reason]) {
    if (other !== node && net.status[other] === 2 && net.order[other] < before) found.push(other);
  }
  return found;
}

/** How many inferences a proof has, those inside it included. */
export function proofSize({ inferences }: Proof): number {
  return inferences.reduce((sum, { nested }) => sum + 1 + (nested === undefined ? 0 : proofSize(nested)), 0);
}
