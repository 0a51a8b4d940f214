/**
 * What follows from an assumption: a candidate that is true rules others out; a unit's last candidate is true; what all
 * that is left of a unit rules out is false, as with locked candidates; and a cage strikes what none of its fillings has.
 *
 * Each candidate keeps why it is what it is, so that a proof can be read back. A net can begin from what another knows: the
 * nets inside a net do.
 */

import { waysOf } from '../layout/ways.js';
import type { NetGraph } from './net-graph.js';

/** Why a candidate came on or went off. */
export const ASSUMED = 0;
/** It is ruled out by a candidate that is on, or it is the last of a unit. */
export const BY_ONE = 1;
/** Ruled out by all that is left of a unit. */
export const BY_UNIT = 2;
/** No way to fill a row has it. */
export const BY_ROW = 3;
/** Refuted by a net inside. */
export const BY_NET = 4;
/** The others of a sum can't make up for it. */
export const BY_SUM = 5;

/** More candidates of a unit than this rule out little together. */
const MOST_LEFT = 3;

/** Everything known under an assumption; lists by candidate. */
export type Net = {
  /** 0 unknown, 1 on, 2 off. */
  readonly status: Uint8Array;
  /** Why. */
  readonly kind: Uint8Array;
  /** The candidate, unit or cage that did it. */
  readonly reason: Uint16Array;
  /** When. */
  readonly order: Uint16Array;
  /** The candidates in order. */
  readonly queue: Uint16Array;
  /** By unit: how many are not off. */
  readonly left: Uint8Array;
  /** By row and sum: 1 if a candidate of it went off since it was looked at. */
  readonly changed: Uint8Array;
  /** How many candidates are known, how many of them are followed, and how many the net began with. */
  known: number;
  followed: number;
  began: number;
  /** The contradiction: the candidate that is on and off, or off like all others of its unit. */
  clash: { node: number; isOn: boolean; kind: number; reason: number } | undefined;
};

/** A net in which nothing is known. */
export function createNet({ nodes, units, rows, sums }: NetGraph): Net {
  const count = nodes.length;
  return {
    status: new Uint8Array(count),
    kind: new Uint8Array(count),
    reason: new Uint16Array(count),
    order: new Uint16Array(count),
    queue: new Uint16Array(count),
    left: Uint8Array.from(units, ({ length }) => length),
    changed: new Uint8Array(rows.length + sums.length),
    known: 0,
    followed: 0,
    began: 0,
    clash: undefined,
  };
}

/** Lets a net begin from what another knows. */
export function beginFrom(net: Net, from: Net): void {
  net.status.set(from.status);
  net.order.set(from.order);
  net.left.set(from.left);
  net.changed.fill(0);
  net.known = net.followed = net.began = from.known;
  net.clash = undefined;
}

/** Notes that a candidate is on or off; false if it is the other already. */
export function infer(net: Net, node: number, isOn: boolean, kind: number, reason: number): boolean {
  const known = net.status[node];
  if (known === (isOn ? 1 : 2)) return true;
  if (known !== 0) {
    net.clash = { node, isOn, kind, reason };
    return false;
  }
  net.status[node] = isOn ? 1 : 2;
  net.kind[node] = kind;
  net.reason[node] = reason;
  net.order[node] = net.known;
  net.queue[net.known++] = node;
  return true;
}

/** Follows everything that is known; false at a contradiction. */
export function follow(graph: NetGraph, net: Net): boolean {
  for (;;) {
    while (net.followed < net.known) {
      const node = net.queue[net.followed++];
      if (!(net.status[node] === 1 ? followOn(graph, net, node) : followOff(graph, net, node))) return false;
    }
    const before = net.known;
    if (!followGroups(graph, net)) return false;
    if (net.known === before) return true;
  }
}

function followOn({ ruledOut }: NetGraph, net: Net, node: number): boolean {
  const list = ruledOut[node];
  for (let i = 0; i < list.length; i++) if (!infer(net, list[i], false, BY_ONE, node)) return false;
  return true;
}

function followOff(graph: NetGraph, net: Net, node: number): boolean {
  for (const group of graph.groupsOf[node]) net.changed[group] = 1;
  for (const unit of graph.unitsOf[node]) {
    const left = --net.left[unit];
    if (left === 0) {
      net.clash = { node, isOn: true, kind: BY_ONE, reason: unit };
      return false;
    }
    if (left > MOST_LEFT) continue;
    const members = graph.units[unit];
    if (left === 1) {
      for (let i = 0; i < members.length; i++) {
        if (net.status[members[i]] !== 2) infer(net, members[i], true, BY_ONE, unit);
      }
    } else if (!followUnit(graph, net, unit, members)) return false;
  }
  return true;
}

/** What all candidates that are left of a unit rule out: three at most, fewer if some that went off are not followed yet. */
function followUnit({ rules, words }: NetGraph, net: Net, unit: number, members: Uint16Array): boolean {
  let [a, b, c] = [-1, -1, -1];
  for (let i = 0; i < members.length; i++) {
    if (net.status[members[i]] === 2) continue;
    if (a < 0) a = members[i];
    else if (b < 0) b = members[i];
    else c = members[i];
  }
  if (b < 0) return true;
  if (c < 0) c = b;
  for (let word = 0; word < words; word++) {
    let rest = rules[a * words + word] & rules[b * words + word] & rules[c * words + word];
    for (; rest !== 0; rest &= rest - 1) {
      if (!infer(net, word * 32 + 31 - Math.clz32(rest & -rest), false, BY_UNIT, unit)) return false;
    }
  }
  return true;
}

/** What no row and no sum has under what is known; the rest has its turn after what that says. */
function followGroups(graph: NetGraph, net: Net): boolean {
  const { rows, sums } = graph;
  const before = net.known;
  for (let at = 0; at < sums.length && net.known === before; at++) {
    if (net.changed[rows.length + at] === 0) continue;
    net.changed[rows.length + at] = 0;
    if (!followSum(graph, net, at)) return false;
  }
  for (let at = 0; at < rows.length && net.known === before; at++) {
    if (net.changed[at] === 0) continue;
    net.changed[at] = 0;
    if (!followRow(graph, net, at)) return false;
  }
  return true;
}

function followRow({ rows, nodes, size }: NetGraph, net: Net, index: number): boolean {
  const { row, cells, values } = rows[index];
  const ways = waysOf(size);
  for (let at = 0; at < cells.length; at++) {
    let mask = values[at];
    for (const node of cells[at]) if (net.status[node] !== 2) mask |= 1 << (nodes[node] % size);
    ways.masks[at] = mask;
  }
  ways.walk(row);
  for (let at = 0; at < cells.length; at++) {
    const allowed = ways.masks[at];
    for (const node of cells[at]) {
      if (net.status[node] === 2 || (allowed & (1 << (nodes[node] % size))) !== 0) continue;
      if (!infer(net, node, false, BY_ROW, index)) return false;
    }
  }
  return true;
}

function followSum({ sums, nodes, size }: NetGraph, net: Net, index: number): boolean {
  const { cells, plus, total } = sums[index];
  let [least, most] = [-total, -total];
  const ends: number[] = [];
  for (let at = 0; at < cells.length; at++) {
    let [low, high] = [size + 1, 0];
    for (const node of cells[at]) {
      if (net.status[node] === 2) continue;
      const digit = (nodes[node] % size) + 1;
      if (digit < low) low = digit;
      if (digit > high) high = digit;
    }
    ends.push(low, high);
    least += at < plus ? low : -high;
    most += at < plus ? high : -low;
  }
  for (let at = 0; at < cells.length; at++) {
    const [low, high] = [ends[2 * at], ends[2 * at + 1]];
    const [from, to] = at < plus ? [high - most, low - least] : [high + least, low + most];
    for (const node of cells[at]) {
      const digit = (nodes[node] % size) + 1;
      if (net.status[node] === 2 || (digit >= from && digit <= to)) continue;
      if (!infer(net, node, false, BY_SUM, index)) return false;
    }
  }
  return true;
}
