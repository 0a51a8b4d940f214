/**
 * The board as chains and nets see it: every candidate a number, what each rules out, and the units one of whose candidates
 * is true.
 *
 * A unit is an open cell, or a digit's places in a house; nets beside a pattern have one more, its guardians. Numbers have no
 * gaps, so that what is kept by candidate is small.
 */

import { lowestBit } from '../../kernel/bits.js';
import { excludedBy } from '../../kernel/exclusion.js';
import type { State } from '../../kernel/state.js';
import type { Candidate, ChainNode } from '../../types.js';

/** Lists of numbers, as many as a square of candidates: those of `n` are `items[first[n]] … items[first[n + 1] - 1]`. */
export type Rows = { readonly first: Uint32Array; readonly items: Uint16Array };

/** The graph of a state. */
export type NetGraph = {
  readonly state: State;
  /** By candidate: `cell * size + digit`, ascending. */
  readonly nodes: Uint16Array;
  /** By `cell * size + digit`: the candidate's number, or -1. */
  readonly numbers: Int16Array;
  /** By candidate: the candidates that it rules out. */
  readonly excluded: Rows;
  /** By unit: its candidates, in order of digits or places. */
  readonly units: Rows;
  /** By unit: its cell, or after all cells `house * size + digit`; the last of all numbers for guardians. */
  readonly unitNames: Uint16Array;
  /** By candidate: its units. */
  readonly unitsOf: Rows;
};

/** The graph of a state, where one of some candidates (`cell * size + digit`) may be known to be true. */
export function netGraph(state: State, guardians: readonly number[] = []): NetGraph {
  const { masks, places, tables } = state;
  const { cells, size, houseCells } = tables;
  const nodes: number[] = [];
  const numbers = new Int16Array(cells * size).fill(-1);
  const units: number[][] = [];
  const unitNames: number[] = [];
  const addUnit = (name: number, members: number[]): void => {
    unitNames.push(name);
    units.push(members);
  };
  for (let cell = 0; cell < cells; cell++) {
    if (masks[cell] === 0) continue;
    const members: number[] = [];
    for (let rest = masks[cell]; rest !== 0; rest &= rest - 1) {
      const node = cell * size + lowestBit(rest);
      members.push((numbers[node] = nodes.length));
      nodes.push(node);
    }
    addUnit(cell, members);
  }
  for (let at = 0; at < places.length; at++) {
    if (places[at] === 0) continue;
    const digit = at % size;
    const members: number[] = [];
    for (let rest = places[at]; rest !== 0; rest &= rest - 1) {
      members.push(numbers[houseCells[at - digit + lowestBit(rest)] * size + digit]);
    }
    addUnit(cells + at, members);
  }
  if (guardians.length > 0) {
    addUnit(
      cells + places.length,
      guardians.map((node) => numbers[node]),
    );
  }
  return {
    state,
    nodes: Uint16Array.from(nodes),
    numbers,
    excluded: rowsOf(nodes.map((node) => excludedBy(state, node).map((other) => numbers[other]))),
    units: rowsOf(units),
    unitNames: Uint16Array.from(unitNames),
    unitsOf: inverse(units, nodes.length),
  };
}

/** Lists as rows. */
export function rowsOf(lists: readonly (readonly number[])[]): Rows {
  const first = new Uint32Array(lists.length + 1);
  for (let at = 0; at < lists.length; at++) first[at + 1] = first[at] + lists[at].length;
  const items = new Uint16Array(first[lists.length]);
  for (let at = 0; at < lists.length; at++) items.set(lists[at], first[at]);
  return { first, items };
}

/** By member the lists that it is in. */
export function inverse(lists: readonly (readonly number[])[], members: number): Rows {
  const of: number[][] = Array.from({ length: members }, () => []);
  for (let at = 0; at < lists.length; at++) for (const member of lists[at]) of[member].push(at);
  return rowsOf(of);
}

/** A row's numbers. */
export function rowAt({ first, items }: Rows, at: number): Uint16Array {
  return items.subarray(first[at], first[at + 1]);
}

/** The candidate of a number. */
export function candidateOf({ state: { tables }, nodes }: NetGraph, number: number): Candidate {
  const digit = nodes[number] % tables.size;
  return { cell: (nodes[number] - digit) / tables.size, digit: digit + 1 };
}

/** The candidate of a number as an end of links. */
export function chainNode(graph: NetGraph, number: number): ChainNode {
  const { cell, digit } = candidateOf(graph, number);
  return { cells: [cell], digit };
}
