/**
 * What follows from an assumption: a candidate that is true rules others out; a unit's last candidate is true; what all
 * that is left of a unit rules out is false, as with locked candidates; and a cage strikes what none of its fillings has.
 *
 * Each candidate keeps why it is what it is, so that a proof can be read back. A net can begin from what another knows: the
 * nets inside a net do.
 */

import { between } from '../count/any/filter-equation.js';
import { countBits } from '../kernel/bits.js';
import { walkOnce } from '../layout/rows.js';
import { waysOf } from '../layout/ways.js';
import type { NetGraph } from './net-graph.js';

/** Why a candidate came on or went off. */
export const ASSUMED = 0;
/** It is ruled out by a candidate that is on, or it is the last of a unit. */
export const BY_ONE = 1;
/** Ruled out by all that is left of a unit. */
export const BY_UNIT = 2;
/** No way to fill a row has it, or no set of digits of a sum. */
export const BY_ROW = 3;
/** Refuted by a net inside. */
export const BY_NET = 4;
/** The others of a sum can't make up for it. */
export const BY_SUM = 5;

/** More candidates of a unit than this rule out little together. */
const MOST_LEFT = 3;

/**
 * Rows with more candidates say little and take long. Eight killers and eight killer-Xs of our own take 2,918 and 5,345 pauses a
 * board with 40, 3,210 and 5,972 with 30, 3,391 and 6,047 without any, and with all about as many as with 40, but four times
 * the states of walks (`scripts/limits.mjs net-rows`, as the numbers of nets.ts).
 */
const MOST_OPEN = 40;

/** Everything known under an assumption; lists by candidate. */
export type Net = {
  /** 0 unknown, 1 on, 2 off. */
  readonly status: Uint8Array;
  /** Why. */
  readonly kind: Uint8Array;
  /** The candidate, unit or group that did it. */
  readonly reason: Uint16Array;
  /** When. */
  readonly order: Uint16Array;
  /** By cell: the digits that are not off. */
  readonly masks: Uint16Array;
  /** What is off, as bits. */
  readonly off: Int32Array;
  /** By candidate: 1 if it was refuted without the assumption, so that a proof takes it from outside. */
  readonly outside: Uint8Array;
  /** What a proof that is read back speaks of. */
  readonly wanted: Uint8Array;
  /** The candidates in order. */
  readonly queue: Uint16Array;
  /** By unit: how many are not off. */
  readonly left: Uint8Array;
  /** By group (combo, sum or row): 1 if a candidate of it went off since it was looked at. */
  readonly changed: Uint8Array;
  /** How many candidates are known, how many of them are followed, and how many the net began with. */
  known: number;
  followed: number;
  began: number;
  /** The contradiction: the candidate that is on and off, or off like all others of its unit. */
  clash: { node: number; isOn: boolean; kind: number; reason: number } | undefined;
};

/** A net in which nothing is known. */
export function createNet({ nodes, units, words, members, masks }: NetGraph): Net {
  const count = nodes.length;
  return {
    status: new Uint8Array(count),
    kind: new Uint8Array(count),
    reason: new Uint16Array(count),
    order: new Uint16Array(count),
    masks: masks.slice(),
    off: new Int32Array(words),
    outside: new Uint8Array(count),
    wanted: new Uint8Array(count),
    queue: new Uint16Array(count),
    left: Uint8Array.from(units, ({ length }) => length),
    changed: new Uint8Array(members.length),
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
  net.masks.set(from.masks);
  net.off.set(from.off);
  net.left.set(from.left);
  net.changed.fill(0);
  net.outside.fill(0);
  net.known = net.followed = net.began = from.known;
  net.clash = undefined;
}

/** Notes that a candidate is on or off; false if it is the other already. */
export function infer(
  { nodes, size }: NetGraph,
  net: Net,
  node: number,
  isOn: boolean,
  kind: number,
  reason: number,
): boolean {
  const known = net.status[node];
  if (known === (isOn ? 1 : 2)) return true;
  if (known !== 0) {
    net.clash = { node, isOn, kind, reason };
    return false;
  }
  net.status[node] = isOn ? 1 : 2;
  if (!isOn) {
    net.off[node >> 5] |= 1 << (node & 31);
    const cell = Math.floor(nodes[node] / size);
    net.masks[cell] &= ~(1 << (nodes[node] - cell * size));
  }
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

function followOn(graph: NetGraph, net: Net, node: number): boolean {
  const list = graph.ruledOut[node];
  for (let i = 0; i < list.length; i++) if (!infer(graph, net, list[i], false, BY_ONE, node)) return false;
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
        if (net.status[members[i]] !== 2) infer(graph, net, members[i], true, BY_ONE, unit);
      }
    } else if (!followUnit(graph, net, unit, members)) return false;
  }
  return true;
}

/**
 * What all candidates that are left of a unit rule out: three at most, fewer if some that went off are not followed yet.
 * They have it in common in a digit between theirs, or beside them where that is ruled out too.
 */
function followUnit(graph: NetGraph, net: Net, unit: number, members: Uint16Array): boolean {
  const { rules, words, nodes, firstOf, reach, size } = graph;
  let [a, b, c] = [-1, -1, -1];
  for (let i = 0; i < members.length; i++) {
    if (net.status[members[i]] === 2) continue;
    if (a < 0) a = members[i];
    else if (b < 0) b = members[i];
    else c = members[i];
  }
  if (b < 0) return true;
  if (c < 0) c = b;
  // The members are in order of their digits, or of one digit.
  const [low, high] = [nodes[a] % size, nodes[c] % size];
  if (high - low > 2 * reach) return true;
  const from = firstOf[Math.max(0, low - reach)] >> 5;
  const to = (firstOf[Math.min(size, high + reach + 1)] + 31) >> 5;
  for (let word = from; word < to; word++) {
    let rest = rules[a * words + word] & rules[b * words + word] & rules[c * words + word] & ~net.off[word];
    for (; rest !== 0; rest &= rest - 1) {
      if (!infer(graph, net, word * 32 + 31 - Math.clz32(rest & -rest), false, BY_UNIT, unit)) return false;
    }
  }
  return true;
}

/** What no combo, sum or row has under what is known; the rest has its turn after what that says. */
function followGroups(graph: NetGraph, net: Net): boolean {
  const { combos, sums } = graph;
  const { changed } = net;
  const before = net.known;
  for (let at = 0; at < changed.length && net.known === before; at++) {
    if (changed[at] === 0) continue;
    changed[at] = 0;
    const isOpen =
      at < combos.length
        ? followCombos(graph, net, at)
        : at < combos.length + sums.length
          ? followSum(graph, net, at)
          : followRow(graph, net, at);
    if (!isOpen) return false;
  }
  return true;
}

/**
 * Only sets count that have every digit that stands, digits that some cell has, and for each cell one of its own; a digit in
 * none of them goes.
 */
function followCombos(graph: NetGraph, net: Net, group: number): boolean {
  const { cells, sets } = graph.combos[group];
  const { masks } = net;
  let [any, fixed, allowed] = [0, 0, 0];
  for (let at = 0; at < cells.length; at++) {
    const mask = masks[cells[at]];
    any |= mask;
    if ((mask & (mask - 1)) === 0) fixed |= mask;
  }
  for (let i = 0; i < sets.length && allowed !== any; i++) {
    const set = sets[i];
    if ((set & any) !== set || (set & fixed) !== fixed) continue;
    let at = 0;
    while (at < cells.length && (masks[cells[at]] & set) !== 0) at++;
    if (at === cells.length) allowed |= set;
  }
  if (allowed === any) return true;
  for (let at = 0; at < cells.length; at++) if (!keep(graph, net, cells[at], allowed, BY_ROW, group)) return false;
  return true;
}

function followRow(graph: NetGraph, net: Net, group: number): boolean {
  const row = graph.rows[group - graph.combos.length - graph.sums.length];
  const { cells } = row;
  const { masks } = waysOf(graph.size);
  let open = 0;
  for (let at = 0; at < cells.length; at++) {
    masks[at] = net.masks[cells[at]];
    open += countBits(masks[at]);
  }
  if (open > MOST_OPEN) return true;
  walkOnce(row, graph.size);
  for (let at = 0; at < cells.length; at++) if (!keep(graph, net, cells[at], masks[at], BY_ROW, group)) return false;
  return true;
}

/** Takes the other digits of a cell off. */
function keep(graph: NetGraph, net: Net, cell: number, allowed: number, kind: number, reason: number): boolean {
  for (let gone = net.masks[cell] & ~allowed; gone !== 0; gone &= gone - 1) {
    const node = graph.indexOf[cell * graph.size + 31 - Math.clz32(gone & -gone)];
    // Where a value stands nothing goes; the row's open cells are left without a digit.
    if (node >= 0 && !infer(graph, net, node, false, kind, reason)) return false;
  }
  return true;
}

function followSum(graph: NetGraph, net: Net, group: number): boolean {
  const { cells, plus, total } = graph.sums[group - graph.combos.length];
  const { masks } = net;
  let [least, most] = [-total, -total];
  for (let at = 0; at < cells.length; at++) {
    const mask = masks[cells[at]];
    const [low, high] = [lowest(mask), highest(mask)];
    least += at < plus ? low : -high;
    most += at < plus ? high : -low;
  }
  for (let at = 0; at < cells.length; at++) {
    const mask = masks[cells[at]];
    const [low, high] = [lowest(mask), highest(mask)];
    const allowed =
      at < plus ? between(high - most, low - least, graph.size) : between(high + least, low + most, graph.size);
    if (!keep(graph, net, cells[at], allowed, BY_SUM, group)) return false;
  }
  return true;
}

function lowest(mask: number): number {
  return 32 - Math.clz32(mask & -mask);
}

function highest(mask: number): number {
  return 32 - Math.clz32(mask);
}
