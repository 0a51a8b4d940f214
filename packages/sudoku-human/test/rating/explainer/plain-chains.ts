/**
 * Sudoku Explainer's chains and cycles a second time, as they are told: a board is a set of candidates, a node knows its
 * parents, and every way is walked. Slow, and nothing is shared with the package.
 */

import { houses } from '../../techniques/positions.js';
import { housesOf, nine } from './plain-explainer.js';

/** What is left on a board: candidates are `cell * 9 + digit`, digits from 0. */
export type Marks = ReadonlySet<number>;

/** Nine candidates of which one is true: a cell, or a digit in a house. */
export type Unit = readonly number[];

/** A chain or a conclusion inside a net. */
export type Nested = { readonly complexity: number; readonly identity: string };

/** A candidate that comes on or goes off, and what it follows from. */
export type Node = {
  readonly candidate: number;
  readonly isOn: boolean;
  readonly parents: readonly Node[];
  /** The unit that became a pair. */
  readonly unit?: Unit;
  /** What struck it out inside of a net. */
  readonly nested?: Nested;
};

/** A chain or cycle. */
export type PlainChain = {
  readonly form: 'cycle' | 'on' | 'off';
  /** 2 digits by their places, 3 by their cells, 4 by both. */
  readonly key: 2 | 3 | 4;
  readonly rating: number;
  /** From its end back to its start. */
  readonly path: readonly Node[];
  readonly removals: readonly number[];
};

/** Of each candidate its cell, and its digit in box, row and column. */
export const unitsOf: readonly (readonly Unit[])[] = Array.from({ length: 729 }, (_, candidate) => {
  const [cell, digit] = [Math.floor(candidate / 9), candidate % 9];
  const inCell = nine.map((other) => cell * 9 + other);
  return [inCell, ...housesOf[cell].map((house) => houses[house].map((other) => other * 9 + digit))];
});

/** What each candidate rules out: the others of its cell, and then its digit in box, row and column, each once. */
const others: readonly (readonly number[])[] = unitsOf.map((units, own) =>
  [...new Set(units.flat())].filter((candidate) => candidate !== own),
);

export function nameOf({ candidate, isOn }: Pick<Node, 'candidate' | 'isOn'>): string {
  return `${isOn ? '+' : '-'}${candidate}`;
}

/** A tenth for each of these that is less than the length. */
const thresholds = [4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024];

export function rated(base: number, complexity: number): number {
  let term = 0;
  for (const threshold of thresholds) if (threshold < complexity - 2) term += 0.1;
  return base + term;
}

/** What an on candidate rules out, with the others of its cell unless only places count. */
export function offsFrom(marks: Marks, node: Node, placesOnly: boolean): Node[] {
  return others[node.candidate]
    .slice(placesOnly ? 8 : 0)
    .filter((candidate) => marks.has(candidate))
    .map((candidate) => ({ candidate, isOn: false, parents: [node] }));
}

/** What follows from an off candidate: the other one wherever it is one of two, by the kinds of unit that count. */
export function onsFrom(marks: Marks, node: Node, kinds: readonly number[]): Node[] {
  return kinds.flatMap((kind) => {
    const unit = unitsOf[node.candidate][kind];
    const left = unit.filter((candidate) => marks.has(candidate));
    if (left.length !== 2 || !left.includes(node.candidate)) return [];
    const [candidate] = left.filter((other) => other !== node.candidate);
    return [{ candidate, isOn: true, parents: [node], unit }];
  });
}

const kindsOf = { 2: [1, 2, 3], 3: [0], 4: [0, 1, 2, 3] };

/** All that strike something out, in the order of finding. */
export function plainChains(marks: Marks): PlainChain[] {
  const starts = [...marks].sort((a, b) => a - b);
  return ([2, 3, 4] as const)
    .flatMap((key) =>
      starts.flatMap((start) => {
        const inCell = unitsOf[start][0].filter((candidate) => marks.has(candidate));
        if (key === 3) return inCell.length === 2 ? cycles(marks, start, key) : [];
        return [...cycles(marks, start, key), ...chain(marks, start, key, true), ...chain(marks, start, key, false)];
      }),
    )
    .filter(({ removals }) => removals.length > 0);
}

/** A node with its parents, their parents and so on, where each has one. */
function wayBack(node: Node): Node[] {
  const way = [node];
  for (let [parent] = node.parents; parent !== undefined; [parent] = parent.parents) way.push(parent);
  return way;
}

function cycles(marks: Marks, start: number, key: 2 | 3 | 4): PlainChain[] {
  const found: PlainChain[] = [];
  const met = new Set([start]);
  let ons: Node[] = [{ candidate: start, isOn: true, parents: [] }];
  for (let layers = 2; ons.length > 0; layers += 2) {
    const offs = ons.flatMap((on) => {
      const before = new Set(wayBack(on).map(nameOf));
      return offsFrom(marks, on, key === 2).filter((off) => !before.has(nameOf(off)));
    });
    ons = [];
    for (const on of offs.flatMap((off) => onsFrom(marks, off, kindsOf[key]))) {
      if (on.candidate === start && layers >= 4) found.push(cycle(marks, wayBack(on).slice(0, -1), key));
      if (!met.has(on.candidate)) ons.push(on);
      met.add(on.candidate);
    }
  }
  return found;
}

/** What sees an on and an off node of its digit, outside of the cells of the cycle. */
function cycle(marks: Marks, path: readonly Node[], key: 2 | 3 | 4): PlainChain {
  const inCycle = new Set(path.map(({ candidate }) => Math.floor(candidate / 9)));
  const seenBy = (isOn: boolean) =>
    new Set(path.filter((node) => node.isOn === isOn).flatMap(({ candidate }) => unitsOf[candidate].slice(1).flat()));
  const [on, off] = [seenBy(true), seenBy(false)];
  const removals = [...marks]
    .filter((candidate) => on.has(candidate) && off.has(candidate) && !inCycle.has(Math.floor(candidate / 9)))
    .sort((a, b) => a - b);
  return { form: 'cycle', key, rating: rated(key === 4 ? 7.0 : 6.5, path.length), path, removals };
}

/** The first chain from a start to its opposite. */
function chain(marks: Marks, start: number, key: 2 | 4, isOn: boolean): PlainChain[] {
  const first: Node = { candidate: start, isOn, parents: [] };
  const met = new Set([nameOf(first)]);
  const queue = [first];
  for (const node of queue) {
    for (const next of node.isOn ? offsFrom(marks, node, key === 2) : onsFrom(marks, node, kindsOf[key])) {
      if (next.candidate === start && next.isOn !== isOn) {
        const inCell = unitsOf[start][0].filter((other) => other !== start && marks.has(other));
        const path = wayBack(next);
        const rating = rated(key === 2 ? 6.6 : 7.0, path.length);
        return [{ form: isOn ? 'off' : 'on', key, rating, path, removals: isOn ? [start] : inCell }];
      }
      if (!met.has(nameOf(next))) queue.push(next);
      met.add(nameOf(next));
    }
  }
  return [];
}

/** The units by which the off nodes of a cycle follow from what is next to them: the first of cell, box, row, column. */
export function weakUnits(path: readonly Node[]): Unit[] {
  return path.flatMap((node, i) => {
    const next = path[(i + 1) % path.length];
    const shared = unitsOf[node.candidate].filter((unit) => unit.includes(next.candidate));
    return node.isOn ? [] : shared.slice(0, 1);
  });
}
