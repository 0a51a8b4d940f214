/** Proofs in the public shape: branches of links, one link for each premise of each inference. */

import { cellOf, digitOf } from '../../kernel/candidates.js';
import type { Candidate, ChainNode, Link } from '../../types.js';
import type { Inference } from './proof.js';

/** The candidate of a node. */
export function candidateOf(node: number): Candidate {
  return { cell: cellOf(node), digit: digitOf(node) + 1 };
}

/**
 * The branch of a proof, and after it the branches of the proofs inside it, in the order in which they are used. A
 * candidate that is refuted by a branch of its own has a weak link to itself.
 */
export function branchesOf(proof: readonly Inference[]): Link[][] {
  const main: Link[] = [];
  const inner: Link[][] = [];
  for (const { node, isOn, premises, nested } of proof) {
    const to = publicNode(node);
    if (nested !== undefined) {
      main.push({ from: to, to, type: 'weak' });
      inner.push(...branchesOf(nested));
    } else {
      main.push(...premises.map((from): Link => ({ from: publicNode(from), to, type: isOn ? 'strong' : 'weak' })));
    }
  }
  return [main, ...inner];
}

/** How many inferences a proof has, those inside it included. */
export function proofSize(proof: readonly Inference[]): number {
  return proof.reduce((sum, { nested }) => sum + 1 + (nested === undefined ? 0 : proofSize(nested)), 0);
}

function publicNode(node: number): ChainNode {
  return { cells: [cellOf(node)], digit: digitOf(node) + 1 };
}
