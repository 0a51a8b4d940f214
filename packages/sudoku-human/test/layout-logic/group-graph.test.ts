import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { readBoard } from '../../src/board/read-position.js';
import { type GroupGraph, groupGraph } from '../../src/layout-logic/group-graph.js';
import { viewOf } from '../../src/layout-logic/view.js';
import { digitsIn, marksAndValues, scatteredMarks } from '../layout/boards.js';
import { agree, sightIn } from '../layout/oracle.js';

const layouts: readonly [string, kit.Layout][] = [
  ['4×4 with diagonals', kit.createLayout({ size: 4, diagonals: true })],
  ['a jigsaw of 4×4', kit.createLayout({ size: 4, regions: [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3] })],
  ['4×4 with neighbours apart', kit.createLayout({ size: 4, nonConsecutive: true })],
];

/** `cells=digit`, sorted, so that graphs can be compared whatever the numbers of their nodes. */
const told = (cells: readonly number[], digit: number) => `${cells.toSorted((a, b) => a - b)}=${digit}`;
const nameIn = ({ members }: GroupGraph, node: number) =>
  told(
    members[node].map((one) => Math.floor(one / 4)),
    (members[node][0] % 4) + 1,
  );

/** The links of a board by name: two places, two digits of a cell, and two parts of a house that are seen from outside. */
function linksIn({ layout, candidates }: kit.Position) {
  if (!layout) throw new Error('no layout');
  const sees = sightIn(layout);
  const all = [...candidates.keys()];
  const has = (cell: number, digit: number) => digitsIn(candidates[cell]).includes(digit);
  const groups = new Map<string, { cells: readonly number[]; digit: number }>();
  const [inHouse, inCell] = [new Set<string>(), new Set<string>()];
  const join = (set: Set<string>, digit: number, cells: readonly number[], other: number, rest: readonly number[]) => {
    for (const [some, of] of [
      [cells, digit],
      [rest, other],
    ] as const)
      if (some.length > 1) groups.set(told(some, of), { cells: some, digit: of });
    set.add(`${told(cells, digit)} ${told(rest, other)}`).add(`${told(rest, other)} ${told(cells, digit)}`);
  };
  for (const cell of all) {
    const [a, b, ...more] = digitsIn(candidates[cell]);
    if (b !== undefined && more.length === 0) join(inCell, a, [cell], b, [cell]);
  }
  for (const { kind, cells } of kit.housesOf(layout)) {
    for (let digit = 1; kind !== 'cage' && digit <= 4; digit++) {
      const places = cells.filter((cell) => has(cell, digit));
      if (places.length === 2) join(inHouse, digit, [places[0]], digit, [places[1]]);
      if (places.length < 3) continue;
      const seen = all
        .filter((cell) => has(cell, digit) && !places.includes(cell))
        .map((cell) => places.filter((place) => sees(cell, place)));
      for (const part of seen) {
        const rest = places.filter((place) => !part.includes(place));
        const isSeen =
          rest.length === 1 ||
          seen.some(
            (some) => some.length < places.length && some.length > 1 && rest.every((place) => some.includes(place)),
          );
        if (part.length > 1 && rest.length > 0 && isSeen) join(inHouse, digit, part, digit, rest);
      }
    }
  }
  return { inHouse, inCell, groups: [...groups.values()] };
}

test.each(layouts)('%s: the links are those of places, cells and seen parts of houses', (_, layout) => {
  let many = 0;
  for (let seed = 0; seed < 6; seed++) {
    const board = (seed % 2 === 0 ? marksAndValues : scatteredMarks)(layout, seed, 0.6);
    const { inHouse, inCell, groups } = linksIn(board);
    const view = viewOf(readBoard(board));
    const [every, ofDigits] = [true, false].map((inCells) => groupGraph(view, inCells));
    const strongIn = (graph: GroupGraph) =>
      graph.strong.flatMap((list, node) => list.map((other) => `${nameIn(graph, node)} ${nameIn(graph, other)}`));
    expect(strongIn(ofDigits).toSorted()).toEqual([...inHouse].sort());
    expect(strongIn(every).toSorted()).toEqual([...inHouse, ...inCell].sort());
    many += groups.length;

    const singles = board.candidates.flatMap((mask, cell) => digitsIn(mask).map((digit) => ({ cells: [cell], digit })));
    const nodes = [...singles, ...groups];
    const names = every.members.flatMap((list, node) => (list.length === 0 ? [] : [nameIn(every, node)]));
    expect(names.toSorted()).toEqual(nodes.map(({ cells, digit }) => told(cells, digit)).sort());
    // A node rules another out if each candidate of the one rules out each of the other.
    type Node = (typeof nodes)[number];
    const rulesOut = (a: Node, b: Node) =>
      a.cells.every((one) =>
        b.cells.every((other) => (one === other ? a.digit !== b.digit : !agree(layout, one, a.digit, other, b.digit))),
      );
    for (const a of nodes) {
      const node = every.members.findIndex(
        (list, at) => list.length > 0 && nameIn(every, at) === told(a.cells, a.digit),
      );
      const out = nodes.filter((b) => rulesOut(a, b));
      const found = every.weakOf(node).map((other) => nameIn(every, other));
      expect(found.toSorted()).toEqual(out.map(({ cells, digit }) => told(cells, digit)).sort());
      const same = ofDigits.weakOf(node).map((other) => nameIn(ofDigits, other));
      expect(same.toSorted()).toEqual(
        out
          .filter(({ digit }) => digit === a.digit)
          .map(({ cells, digit }) => told(cells, digit))
          .sort(),
      );
      expect(every.excludedBy(node)).toEqual(
        out.filter(({ cells }) => cells.length === 1).map(({ cells, digit }) => 4 * cells[0] + digit - 1),
      );
    }
  }
  expect(many).toBeGreaterThan(10);
});
