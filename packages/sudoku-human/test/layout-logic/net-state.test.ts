import { createRandom } from '@kit/grid';
import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { readBoard } from '../../src/layout/read-position.js';
import { netGraph } from '../../src/layout-logic/net-graph.js';
import { BY_NET, BY_ONE, BY_ROW, BY_SUM, BY_UNIT, createNet, follow, infer } from '../../src/layout-logic/net-state.js';
import { viewOf } from '../../src/layout-logic/view.js';

type Cage = { readonly cells: readonly number[]; readonly sum: number };

/** Every grid of four by four. */
const grids: number[][] = [];
(function fill(cells: number[]): void {
  const at = cells.length;
  if (at === 16) {
    grids.push(cells);
    return;
  }
  const sees = (other: number): boolean => {
    const [row, col] = [at >> 2, at & 3];
    const [otherRow, otherCol] = [other >> 2, other & 3];
    return row === otherRow || col === otherCol || (row >> 1 === otherRow >> 1 && col >> 1 === otherCol >> 1);
  };
  for (let digit = 1; digit <= 4; digit++) {
    if (!cells.some((value, other) => value === digit && sees(other))) fill([...cells, digit]);
  }
})([]);

const isApart = (grid: readonly number[]): boolean =>
  grid.every(
    (value, cell) =>
      (cell % 4 === 3 || Math.abs(value - grid[cell + 1]) !== 1) &&
      (cell > 11 || Math.abs(value - grid[cell + 4]) !== 1),
  );

/** Cages of two or three cells along a row or a column, drawn by chance, with the sums of a grid. */
function cagesOf(grid: readonly number[], seed: number): Cage[] {
  const random = createRandom(seed);
  const caged = new Set<number>();
  const cages: Cage[] = [];
  for (let tries = 0; tries < 12; tries++) {
    const [start, step] = [random.int(16), random.pick([1, 4])];
    const cells = Array.from({ length: 2 + random.int(2) }, (_, index) => start + index * step);
    const inLine = cells.every((cell) => cell < 16 && (step === 4 || cell >> 2 === start >> 2));
    if (!inLine || cells.some((cell) => caged.has(cell))) continue;
    for (const cell of cells) caged.add(cell);
    cages.push({ cells, sum: cells.reduce((sum, cell) => sum + grid[cell], 0) });
  }
  return cages;
}

test('what a net infers holds in every grid that has its assumptions, and it clashes only where there is none', () => {
  expect(grids).toHaveLength(288);
  const clashes = new Map<number, number>();
  const wrong: number[][] = [];
  let ofRows = 0;
  const inferred = new Map<number, number>();
  const random = createRandom(1);
  for (let seed = 0; seed < 600; seed++) {
    const apart = grids.filter(isApart);
    const isFar = seed % 4 === 0 && apart.length > 0;
    const all = isFar ? apart : grids;
    const cages = cagesOf(all[seed % all.length], seed);
    const layout = kit.createLayout({ size: 4, cages, nonConsecutive: isFar });
    const empty = new Array<number>(16).fill(0);
    const view = viewOf(readBoard(kit.positionFromValues(empty, empty, { layout })));
    const graph = netGraph(view);
    const net = createNet(graph);
    // Half of what is assumed is true in one grid.
    const real = all[seed % all.length];
    const row = random.int(4);
    const assumed = Array.from({ length: 1 + random.int(3) }, () => {
      const cell = random.int(3) === 0 ? random.int(16) : 4 * row + random.int(4);
      return { cell, digit: random.int(2) === 0 ? real[cell] - 1 : random.int(4), isOn: random.int(3) > 0 };
    }).filter(({ cell, digit }) => graph.indexOf[4 * cell + digit] >= 0);
    const fits = all.filter(
      (grid) =>
        cages.every(({ cells, sum }) => cells.reduce((all, cell) => all + grid[cell], 0) === sum) &&
        assumed.every(({ cell, digit, isOn }) => (grid[cell] === digit + 1) === isOn),
    );
    const isOpen =
      assumed.every(({ cell, digit, isOn }) => infer(graph, net, graph.indexOf[4 * cell + digit], isOn, 0, 0)) &&
      follow(graph, net);
    if (!isOpen) {
      expect(fits).toEqual([]);
      const { kind, reason } = net.clash ?? { kind: -1, reason: -1 };
      clashes.set(kind, (clashes.get(kind) ?? 0) + 1);
      if (kind === BY_ROW && reason >= graph.combos.length + graph.sums.length) ofRows += 1;
    }
    for (const [node, status] of net.status.entries()) {
      if (status === 0) continue;
      const [cell, digit] = [graph.nodes[node] >> 2, graph.nodes[node] & 3];
      inferred.set(net.kind[node], (inferred.get(net.kind[node]) ?? 0) + 1);
      if (isOpen && fits.some((grid) => (grid[cell] === digit + 1) !== (status === 1))) wrong.push([seed, node]);
    }
  }
  expect(wrong).toEqual([]);
  for (const kind of [BY_ONE, BY_UNIT, BY_ROW, BY_SUM]) expect(inferred.get(kind)).toBeGreaterThan(5);
  for (const kind of [BY_ONE, BY_ROW, BY_SUM]) expect(clashes.get(kind)).toBeGreaterThan(0);
  expect(inferred.has(BY_NET)).toBe(false);
  expect(ofRows).toBeGreaterThan(0);
});
