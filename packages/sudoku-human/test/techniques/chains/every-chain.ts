/** Chains and loops by their definitions, on any layout: every path is tried. */

import * as kit from '@kit/sudoku-human';
import { digitsIn } from '../../layout/boards.js';
import { agree, sightIn } from '../../layout/oracle.js';

/** One of some cells of a house has the digit. */
export type PlainNode = { readonly cells: readonly number[]; readonly digit: number };

/** The nodes of a position, and by node the nodes that a link of either kind leads to. */
export type PlainGraph = {
  readonly nodes: readonly PlainNode[];
  readonly strong: readonly (readonly number[])[];
  readonly weak: readonly (readonly number[])[];
  /** By node: the candidates that it excludes. */
  readonly excluded: readonly ReadonlySet<string>[];
};

export type Links = { readonly inHouse: boolean; readonly inCell: boolean; readonly groups: boolean };

export const nameOf = ({ cells, digit }: PlainNode): string => `${digit}@${[...cells].sort((a, b) => a - b)}`;

/** All subsets of a list but none and all. */
function* parts(list: readonly number[]): Generator<number[]> {
  for (let bits = 1; bits < 2 ** list.length - 1; bits++) yield list.filter((_, i) => (bits & (1 << i)) !== 0);
}

const isWithin = (some: readonly number[], all: readonly number[]) => some.every((cell) => all.includes(cell));

/** The places of a digit in a house as two nodes: a group is what another house has of them, or by moves what a cell sees. */
function* partings(layout: kit.Layout, houses: readonly (readonly number[])[], house: number, all: readonly number[]) {
  const sees = sightIn(layout);
  const places = houses[house].filter((cell) => all.includes(cell));
  if (places.length < 2) return;
  const others = houses.filter((other) => !isWithin(other, houses[house]));
  const seen = all
    .filter((cell) => !houses[house].includes(cell))
    .map((cell) => places.filter((place) => sees(cell, place)));
  const hasMoves = layout.antiKnight || layout.antiKing;
  const isGroup = (some: readonly number[]) => (hasMoves ? seen : others).some((set) => isWithin(some, set));
  for (const part of parts(places)) {
    const rest = places.filter((cell) => !part.includes(cell));
    const isWhole = (some: readonly number[]) => some.length > 1 && seen.some((set) => String(set) === String(some));
    if (hasMoves && places.length > 2 && !isWhole(part) && !isWhole(rest)) continue;
    if ([part, rest].every((some) => some.length === 1 || isGroup(some))) yield [part, rest] as const;
  }
}

/** The graph of a position that has an entry for each link; no node without a strong link is at the end of a weak one. */
export function plainGraph({ layout, candidates: marks, values }: kit.Position, kinds: Links): PlainGraph {
  if (!layout) throw new Error('no layout');
  const houses = kit.housesOf(layout).flatMap(({ kind, cells }) => (kind === 'cage' ? [] : [cells]));
  // What a value in the same house excludes is no candidate; hidden windows follow from other rules.
  const candidates = marks.map((mask, cell) =>
    houses.reduce(
      (left, house) =>
        house.includes(cell) ? house.reduce((rest, at) => rest & ~((1 << values[at]) >> 1), left) : left,
      mask,
    ),
  );
  const all = candidates.flatMap((mask, cell) => digitsIn(mask).map((digit): PlainNode => ({ cells: [cell], digit })));
  const known = new Map(all.map((node) => [nameOf(node), node]));
  const strongOf = new Map<string, Set<string>>();
  const join = (a: PlainNode, b: PlainNode): void => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ]) {
      known.set(nameOf(from), from);
      strongOf.set(nameOf(from), (strongOf.get(nameOf(from)) ?? new Set()).add(nameOf(to)));
    }
  };
  for (const [cell, mask] of candidates.entries()) {
    const [p, q, ...more] = digitsIn(mask);
    if (kinds.inCell && q !== undefined && more.length === 0)
      join({ cells: [cell], digit: p }, { cells: [cell], digit: q });
  }
  for (let digit = 1; kinds.inHouse && digit <= layout.size; digit++) {
    const places = [...candidates.keys()].filter((cell) => digitsIn(candidates[cell]).includes(digit));
    for (const house of houses.keys()) {
      for (const [part, rest] of partings(layout, houses, house, places)) {
        if (kinds.groups || part.length + rest.length === 2) join({ cells: part, digit }, { cells: rest, digit });
      }
    }
  }
  const nodes = [...known.values()];
  const numbers = new Map(nodes.map((node, i) => [nameOf(node), i]));
  const strong = nodes.map((node) =>
    [...(strongOf.get(nameOf(node)) ?? [])].map((name) => numbers.get(name) as number),
  );
  // Hidden windows follow from other houses, so the rules don't mention them.
  const together = candidates.map((_, a) =>
    candidates.map((_, b) => houses.some((house) => house.includes(a) && house.includes(b))),
  );
  const areApart = (a: number, p: number, b: number, q: number): boolean =>
    a === b ? p !== q : !agree(layout, a, p, b, q) || (p === q && together[a][b]);
  const excludes = (a: PlainNode, b: PlainNode) =>
    a.cells.every((one) => b.cells.every((other) => areApart(one, a.digit, other, b.digit)));
  const oneDigit = !kinds.inCell || !kinds.inHouse;
  const weak = nodes.map((a) =>
    [...nodes.keys()].filter(
      (b) => strong[b].length > 0 && excludes(a, nodes[b]) && (!oneDigit || a.digit === nodes[b].digit),
    ),
  );
  const excluded = nodes.map((a) => new Set(all.filter((one) => excludes(a, one)).map(nameOf)));
  return { nodes, strong, weak, excluded };
}

/** Every path of strong and weak links in turn from a start that passes no node twice, but may come back to its start. */
export function walkAll(
  { strong, weak }: PlainGraph,
  maxLength: number,
  visit: (path: readonly number[]) => void,
): void {
  const path: number[] = [];
  const extend = (node: number): void => {
    const length = path.push(node) - 1;
    if (length > 0) visit(path);
    if (length < maxLength && (length === 0 || node !== path[0])) {
      for (const next of (length % 2 === 0 ? strong : weak)[node]) {
        const closes = next === path[0] && length % 2 === 0 && length > 1;
        if (closes || !path.includes(next)) extend(next);
      }
    }
    path.pop();
  };
  for (const start of strong.keys()) if (strong[start].length > 0) extend(start);
}

/** What both nodes exclude. */
export function excludedByBoth({ excluded }: PlainGraph, a: number, b: number): string[] {
  return [...excluded[a]].filter((one) => excluded[b].has(one)).sort();
}
