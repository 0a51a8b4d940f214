/**
 * Nets of a level: a dynamic net that goes on, when nothing is pending, with what rules find on the marks it has left.
 *
 * A level asks what the level below asks, and then more; and it is only tried when no net of the level below came to
 * anything. So a net of a level begins where that of the level below ended.
 */

import { type Asked, askPlainRules, type InnerNet } from './inner-rules.js';
import { askForChains, type InnerChains, knowPairs } from './inner-chains.js';
import { follow, makeNet, type NetRules, type Nets } from './nets.js';
import { unitBits, unitsOf } from './units.js';

/** The rules of dynamic nets. */
export const dynamicRules: NetRules = { placesOnly: false, dynamic: true };

/** Makes a net of a level, from what there is of it. */
export function makeDeepNet(
  nets: Nets,
  start: number,
  level: number,
  board: InnerNet['board'],
  inner: InnerChains | undefined,
): void {
  const { status, graph, offCount, onCount } = nets;
  if (status[start] === 0) makeNet(nets, start, dynamicRules);
  else if (status[start] <= level) restoreMarks(nets, start);
  if (status[start] > level) return;
  const net: InnerNet = { nets, start, board };
  if (inner !== undefined) knowPairs(inner, graph.marks);
  for (;;) {
    const [ons, offs] = [onCount[start], offCount[start]];
    let asked: Asked = askPlainRules(net);
    if (asked === 'nothing' && inner !== undefined) asked = askForChains(net, inner);
    if (asked === 'clash') return;
    if (asked === 'nothing') break;
    if (!follow(nets, start, dynamicRules, ons, offs)) return;
  }
  status[start] = 1 + level;
}

/** The marks as a finished net has left them. */
function restoreMarks({ graph, marks, order, nodes, offCount }: Nets, start: number): void {
  marks.set(graph.marks);
  for (let i = 1; i <= offCount[start]; i++) {
    const candidate = graph.candidates[order[start * nodes + nodes - i]] * 4;
    for (let unit = candidate; unit < candidate + 4; unit++) marks[unitsOf[unit]] &= ~unitBits[unit];
  }
}
