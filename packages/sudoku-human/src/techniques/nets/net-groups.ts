/**
 * What nets on layouts know beside singles, group by group: the digit's places in a house as locked candidates, sums by the sets
 * of digits that have them and by their bounds, and rows of cells by the ways to fill them.
 *
 * The classic board's nets are made of singles alone.
 */

import { between } from '../../count/any/filter-equation.js';
import { countBits, lowestBit } from '../../kernel/bits.js';
import { areExclusive } from '../../kernel/exclusion.js';
import { type Combos, groupsOf, type NamedRow, walkOnce } from '../../layout/rows.js';
import { waysOf } from '../../layout/ways.js';
import { candidatesIn } from '../shared/parts.js';
import { collector, inverse, type NetGraph, rowAt } from './net-graph.js';
import { BY_GROUP, type Group, type Groups, infer, type Net, noGroups } from './propagation.js';

/** More candidates of a unit than this rule out little together. */
const MOST_LEFT = 3;

/**
 * Rows with more candidates say little and take long. Eight killers and eight killer-Xs of our own take 2,918 and 5,345 pauses a
 * board with 40, 3,210 and 5,972 with 30, 3,391 and 6,047 without any, and with all about as many as with 40, but four times
 * the states of walks (`scripts/limits.mjs net-rows`).
 */
const MOST_OPEN = 40;

/** The groups of a graph: what is cheap comes first. */
export function groupsFor(graph: NetGraph): Groups {
  const { state, units, unitNames, numbers } = graph;
  const { tables, values } = state;
  if (tables.layout === undefined) return noGroups;
  const { cells, size, nonConsecutive } = tables;
  const isOpen = (cell: number): boolean => values[cell] === 0;
  const membersOf = (of: readonly number[]): number[] =>
    candidatesIn(state, of).map(({ cell, digit }) => numbers[cell * size + digit - 1]);
  const standing = (of: readonly number[]): number => of.reduce((all, cell) => all + values[cell], 0);
  const list: Group[] = [];
  for (const [unit, name] of unitNames.entries()) {
    // The digits of a cell have only consecutive ones to rule out together.
    if (name >= cells + state.places.length || (name < cells && !nonConsecutive)) continue;
    list.push({ members: [...rowAt(units, unit)], follow: (net, group) => followUnit(net, group, unit) });
  }
  const known = groupsOf(tables);
  for (const combos of known.combos) {
    if (combos.cells.some(isOpen)) {
      list.push({ members: membersOf(combos.cells), follow: (net, group) => followCombos(net, group, combos) });
    }
  }
  for (const { plus, minus, total } of known.sums) {
    const [more, less] = [plus.filter(isOpen), minus.filter(isOpen)];
    const sum = { cells: [...more, ...less], plus: more.length, total: total - standing(plus) + standing(minus) };
    if (sum.cells.length > 0) {
      list.push({ members: membersOf(sum.cells), follow: (net, group) => followSum(net, group, sum) });
    }
  }
  for (const row of known.rows) {
    // Houses without cages take long and say little beside the units.
    if (row.sums.some((sum) => sum > 0) && row.cells.some(isOpen)) {
      list.push({ members: membersOf(row.cells), follow: (net, group) => followRow(net, group, row) });
    }
  }
  const members = collector();
  for (const group of list) {
    members.items.push(...group.members);
    members.end();
  }
  return { list, of: inverse(members.rows(), graph.nodes.length) };
}

/** What all candidates that are left of a unit rule out, two or three of them. */
function followUnit(net: Net, group: number, unit: number): boolean {
  const { graph, status, digitSets } = net;
  if (net.left[unit] < 2 || net.left[unit] > MOST_LEFT) return true;
  const { state, nodes, units, excluded } = graph;
  const { size, words, peerSets, nonConsecutive } = state.tables;
  let [a, b, c] = [-1, -1, -1];
  for (let i = units.first[unit]; i < units.first[unit + 1]; i++) {
    const member = units.items[i];
    if (status[member] === 2) continue;
    if (a < 0) a = member;
    else if (b < 0) b = member;
    else c = member;
  }
  if (c < 0) c = b;
  if (nonConsecutive) {
    for (let i = excluded.first[a]; i < excluded.first[a + 1]; i++) {
      const other = excluded.items[i];
      if (status[other] === 2 || other === b || other === c) continue;
      if (!areExclusive(state.tables, nodes[b], nodes[other])) continue;
      if (!areExclusive(state.tables, nodes[c], nodes[other])) continue;
      if (!infer(net, other, false, BY_GROUP, group)) return false;
    }
    return true;
  }
  const digit = nodes[a] % size;
  const at = (member: number): number => ((nodes[member] - digit) / size) * words;
  const [one, two, three] = [at(a), at(b), at(c)];
  for (let word = 0; word < words; word++) {
    let rest = peerSets[one + word] & peerSets[two + word] & peerSets[three + word] & digitSets[digit * words + word];
    for (; rest !== 0; rest &= rest - 1) {
      const other = graph.numbers[(word * 32 + lowestBit(rest)) * size + digit];
      if (!infer(net, other, false, BY_GROUP, group)) return false;
    }
  }
  return true;
}

/**
 * Only sets count that have every digit that stands, digits that some cell has, and for each cell one of its own; a digit in
 * none of them goes.
 */
function followCombos(net: Net, group: number, { cells, sets }: Combos): boolean {
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
  for (let at = 0; at < cells.length; at++) if (!keep(net, cells[at], allowed, group)) return false;
  return true;
}

/** What some way to fill the row has. */
function followRow(net: Net, group: number, row: NamedRow): boolean {
  const { size } = net.graph.state.tables;
  const { cells } = row;
  const { masks } = waysOf(size);
  let open = 0;
  for (let at = 0; at < cells.length; at++) {
    masks[at] = net.masks[cells[at]];
    open += countBits(masks[at]);
  }
  if (open > MOST_OPEN) return true;
  walkOnce(row, size);
  for (let at = 0; at < cells.length; at++) if (!keep(net, cells[at], masks[at], group)) return false;
  return true;
}

/** Open cells with a known sum: the first `plus` cells are added, the others are taken off. */
type OpenSum = { readonly cells: readonly number[]; readonly plus: number; readonly total: number };

/** What the others can make up for. */
function followSum(net: Net, group: number, { cells, plus, total }: OpenSum): boolean {
  const { masks } = net;
  const { size } = net.graph.state.tables;
  let [least, most] = [-total, -total];
  for (let at = 0; at < cells.length; at++) {
    const [low, high] = [lowest(masks[cells[at]]), highest(masks[cells[at]])];
    least += at < plus ? low : -high;
    most += at < plus ? high : -low;
  }
  for (let at = 0; at < cells.length; at++) {
    const [low, high] = [lowest(masks[cells[at]]), highest(masks[cells[at]])];
    const allowed = at < plus ? between(high - most, low - least, size) : between(high + least, low + most, size);
    if (!keep(net, cells[at], allowed, group)) return false;
  }
  return true;
}

/** Takes the other digits of a cell off. */
function keep(net: Net, cell: number, allowed: number, group: number): boolean {
  const { numbers, state } = net.graph;
  for (let gone = net.masks[cell] & ~allowed; gone !== 0; gone &= gone - 1) {
    const node = numbers[cell * state.tables.size + lowestBit(gone)];
    // Where a value stands nothing goes; the row's open cells are left without a digit.
    if (node >= 0 && !infer(net, node, false, BY_GROUP, group)) return false;
  }
  return true;
}

function lowest(mask: number): number {
  return 32 - Math.clz32(mask & -mask);
}

function highest(mask: number): number {
  return 32 - Math.clz32(mask);
}
