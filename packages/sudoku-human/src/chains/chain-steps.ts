/** Chains in the public shapes: nodes, links, and the candidates along them as off and on in turn. */

import type { Candidate, ChainNode, Link, PatternCandidate } from '../types.js';
import type { ChainNodes } from './chain-nodes.js';

/** The node in the public shape. */
export function publicNode(nodes: ChainNodes, node: number): ChainNode {
  return { cells: [...nodes.cells[node]], digit: nodes.digits[node] + 1 };
}

/** Links from node to node, in turn of the two types, beginning with `first`. */
export function linksThrough(nodes: ChainNodes, path: readonly number[], first: Link['type']): Link[] {
  const second = first === 'strong' ? 'weak' : 'strong';
  const ends = path.map((node) => publicNode(nodes, node));
  return ends.slice(1).map((to, i) => ({ from: ends[i], to, type: i % 2 === 0 ? first : second }));
}

/** The candidates of the path's nodes, off and on in turn, each once in each role. */
export function colored(nodes: ChainNodes, path: readonly number[], first: 'on' | 'off'): PatternCandidate[] {
  const second = first === 'on' ? 'off' : 'on';
  const all = path.flatMap((node, i) =>
    nodes.cells[node].map((cell) => ({ cell, digit: nodes.digits[node] + 1, role: i % 2 === 0 ? first : second })),
  );
  const seen = new Set<string>();
  return all.filter(({ cell, digit, role }) => {
    const key = `${cell},${digit},${role}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Candidates by cell and then digit, each once. */
export function sorted(candidates: readonly Candidate[]): Candidate[] {
  const byNumber = new Map(candidates.map((candidate) => [candidate.cell * 9 + candidate.digit, candidate]));
  return [...byNumber.values()].sort((a, b) => a.cell - b.cell || a.digit - b.digit);
}
