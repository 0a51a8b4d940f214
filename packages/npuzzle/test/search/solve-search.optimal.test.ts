/** What `optimal` has in hand while it proves: a short solution, so that a limit or a stop leaves one. */
import { defineSearch, type Progress, runSync, type Search } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import {
  buildTables,
  goalBoard,
  type Metric,
  type Solution,
  type SolveOptions,
  scramble,
  shuffle,
  solve,
} from '../../src/index.js';
import { checkTask } from '../../src/search/check-solve.js';
import { answerOf, progressOf, solveTask, startSolving } from '../../src/search/solve-search.js';
import { startProof } from '../../src/search/stages.js';
import { replays } from '../oracle.js';

const patience = 2000;
const board = (rows: number, cols: number, seed: number) => shuffle({ rows, cols, seed });
const searchOf = (puzzle: ReturnType<typeof board>, options: SolveOptions, nodes = patience) =>
  defineSearch({
    read: () => startSolving(checkTask(puzzle, { ...options, quality: 'optimal' })),
    work: (solving, pace) => solveTask(solving, pace, nodes),
    report: progressOf,
    stopped: answerOf,
  })();

/** Its progress, step by step, and the answer. */
function course(search: Search<Solution, Progress<Solution>>): { steps: Progress<Solution>[]; solution: Solution } {
  const steps: Progress<Solution>[] = [];
  let step = search.next();
  for (; !step.done; step = search.next()) steps.push(step.value);
  return { steps, solution: step.value };
}

describe.each<[metric: Metric, moves: number]>([
  ['single', 44],
  ['line', 24],
])('%s', (metric, moves) => {
  test('a limit behind the patience leaves a solution, and says that it is not proven', () => {
    const puzzle = board(4, 4, 3);
    const { status, moves, lowerBound } = runSync(searchOf(puzzle, { metric, maxNodes: 40_000 }));
    expect(status).toBe('limit');
    expect(replays(puzzle, moves, goalBoard(puzzle), metric)).toBe(true);
    expect(moves.length).toBeGreaterThan(lowerBound);
  });
  test('a limit within the patience leaves none, as before', () => {
    const puzzle = board(4, 4, 3);
    expect(runSync(searchOf(puzzle, { metric, maxNodes: patience }))).toMatchObject({ status: 'limit', moves: [] });
  });
  test('a stop leaves what there is', () => {
    const puzzle = board(4, 4, 3);
    const search = searchOf(puzzle, { metric });
    for (let step = search.next(); !step.done && step.value.best === undefined; ) step = search.next();
    const { done, value } = search.next('stop');
    expect(done).toBe(true);
    expect(value).toMatchObject({ status: 'limit' });
    expect(replays(puzzle, (value as Solution).moves, goalBoard(puzzle), metric)).toBe(true);
  });
  test('the end is as without, as short and proven', () => {
    let inHand = 0;
    for (let seed = 0; seed < runs(4, 12, 2); seed++) {
      const puzzle = scramble({ rows: 4, cols: 4, moves, seed });
      const whole = solve(puzzle, { metric, quality: 'optimal' });
      const { steps, solution } = course(searchOf(puzzle, { metric }, 20));
      expect(solution.status).toBe('optimal');
      expect(solution.moves.length).toBe(whole.moves.length);
      expect(replays(puzzle, solution.moves, goalBoard(puzzle), metric)).toBe(true);
      if (steps.some(({ best }) => best !== undefined)) inHand += 1;
    }
    expect(inHand).toBeGreaterThanOrEqual(runs(2, 2, 1));
  });
});

test('by default tables let a board of 16 cells go on to its end, and no other', () => {
  const nodesOf = (rows: number, cols: number, more: SolveOptions) =>
    checkTask(board(rows, cols, 1), { quality: 'optimal', ...more }).maxNodes;
  const tables = buildTables({ rows: 3, cols: 3 });
  expect(nodesOf(3, 3, { tables })).toBe(Number.MAX_SAFE_INTEGER);
  expect(nodesOf(3, 3, { tables, maxNodes: 7 })).toBe(7);
  expect(nodesOf(3, 3, {})).toBe(400_000_000);
  expect(nodesOf(3, 3, { tables, quality: 'bounded' })).toBe(Number.MAX_SAFE_INTEGER);
  expect(nodesOf(2, 6, { quality: 'fast' })).toBe(400_000_000);
  expect(nodesOf(1, 13, { quality: 'bounded' })).toBe(20_000_000);
  expect(nodesOf(4, 4, { quality: 'short' })).toBe(10_000_000);
  const long = buildTables({ rows: 2, cols: 8, maxTiles: 2 });
  expect(nodesOf(2, 8, { tables: long })).toBe(Number.MAX_SAFE_INTEGER);
  expect(nodesOf(3, 6, { tables: buildTables({ rows: 3, cols: 6, maxTiles: 2 }) })).toBe(400_000_000);
});

test('a proof in stages comes as deep as its solution', () => {
  const puzzle = board(3, 3, 4);
  const proof = startProof(checkTask(puzzle, { quality: 'optimal' }), 0);
  while (!proof.run(1000));
  expect(proof.reached()).toBe(proof.path().length);
  expect(replays(puzzle, proof.path(), goalBoard(puzzle), 'single')).toBe(true);
});
