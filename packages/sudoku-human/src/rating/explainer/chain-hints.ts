/** Chains and nets as hints: what they do to the board, and what is drawn of them. */

import type { ExplainerTechniqueId } from '../../types.js';
import type { Hint, Why } from './hint.js';
import type { Graph } from './graph.js';
import type { NetConclusion } from './net-scan.js';
import type { StaticChain } from './static-chains.js';

/** What a conclusion strikes: the candidate that is off, or the others of the cell of the candidate that is on. */
export function removalsOf({ size, candidates, marks }: Graph, target: number): number[] {
  if (target >= size) return [candidates[target - size]];
  const cell = Math.floor(candidates[target] / 9);
  const removals: number[] = [];
  for (let digit = 0; digit < 9; digit++) {
    if (marks[cell] & (1 << digit) && cell * 9 + digit !== candidates[target]) removals.push(cell * 9 + digit);
  }
  return removals;
}

/** A chain or cycle as a hint. */
export function staticHint(graph: Graph, chain: StaticChain, why: () => Why): Hint {
  const { form, key, nodes, rating } = chain;
  const technique: ExplainerTechniqueId =
    form === 'cycle'
      ? (['x-cycle', 'y-cycle', 'cycle'] as const)[key - 2]
      : key === 2
        ? 'forcing-x-chain'
        : 'forcing-chain';
  return {
    technique,
    rating,
    placement: form === 'on' ? graph.candidates[nodes[0]] : -1,
    removals: chain.removals.map((number) => graph.candidates[number]),
    complexity: nodes.length,
    why,
  };
}

/** What nets conclude as a hint. */
export function netHint(
  graph: Graph,
  { target, complexity }: NetConclusion,
  technique: ExplainerTechniqueId,
  rating: number,
  why: () => Why,
): Hint {
  return {
    technique,
    rating,
    placement: target < graph.size ? graph.candidates[target] : -1,
    removals: removalsOf(graph, target),
    complexity,
    why,
  };
}
