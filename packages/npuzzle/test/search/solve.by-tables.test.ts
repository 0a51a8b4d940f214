import { expect, test } from 'vitest';
import { type Grid, goalBoard, shuffle, solve, solveSearch } from '../../src/index.js';
import { replays } from '../oracle.js';
import { tables34, tables45 } from '../short-tables.js';

const boards = Array.from({ length: 5 }, (_, seed) => shuffle({ rows: 3, cols: 4, seed }));

/** The nodes that a search has looked at in the end, by its last report. */
function nodesOf(board: Grid, options: Parameters<typeof solveSearch>[1]): number {
  let nodes = 0;
  for (const progress of solveSearch(board, options)) nodes = progress.nodes;
  return nodes;
}

test('tables of short solutions bring `bounded` within two moves of the shortest, by fewer nodes than without', () => {
  for (const board of boards) {
    const { status, moves } = solve(board, { shortTables: tables34 });
    expect(['bounded', 'optimal']).toContain(status);
    expect(replays(board, moves, goalBoard(board), 'single')).toBe(true);
    const shortest = solve(board, { quality: 'optimal' }).moves.length;
    expect(moves.length).toBeGreaterThanOrEqual(shortest);
    expect(moves.length).toBeLessThanOrEqual(shortest + 2);
    expect(nodesOf(board, { shortTables: tables34 })).toBeLessThan(nodesOf(board, {}) / 3);
  }
});

test('`fast` and `optimal` are the same with tables of short solutions', () => {
  for (const quality of ['fast', 'optimal'] as const) {
    expect(solve(boards[1], { quality, shortTables: tables34 }).moves).toEqual(solve(boards[1], { quality }).moves);
  }
});

test('a limit of nodes ends `bounded` with tables as without, with a solution in hand', () => {
  const board = shuffle({ rows: 4, cols: 5, seed: 3 });
  const few = solve(board, { shortTables: tables45, maxNodes: 2_000 });
  const more = solve(board, { shortTables: tables45, maxNodes: 60_000 });
  expect(replays(board, few.moves, goalBoard(board), 'single')).toBe(true);
  expect(more.moves.length).toBeLessThan(few.moves.length);
  expect(nodesOf(board, { shortTables: tables45, maxNodes: 2_000 })).toBeLessThan(4_000);
  const line = solve(board, { shortTables: tables45, maxNodes: 60_000, metric: 'line' });
  expect(replays(board, line.moves, goalBoard(board), 'line')).toBe(true);
});
