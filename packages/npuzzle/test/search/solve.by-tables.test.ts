import { expect, test } from 'vitest';
import { some } from '../../../../config/runs.js';
import { type Grid, goalBoard, type Solution, scramble, shuffle, solve, solveSearch } from '../../src/index.js';
import { replays } from '../oracle.js';
import { tables4x4 } from '../shared-tables.js';
import { tables44, tables45 } from '../short-tables.js';

const boards = Array.from({ length: 2 }, (_, seed) => shuffle({ rows: 4, cols: 4, seed }));

/** A solution, and the nodes that its search has looked at in the end, by its last report. */
function courseOf(board: Grid, options: Parameters<typeof solveSearch>[1]): Solution & { nodes: number } {
  const search = solveSearch(board, options);
  let nodes = 0;
  let step = search.next();
  for (; !step.done; step = search.next()) nodes = step.value.nodes;
  return { ...step.value, nodes };
}

test('tables of short solutions bring `bounded` within two moves of the shortest, by fewer nodes than without', () => {
  for (const board of some(boards, 2)) {
    const { status, moves, nodes } = courseOf(board, { shortTables: tables44 });
    expect(['bounded', 'optimal']).toContain(status);
    expect(replays(board, moves, goalBoard(board), 'single')).toBe(true);
    const shortest = solve(board, { quality: 'optimal', tables: tables4x4() }).moves.length;
    expect(moves.length).toBeGreaterThanOrEqual(shortest);
    expect(moves.length).toBeLessThanOrEqual(shortest + 2);
    expect(nodes).toBeLessThan(courseOf(board, {}).nodes / 3);
  }
});

test('`fast` and `optimal` are the same with tables of short solutions', () => {
  const near = scramble({ rows: 4, cols: 4, moves: 44, seed: 1 });
  for (const quality of ['fast', 'optimal'] as const) {
    expect(solve(near, { quality, shortTables: tables44 }).moves).toEqual(solve(near, { quality }).moves);
  }
});

test('a limit of nodes ends `bounded` with tables as without, with a solution in hand', () => {
  const board = shuffle({ rows: 4, cols: 5, seed: 3 });
  const few = courseOf(board, { shortTables: tables45, maxNodes: 2_000 });
  const more = solve(board, { shortTables: tables45, maxNodes: 60_000 });
  expect(replays(board, few.moves, goalBoard(board), 'single')).toBe(true);
  expect(more.moves.length).toBeLessThan(few.moves.length);
  expect(few.nodes).toBeLessThan(4_000);
  const near = scramble({ rows: 4, cols: 5, moves: 30, seed: 1 });
  for (const quality of ['fast', 'bounded', 'short', 'optimal'] as const) {
    const options = { quality, metric: 'line', maxNodes: 20_000 } as const;
    const { lowerBound } = solve(near, { ...options, shortTables: tables45 });
    expect(lowerBound).toBeLessThanOrEqual(solve(near, { ...options, quality: 'short' }).moves.length);
  }
  const line = solve(board, { shortTables: tables45, maxNodes: 60_000, metric: 'line' });
  expect(replays(board, line.moves, goalBoard(board), 'line')).toBe(true);
});
