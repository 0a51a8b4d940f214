import { createRandom } from '@kit/grid';
import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { isQuick, runs } from '../../../../config/runs.js';
import { readBoard } from '../../src/board/read-position.js';
import { tablesOf } from '../../src/layout/tables.js';
import { netGraph } from '../../src/layout-logic/net-graph.js';
import { BY_NET, BY_ONE, BY_ROW, BY_SUM, BY_UNIT, createNet, follow, infer } from '../../src/layout-logic/net-state.js';
import { groupsOf } from '../../src/layout-logic/rows.js';
import { viewOf } from '../../src/layout-logic/view.js';
import { agree } from '../layout/oracle.js';

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
  const apart = grids.filter(isApart);
  for (let seed = 0; seed < runs(600, 600, 330); seed++) {
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
  for (const kind of [BY_ONE, BY_UNIT, BY_ROW, BY_SUM]) expect(inferred.get(kind)).toBeGreaterThan(isQuick ? 1 : 5);
  for (const kind of [BY_ONE, BY_ROW, BY_SUM]) expect(clashes.get(kind)).toBeGreaterThan(0);
  expect(inferred.has(BY_NET)).toBe(false);
  expect(ofRows).toBeGreaterThan(0);
});

type Graph = ReturnType<typeof netGraph>;

/** What follows by the rules alone, applied until nothing is new: by candidate 0, 1 on, 2 off; nothing at a contradiction. */
function closure(layout: kit.Layout, graph: Graph, start: readonly number[]): readonly number[] | undefined {
  const status = [...start];
  const named = kit.housesOf(layout).filter(({ kind }) => kind !== 'cage');
  const at = graph.nodes.map((node) => ({ cell: node >> 2, digit: (node & 3) + 1 }));
  const rulesOut = at.map((a) =>
    at.map((b) => (a.cell === b.cell ? a.digit !== b.digit : !agree(layout, a.cell, a.digit, b.cell, b.digit))),
  );
  const nodes = [...at.keys()];
  const units = [
    ...Array.from({ length: 16 }, (_, cell) => nodes.filter((node) => at[node].cell === cell)),
    ...named.flatMap(({ cells }) =>
      [1, 2, 3, 4].map((digit) => nodes.filter((node) => at[node].digit === digit && cells.includes(at[node].cell))),
    ),
  ];
  const digitsOf = (cell: number) =>
    nodes.filter((node) => at[node].cell === cell && status[node] !== 2).map((node) => at[node].digit);
  let isNew = true;
  let isClash = false;
  const put = (node: number, value: number): void => {
    if (status[node] === value) return;
    if (status[node] !== 0) isClash = true;
    status[node] = value;
    isNew = true;
  };
  const keep = (cell: number, allowed: (digit: number) => boolean): void => {
    for (const node of nodes) if (at[node].cell === cell && !allowed(at[node].digit)) put(node, 2);
  };
  /** Groups in which nothing went off say nothing that the board doesn't say. */
  const isTouched = (cells: readonly number[]) => cells.some((cell) => digitsOf(cell).length < 4);
  const { rows } = groupsOf(tablesOf(layout));
  while (isNew && !isClash) {
    isNew = false;
    for (const node of nodes)
      if (status[node] === 1) for (const other of nodes) if (rulesOut[node][other]) put(other, 2);
    for (const unit of units) {
      const left = unit.filter((node) => status[node] !== 2);
      if (left.length === 0) isClash = true;
      else if (left.length === 1) put(left[0], 1);
      else if (left.length < 4)
        for (const other of nodes) if (left.every((node) => rulesOut[node][other])) put(other, 2);
    }
    for (const { cells, sets } of graph.combos) {
      if (!isTouched(cells)) continue;
      const own = cells.map(digitsOf);
      const fitting = [...sets]
        .map((set) => [1, 2, 3, 4].filter((digit) => set & (1 << (digit - 1))))
        .filter(
          (set) =>
            set.every((digit) => own.some((some) => some.includes(digit))) &&
            own.every(
              (some) => some.some((digit) => set.includes(digit)) && (some.length > 1 || set.includes(some[0])),
            ),
        );
      for (const cell of cells) keep(cell, (digit) => fitting.some((set) => set.includes(digit)));
    }
    for (const { cells, sums, apart } of rows) {
      if (!isTouched(cells) || sums.every((sum) => sum === 0)) continue;
      const ways = cells.reduce<number[][]>(
        (some, cell, i) =>
          some.flatMap((way) =>
            digitsOf(cell)
              .map((digit) => [...way, digit])
              .filter(
                (next) =>
                  new Set(next).size === next.length &&
                  (sums[i] === 0 || next.reduce((sum, digit) => sum + digit) === sums[i]) &&
                  !(apart[i] && Math.abs(next[i] - next[i - 1]) === 1),
              ),
          ),
        [[]],
      );
      for (const [i, cell] of cells.entries()) keep(cell, (digit) => ways.some((way) => way[i] === digit));
    }
    for (const { cells, plus, total } of graph.sums) {
      if (!isTouched(cells)) continue;
      const ends = cells.map((cell, i) => {
        const some = digitsOf(cell).map((digit) => (i < plus ? digit : -digit));
        return { least: Math.min(...some), most: Math.max(...some) };
      });
      const rest = (i: number, end: 'least' | 'most') =>
        ends.reduce((sum, one, other) => (other === i ? sum : sum + one[end]), 0);
      for (const [i, cell] of cells.entries()) {
        keep(cell, (digit) => {
          const own = i < plus ? digit : -digit;
          return own + rest(i, 'least') <= total && total <= own + rest(i, 'most');
        });
      }
    }
  }
  return isClash ? undefined : status;
}

test('a net infers all that follows by its rules, and nothing else', () => {
  const random = createRandom(4);
  let [clashing, more] = [0, 0];
  for (let seed = 0; seed < runs(300, 300, 75); seed++) {
    // Whether there is a grid at all doesn't matter to the rules.
    const cages = seed % 2 === 0 ? [] : cagesOf(grids[seed % grids.length], seed);
    const layout = kit.createLayout({ size: 4, cages, nonConsecutive: seed % 3 === 0 });
    const empty = new Array<number>(16).fill(0);
    const graph = netGraph(viewOf(readBoard(kit.positionFromValues(empty, empty, { layout }))));
    const net = createNet(graph);
    const start = graph.nodes.map(() => 0);
    for (let many = 1 + random.int(8); many > 0; many--) {
      const node = random.int(graph.nodes.length);
      if (start[node] !== 0) continue;
      start[node] = random.int(6) === 0 ? 1 : 2;
      infer(graph, net, node, start[node] === 1, 0, 0);
    }
    const isOpen = follow(graph, net);
    const expected = closure(layout, graph, start);
    expect([seed, isOpen]).toEqual([seed, expected !== undefined]);
    if (expected === undefined) {
      clashing++;
      continue;
    }
    expect([seed, ...net.status]).toEqual([seed, ...expected]);
    if (expected.filter((one) => one !== 0).length > 2 * start.filter((one) => one !== 0).length) more++;
  }
  expect(more).toBeGreaterThan(isQuick ? 5 : 20);
  expect(clashing).toBeGreaterThan(isQuick ? 1 : 5);
});

test('of the rows a net follows those with a sum and an open cell', () => {
  const cages = [
    { cells: [0, 1], sum: 3 },
    { cells: [10, 14], sum: 6 },
  ];
  const name = (cells: readonly number[]): string => cells.toSorted((a, b) => a - b).join();
  const followed = (layout: kit.Layout, values: readonly number[]): string[] =>
    netGraph(viewOf(readBoard(kit.positionFromValues(values, values, { layout })))).rows.map(({ cells }) =>
      name(cells),
    );
  const solved = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
  const none = solved.map(() => 0);
  const [plain, apart] = [false, true].map((nonConsecutive) => kit.createLayout({ size: 4, cages, nonConsecutive }));
  // Where digits beside each other may not be consecutive every house is a row.
  const { rows } = groupsOf(tablesOf(apart));
  const summed = rows.filter(({ sums }) => sums.some((sum) => sum > 0));
  expect(rows.length).toBeGreaterThan(summed.length);
  expect(summed.length).toBeGreaterThan(1);
  for (const layout of [plain, apart]) expect(followed(layout, none)).toEqual(summed.map(({ cells }) => name(cells)));
  // One row filled in, and then one cell of it open again.
  const [{ cells: first }] = summed;
  const filled = solved.map((digit, cell) => (first.includes(cell) ? digit : 0));
  expect(followed(plain, filled)).not.toContain(name(first));
  expect(followed(plain, filled.with(first[0], 0))).toContain(name(first));
});
