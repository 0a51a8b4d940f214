/**
 * The Explainer's rules in their order. The first hint of the first rule that has one is the step; among chains it is the
 * one that is rated lowest.
 */

import type { Slices } from '@kit/grid';
import type { ExplainerTechniqueId } from '../../types.js';
import { alignedSets } from './aligned-sets.js';
import type { Board } from './board.js';
import { bug } from './bug.js';
import { netHint, staticHint } from './chain-hints.js';
import type { NestedChain } from './complexity.js';
import { createLevel, dynamicRules, makeDeepNet, plainMaker } from './deep-nets.js';
import { createGraph, type Graph } from './graph.js';
import type { Hint, Rule, TakeHint } from './hint.js';
import { type NetConclusion, scanNets } from './net-scan.js';
import { clearNets, createNets, type NetRules, type Nets } from './nets.js';
import { hiddenSubsets, locking, nakedSubsets, plainFish, wings } from './plain-sets.js';
import { directHiddenSets, directLocking, hiddenSingles, nakedSingles } from './plain-singles.js';
import { chainRating } from './ratings.js';
import { staticChains } from './static-chains.js';
import { createStaticScan, findRefuted, readPairs, type StaticChain } from './static-scan.js';
import { uniqueLoops } from './unique-loops.js';
import type { Work } from './work.js';

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
])();

/** The next step on a board, or nothing if no rule has one. */
export function* nextHint(board: Board, work: Work): Slices<Hint | undefined> {
  let hint: Hint | undefined;
  const take: TakeHint = (found) => {
    hint = found;
    return true;
  };
  for (const rule of plainRules) if (rule(board, take)) return hint;
  yield;
  const graph = createGraph(board.marks);
  const found =
    (yield* alignedSets(2, board, take, work)) ||
    (yield* firstChain(graph, take, work)) ||
    (yield* alignedSets(3, board, take, work));
  if (found) return hint;
  const nets = createNets(graph, work);
  return (yield* nishio(nets)) ?? (yield* multiple(nets)) ?? (yield* dynamic(nets, board));
}

function* firstChain(graph: Graph, take: TakeHint, work: Work): Slices<boolean> {
  const scan = createStaticScan(graph, work);
  readPairs(scan);
  if (!(yield* findRefuted(scan, undefined))) return false;
  let best: StaticChain | undefined;
  yield* staticChains(scan, (chain) => {
    const by =
      best === undefined
        ? -1
        : chain.rating - best.rating || chain.nodes.length - best.nodes.length || chain.key - best.key;
    if (by < 0) best = chain;
  });
  return best !== undefined && take(staticHint(graph, best));
}

/** The best conclusion of a scan. */
function* bestOf(
  nets: Nets,
  kind: 'nishio' | 'multiple' | 'dynamic',
  make: (start: number) => Slices<void>,
  chains: NestedChain[] | undefined,
): Slices<NetConclusion | undefined> {
  let best: NetConclusion | undefined;
  let most = Number.POSITIVE_INFINITY;
  let bestKey = 0;
  yield* scanNets({
    nets,
    kind,
    make,
    chains,
    limit: (_, key) => (key < bestKey ? most + 1 : most),
    take(conclusion, key) {
      best = conclusion;
      most = conclusion.complexity;
      bestKey = key;
    },
  });
  return best;
}

/** Makes nets by these rules, each once, after all others are forgotten. */
function maker(nets: Nets, rules: NetRules): (start: number) => Slices<void> {
  clearNets(nets);
  return plainMaker(nets, rules);
}

function* nishio(nets: Nets): Slices<Hint | undefined> {
  const make = maker(nets, { placesOnly: true, dynamic: true });
  const found = yield* bestOf(nets, 'nishio', make, undefined);
  return found && netHint(nets, found, 'nishio', chainRating(7.5, found.complexity));
}

function* multiple(nets: Nets): Slices<Hint | undefined> {
  const make = maker(nets, { placesOnly: false, dynamic: false });
  const found = yield* bestOf(nets, 'multiple', make, undefined);
  if (found === undefined) return undefined;
  const technique = found.form === 'cell' ? 'cell-forcing' : 'region-forcing';
  return netHint(nets, found, technique, chainRating(8.0, found.complexity));
}

const netNames = { contradiction: 'contradiction', double: 'double', house: 'region', cell: 'cell' } as const;

/** The levels of rules inside dynamic nets: whether chains are nested, and whether nets can't go on from the level below. */
const levels = [
  { level: 1, name: 'dynamic-plus', nests: false, beginsAnew: false },
  { level: 2, name: 'nested-2', nests: true, beginsAnew: false },
  { level: 3, name: 'nested-3', nests: true, beginsAnew: false },
  { level: 4, name: 'nested-4', nests: true, beginsAnew: true },
  { level: 5, name: 'nested-5', nests: true, beginsAnew: false },
] as const;

/** Dynamic nets, without rules inside and then level by level. */
export function* dynamic(nets: Nets, board: Board): Slices<Hint | undefined> {
  const plain = yield* bestOf(nets, 'dynamic', maker(nets, dynamicRules), undefined);
  if (plain !== undefined) return dynamicHint(nets, plain, 'dynamic', 0);
  const chains: NestedChain[] = [];
  for (const { level, name, nests, beginsAnew } of levels) {
    if (beginsAnew) clearNets(nets);
    const rules = createLevel(nets, level, board, chains);
    const make = (start: number) => makeDeepNet(nets, start, rules);
    const found = yield* bestOf(nets, 'dynamic', make, nests ? chains : undefined);
    if (found !== undefined) return dynamicHint(nets, found, name, level);
  }
  return undefined;
}

function dynamicHint(
  nets: Nets,
  found: NetConclusion,
  name: 'dynamic' | (typeof levels)[number]['name'],
  level: number,
): Hint {
  const technique: ExplainerTechniqueId = `${name}-${netNames[found.form]}`;
  return netHint(nets, found, technique, chainRating(8.5 + 0.5 * level, found.complexity));
}
