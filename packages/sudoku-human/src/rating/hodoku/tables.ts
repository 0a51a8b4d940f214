/**
 * What follows at once from each candidate, or group, being true, and from its being false.
 *
 * Nodes are the candidates by cell and digit, and then the groups: the two or three places of a digit where a line and a
 * box cross. A literal is `node * 2`, and one more if the node is true. What is further away is in the tables of what
 * follows: `walk.ts` goes through them in their order, `closure.ts` gathers all at once.
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { addAt } from '../../kernel/cell-sets.js';
import { cellHouses, houseCells, peerSets, placeBits } from '../../kernel/geometry.js';
import type { State } from '../../kernel/state.js';
import { inSet } from './found.js';

/** The nodes, and what follows from each literal, in order. */
export type Tables = {
  /** How many nodes are candidates; the others are groups. */
  readonly candidates: number;
  readonly nodes: number;
  /** By node: its cells. */
  readonly cells: readonly (readonly number[])[];
  /** By node: its digit. */
  readonly digits: readonly number[];
  /** By candidate `cell * 9 + digit`: its node, or −1. */
  readonly nodeOf: Int16Array;
  /** By literal: what follows at once. */
  readonly next: readonly (readonly number[])[];
};

type Draft = {
  candidates: number;
  cells: (readonly number[])[];
  digits: number[];
  nodeOf: Int16Array;
  next: number[][];
};

/** Tables of candidates alone. */
export function plainTables(state: State): Tables {
  const draft = candidateNodes(state);
  for (let node = 0; node < draft.candidates; node++) linkCandidate(state, draft, node);
  return { ...draft, nodes: draft.cells.length };
}

/** The same with groups. */
export function groupedTables(state: State): Tables {
  const draft = candidateNodes(state);
  for (let node = 0; node < draft.candidates; node++) linkCandidate(state, draft, node);
  addGroups(state, draft);
  return { ...draft, nodes: draft.cells.length };
}

/** Groups with tables of candidates that were made otherwise. */
export function netTables(state: State, fill: (draft: Omit<Tables, 'nodes'>, next: number[][]) => void): Tables {
  const draft = candidateNodes(state);
  fill(draft, draft.next);
  addGroups(state, draft);
  return { ...draft, nodes: draft.cells.length };
}

/** The nodes of all candidates, without links. */
export function candidateNodes({ masks }: State): Draft {
  const draft: Draft = { candidates: 0, cells: [], digits: [], nodeOf: new Int16Array(729).fill(-1), next: [] };
  for (let cell = 0; cell < 81; cell++) {
    for (let rest = masks[cell]; rest !== 0; rest &= rest - 1) {
      const digit = lowestBit(rest);
      draft.nodeOf[cell * 9 + digit] = draft.candidates++;
      draft.cells.push([cell]);
      draft.digits.push(digit);
      draft.next.push([], []);
    }
  }
  return draft;
}

/** True: the other digits of the cell and the other places are false. False: the last one left is true. */
function linkCandidate({ masks, places }: State, { cells, digits, nodeOf, next }: Draft, node: number): void {
  const [[cell], digit] = [cells[node], digits[node]];
  const others = masks[cell] & ~(1 << digit);
  const [off, on] = [next[node * 2], next[node * 2 + 1]];
  for (let rest = others; rest !== 0; rest &= rest - 1) on.push(nodeOf[cell * 9 + lowestBit(rest)] * 2);
  if ((others & (others - 1)) === 0 && others !== 0) off.push(nodeOf[cell * 9 + lowestBit(others)] * 2 + 1);
  for (let kind = 0; kind < 3; kind++) {
    const house = cellHouses[cell * 3 + kind];
    const left = places[house * 9 + digit] & ~placeBits[cell * 3 + kind];
    for (let rest = left; rest !== 0; rest &= rest - 1) {
      const literal = nodeOf[houseCells[house * 9 + lowestBit(rest)] * 9 + digit] * 2;
      if (kind < 2 || !on.includes(literal)) on.push(literal);
    }
    if (left === 0 || (left & (left - 1)) !== 0) continue;
    const literal = nodeOf[houseCells[house * 9 + lowestBit(left)] * 9 + digit] * 2 + 1;
    if (!off.includes(literal)) off.push(literal);
  }
}

type Group = {
  readonly node: number;
  readonly digit: number;
  readonly cells: readonly number[];
  readonly houses: number[];
};

/** Rows before columns; in each the digits, and of each the boxes. */
function groupsOf({ places }: State, draft: Draft): Group[] {
  const groups: Group[] = [];
  for (let line = 0; line < 18; line++) {
    for (let digit = 0; digit < 9; digit++) {
      const mask = places[line * 9 + digit];
      for (let third = 0; third < 3; third++) {
        const within = mask & (7 << (third * 3));
        if (countBits(within) < 2) continue;
        const cells: number[] = [];
        for (let rest = within; rest !== 0; rest &= rest - 1) cells.push(houseCells[line * 9 + lowestBit(rest)]);
        const houses = [line, cellHouses[cells[0] * 3 + 2]];
        groups.push({ node: draft.cells.length, digit, cells, houses });
        draft.cells.push(cells);
        draft.digits.push(digit);
        draft.next.push([], []);
      }
    }
  }
  return groups;
}

function addGroups(state: State, draft: Draft): void {
  const { next, nodeOf } = draft;
  const groups = groupsOf(state, draft);
  const byDigit: Group[][] = Array.from({ length: 9 }, () => []);
  for (const group of groups) byDigit[group.digit].push(group);
  for (const group of groups) {
    const { node, digit, cells, houses } = group;
    const [off, on] = [next[node * 2], next[node * 2 + 1]];
    const seen = inSet(...sightOf(state, digit, cells), digit);
    for (const candidate of seen) {
      const other = nodeOf[candidate];
      on.push(other * 2);
      next[other * 2 + 1].push(node * 2);
    }
    for (const house of [houses[1], houses[0]]) {
      const kind = house < 9 ? 0 : house < 18 ? 1 : 2;
      let last = -1;
      let count = 0;
      for (const candidate of seen) {
        if (cellHouses[((candidate - digit) / 9) * 3 + kind] !== house) continue;
        last = candidate;
        count++;
      }
      if (count !== 1) continue;
      off.push(nodeOf[last] * 2 + 1);
      next[nodeOf[last] * 2].push(node * 2 + 1);
    }
    linkGroups(state, byDigit[digit], group, on, off);
  }
}

/** Other groups of the digit in its houses are false with it; the one that shares all places of a house is true without it. */
function linkGroups({ places }: State, groups: readonly Group[], group: Group, on: number[], off: number[]): void {
  const only: (Group | undefined)[] = [undefined, undefined];
  for (const other of groups) {
    // Groups of one line lie in different boxes, those of one box may cross.
    const isLine = other.houses[0] === group.houses[0];
    const isBox = other.houses[1] === group.houses[1];
    if (other === group || (!isLine && !isBox) || other.cells.some((cell) => group.cells.includes(cell))) continue;
    on.push(other.node * 2);
    const at = isLine ? 0 : 1;
    const all = countBits(places[group.houses[at] * 9 + group.digit]);
    if (all === group.cells.length + other.cells.length) only[at] = other;
  }
  for (const other of only) if (other !== undefined) off.push(other.node * 2 + 1);
}

/** The candidates of the digit that see all the cells. */
export function sightOf({ digitSets }: State, digit: number, cells: readonly number[]): [number, number, number] {
  const set: [number, number, number] = [digitSets[digit * 3], digitSets[digit * 3 + 1], digitSets[digit * 3 + 2]];
  for (const cell of cells) for (let word = 0; word < 3; word++) set[word] &= peerSets[cell * 3 + word];
  return set;
}

/** The set of cells of a list. */
export function cellSetOf(cells: readonly number[]): [number, number, number] {
  const set: [number, number, number] = [0, 0, 0];
  for (const cell of cells) addAt(set, 0, cell);
  return set;
}
