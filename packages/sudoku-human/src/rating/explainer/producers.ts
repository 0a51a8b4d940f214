/**
 * The Explainer's rules in their order. The first hint of the first rule that has one is the step; among chains it is the
 * one that is rated lowest.
 */

import type { Slices } from '@kit/grid';
import { alignedSets } from './aligned-sets.js';
import type { Board } from './board.js';
import { bug } from './bug.js';
import { netHint, staticHint } from './chain-hints.js';
import type { NestedChain } from './complexity.js';
import { makeDeepNet } from './deep-nets.js';
import { createGraph, type Graph } from './graph.js';
import type { Hint, TakeHint, Why } from './hint.js';
import { createInnerChains } from './inner-chains.js';
import { type NetConclusion, scanNets } from './net-scan.js';
import { clearNets, createNets, makeNet, type NetRules, type Nets } from './nets.js';
import { directHiddenSets, directLocking, hiddenSingles, nakedSingles } from './plain-singles.js';
import { hiddenSubsets, locking, nakedSubsets, plainFish, wings } from './plain-sets.js';
import { chainRating } from './ratings.js';
import { createStaticScan, findRefuted, readPairs, type StaticChain, staticChains } from './static-chains.js';
import { uniqueLoops } from './unique-loops.js';

/** A rule that needs no chains. */
type Rule = (board: Board, take: TakeHint) => boolean;

const plainRules: readonly Rule[] = /* @__PURE__ */ (() => [
  hiddenSingles,
  directLocking,
  directHiddenSets(2),
  nakedSingles,
  directHiddenSets(3),
  locking,
  nakedSubsets(2),
  plainFish(2),
  hiddenSubsets(2),
  nakedSubsets(3),
  plainFish(3),
  hiddenSubsets(3),
  wings(2),
  wings(3),
  uniqueLoops,
  nakedSubsets(4),
  plainFish(4),
  hiddenSubsets(4),
  bug,
  alignedSets(2),
])();

const alignedTriples = /* @__PURE__ */ alignedSets(3);

/** What the search counts. */
export type Work = { nodes: number };

/** The next step on a board, or nothing if no rule has one. */
export function* nextHint(board: Board, work: Work): Slices<Hint | undefined> {
  let hint: Hint | undefined;
  const take: TakeHint = (found) => {
    hint = found;
    return true;
  };
  for (const rule of plainRules) if (rule(board, take)) return hint;
  const graph = createGraph(board.marks);
  if (firstChain(graph, take) || alignedTriples(board, take)) return hint;
  const nets = createNets(graph);
  try {
    return (yield* nishio(nets)) ?? (yield* multiple(nets)) ?? (yield* dynamic(nets, board));
  } finally {
    work.nodes += nets.work;
  }
}

const noWhy = (): Why => ({ pattern: { candidates: [], houses: [], links: [] }, key: 'forcing-chain', params: {} });

function firstChain(graph: Graph, take: TakeHint): boolean {
  const scan = createStaticScan(graph);
  readPairs(scan);
  if (!findRefuted(scan, undefined)) return false;
  let best: StaticChain | undefined;
  staticChains(scan, (chain) => {
    const by =
      best === undefined
        ? -1
        : chain.rating - best.rating || chain.nodes.length - best.nodes.length || chain.key - best.key;
    if (by < 0) best = chain;
  });
  return best !== undefined && take(staticHint(graph, best, noWhy));
}

/** The best conclusion of a scan. */
function* bestOf(
  nets: Nets,
  kind: 'nishio' | 'multiple' | 'dynamic',
  make: (start: number) => void,
  chains: NestedChain[] | undefined,
): Slices<NetConclusion | undefined> {
  let best: NetConclusion | undefined;
  let bestKey = 0;
  yield* scanNets({
    nets,
    kind,
    make,
    chains,
    limit: (_, key) => (best === undefined ? Infinity : key < bestKey ? best.complexity + 1 : best.complexity),
    take(conclusion, key) {
      best = conclusion;
      bestKey = key;
    },
  });
  return best;
}

function maker(nets: Nets, rules: NetRules): (start: number) => void {
  clearNets(nets);
  return (start) => {
    if (nets.status[start] === 0) makeNet(nets, start, rules);
  };
}

function* nishio(nets: Nets): Slices<Hint | undefined> {
  const make = maker(nets, { placesOnly: true, dynamic: true });
  const found = yield* bestOf(nets, 'nishio', make, undefined);
  return found && netHint(nets.graph, found, 'nishio', chainRating(7.5, found.complexity), noWhy);
}

function* multiple(nets: Nets): Slices<Hint | undefined> {
  const make = maker(nets, { placesOnly: false, dynamic: false });
  const found = yield* bestOf(nets, 'multiple', make, undefined);
  if (found === undefined) return undefined;
  const technique = found.form === 'cell' ? 'cell-forcing' : 'region-forcing';
  return netHint(nets.graph, found, technique, chainRating(8.0, found.complexity), noWhy);
}

const netNames = { contradiction: 'contradiction', double: 'double', house: 'region', cell: 'cell' } as const;
const levelNames = ['dynamic', 'dynamic-plus', 'nested-2', 'nested-3', 'nested-4', 'nested-5'] as const;

function* dynamic(nets: Nets, board: Board): Slices<Hint | undefined> {
  clearNets(nets);
  for (let level = 0; level <= 2; level++) {
    const chains: NestedChain[] | undefined = level < 2 ? undefined : [];
    const inner = chains && createInnerChains(nets.graph, chains);
    const rules: NetRules = { placesOnly: false, dynamic: true };
    const make = (start: number) => {
      if (level > 0) makeDeepNet(nets, start, level, board, inner);
      else if (nets.status[start] === 0) makeNet(nets, start, rules);
    };
    const found = yield* bestOf(nets, 'dynamic', make, chains);
    if (found === undefined) continue;
    if ((globalThis as any).DUMP) dump(nets, found, chains);
    const technique = `${levelNames[level]}-${netNames[found.form]}` as const;
    return netHint(nets.graph, found, technique, chainRating(8.5 + 0.5 * level, found.complexity), noWhy);
  }
  return undefined;
}

function dump(nets: Nets, found: NetConclusion, chains: any) {
  const { graph, arena } = nets;
  const { size, candidates } = graph;
  const nm = (n: number) => { const c = candidates[n % size]; return `${n < size ? '+' : '-'}${(c % 9) + 1}${Math.floor(c / 81) + 1}${(Math.floor(c / 9) % 9) + 1}`; };
  for (const start of found.starts) {
    const list: string[] = [];
    const seen = new Set<number>();
    const rec = (n: number) => {
      if (seen.has(n)) return; seen.add(n);
      const at = nets.parentsAt[start * nets.nodes + n];
      const ps = [...arena.subarray(at + 2, at + 2 + arena[at])];
      for (const q of ps) rec(q);
      const ch = arena[at + 1] ? chains[arena[at + 1] - 1] : undefined;
      list.push(`${nm(n)} <- ${ps.map(nm).join(' ')}${ch ? ` NESTED c${ch.complexity} ${ch.identity().split(',').map((x: string) => nm(+x)).join(' ')}` : ''}`);
    };
    if (found.form === 'contradiction') {
      const at = Math.abs(nets.clashAt[start]);
      rec(nets.clashAt[start] > 0 ? nets.clash[start] : nets.clash[start] + size);
      console.log('held ' + seen.size); seen.clear();
      list.push('--- fresh from ' + [...arena.subarray(at + 2, at + 2 + arena[at])].map(nm) + ' nested ' + arena[at + 1]);
      for (const q of arena.subarray(at + 2, at + 2 + arena[at])) rec(q);
      console.log('fresh ' + (seen.size + 1));
    } else rec(found.target);
    console.log('START', nm(start), 'target', nm(found.target), seen.size); console.log('  ' + list.join('\n  '));
  }
}
