/**
 * The graph of grouped chains: candidates, and groups of several places of a digit in a house, one of which is true or none.
 *
 *     house  a a . b c      x sees both places a and a': if neither has the digit, b or c has; if one has, x hasn't
 *            x
 *
 * A group is what some candidate outside the house sees of its places, or what it doesn't see, as long as other candidates
 * see all of that. So groups are what boxes and lines share in a Sudoku of boxes, and anything of any number of cells where
 * regions, diagonals or knight's moves say so.
 */

import { countBits, lowestBit } from '../kernel/bits.js';
import { strongLinks } from './links.js';
import { cellsAt, excludedByAll, sees, type View } from './view.js';

/** Candidates have the numbers `cell * size + digit`, the groups come after them. */
export type GroupGraph = {
  /** By node: its candidates; none for what is no candidate. */
  readonly members: readonly (readonly number[])[];
  /** By node: the nodes that are true if it is false. */
  readonly strong: readonly (readonly number[])[];
  /** The candidates that are false if the node is true, ascending. */
  readonly excludedBy: (node: number) => readonly number[];
  /** The nodes that are false if the node is true. */
  readonly weakOf: (node: number) => readonly number[];
};

const none: readonly number[] = [];

type Graphs = { readonly all: GroupGraph; readonly ofDigits: GroupGraph };

const known = /* @__PURE__ */ new WeakMap<View, Graphs>();

/** The graph of a view, made once; without `inCells` the links between nodes of one digit alone, so that chains keep to it. */
export function groupGraph(view: View, inCells: boolean): GroupGraph {
  const graphs = known.get(view) ?? build(view);
  known.set(view, graphs);
  return inCells ? graphs.all : graphs.ofDigits;
}

function build(view: View): Graphs {
  const { size } = view.tables;
  const links = strongLinks(view);
  const members: (readonly number[])[] = links.inHouse.map((_, node) =>
    (view.masks[Math.floor(node / size)] & (1 << (node % size))) === 0 ? none : [node],
  );
  const inHouses = [...links.inHouse];
  const numbers = new Map<string, number>();
  // By candidate: the groups that begin with it.
  const groupsAt = new Map<number, number[]>();
  const nodeOf = (cells: readonly number[], digit: number): number => {
    const list = cells.map((cell) => cell * size + digit);
    if (list.length === 1) return list[0];
    let node = numbers.get(`${list}`);
    if (node === undefined) {
      node = members.length;
      numbers.set(`${list}`, node);
      members.push(list);
      inHouses.push(none);
      groupsAt.set(list[0], [...(groupsAt.get(list[0]) ?? none), node]);
    }
    return node;
  };
  for (const { cells, rest, digit } of halves(view)) {
    const [a, b] = [nodeOf(cells, digit), nodeOf(rest, digit)];
    if (inHouses[a].includes(b)) continue;
    inHouses[a] = [...inHouses[a], b];
    inHouses[b] = [...inHouses[b], a];
  }
  const excludedBy = once(members.length, (node) => excludedByAll(view, members[node]));
  const isExcluded = new Int32Array(members.length).fill(-1);
  const weakOf = once(members.length, (node) => {
    const singles = excludedBy(node);
    for (const other of singles) isExcluded[other] = node;
    const list = [...singles];
    for (const other of singles) {
      for (const group of groupsAt.get(other) ?? none)
        if (members[group].every((one) => isExcluded[one] === node)) list.push(group);
    }
    return list;
  });
  const digitOf = (node: number): number => members[node][0] % size;
  return {
    all: {
      members,
      strong: inHouses.map((list, node) => {
        const inCell = links.inCell[node] ?? none;
        return inCell.length === 0 ? list : [...inCell, ...list];
      }),
      excludedBy,
      weakOf,
    },
    ofDigits: {
      members,
      strong: inHouses,
      excludedBy,
      weakOf: once(members.length, (node) => weakOf(node).filter((other) => digitOf(other) === digitOf(node))),
    },
  };
}

/** A list for each number, worked out when it is asked for. */
function once(count: number, make: (node: number) => readonly number[]): (node: number) => readonly number[] {
  const lists: (readonly number[] | undefined)[] = Array.from({ length: count });
  return (node) => {
    let list = lists[node];
    if (list === undefined) {
      list = make(node);
      lists[node] = list;
    }
    return list;
  };
}

type Halves = { readonly cells: number[]; readonly rest: number[]; readonly digit: number };

/** The places of a digit in a house in two parts, one of several cells at least, each seen wholly from outside. */
function* halves(view: View): Generator<Halves> {
  const { tables, places, masks } = view;
  const { size, houses, houseCells } = tables;
  for (let house = 0; house < houses; house++) {
    for (let digit = 0; digit < size; digit++) {
      const all = places[house * size + digit];
      if (countBits(all) < 3) continue;
      const seen = new Set<number>();
      for (let cell = 0; cell < tables.cells; cell++) {
        if ((masks[cell] & (1 << digit)) === 0) continue;
        let bits = 0;
        for (let rest = all; rest !== 0; rest &= rest - 1) {
          const place = lowestBit(rest);
          const other = houseCells[house * size + place];
          // A place of the house itself sees all others.
          if (other === cell) bits = all;
          if (sees(view, cell, other)) bits |= 1 << place;
        }
        if (bits !== all && countBits(bits) > 1) seen.add(bits);
      }
      const isSeen = (part: number): boolean => countBits(part) === 1 || [...seen].some((bits) => (part & ~bits) === 0);
      const done = new Set<number>();
      for (const part of seen) {
        const rest = all & ~part;
        if (done.has(rest) || !isSeen(rest)) continue;
        done.add(part);
        yield { cells: cellsAt(view, house, part), rest: cellsAt(view, house, rest), digit };
      }
    }
  }
}
