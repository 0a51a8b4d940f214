/**
 * Refuting an assumption: by singles alone, or with refutations of further assumptions inside it.
 *
 * Depth 0 follows singles. Depth n also tries, in the net so far, each open candidate at depth n − 1; what is refuted
 * goes off, and the net follows that up. Each pass over the open candidates turns at least one off or ends, and the
 * assumptions are counted: past the limit nothing is refuted any more.
 */

import type { State } from '../kernel/state.js';
import { type Inference, proofOfConflict } from './proof.js';
import { copyNet, createNet, type Net, propagate, turnOff, turnOn } from './propagation.js';

/** How many assumptions may still be made; counted down. */
export type Budget = { left: number };

/** The proof that the node can't be on, on top of the base net, or undefined if none is found at this depth. */
export function refute(
  state: State,
  base: Net,
  node: number,
  depth: number,
  pool: readonly Net[],
  budget: Budget,
): Inference[] | undefined {
  if (budget.left-- <= 0) return undefined;
  const net = pool[depth];
  copyNet(net, base);
  const nested = new Map<number, readonly Inference[]>();
  if (!turnOn(net, node, -1) || !propagate(net)) return proofOfConflict(state, net, nested);
  if (depth === 0) return undefined;
  for (let at = 0, idle = 0; idle < 729; at = (at + 1) % 729, idle++) {
    if (net.status[at] !== 0) continue;
    const proof = refute(state, net, at, depth - 1, pool, budget);
    if (proof === undefined) continue;
    nested.set(at, proof);
    idle = 0;
    if (!turnOff(net, at, -1) || !propagate(net)) return proofOfConflict(state, net, nested);
  }
  return undefined;
}

/** The nets that refutations of at most that depth work in. */
export function createPool(state: State, depth: number): Net[] {
  return Array.from({ length: depth + 1 }, () => createNet(state));
}
