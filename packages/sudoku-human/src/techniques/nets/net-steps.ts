/** Proofs in the public shape: branches of links, one link for each premise of each inference. */

import type { ChainNode, Link } from '../../types.js';
import { chainNode, type NetGraph } from './net-graph.js';
import type { Proof } from './proof.js';

/**
 * The branch of a proof, and after it the branches of the proofs inside it, in the order in which they are used. A
 * candidate that is refuted by a branch of its own has a weak link to itself; weak links from what is off, one after the other
 * to one candidate, say together that what is left of a group rules it out.
 */
export function branchesOf(graph: NetGraph, proof: Proof): Link[][] {
  // Large nets name a candidate often: each is one object.
  const named: ChainNode[] = [];
  const nodeOf = (number: number): ChainNode => (named[number] ??= chainNode(graph, number));
  const list = ({ inferences }: Proof): Link[][] => {
    const main: Link[] = [];
    const inner: Link[][] = [];
    for (const { node, isOn, premises, nested } of inferences) {
      const to = nodeOf(node);
      if (nested !== undefined) {
        main.push({ from: to, to, type: 'weak' });
        inner.push(...list(nested));
      } else {
        for (const from of premises) main.push({ from: nodeOf(from), to, type: isOn ? 'strong' : 'weak' });
      }
    }
    return [main, ...inner];
  };
  return list(proof);
}
