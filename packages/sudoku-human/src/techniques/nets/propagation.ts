/**
 * What follows from an assumption by naked and hidden singles, layer by layer, with the reason of each inference; and where
 * singles end, what the groups of a layout say.
 *
 * Every candidate is open, on or off. A candidate that comes on turns off what it excludes; one that goes off may leave
 * a unit with one candidate, which comes on. Counters of what is left of each unit make that a few operations a candidate.
 * The order of a queue makes the first contradiction a near one. Reasons are kept as one number a candidate, so that a proof
 * can be read back from its end. A net can begin from what another knows: the nets inside a net do. Typed arrays are used
 * again for each assumption.
 */

import { collector, type NetGraph, type Rows } from './net-graph.js';

/** Why a candidate is on or off: it is assumed. */
export const ASSUMED = 0;
/** An on candidate excludes it (the reason), or all others of a unit are off (the reason too). */
export const BY_ONE = 1;
/** A group has no way to have it. */
export const BY_GROUP = 2;
/** A net inside this one refutes it. */
export const BY_NET = 3;

/** Something that is known of some candidates together, beside what they exclude and the units. */
export type Group = {
  /** The candidates. */
  readonly members: readonly number[];
  /** Turns off what none of its ways has under what the net knows; false at a contradiction. `group` is its number. */
  readonly follow: (net: Net, group: number) => boolean;
};

/** The groups of a board: those that are looked at first come first. */
export type Groups = {
  readonly list: readonly Group[];
  /** By candidate: its groups. */
  readonly of: Rows;
};

/** Nothing is known beside. */
export const noGroups: Groups = /* @__PURE__ */ (() => ({ list: [], of: collector().rows() }))();

/** A net of inferences; lists by candidate, each with its number in the graph. */
export type Net = {
  readonly graph: NetGraph;
  readonly groups: Groups;
  /** 0 open, 1 on, 2 off. */
  readonly status: Uint8Array;
  /** Why. */
  readonly kind: Uint8Array;
  /** The candidate, unit or group that did it. */
  readonly reason: Uint16Array;
  /** Its place in the trail. */
  readonly order: Uint16Array;
  /** By unit: how many of its candidates are open or on. */
  readonly left: Uint8Array;
  /** The inferences in order: the candidates that changed. */
  readonly trail: Uint16Array;
  /** 1 if it was refuted without the assumption, so that a proof takes it from outside. */
  readonly outside: Uint8Array;
  /** What a proof that is read back speaks of. */
  readonly wanted: Uint8Array;
  /** With groups, by cell: the digits that are not off, or the digit that stands. */
  readonly masks: Uint16Array;
  /** With groups, by digit: the cells where it is not off. */
  readonly digitSets: Int32Array;
  /** By group: 1 if a candidate of it went off since it was looked at. */
  readonly changed: Uint8Array;
  /** No group before this one has changed. */
  firstChanged: number;
  /** How many inferences there are, and how many the net began with. */
  known: number;
  began: number;
  /** How many of them have been followed up. */
  followed: number;
  /** The contradiction: a candidate that is on and off, or off like all others of a unit, and why it is the other. */
  clash: { readonly node: number; readonly isOn: boolean; readonly kind: number; readonly reason: number } | undefined;
};

/** The net of a board in which nothing is assumed. */
export function createNet(graph: NetGraph, groups: Groups = noGroups): Net {
  const { nodes, state } = graph;
  const count = nodes.length;
  const hasGroups = groups.list.length > 0;
  return {
    graph,
    groups,
    status: new Uint8Array(count),
    kind: new Uint8Array(count),
    reason: new Uint16Array(count),
    order: new Uint16Array(count),
    left: graph.sizes.slice(),
    trail: new Uint16Array(count),
    outside: new Uint8Array(count),
    wanted: new Uint8Array(count),
    masks: hasGroups ? state.masks.map((mask, cell) => mask | ((1 << state.values[cell]) >> 1)) : new Uint16Array(0),
    digitSets: hasGroups ? state.digitSets.slice() : new Int32Array(0),
    changed: new Uint8Array(groups.list.length),
    firstChanged: groups.list.length,
    known: 0,
    began: 0,
    followed: 0,
    clash: undefined,
  };
}

/** Lets a net begin from what another of the same graph knows; what is inferred from here on is its own. */
export function beginFrom(net: Net, from: Net): void {
  net.status.set(from.status);
  net.order.set(from.order);
  net.left.set(from.left);
  net.masks.set(from.masks);
  net.digitSets.set(from.digitSets);
  net.changed.fill(0);
  net.outside.fill(0);
  net.firstChanged = net.changed.length;
  net.known = net.began = net.followed = from.known;
  net.clash = undefined;
}

/** Turns a candidate on or off; false if it is the other already, which is the net's clash then. */
export function infer(net: Net, node: number, isOn: boolean, kind: number, reason: number): boolean {
  const status = isOn ? 1 : 2;
  if (net.status[node] === status) return true;
  if (net.status[node] !== 0) {
    net.clash = { node, isOn, kind, reason };
    return false;
  }
  net.status[node] = status;
  net.kind[node] = kind;
  net.reason[node] = reason;
  net.order[node] = net.known;
  net.trail[net.known++] = node;
  if (!isOn && net.masks.length > 0) strikeOut(net, node);
  return true;
}

/** Tells the groups of a candidate that it is off. */
function strikeOut({ graph, masks, digitSets }: Net, node: number): void {
  const { size, words } = graph.state.tables;
  const cell = Math.floor(graph.nodes[node] / size);
  const digit = graph.nodes[node] - cell * size;
  masks[cell] &= ~(1 << digit);
  digitSets[digit * words + (cell >> 5)] &= ~(1 << (cell & 31));
}

/** Follows up everything; false if it leads to a contradiction, which then stands in `clash`. */
export function propagate(net: Net): boolean {
  const { status, trail } = net;
  for (;;) {
    while (net.followed < net.known) {
      const node = trail[net.followed++];
      if (!(status[node] === 1 ? exclude(net, node) : tighten(net, node))) return false;
    }
    const before = net.known;
    if (!followGroups(net)) return false;
    if (net.known === before) return true;
  }
}

/** Turns off what an on candidate excludes. */
function exclude(net: Net, node: number): boolean {
  const { first, items } = net.graph.excluded;
  for (let i = first[node]; i < first[node + 1]; i++) {
    if (net.status[items[i]] !== 2 && !infer(net, items[i], false, BY_ONE, node)) return false;
  }
  return true;
}

/** Counts an off candidate out of its units, and turns on what is the last there. */
function tighten(net: Net, node: number): boolean {
  const { status, left, changed, groups, graph } = net;
  const { units, unitsOf } = graph;
  for (let i = unitsOf.first[node]; i < unitsOf.first[node + 1]; i++) {
    const unit = unitsOf.items[i];
    if (--left[unit] > 1) continue;
    if (left[unit] === 0) {
      net.clash = { node, isOn: true, kind: BY_ONE, reason: unit };
      return false;
    }
    for (let at = units.first[unit]; at < units.first[unit + 1]; at++) {
      // A member that is off but not yet counted out will empty the unit by itself.
      if (status[units.items[at]] === 2) continue;
      infer(net, units.items[at], true, BY_ONE, unit);
      break;
    }
  }
  if (changed.length === 0) return true;
  for (let i = groups.of.first[node]; i < groups.of.first[node + 1]; i++) {
    const group = groups.of.items[i];
    changed[group] = 1;
    if (group < net.firstChanged) net.firstChanged = group;
  }
  return true;
}

/** Looks at the groups that have changed until one says something; the rest has its turn after what that leads to. */
function followGroups(net: Net): boolean {
  const { changed, groups, known } = net;
  for (; net.firstChanged < changed.length && net.known === known; net.firstChanged++) {
    if (changed[net.firstChanged] === 0) continue;
    changed[net.firstChanged] = 0;
    if (!groups.list[net.firstChanged].follow(net, net.firstChanged)) return false;
  }
  return true;
}
