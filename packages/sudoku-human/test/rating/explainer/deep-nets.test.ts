import { runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { isQuick } from '../../../../../config/runs.js';
import { findSolution, parsePuzzle } from '../../../src/index.js';
import { createBoard, setDigit } from '../../../src/rating/explainer/board.js';
import type { NestedChain } from '../../../src/rating/explainer/complexity.js';
import { createLevel, makeDeepNet } from '../../../src/rating/explainer/deep-nets.js';
import { createGraph } from '../../../src/rating/explainer/graph.js';
import { scanNets } from '../../../src/rating/explainer/net-scan.js';
import { CLASH, createNets } from '../../../src/rating/explainer/nets.js';
import { followPath, newPath } from '../../../src/rating/explainer/rate-explainer.js';
import { newWork } from '../../../src/rating/explainer/work.js';
import { fixture } from '../../techniques/positions.js';

/** A hard puzzle with so many cells filled in, so that nets of all levels end soon. */
function lateBoard(filled: number, line = 0) {
  const puzzle = parsePuzzle(fixture('hardest.txt')[line].slice(0, 81));
  const solution = findSolution(puzzle) as number[];
  const board = createBoard(puzzle.values, puzzle.candidates);
  const open = puzzle.values.flatMap((value, cell) => (value === 0 ? [cell] : []));
  for (const cell of open.filter((_, i) => i % Math.ceil(open.length / filled) === 0)) {
    setDigit(board, cell * 9 + solution[cell] - 1);
  }
  return { board, solution };
}

/** A grid with two solutions: two digits could change places in four cells. */
function deadlyBoard() {
  const solution = findSolution(parsePuzzle(fixture('hardest.txt')[0].slice(0, 81))) as number[];
  for (let a = 0; a < 81; a++) {
    for (let b = a + 1; b < 81; b++) {
      const [c, d] = [Math.floor(a / 9) * 9 + (b % 9), Math.floor(b / 9) * 9 + (a % 9)];
      const isDeadly = a !== c && a !== d && solution[a] === solution[b] && solution[c] === solution[d];
      const bands = [a, b].map((cell) => Math.floor(cell / 27));
      const stacks = [a, b].map((cell) => Math.floor((cell % 9) / 3));
      if (!isDeadly || (bands[0] === bands[1]) === (stacks[0] === stacks[1])) continue;
      const values = solution.map((digit, cell) => ([a, b, c, d].includes(cell) ? 0 : digit));
      return createBoard(values, new Array(81).fill(0x1ff));
    }
  }
  throw new Error('the grid has no such cells');
}

test('where two solutions are left no level has a step, and the path is stuck at 20', () => {
  const board = deadlyBoard();
  expect(board.marks.slice(0, 81).filter((mask) => mask !== 0)).toHaveLength(4);
  expect(runSlices(followPath(board, 1_000_000, newPath()))).toEqual({
    status: 'stuck',
    er: 20,
    ep: 0,
    ed: 0,
    steps: [],
  });
});

test('levels ask for chains from the second on, for nets from the third, and for nets of level 2 at the fifth', () => {
  const { board } = lateBoard(16);
  const nets = createNets(createGraph(board.marks), newWork());
  const rooms = [0, 1, 2, 3, 4, 5].map((level) => {
    const { inner, plain, deep } = createLevel(nets, level, board, []);
    return [inner, plain, deep].map((room) => room !== undefined);
  });
  const [none, chains, plainNets, deepNets] = [0, 1, 2, 3].map((count) => [0, 1, 2].map((at) => at < count));
  expect(rooms).toEqual([none, none, chains, plainNets, plainNets, deepNets]);
});

describe.each(isQuick ? [1, 3] : [0, 1, 2, 3, 4, 5])('nets of level %i', (level) => {
  test('what follows from something true is true', () => {
    const { board, solution } = lateBoard(level < 4 ? 8 : 16);
    const graph = createGraph(board.marks);
    const nets = createNets(graph, newWork());
    const chains: NestedChain[] = [];
    const rules = createLevel(nets, level, board, chains);
    const isTrue = (number: number) => {
      const candidate = graph.candidates[number];
      return solution[Math.floor(candidate / 9)] === (candidate % 9) + 1;
    };
    let nodes = 0;
    // To expect something of each of a hundred thousand nodes takes longer than the nets.
    const wrong: number[] = [];
    for (let number = 0; number < graph.size; number += level < 2 ? 1 : 9) {
      const start = isTrue(number) ? number : number + graph.size;
      runSlices(makeDeepNet(nets, start, rules));
      expect(nets.status[start]).not.toBe(CLASH);
      const row = start * nets.nodes;
      const on = nets.order.subarray(row, row + nets.onCount[start]);
      const off = nets.order.subarray(row + nets.nodes - nets.offCount[start], row + nets.nodes);
      for (const node of on) if (!isTrue(node)) wrong.push(node);
      for (const node of off) if (isTrue(node)) wrong.push(node);
      nodes += nets.onCount[start] + nets.offCount[start];
    }
    expect(wrong).toEqual([]);
    expect(nodes).toBeGreaterThan(50);
    if (level >= 2) expect(chains.length).toBeGreaterThan(0);
  });

  test.each(isQuick ? [9] : [0, 9])('what nets conclude is true: puzzle %i', (line) => {
    const { board, solution } = lateBoard(level < 2 ? 4 : level < 4 ? 10 : 24, line);
    const graph = createGraph(board.marks);
    const nets = createNets(graph, newWork());
    const chains: NestedChain[] = [];
    const rules = createLevel(nets, level, board, chains);
    let conclusions = 0;
    const wrong: unknown[] = [];
    const slices = scanNets({
      nets,
      kind: 'dynamic',
      make: (start) => makeDeepNet(nets, start, rules),
      chains: level < 2 ? undefined : chains,
      limit: () => Number.POSITIVE_INFINITY,
      take({ target, starts, complexity }) {
        const candidate = graph.candidates[target % graph.size];
        const isRight = solution[Math.floor(candidate / 9)] === (candidate % 9) + 1;
        if (isRight !== target < graph.size || complexity < 2 * starts.length) wrong.push([target, starts, complexity]);
        conclusions++;
      },
    });
    runSlices(slices);
    expect(wrong).toEqual([]);
    expect(conclusions).toBeGreaterThan(20);
  });
});

test('what has too many nodes is not taken: with a falling limit the best of each target is left', () => {
  const { board } = lateBoard(18, 9);
  const nets = createNets(createGraph(board.marks), newWork());
  const chains: NestedChain[] = [];
  const rules = createLevel(nets, 2, board, chains);
  const make = (start: number) => makeDeepNet(nets, start, rules);
  const scan = { nets, kind: 'dynamic', make, chains } as const;
  type Found = readonly [complexity: number, key: number, starts: readonly number[]];
  const all = new Map<number, Found[]>();
  runSlices(
    scanNets({
      ...scan,
      limit: () => Number.POSITIVE_INFINITY,
      take({ target, complexity, starts }, key) {
        all.set(target, [...(all.get(target) ?? []), [complexity, key, starts]]);
      },
    }),
  );
  const best = new Map<number, Found>();
  const limit = (target: number, key: number): number => {
    const [complexity, least] = best.get(target) ?? [Number.POSITIVE_INFINITY, 0];
    return key < least ? complexity + 1 : complexity;
  };
  runSlices(
    scanNets({
      ...scan,
      limit,
      take: ({ target, complexity, starts }, key) => best.set(target, [complexity, key, starts]),
    }),
  );
  const wanted = [...all].map(([target, found]) => [target, found.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])[0]]);
  expect([...best]).toEqual(wanted);
  expect(wanted.length).toBeGreaterThan(20);
});
