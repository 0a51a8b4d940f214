/**
 * Refuting an assumption: by singles alone, or with refutations of further assumptions inside it.
 *
 * Inside: each open candidate is tried in the net so far by singles; what is refuted goes off, and the net follows that up.
 * Each pass over the open candidates turns at least one off or ends, and the assumptions are counted: past the limit nothing
 * is refuted any more.
 */

import type { Slices } from '@kit/grid';
import { CANDIDATES } from '../../kernel/candidates.js';
import type { State } from '../../kernel/state.js';
import { type Inference, proofOfConflict } from './proof.js';
import { copyNet, createNet, type Net, propagate, turnOff, turnOn } from './propagation.js';

/** How many assumptions may still be made; counted down. */
export type Budget = { left: number };

/** How many assumptions are made between two yields. */
const ASSUMPTIONS_A_SLICE = 20;

/** The proof by singles that the node can't be on, on top of the base net, or undefined if they don't refute it. */
export function refute(state: State, base: Net, node: number, net: Net, budget: Budget): Inference[] | undefined {
  if (budget.left-- <= 0) return undefined;
  copyNet(net, base);
  turnOn(net, node, -1);
  if (propagate(net)) return undefined;
  return proofOfConflict(state, net, new Map());
}

/** The same with refutations of further assumptions inside it; with `isOn` false that the node can't be off. */
export function* refuteInside(
  state: State,
  base: Net,
  node: number,
  [inner, net]: readonly Net[],
  budget: Budget,
  isOn = true,
): Slices<Inference[] | undefined> {
  if (budget.left-- <= 0) return undefined;
  yield;
  copyNet(net, base);
  const nested = new Map<number, readonly Inference[]>();
  if (isOn) turnOn(net, node, -1);
  else turnOff(net, node, -1);
  if (!propagate(net)) return proofOfConflict(state, net, nested);
  for (let at = 0, idle = 0; idle < CANDIDATES; at = (at + 1) % CANDIDATES, idle++) {
    if (net.status[at] !== 0) continue;
    if (budget.left % ASSUMPTIONS_A_SLICE === 0) yield;
    const proof = refute(state, net, at, inner, budget);
    if (proof === undefined) continue;
    nested.set(at, proof);
    idle = 0;
    turnOff(net, at, -1);
    if (!propagate(net)) return proofOfConflict(state, net, nested);
  }
  return undefined;
}

/** The nets that refutations of at most that depth work in. */
export function createPool(state: State, depth: number, oneOf: readonly number[] = []): Net[] {
  return Array.from({ length: depth + 1 }, () => createNet(state, oneOf));
}
