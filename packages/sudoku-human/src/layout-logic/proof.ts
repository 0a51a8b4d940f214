/** Reading a proof back from a net: only the inferences that its contradiction needs, in their order. */

import type { NetGraph } from './net-graph.js';
import { ASSUMED, BY_NET, BY_ONE, BY_ROW, BY_SUM, BY_UNIT, type Net } from './net-state.js';

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

/** The inferences of a refutation in order. */
export type Proof = readonly Inference[];

/** The proof of the net's contradiction, without what it began with; `nested` are the proofs of what nets inside refuted. */
export function proofOf(graph: NetGraph, net: Net, nested: ReadonlyMap<number, Proof>): Proof {
  const clash = net.clash as NonNullable<Net['clash']>;
  const wanted = new Set<number>([clash.node]);
  const last = { node: clash.node, isOn: clash.isOn, premises: premisesOf(graph, net, clash, net.known) };
  const proof: Inference[] = [last];
  for (const premise of last.premises) wanted.add(premise);
  for (let at = net.known - 1; at >= net.began; at--) {
    const node = net.queue[at];
    if (!wanted.has(node) || net.kind[node] === ASSUMED) continue;
    const isOn = net.status[node] === 1;
    const inside = net.kind[node] === BY_NET ? nested.get(node) : undefined;
    const premises = premisesOf(graph, net, { node, isOn, kind: net.kind[node], reason: net.reason[node] }, at);
    proof.push({ node, isOn, premises, nested: inside });
    for (const premise of inside === undefined ? premises : allOf(inside)) wanted.add(premise);
  }
  return proof.reverse();
}

/** What an inference rests on. */
function premisesOf(
  { units, rows, sums }: NetGraph,
  net: Net,
  { node, isOn, kind, reason }: NonNullable<Net['clash']>,
  before: number,
): number[] {
  const isOffBefore = (other: number): boolean =>
    other !== node && net.status[other] === 2 && net.order[other] < before;
  if (kind === BY_ONE) return isOn ? [...units[reason]].filter((other) => other !== node) : [reason];
  if (kind === BY_UNIT) return [...units[reason]].filter(isOffBefore);
  if (kind === BY_ROW) return rows[reason].cells.flat().filter(isOffBefore);
  if (kind === BY_SUM) return sums[reason].cells.flat().filter(isOffBefore);
  return [];
}

/** Everything that a proof inside speaks of. */
function allOf(proof: Proof): number[] {
  return proof.flatMap(({ node, premises, nested }) => [
    node,
    ...premises,
    ...(nested === undefined ? [] : allOf(nested)),
  ]);
}

/** How many inferences a proof has, those inside it included. */
export function proofSize(proof: Proof): number {
  return proof.reduce((sum, { nested }) => sum + 1 + (nested === undefined ? 0 : proofSize(nested)), 0);
}
