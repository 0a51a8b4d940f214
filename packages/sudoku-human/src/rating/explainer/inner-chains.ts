/**
 * Forcing chains and cycles inside nets (from level 2 on).
 *
 * The board outside has none, so every chain here goes through a pair that the net has made; it depends on what left
 * those pairs. A cycle depends on what left the units of its weak links, too: so all 161 steps with such chains in the
 * reference paths have the same effects and the same number of nodes, and without that 29 don't. Only the pairs that are
 * new since the net was last asked are looked at: what the others prove was found then.
 */

import type { Slices } from '@kit/grid';
import type { NestedChain } from './complexity.js';
import type { InnerNet } from './inner-rules.js';
import { goneFrom, strikeInNet } from './inner-rules.js';
import { staticChains } from './static-chains.js';
import { weakUnits } from './static-cycles.js';
import { createStaticScan, findRefuted, readPairs, type StaticChain, type StaticScan } from './static-scan.js';
import { UNITS } from './units.js';
import type { Work } from './work.js';

/** What is needed to look for chains in nets of a graph, made once a board. */
export type InnerChains = {
  readonly scan: StaticScan;
  /** The units that were pairs when the net was last asked. */
  readonly known: Uint8Array;
  /** The units that are pairs since. */
  readonly fresh: number[];
  readonly chains: NestedChain[];
};

/** Room for the chains inside the nets. */
export function createInnerChains(graph: StaticScan['graph'], work: Work, chains: NestedChain[]): InnerChains {
  return { scan: createStaticScan(graph, work), known: new Uint8Array(UNITS), fresh: [], chains };
}

/** Says that nothing but the pairs of these marks is known in the net that is asked next. */
export function knowPairs({ known }: InnerChains, marks: Uint16Array): void {
  for (let unit = 0; unit !== UNITS; unit++) known[unit] = isPair(marks[unit]) ? 1 : 0;
}

function isPair(mask: number): boolean {
  const rest = mask & (mask - 1);
  return rest !== 0 && (rest & (rest - 1)) === 0;
}

/** All chains and cycles of the marks that a net has left, each set of eliminations by the best that has it: are there any? */
export function* askForChains({ nets, start }: InnerNet, inner: InnerChains): Slices<boolean> {
  const { scan, known, fresh, chains } = inner;
  fresh.length = 0;
  for (let unit = 0; unit !== UNITS; unit++) {
    if (!isPair(nets.marks[unit])) continue;
    if (known[unit] === 0) fresh.push(unit);
    known[unit] = 1;
  }
  if (fresh.length === 0) return false;
  scan.marks.set(nets.marks);
  readPairs(scan);
  if (!(yield* findRefuted(scan, fresh))) return false;
  const found: StaticChain[] = [];
  yield* staticChains(scan, (chain) => found.push(chain));
  found.sort((a, b) => a.rating - b.rating || a.nodes.length - b.nodes.length || a.key - b.key);
  const done = new Set<string>();
  let strikes = false;
  for (const chain of found) {
    const removals = chain.removals.join();
    if (done.has(removals)) continue;
    done.add(removals);
    const parents: number[] = [];
    for (const unit of chain.units) if (unit >= 0) goneFrom(nets, unit, nets.graph.marks[unit], parents);
    if (chain.form === 'cycle') {
      for (const unit of weakUnits(scan, chain.nodes)) goneFrom(nets, unit, nets.graph.marks[unit], parents);
    }
    if (parents.length === 0) continue;
    chains.push({ complexity: chain.nodes.length, identity: () => chain.nodes.join() });
    strikeInNet(nets, start, chain.removals, parents, chains.length);
    strikes = true;
  }
  return strikes;
}
