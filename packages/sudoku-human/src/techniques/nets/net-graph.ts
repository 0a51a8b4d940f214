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
export type Rows = { readonly first: Int32Array; readonly items: Uint16Array };

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
  /** By unit: how many candidates it has. */
  readonly sizes: Uint8Array;
  /** By candidate: its units. */
  readonly unitsOf: Rows;
};

/** The graph of a state, where one of some candidates (`cell * size + digit`) may be known to be true. */
export function netGraph(state: State, guardians: readonly number[] = []): NetGraph {
  const { masks, places, tables } = state;
  const { cells, size, houseCells } = tables;
  const nodes: number[] = [];
  const numbers = new Int16Array(cells * size).fill(-1);
  const units = collector();
  const unitNames: number[] = [];
  for (let cell = 0; cell < cells; cell++) {
    if (masks[cell] === 0) continue;
    for (let rest = masks[cell]; rest !== 0; rest &= rest - 1) {
      const node = cell * size + lowestBit(rest);
      numbers[node] = nodes.length;
      units.items.push(nodes.length);
      nodes.push(node);
    }
    unitNames.push(cell);
    units.end();
  }
  for (let at = 0; at < places.length; at++) {
    if (places[at] === 0) continue;
    const digit = at % size;
    for (let rest = places[at]; rest !== 0; rest &= rest - 1) {
      units.items.push(numbers[houseCells[at - digit + lowestBit(rest)] * size + digit]);
    }
    unitNames.push(cells + at);
    units.end();
  }
  if (guardians.length > 0) {
    units.items.push(...guardians.map((node) => numbers[node]));
    unitNames.push(cells + places.length);
    units.end();
  }
  const excluded = collector();
  for (const node of nodes) {
    excludedBy(state, node, excluded.items);
    excluded.end();
  }
  const rows = units.rows();
  const { first, items } = excluded.rows();
  for (let i = 0; i < items.length; i++) items[i] = numbers[items[i]];
  return {
    state,
    nodes: Uint16Array.from(nodes),
    numbers,
    excluded: { first, items },
    units: rows,
    unitNames: Uint16Array.from(unitNames),
    sizes: sizesOf(rows),
    unitsOf: inverse(rows, nodes.length),
  };
}

/** Collects rows: what was pushed to the items since the last end is one. */
export function collector(): { readonly items: number[]; readonly end: () => void; readonly rows: () => Rows } {
  const first = [0];
  const items: number[] = [];
  return {
    items,
    end: () => first.push(items.length),
    rows: () => ({ first: new Int32Array(first), items: new Uint16Array(items) }),
  };
}

function sizesOf({ first }: Rows): Uint8Array {
  const sizes = new Uint8Array(first.length - 1);
  for (let row = 0; row < sizes.length; row++) sizes[row] = first[row + 1] - first[row];
  return sizes;
}

/** By member the rows that it is in, ascending. */
export function inverse({ first, items }: Rows, members: number): Rows {
  const starts = new Int32Array(members + 1);
  for (let i = 0; i < items.length; i++) starts[items[i] + 1]++;
  for (let member = 0; member < members; member++) starts[member + 1] += starts[member];
  const next = starts.slice();
  const rows = new Uint16Array(items.length);
  for (let row = 0; row + 1 < first.length; row++) {
    for (let i = first[row]; i < first[row + 1]; i++) rows[next[items[i]]++] = row;
  }
  return { first: starts, items: rows };
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
