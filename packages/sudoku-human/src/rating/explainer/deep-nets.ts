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
import { askForNets, type InnerMaker } from './inner-nets.js';
import { askPlainRules, type InnerNet } from './inner-rules.js';
import { follow, makeNet, type NetRules, type Nets } from './nets.js';
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
};

/** The level's needs for nets; `chains` takes those that are nested. */
export function createLevel(nets: Nets, level: number, board: InnerNet['board'], chains: NestedChain[]): Level {
  return { level, board, inner: level < 2 ? undefined : createInnerChains(nets.graph, nets.work, chains) };
}

/** Makes a net of a level, from what there is of it. */
export function* makeDeepNet(nets: Nets, start: number, { level, board, inner }: Level): Slices<void> {
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
    if (!strikes && inner !== undefined) strikes = yield* askNested(net, level, inner);
    if (!strikes) break;
    if (!follow(nets, start, dynamicRules, ons, offs)) return;
  }
  status[start] = 1 + level;
}

/** Asks for chains and nets inside the net, as its level has them: do they strike out anything? */
function* askNested(net: InnerNet, level: number, inner: InnerChains): Slices<boolean> {
  if (level <= 3) {
    if (yield* askForChains(net, inner)) return true;
    return level === 3 && (yield* askForNets(net, 'multiple', 8.0, inner.chains, plainMaker));
  }
  if (yield* askForNets(net, 'dynamic', 8.5, inner.chains, plainMaker)) return true;
  return level === 5 && (yield* askForNets(net, 'dynamic', 9.5, inner.chains, deepMaker(net)));
}

/** Nets without rules inside. */
const plainMaker: InnerMaker = (nets, dynamic) => ({
  chains: undefined,
  *make(start) {
    if (isDue(nets.work)) yield;
    if (nets.status[start] === 0) makeNet(nets, start, { placesOnly: false, dynamic });
  },
});

/** Nets of level 2 inside a net. */
function deepMaker({ board }: InnerNet): InnerMaker {
  return (nets) => {
    const chains: NestedChain[] = [];
    const level = createLevel(nets, 2, board, chains);
    return { chains, make: (start) => makeDeepNet(nets, start, level) };
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
