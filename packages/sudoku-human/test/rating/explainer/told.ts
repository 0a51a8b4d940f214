/** The package's chains and nets in the words of the second ones. */

import { runSlices } from '@kit/grid';
import type { Link } from '../../../src/index.js';
import { type Board, createBoard } from '../../../src/rating/explainer/board.js';
import type { Graph } from '../../../src/rating/explainer/graph.js';
import type { Why } from '../../../src/rating/explainer/hint.js';
import { type NetConclusion, type NetScan, scanNets } from '../../../src/rating/explainer/net-scan.js';
import { CLASH, type Nets } from '../../../src/rating/explainer/nets.js';
import { staticChains } from '../../../src/rating/explainer/static-chains.js';
import {
  createStaticScan,
  findRefuted,
  readPairs,
  type StaticChain,
} from '../../../src/rating/explainer/static-scan.js';
import { newWork } from '../../../src/rating/explainer/work.js';
import { houses } from '../../techniques/positions.js';
import { type Marks, type Node, nameOf, type PlainChain, type Unit, unitsOf } from './plain-chains.js';
import type { PlainConclusion, PlainNet } from './plain-nets.js';

/** A board: the digits that each cell can be, row by row, a dot where none are left, and `=5` where a 5 stands. */
export function boardOf(drawing: string): Board {
  const drawn = drawing.trim().split(/\s+/);
  const all = [...drawn, ...new Array<string>(81 - drawn.length).fill('.')];
  const values = all.map((cell) => (cell.startsWith('=') ? Number(cell.slice(1)) : 0));
  const masks = all.map((cell) =>
    /^\d/.test(cell) ? [...cell].reduce((mask, d) => mask | (1 << (Number(d) - 1)), 0) : 0,
  );
  return createBoard(values, masks);
}

export function marksOf({ marks }: Pick<Board, 'marks'>): Marks {
  const all = unitsOf.map((_, candidate) => candidate);
  return new Set(all.filter((candidate) => marks[Math.floor(candidate / 9)] & (1 << (candidate % 9))));
}

/** The candidates of a unit. */
function unitOf(unit: number): Unit {
  if (unit < 0) return [];
  if (unit < 81) return unitsOf[unit * 9][0];
  return houses[Math.floor((unit - 81) / 9)].map((cell) => cell * 9 + ((unit - 81) % 9));
}

function named(graph: Graph, node: number): string {
  return nameOf({ candidate: graph.candidates[node % graph.size], isOn: node < graph.size });
}

export function chainsOf(graph: Graph): unknown[] {
  const scan = createStaticScan(graph, newWork());
  readPairs(scan);
  const found: StaticChain[] = [];
  if (runSlices(findRefuted(scan, undefined))) runSlices(staticChains(scan, (chain) => found.push(chain)));
  return found.map(({ nodes, units, removals, ...rest }) => ({
    ...rest,
    path: nodes.map((node) => named(graph, node)),
    units: units.map(unitOf),
    removals: removals.map((number) => graph.candidates[number]),
  }));
}

export function plainChainTold({ path, ...rest }: PlainChain): unknown {
  return { ...rest, path: path.map(nameOf), units: path.map(({ unit = [] }) => unit) };
}

/** A net as the package made it; the order of the parents doesn't matter. */
export function netOf(nets: Nets, start: number): unknown {
  const { graph, nodes, order, onCount, offCount, arena, parentsAt } = nets;
  const row = start * nodes;
  const told = (node: number) => {
    const at = parentsAt[row + node];
    const parents = [...arena.subarray(at + 2, at + 2 + arena[at])].map((parent) => named(graph, parent));
    return { node: named(graph, node), parents: parents.sort(), unit: unitOf(-1 - arena[at + 1]) };
  };
  const ons = [...order.subarray(row, row + onCount[start])];
  const offs = [...order.subarray(row + nodes - offCount[start], row + nodes)].reverse();
  return {
    ons: ons.map(told),
    offs: offs.map((off) => told(off + graph.size)),
    isClash: nets.status[start] === CLASH,
  };
}

export function plainNetTold({ ons, offs, clash }: PlainNet): unknown {
  const told = (node: Node) => ({
    node: nameOf(node),
    parents: node.parents.map(nameOf).sort(),
    unit: node.unit ?? [],
  });
  return { ons: ons.map(told), offs: offs.map(told), isClash: clash.length > 0 };
}

/** All conclusions from nets in the order of finding. */
export function conclusionsOf(scan: Omit<NetScan, 'take' | 'limit'>): NetConclusion[] {
  const found: NetConclusion[] = [];
  const slices = scanNets({
    ...scan,
    limit: () => Number.POSITIVE_INFINITY,
    take: (conclusion) => found.push(conclusion),
  });
  runSlices(slices);
  return found;
}

export function conclusionTold(graph: Graph, { form, complexity, starts, target, unit }: NetConclusion): unknown {
  const names = starts.map((start) => named(graph, start));
  return { form, complexity, starts: names, target: named(graph, target), unit: unitOf(unit) };
}

export function plainConclusionTold({ form, complexity, starts, target, unit = [] }: PlainConclusion): unknown {
  return { form, complexity, starts: starts.map(nameOf), target: nameOf(target), unit };
}

/** A weak link leaves a candidate that is on, a strong one a candidate that is off. */
function linkTold({ from, to, type }: Link): string {
  const [start, end] = [from, to].map(({ cells, digit }) => cells[0] * 9 + digit - 1);
  return type === 'weak' ? `+${start} > -${end}` : `-${start} > +${end}`;
}

function nodesTold({ candidates }: Why): string[] {
  return candidates.map(({ cell, digit, role }) => `${role === 'on' ? '+' : '-'}${cell * 9 + digit - 1}`).sort();
}

/** How a chain is drawn and told. */
export function chainTold(why: Why): unknown {
  const { chain, ...params } = why.params;
  return { key: why.key, nodes: nodesTold(why), links: (why.links ?? []).map(linkTold), params };
}

/** How what nets conclude is drawn and told. */
export function netTold(why: Why): unknown {
  const links = (why.branches ?? []).map((branch) => [...new Set(branch.map(linkTold))].sort());
  const houses = (why.houses ?? []).map(({ house }) => house);
  return { key: why.key, nodes: nodesTold(why), links, houses, params: why.params };
}
