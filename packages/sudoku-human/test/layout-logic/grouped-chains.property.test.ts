import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { readBoard } from '../../src/board/read-position.js';
import { groupGraph } from '../../src/layout-logic/group-graph.js';
import { viewOf } from '../../src/layout-logic/view.js';
import { allSteps } from '../layout/all-steps.js';
import { marksAndValues } from '../layout/boards.js';

const layouts: readonly [string, kit.Layout][] = [
  ['4×4 with diagonals', kit.createLayout({ size: 4, diagonals: true })],
  ['a jigsaw of 4×4', kit.createLayout({ size: 4, regions: [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3] })],
];

type Path = readonly number[];

/** Strong, weak, strong between every two nodes that no strong link joins, by the numbers of its ends. */
function shortWays({ members, strong, weakOf }: ReturnType<typeof groupGraph>): Map<string, Path[]> {
  const ways = new Map<string, Path[]>();
  for (const [start, first] of strong.entries()) {
    for (const a of first) {
      for (const b of weakOf(a)) {
        for (const end of strong[b]) {
          if (end <= start || first.includes(end) || b === start) continue;
          const name = `${start} ${end}`;
          ways.set(name, [...(ways.get(name) ?? []), [start, a, b, end]]);
        }
      }
    }
  }
  const isApart = (path: Path) =>
    new Set(path.flatMap((node) => members[node])).size === path.flatMap((node) => members[node]).length;
  return new Map([...ways].filter(([, paths]) => paths.every(isApart)));
}

const told = (some: readonly kit.Candidate[]) => some.map(({ cell, digit }) => `${cell}=${digit}`).join(' ');
const listed = (nodes: readonly number[]) =>
  told(nodes.map((node) => ({ cell: Math.floor(node / 4), digit: (node % 4) + 1 })));

const nodeName = ({ cells, digit }: kit.ChainNode) => `${cells}=${digit}`;

test.each(layouts)('%s: short chains with a group and short loops are all found', (_, layout) => {
  let [chains, loops] = [0, 0];
  for (let seed = 0; seed < 4; seed++) {
    const board = marksAndValues(layout, seed, 0.5);
    const view = viewOf(readBoard(board));
    for (const [id, technique] of [
      ['grouped-x-chain', kit.groupedXChain],
      ['grouped-aic', kit.groupedAic],
    ] as const) {
      const graph = groupGraph(view, id === 'grouped-aic');
      const { members, excludedBy } = graph;
      const hasGroup = (path: Path) => path.some((node) => members[node].length > 1);
      const steps = allSteps(board, technique);
      const named = (from: string, to: string, gone: string) => `${from} … ${to}: ${gone}`;
      const nameOf = (node: number) =>
        `${members[node].map((one) => Math.floor(one / 4))}=${(members[node][0] % 4) + 1}`;
      const found = new Map(
        steps.map(({ pattern: { links }, eliminations }) => [
          named(nodeName(links[0].from), nodeName(links[links.length - 1].to), told(eliminations)),
          links.length,
        ]),
      );
      expect(found.size).toBe(steps.length);
      for (const paths of shortWays(graph).values()) {
        const [start, , , end] = paths[0];
        const gone = excludedBy(start).filter((node) => excludedBy(end).includes(node));
        const isOneDigit = (path: Path) => path.every((node) => members[node][0] % 4 === members[path[0]][0] % 4);
        if (gone.length === 0 || paths.some((path) => isOneDigit(path) !== (id === 'grouped-x-chain'))) continue;
        const length = found.get(named(nameOf(start), nameOf(end), listed(gone)));
        if (paths.every(hasGroup)) expect(length).toBe(3);
        if (!paths.some(hasGroup)) expect(length).toBeUndefined();
        chains++;
      }
    }
    const graph = groupGraph(view, true);
    const { members, excludedBy, weakOf } = graph;
    const techniques = [kit.continuousNiceLoop, kit.groupedContinuousNiceLoop];
    const steps = techniques.map((technique) => allSteps(board, technique));
    for (const one of steps) {
      const gone = one.map(({ eliminations }) => told(eliminations));
      expect(new Set(gone).size).toBe(gone.length);
      for (const { eliminations } of one)
        expect(told(eliminations)).toBe(told(eliminations.toSorted((a, b) => a.cell - b.cell || a.digit - b.digit)));
    }
    for (const paths of shortWays(graph).values()) {
      const [path, ...others] = paths;
      if (others.length > 0 || !weakOf(path[0]).includes(path[3])) continue;
      const own = path.flatMap((node) => members[node]);
      const gone = [
        [path[1], path[2]],
        [path[3], path[0]],
      ].flatMap(([a, b]) => excludedBy(a).filter((node) => excludedBy(b).includes(node)));
      const struck = [...new Set(gone)].filter((node) => !own.includes(node)).sort((a, b) => a - b);
      if (struck.length === 0) continue;
      const isGrouped = path.some((node) => members[node].length > 1);
      expect(steps[isGrouped ? 1 : 0].map(({ eliminations }) => told(eliminations))).toContain(listed(struck));
      loops++;
    }
  }
  expect(chains).toBeGreaterThan(10);
  expect(loops).toBeGreaterThan(2);
});
