/**
 * Nets of a level: a dynamic net that goes on, when nothing is pending, with what rules find on the marks it has left.
 *
 * Level 1 asks the four plain rules; level 2 forcing chains and cycles after them; level 3 multiple chains after these;
 * level 4 the plain rules and then dynamic nets; level 5 the same and then nets of level 2. A level is only tried when no net
 * of the level below came to anything, and all but level 4 ask what the level below asks and then more. So a net begins
 * where that of the level below ended; for level 4 the nets are made anew.
 */

import type { Slices } from '@kit/grid';
import type { NestedChain } from './complexity.js';
import { askForChains, createInnerChains, type InnerChains, knowPairs } from './inner-chains.js';
import { askForNets, createInnerNets, type InnerNets } from './inner-nets.js';
import { askPlainRules, type InnerNet } from './inner-rules.js';
import { follow, makeNet, type NetRules, type Nets, renewNets } from './nets.js';
import { unitBits, unitsOf } from './units.js';
import { isDue } from './work.js';

/** What asking the plain rules counts beside nodes: they look at some thousand masks. */
const ASKED = 50;

/** The rules of dynamic nets. */
export const dynamicRules: NetRules = { placesOnly: false, dynamic: true };

/** A level and what its nets need, once a board. */
export type Level = {
  readonly level: number;
  readonly board: InnerNet['board'];
  /** Room for chains, from level 2 on. */
  readonly inner: InnerChains | undefined;
  /** Room for nets without rules inside, from level 3 on. */
  readonly plain: InnerNets | undefined;
  /** The same for nets of level 2, which go on from those, at level 5. */
  readonly deep: (InnerNets & { readonly chains: NestedChain[] }) | undefined;
};

/** The level's needs for nets; `chains` takes those that are nested. */
export function createLevel(nets: Nets, level: number, board: InnerNet['board'], chains: NestedChain[]): Level {
  const inner = level < 2 ? undefined : createInnerChains(nets.graph, nets.work, chains);
  if (level < 3) return { level, board, inner, plain: undefined, deep: undefined };
  const room = createInnerNets(nets);
  const make = plainMaker(room, { placesOnly: false, dynamic: level > 3 });
  const plain = { nets: room, make, chains: undefined };
  if (level < 5) return { level, board, inner, plain, deep: undefined };
  const nested: NestedChain[] = [];
  const second = createLevel(room, 2, board, nested);
  const deep = { nets: room, make: (start: number) => makeDeepNet(room, start, second), chains: nested };
  return { level, board, inner, plain, deep };
}

/** Makes a net of a level, from what there is of it. */
export function* makeDeepNet(nets: Nets, start: number, rules: Level): Slices<void> {
  const { level, board, inner } = rules;
  const { status, graph, offCount, onCount, work } = nets;
  if (isDue(work)) yield;
  if (status[start] > level) return;
  if (status[start] === 0) makeNet(nets, start, dynamicRules);
  else restoreMarks(nets, start);
  if (status[start] > level) return;
  const net: InnerNet = { nets, start, board };
  if (inner !== undefined) knowPairs(inner, graph.marks);
  for (;;) {
    const [ons, offs] = [onCount[start], offCount[start]];
    let strikes = askPlainRules(net);
    work.nodes += ASKED;
    if (!strikes && inner !== undefined) strikes = yield* askNested(net, rules, inner);
    if (!strikes) break;
    if (!follow(nets, start, dynamicRules, ons, offs)) return;
  }
  status[start] = 1 + level;
}

/** Asks for chains and nets inside the net, as its level has them: do they strike out anything? */
function* askNested(net: InnerNet, { level, plain, deep }: Level, inner: InnerChains): Slices<boolean> {
  if (level <= 3 && (yield* askForChains(net, inner))) return true;
  if (plain === undefined) return false;
  renewNets(plain.nets, net.nets.marks);
  const [kind, base] = level === 3 ? (['multiple', 8.0] as const) : (['dynamic', 8.5] as const);
  if (yield* askForNets(net, kind, base, inner.chains, plain)) return true;
  if (deep === undefined) return false;
  deep.chains.length = 0;
  return yield* askForNets(net, 'dynamic', 9.5, inner.chains, deep);
}

/** Makes nets by these rules, each once. */
export function plainMaker(nets: Nets, rules: NetRules): (start: number) => Slices<void> {
  return function* (start) {
    if (isDue(nets.work)) yield;
    if (nets.status[start] === 0) makeNet(nets, start, rules);
  };
}

/** The marks as a finished net has left them. */
function restoreMarks({ graph, marks, order, nodes, offCount }: Nets, start: number): void {
  marks.set(graph.marks);
  for (let i = 1; i <= offCount[start]; i++) {
    const candidate = graph.candidates[order[start * nodes + nodes - i]] * 4;
    for (let unit = candidate; unit < candidate + 4; unit++) marks[unitsOf[unit]] &= ~unitBits[unit];
  }
}
