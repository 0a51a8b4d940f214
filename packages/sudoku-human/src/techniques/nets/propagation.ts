/**
 * What follows from an assumption by naked and hidden singles, layer by layer, with the reason of each inference.
 *
 * Every candidate is open, on or off. A candidate that comes on turns off what it excludes; one that goes off may leave
 * a cell or a house with one candidate, which comes on. Counters for the 81 cells and 243 pairs of house and digit make
 * that a few operations a candidate. The order of a queue makes the first contradiction a near one. Reasons are kept as
 * one number a candidate, so that a proof can be read back from its end: an off candidate has the on candidate that
 * excludes it, an on candidate has the unit in which all others are off. Typed arrays are used again for each
 * assumption.
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { CANDIDATES, candidateAt, cellOf, digitOf } from '../../kernel/candidates.js';
import { cellHouses, houseCells, peerCells } from '../../kernel/geometry.js';
import type { State } from '../../kernel/state.js';

/** The unit of the nodes of which one is on for another reason than a cell or a house: the guardians of a pattern. */
const ONE_OF = 81 + 243;

/** A net of inferences: `node` is `cell * 9 + digit`, a unit is a cell (0–80), `81 + house * 9 + digit`, or `ONE_OF`. */
export type Net = {
  /** The nodes of which one is on; none if nothing of that kind is known. */
  readonly oneOf: readonly number[];
  /** By node: 0 open, 1 on, 2 off. Candidates that the state lacks are off. */
  readonly status: Uint8Array;
  /** By node: its reason, a node for off and a unit for on; -1 if it is assumed or has been so before. */
  readonly reason: Int16Array;
  /** By unit: how many of its candidates are open or on. */
  readonly left: Uint8Array;
  /** The inferences in order: the nodes that changed. */
  readonly trail: Int16Array;
  /** By node: its place in the trail. */
  readonly order: Int16Array;
  /** Where in the trail its own inferences begin; those before are of the net that it was copied from. */
  start: number;
  /** How many inferences there are. */
  length: number;
  /** How many of them have been followed up. */
  done: number;
  /** A node that is on and off at once, or -1. */
  conflict: number;
  /** The reason for its being on: a unit, or -1 if it is assumed. */
  onReason: number;
  /** The reason for its being off: a node. */
  offReason: number;
};

/** The net of a state in which nothing is assumed, where one of some nodes may be known to be on. */
export function createNet(state: State, oneOf: readonly number[] = []): Net {
  const net: Net = {
    oneOf,
    status: new Uint8Array(CANDIDATES).fill(2),
    reason: new Int16Array(CANDIDATES).fill(-1),
    left: new Uint8Array(ONE_OF + 1),
    trail: new Int16Array(CANDIDATES),
    order: new Int16Array(CANDIDATES),
    start: 0,
    length: 0,
    done: 0,
    conflict: -1,
    onReason: -1,
    offReason: -1,
  };
  for (let cell = 0; cell < 81; cell++) {
    const mask = state.masks[cell];
    net.left[cell] = countBits(mask);
    for (let digit = 0; digit < 9; digit++) if (mask & (1 << digit)) net.status[candidateAt(cell, digit)] = 0;
  }
  for (let unit = 0; unit < 243; unit++) net.left[81 + unit] = countBits(state.places[unit]);
  net.left[ONE_OF] = oneOf.length;
  return net;
}

/** Makes `net`, of the same nodes, a copy of another; what is inferred from here on is its own. */
export function copyNet(net: Net, from: Net): void {
  net.status.set(from.status);
  net.reason.set(from.reason);
  net.left.set(from.left);
  net.trail.set(from.trail);
  net.order.set(from.order);
  net.start = from.length;
  net.length = from.length;
  net.done = from.done;
  net.conflict = from.conflict;
  net.onReason = from.onReason;
  net.offReason = from.offReason;
}

/** Turns the node on for the reason, unless it is on; it isn't off. */
export function turnOn(net: Net, node: number, reason: number): void {
  if (net.status[node] === 1) return;
  net.status[node] = 1;
  net.reason[node] = reason;
  net.order[node] = net.length;
  net.trail[net.length++] = node;
}

/** Turns the node off for the reason, unless it is on: then that contradicts, and the answer is false. It isn't off. */
export function turnOff(net: Net, node: number, reason: number): boolean {
  if (net.status[node] === 1) {
    net.conflict = node;
    net.onReason = net.reason[node];
    net.offReason = reason;
    return false;
  }
  net.status[node] = 2;
  net.reason[node] = reason;
  net.order[node] = net.length;
  net.trail[net.length++] = node;
  return true;
}

/** Follows up everything; false if it leads to a contradiction, which then stands in `conflict`. */
export function propagate(net: Net): boolean {
  const { status, trail } = net;
  while (net.done < net.length) {
    const node = trail[net.done++];
    if (!(status[node] === 1 ? exclude(net, node) : tighten(net, node))) return false;
  }
  return true;
}

/** Turns off what an on node excludes. */
function exclude(net: Net, node: number): boolean {
  const cell = cellOf(node);
  const digit = digitOf(node);
  for (let other = cell * 9; other < cell * 9 + 9; other++) {
    if (other !== node && net.status[other] !== 2 && !turnOff(net, other, node)) return false;
  }
  for (let i = cell * 20; i < cell * 20 + 20; i++) {
    const other = candidateAt(peerCells[i], digit);
    if (net.status[other] !== 2 && !turnOff(net, other, node)) return false;
  }
  return true;
}

/** Counts an off node out of its cell and its houses, and turns on what is the last there. */
function tighten(net: Net, node: number): boolean {
  const cell = cellOf(node);
  const digit = digitOf(node);
  if (!countOut(net, cell, node)) return false;
  for (let i = cell * 3; i < cell * 3 + 3; i++) {
    if (!countOut(net, 81 + cellHouses[i] * 9 + digit, node)) return false;
  }
  return !net.oneOf.includes(node) || countOut(net, ONE_OF, node);
}

function countOut(net: Net, unit: number, node: number): boolean {
  const left = --net.left[unit];
  if (left > 1) return true;
  if (left === 0) {
    net.conflict = node;
    net.onReason = unit;
    net.offReason = net.reason[node];
    return false;
  }
  const many = unit === ONE_OF ? net.oneOf.length : 9;
  for (let i = 0; i < many; i++) {
    const other = unit === ONE_OF ? net.oneOf[i] : memberOf(unit, i);
    // A member that is off but not yet counted out will empty the unit by itself.
    if (net.status[other] !== 2) {
      turnOn(net, other, unit);
      break;
    }
  }
  return true;
}

/** The members of a unit: the nine candidates of a cell, or the nine places of a digit in a house. */
export function memberOf(unit: number, i: number): number {
  if (unit < 81) return unit * 9 + i;
  const house = Math.floor((unit - 81) / 9);
  return houseCells[house * 9 + i] * 9 + ((unit - 81) % 9);
}

/** The members of a unit of the net that the state has. */
export function membersOfNet(state: State, { oneOf }: Net, unit: number): readonly number[] {
  return unit === ONE_OF ? oneOf : membersIn(state, unit);
}

/** The members of a cell or house that the state has, ascending by place. */
export function membersIn(state: State, unit: number): number[] {
  const members: number[] = [];
  for (let rest = unit < 81 ? state.masks[unit] : state.places[unit - 81]; rest !== 0; rest &= rest - 1) {
    members.push(memberOf(unit, lowestBit(rest)));
  }
  return members;
}
