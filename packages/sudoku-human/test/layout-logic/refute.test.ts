import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../config/runs.js';
import { readBoard } from '../../src/layout/read-position.js';
import { netGraph } from '../../src/layout-logic/net-graph.js';
import { createNet } from '../../src/layout-logic/net-state.js';
import { netStep } from '../../src/layout-logic/nets.js';
import { createWorkshop, refute } from '../../src/layout-logic/refute.js';
import { viewOf } from '../../src/layout-logic/view.js';
import { ownLayout, ownPuzzles } from '../layouts/own-layouts.js';
import { drawn } from '../verify/hand-made.js';

/** A killer of six by six without digits, and puzzles of our own that are small. */
const puzzles = [
  ...ownPuzzles.filter(({ name }) => ['small', 'jigsaw-5'].includes(name)),
  {
    name: 'killer',
    position: kit.positionFromValues(
      [...'600003000000000000400000500000000000'].map(Number),
      [...'600003000000000000400000500000000000'].map(Number),
      { layout: ownLayout('killer') },
    ),
  },
  {
    // Too few digits for one solution; much of what none of them has takes cases.
    name: 'diagonals',
    position: kit.parsePuzzle('........3........2...4..5....1......', {
      layout: kit.createLayout({ size: 6, diagonals: true }),
    }),
  },
  {
    name: 'non-consecutive',
    position: kit.parsePuzzle('.2..............', { layout: kit.createLayout({ size: 4, nonConsecutive: true }) }),
  },
];

/** What a search says at its end. */
function ended<T>(search: Generator<unknown, T, unknown>): T {
  for (;;) {
    const turn = search.next();
    if (turn.done) return turn.value;
  }
}

/** The candidates that some solution has, `cell * size + digit`, all of them tried. */
function possible(position: kit.Position & { readonly layout: kit.Layout }): Set<number> {
  const { size } = position.layout;
  const nodes = position.values.flatMap((value, cell) =>
    Array.from({ length: value === 0 ? size : 0 }, (_, digit) => cell * size + digit),
  );
  return new Set(
    nodes.filter((node) => {
      const [cell, digit] = [Math.floor(node / size), (node % size) + 1];
      return kit.findSolution(kit.setValue(position, cell, digit)) !== undefined;
    }),
  );
}

describe.each(puzzles)('nets on $name', ({ position }) => {
  const board = readBoard(position);
  const view = viewOf(board);
  const graph = netGraph(view);
  const can = possible(board.position);
  const { cells, houses, size } = view.tables;
  const blamed = new Uint32Array(cells + houses * size);
  const shop = createWorkshop(graph, 1_000_000, blamed);
  const base = createNet(graph);

  test.each([
    ['at once', 1],
    ['with three cases', 4],
    ['case by case', 10_000],
  ])('refute %s only what no solution has, case by case all of that, each proof accepted', (way, cases) => {
    for (const node of some(graph.nodes.keys(), 4)) {
      shop.cases = cases;
      const proof = ended(refute(shop, base, node, 0));
      const isPossible = can.has(graph.nodes[node]);
      if (way === 'case by case' || isPossible) expect([node, proof === undefined]).toEqual([node, isPossible]);
      // A proof may need what was refuted on the way, which has its own.
      const facts = [...shop.kept[0], ...(proof === undefined ? [] : [{ node, proof }])];
      const own = new Set(shop.kept[0].map((fact) => fact.node));
      for (const fact of facts) {
        expect(can.has(graph.nodes[fact.node])).toBe(false);
        expect(fact.proof.needs.filter((need) => !own.has(need))).toEqual([]);
        if (fact.proof.needs.length > 0) continue;
        const step = netStep(view, graph, fact.node, fact.proof);
        expect({ node, ...kit.verifyStep(position, step) }).toEqual({ node, valid: true });
      }
    }
  });

  test('that may assume nothing say nothing', () => {
    const poor = createWorkshop(graph, 0, blamed);
    expect(ended(refute(poor, base, 0, 0))).toBeUndefined();
  });
});

describe('how far nets go', () => {
  /** How many assumptions were made for a candidate with so many cases, how many of them inside each other, and was it enough? */
  function spent(graph: ReturnType<typeof netGraph>, node: number, cases: number, budget: number) {
    const shop = createWorkshop(graph, budget, new Uint32Array(Math.max(...graph.unitNames) + 1));
    shop.cases = cases;
    const proof = ended(refute(shop, createNet(graph), node, 0));
    return { made: budget - shop.budget, deep: shop.nets.length, isRefuted: proof !== undefined };
  }

  test('on an empty board, of which nothing is refuted: one assumption a case, twenty-five inside each other', () => {
    const empty = { ...kit.parsePuzzle('.'.repeat(81)), layout: kit.createLayout({}) };
    const graph = netGraph(viewOf(readBoard(empty)));
    for (const cases of [1, 2, 25])
      expect([cases, spent(graph, 0, cases, 1000)]).toEqual([cases, { made: cases, deep: cases, isRefuted: false }]);
    for (const cases of [26, 100])
      expect([cases, spent(graph, 0, cases, 1000)]).toEqual([cases, { made: 25, deep: 25, isRefuted: false }]);
    for (const budget of [0, 1, 7])
      expect([budget, spent(graph, 0, 25, budget)]).toEqual([budget, { made: budget, deep: budget, isRefuted: false }]);
  });

  test('as many assumptions as a refutation takes are enough, and one less is too few', () => {
    const position = puzzles.find(({ name }) => name === 'diagonals')?.position as kit.Position;
    const graph = netGraph(viewOf(readBoard(position)));
    let most = 0;
    for (const node of graph.nodes.keys()) {
      const { made, isRefuted } = spent(graph, node, 10_000, 10_000);
      if (!isRefuted) continue;
      most = Math.max(most, made);
      const [enough, less] = [made, made - 1].map((budget) => spent(graph, node, 10_000, budget).isRefuted);
      expect([node, enough, less]).toEqual([node, true, false]);
    }
    expect(most).toBeGreaterThan(2);
  });

  test('of units with equally few candidates the first is assumed in', () => {
    const empty = { ...kit.parsePuzzle('.'.repeat(81)), layout: kit.createLayout({}) };
    const graph = netGraph(viewOf(readBoard(empty)));
    const shop = createWorkshop(graph, 2, new Uint32Array(Math.max(...graph.unitNames) + 1));
    shop.cases = 2;
    ended(refute(shop, createNet(graph), 0, 0));
    // With 1 in the first cell two rows and two columns have it in six cells, and two boxes: the first is the second row.
    const [, { queue, began }] = shop.nets;
    expect(graph.nodes[queue[began]]).toBe(9 * 12);
  });
});

describe('what is refuted inside an assumption', () => {
  test('holds without it, if its proof needs nothing but what does', () => {
    const { position } = puzzles.find(({ name }) => name === 'diagonals') as (typeof puzzles)[number];
    const graph = netGraph(viewOf(readBoard(position)));
    const shop = createWorkshop(graph, 1000, new Uint32Array(Math.max(...graph.unitNames) + 1));
    const facts = [...graph.nodes.keys()].flatMap((node) => {
      shop.cases = 100;
      ended(refute(shop, createNet(graph), node, 0));
      return [...shop.kept[0]];
    });
    expect(facts.some(({ proof }) => proof.needs.length === 0)).toBe(true);
    expect(facts.some(({ proof }) => proof.needs.length > 0)).toBe(true);
  });

  test('and by it does not', () => {
    // The cage has 9 and 2: beside the 9 its other cell is no 1.
    const layout = kit.createLayout({ cages: [{ cells: [1, 40], sum: 11 }] });
    const cells = Array.from({ length: 81 }, (_, cell) => ({ 1: '9', 40: '12' })[cell] ?? '123456789');
    const graph = netGraph(viewOf(readBoard(drawn(layout, cells.join(' ')))));
    const shop = createWorkshop(graph, 2, new Uint32Array(Math.max(...graph.unitNames) + 1));
    shop.cases = 2;
    const [nine, one] = [9 * 1 + 8, 9 * 40].map((node) => graph.nodes.indexOf(node));
    ended(refute(shop, createNet(graph), nine, 0));
    expect(shop.nets[0].status[one]).toBe(2);
    expect(shop.kept[0]).toEqual([]);
  });
});
