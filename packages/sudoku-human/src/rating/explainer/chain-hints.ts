/** Chains and nets as hints: what they do to the board, and how they are drawn and told. */

import { lowestBit } from '../../kernel/bits.js';
import { cellsParam, digitsParam, housesAs, housesParam, linksParam, withRole } from '../../techniques/shared/parts.js';
import type { Candidate, ExplainerTechniqueId, Link, MessageParam, PatternCandidate } from '../../types.js';
import type { Graph } from './graph.js';
import { asCandidate, type Hint, type Why } from './hint.js';
import { clashEnds, type NetConclusion } from './net-scan.js';
import type { Nets } from './nets.js';
import type { StaticChain } from './static-scan.js';

/** What a conclusion strikes: the candidate that is off, or the others of the cell of the candidate that is on. */
export function removalsOf({ size, candidates, marks }: Graph, target: number): number[] {
  if (target >= size) return [candidates[target - size]];
  const cell = Math.floor(candidates[target] / 9);
  const removals: number[] = [];
  for (let rest = marks[cell]; rest !== 0; rest &= rest - 1) {
    const other = cell * 9 + lowestBit(rest);
    if (other !== candidates[target]) removals.push(other);
  }
  return removals;
}

const cycleNames = { 2: 'x-cycle', 3: 'y-cycle', 4: 'cycle' } as const;

/** A chain or cycle as a hint. */
export function staticHint(graph: Graph, chain: StaticChain): Hint {
  const { form, key, nodes, rating } = chain;
  const name = key === 2 ? 'forcing-x-chain' : 'forcing-chain';
  const isPlacing = form === 'on';
  const end = graph.candidates[nodes[0] % graph.size];
  return {
    technique: form === 'cycle' ? cycleNames[key] : name,
    rating,
    placement: isPlacing ? end : -1,
    removals: chain.removals.map((number) => graph.candidates[number]),
    complexity: nodes.length,
    why() {
      const back = form === 'cycle' ? [...nodes, nodes[0]] : nodes;
      const links = back
        .slice(1)
        .map((to, i) => linkOf(graph, to, back[i]))
        .reverse();
      const { cell, digit } = asCandidate(end);
      const off = isPlacing ? 'discontinuous-nice-loop-on' : 'discontinuous-nice-loop';
      return {
        candidates: nodeRoles(graph, nodes),
        links,
        key: form === 'cycle' ? 'cycle' : off,
        params: { chain: linksParam(links), cell: cellsParam([cell]), digit: digitsParam([digit]) },
      };
    },
  };
}

/** What nets conclude as a hint. */
export function netHint(nets: Nets, conclusion: NetConclusion, technique: ExplainerTechniqueId, rating: number): Hint {
  const { graph } = nets;
  const { target, complexity } = conclusion;
  return {
    technique,
    rating,
    placement: target < graph.size ? graph.candidates[target] : -1,
    removals: removalsOf(graph, target),
    complexity,
    why: () => netWhy(nets, conclusion),
  };
}

/** The inferences of each net that a conclusion needs, and the words. */
function netWhy(nets: Nets, { form, starts, target, unit, complexity }: NetConclusion): Why {
  const { graph } = nets;
  const { size, candidates } = graph;
  const branches: Link[][] = [];
  const roles: PatternCandidate[] = [];
  for (const start of starts) {
    const ends = form === 'contradiction' ? clashNodes(nets, start) : [target];
    const nodes = ancestorsOf(nets, start, ends);
    branches.push(nodes.flatMap((node) => linksInto(nets, start, node)));
    roles.push(...nodeRoles(graph, nodes));
  }
  if (form === 'contradiction') branches[0].push(...lastLinks(nets, starts[0]));
  const isOn = target < size ? 'on' : 'off';
  const end = asCandidate(candidates[target % size]);
  const params: Record<string, MessageParam> = {
    target: cellsParam([end.cell]),
    digit: digitsParam([end.digit]),
    count: { type: 'count', count: complexity },
  };
  const from = starts.map((start) => asCandidate(candidates[start % size]));
  params['assumed'] = digitsParam([...new Set(from.map(({ digit }) => digit))]);
  params['places'] = cellsParam([...new Set(from.map(({ cell }) => cell))]);
  if (form === 'contradiction') {
    const clash = asCandidate(candidates[nets.clash[starts[0]] % size]);
    params['clashCell'] = cellsParam([clash.cell]);
    params['clashDigit'] = digitsParam([clash.digit]);
  }
  const houses = form === 'house' ? [Math.floor((unit - 81) / 9)] : [];
  params['house'] = housesParam(houses);
  return {
    candidates: unique(roles),
    houses: housesAs('house', houses),
    branches,
    key: `${form}-${isOn}`,
    params,
  };
}

/** Each candidate once in each role. */
function unique(roles: readonly PatternCandidate[]): PatternCandidate[] {
  return [...new Map(roles.map((role) => [`${role.cell} ${role.digit} ${role.role}`, role])).values()];
}

/** The nodes as candidates that come on or go off. */
function nodeRoles({ size, candidates }: Graph, nodes: readonly number[]): PatternCandidate[] {
  const of = (isOn: boolean): Candidate[] =>
    nodes.filter((node) => node < size === isOn).map((node) => asCandidate(candidates[node % size]));
  return unique([...withRole('on', of(true)), ...withRole('off', of(false))]);
}

/** The held nodes that a contradiction's two ends rest on, the ends that are held included. */
function clashNodes(nets: Nets, start: number): number[] {
  const [held, at] = clashEnds(nets, start);
  return [held, ...nets.arena.subarray(at + 2, at + 2 + nets.arena[at])];
}

/** The nodes and all their ancestors, in the order in which the net met them. */
function ancestorsOf({ arena, parentsAt, nodes }: Nets, start: number, ends: readonly number[]): number[] {
  const met = new Set<number>(ends);
  for (const node of met) {
    const at = parentsAt[start * nodes + node];
    for (let i = at + 2; i < at + 2 + arena[at]; i++) met.add(arena[i]);
  }
  return [...met].sort((a, b) => parentsAt[start * nodes + a] - parentsAt[start * nodes + b]);
}

/** The links from a node's parents; an off that a rule struck has none, for its parents are off. */
function linksInto({ graph, arena, parentsAt, nodes }: Nets, start: number, node: number): Link[] {
  const at = parentsAt[start * nodes + node];
  return linksFrom(graph, [...arena.subarray(at + 2, at + 2 + arena[at])], node);
}

/** The links into the end of a contradiction that isn't held. */
function lastLinks(nets: Nets, start: number): Link[] {
  const { graph, arena, nodes } = nets;
  const [held, at] = clashEnds(nets, start);
  const node = (held + graph.size) % nodes;
  return linksFrom(graph, [...arena.subarray(at + 2, at + 2 + arena[at])], node);
}

function linksFrom(graph: Graph, parents: readonly number[], node: number): Link[] {
  return parents
    .filter((parent) => parent < graph.size !== node < graph.size)
    .map((parent) => linkOf(graph, parent, node));
}

function linkOf({ size, candidates }: Graph, from: number, to: number): Link {
  const end = (node: number) => {
    const { cell, digit } = asCandidate(candidates[node % size]);
    return { cells: [cell], digit };
  };
  return { from: end(from), to: end(to), type: from < size ? 'weak' : 'strong' };
}
