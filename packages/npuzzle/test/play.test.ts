import { runAsync } from '@kit/grid';
import { expect, test } from 'vitest';
import {
  applyMoves,
  buildTables,
  createGuide,
  exportTables,
  goalBoard,
  importTables,
  isSolved,
  legalSlides,
  scramble,
  shuffle,
  slide,
  solve,
  solveSearch,
} from '../src/index.js';
import { replays } from './oracle.js';

test('a slide moves the whole line between the cell and the blank', () => {
  const board = { rows: 3, cols: 3, cells: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
  expect(slide(board, 6)?.cells).toEqual([1, 2, 3, 4, 5, 6, 0, 7, 8]);
  expect(slide(board, 2)?.cells).toEqual([1, 2, 0, 4, 5, 3, 7, 8, 6]);
  expect(slide(board, 4)).toBeUndefined();
  expect(slide(board, 8)).toBeUndefined();
  expect(legalSlides(board)).toEqual([2, 5, 6, 7]);
});

test('the guide leads to the goal, whatever the player does now and then', () => {
  for (const metric of ['single', 'line'] as const) {
    let board = shuffle({ rows: 3, cols: 3, seed: 11 });
    const guide = createGuide(board, { metric });
    let moves = 0;
    for (let hint = guide.next(board); hint !== undefined; hint = guide.next(board)) {
      if (++moves > 300) break;
      const slides = legalSlides(board);
      const own = moves < 60 && moves % 3 === 0 ? slides[moves % slides.length] : hint;
      board = slide(board, own) ?? board;
    }
    expect(isSolved(board)).toBe(true);
    expect(guide.plan()).toEqual([]);
  }
});

test('a plan is kept while the player follows it, and repaired in place', () => {
  const board = shuffle({ rows: 4, cols: 4, seed: 2 });
  const guide = createGuide(board, { quality: 'fast' });
  const plan = guide.plan();
  const later = applyMoves(board, plan.slice(0, 1));
  expect(guide.next(later)).toBe(plan[1]);
  expect(guide.plan()).toEqual(plan.slice(1));
  // One move off the plan: back, then on.
  const astray = slide(later, legalSlides(later).find((cell) => cell !== plan[1] && cell !== plan[0]) ?? 0) ?? later;
  expect(guide.next(astray)).not.toBeUndefined();
  expect(replays(astray, guide.plan(), goalBoard(astray), 'single')).toBe(true);
  expect(guide.plan().length).toBeLessThanOrEqual(plan.length + 3);
});

test('an unsolvable board has no hint', () => {
  const board = { rows: 2, cols: 2, cells: [2, 1, 3, 0] };
  const guide = createGuide(board);
  expect([guide.next(board), guide.plan()]).toEqual([undefined, []]);
});

test('tables go through bytes and clones unchanged, and damage is found', () => {
  const tables = buildTables({ rows: 3, cols: 3 });
  const bytes = exportTables(tables);
  const back = importTables(bytes);
  const board = shuffle({ rows: 3, cols: 3, seed: 6 });
  const { moves } = solve(board, { quality: 'optimal', tables });
  expect(solve(board, { quality: 'optimal', tables: back }).moves).toEqual(moves);
  expect(solve(board, { quality: 'optimal', tables: structuredClone(back) }).moves).toEqual(moves);
  bytes[100] ^= 1;
  expect(() => importTables(bytes)).toThrow(expect.objectContaining({ code: 'bad-tables' }));
});

test('tables of another goal, size or metric are refused', () => {
  const tables = buildTables({ rows: 3, cols: 3 });
  const goal = { rows: 3, cols: 3, cells: [0, 1, 2, 3, 4, 5, 6, 7, 8] };
  const mismatch = expect.objectContaining({ code: 'tables-mismatch' });
  expect(() => solve(shuffle({ rows: 3, cols: 3 }), { tables, goal })).toThrow(mismatch);
  expect(() => solve(shuffle({ rows: 3, cols: 3 }), { tables, metric: 'line' })).toThrow(mismatch);
  expect(() => solve(shuffle({ rows: 3, cols: 4 }), { tables })).toThrow(mismatch);
});

test('a search can be stopped and gives the best it has', async () => {
  const board = shuffle({ rows: 5, cols: 5, seed: 1 });
  const atOnce = await runAsync(solveSearch(board, { weight: 1 }), { timeLimitMs: 0 });
  expect(atOnce).toMatchObject({ status: 'limit', moves: [] });
  expect(atOnce.lowerBound).toBeGreaterThan(50);
  const withBest = solveSearch(board, { weight: 1 });
  let step = withBest.next();
  while (!step.done && step.value.best === undefined) step = withBest.next();
  const stopped = withBest.next('stop');
  expect(stopped).toMatchObject({ done: true, value: { status: 'limit' } });
  expect(stopped.done && replays(board, stopped.value.moves, goalBoard(board), 'single')).toBe(true);
  const search = solveSearch(board, { quality: 'optimal' });
  let progress = search.next();
  while (!progress.done && progress.value.nodes === 0) progress = search.next();
  expect(!progress.done && progress.value.depth > 50).toBe(true);
  expect(search.next('stop').value).toMatchObject({ status: 'limit', moves: [] });
});

test('bounded means proven within the weight', () => {
  for (let seed = 0; seed < 4; seed++) {
    const board = scramble({ rows: 4, cols: 4, moves: 60, seed });
    const { status, moves, lowerBound } = solve(board, { weight: 1.2 });
    expect(status === 'bounded' || status === 'optimal').toBe(true);
    expect(moves.length).toBeLessThanOrEqual(1.2 * lowerBound);
    expect(replays(board, moves, goalBoard(board), 'single')).toBe(true);
  }
});
