import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import type { Labelled } from '../../src/board/label-board.js';
import { labelBoard } from '../../src/board/label-board.js';
import { deepenByWalkingDistance } from '../../src/deepening/deepen-by-estimates.js';
import { estimateBoard } from '../../src/heuristics/estimate-board.js';
import { applyMoves, goalBoard, isSolved, scramble, shuffle, solve } from '../../src/index.js';
import { partByWalking } from '../../src/search/part-by-walking.js';
import { renewParts } from '../../src/search/renew-parts.js';
import { replays } from '../oracle.js';

const shortenPath = (of: Labelled, path: readonly number[], reach: number, most: number) =>
  renewParts(of, path, reach, 1, most, partByWalking(most));
const solvePartByWalking = partByWalking(40_000);

const size = { rows: 3, cols: 3 };
const board = scramble({ ...size, moves: 5, seed: 1 });

/** A path that goes round in circles before it leads home. */
const detour = (): number[] => {
  const { moves } = solve(board, { quality: 'optimal' });
  const blank = board.cells.indexOf(0);
  const [beside] = [blank - 1, blank + 1, blank - 3, blank + 3].filter((cell) => {
    const rowsApart = Math.abs(Math.floor(cell / 3) - Math.floor(blank / 3));
    return cell >= 0 && cell < 9 && rowsApart + Math.abs((cell % 3) - (blank % 3)) === 1;
  });
  return [...Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? beside : blank)), ...moves];
};

test('a path with detours becomes the shortest, part by part, and stays one that leads home', () => {
  const shortest = solve(board, { quality: 'optimal' }).moves.length;
  const shortening = shortenPath(labelBoard(board), detour(), 40, 1_000_000);
  let step = shortening.next();
  while (!step.done) step = shortening.next();
  expect(step.value.path.length).toBe(shortest);
  expect(replays(board, step.value.path, goalBoard(size), 'single')).toBe(true);
  expect(step.value.nodes).toBeGreaterThan(0);
});

test('of a path that is shortest already a part is searched until that is proven, and no further', () => {
  const hard = scramble({ rows: 4, cols: 4, moves: 150, seed: 3 });
  const { moves } = solve(hard, { quality: 'optimal' });
  const proving = deepenByWalkingDistance(labelBoard(hard), runSlices(estimateBoard(labelBoard(hard))));
  while (proving.bound() < moves.length && !proving.run(2000));
  const nodes = proving.nodes();
  expect(nodes).toBeGreaterThan(10_000);
  const shortening = shortenPath(labelBoard(hard), moves, moves.length, 1_000_000);
  let step = shortening.next();
  while (!step.done) step = shortening.next();
  // What is behind its beginning is then shortest, too.
  expect(step.value).toEqual({ path: moves, nodes, isStopped: false });
});

test('stopped at any yield, or with no nodes left, it still has a path', () => {
  const hard = scramble({ rows: 4, cols: 4, moves: 150, seed: 3 });
  const { moves } = solve(hard, { quality: 'fast' });
  const start = (most: number) => shortenPath(labelBoard(hard), moves, 60, most);
  expect(start(0).next()).toEqual({ done: true, value: { path: moves, nodes: 0, isStopped: false } });
  const reported = [...start(15_000)];
  const yields = reported.length;
  // A part that is too hard is given up: the nodes are asked for two thousand at a time.
  expect(reported.at(-1)).toBeLessThan(17_000);
  expect(yields).toBeGreaterThan(3);
  for (let seen = 1; seen <= yields; seen += 1 + (seen % 4)) {
    const shortening = start(15_000);
    for (let index = 0; index < seen; index++) shortening.next();
    const { done, value } = shortening.next('stop');
    expect(done).toBe(true);
    const { path } = value as { path: number[] };
    expect(isSolved(applyMoves(hard, path))).toBe(true);
    expect(path.length).toBeLessThanOrEqual(moves.length);
  }
});

test('stopped while the walking tables of its size are made it has changed nothing', () => {
  const wide = scramble({ rows: 3, cols: 9, moves: 20, seed: 2 });
  const { moves } = solve(wide, { quality: 'optimal' });
  // Every place of the blank on the path has tables of its own, and those of the home's row are there.
  const shortening = shortenPath(labelBoard(wide), moves, moves.length - 3, 1_000_000);
  expect(shortening.next().done).toBe(false);
  expect(shortening.next('stop')).toMatchObject({ done: true, value: { path: moves } });
});

test('a part by walking distance: the shortest way, none that is too long, and none when stopped', () => {
  const part = labelBoard(scramble({ rows: 3, cols: 4, moves: 60, seed: 4 }));
  const { length } = solve(scramble({ rows: 3, cols: 4, moves: 60, seed: 4 }), { quality: 'optimal' }).moves;
  const run = (longest: number, most: number) => {
    const solving = solvePartByWalking(part, longest, most);
    let step = solving.next();
    while (!step.done) step = solving.next();
    return step.value;
  };
  expect(run(length, 1e6).path?.length).toBe(length);
  expect(run(length - 2, 1e6).path).toBeUndefined();
  expect(run(length, 0)).toEqual({ path: undefined, nodes: 0 });
  const stopped = solvePartByWalking(part, length, 1e6);
  expect(stopped.next()).toEqual({ done: false, value: 0 });
  expect(stopped.next('stop')).toEqual({ done: true, value: { path: undefined, nodes: 0 } });
  // In the midst of a long search.
  const long = solvePartByWalking(labelBoard(shuffle({ rows: 5, cols: 5, seed: 1 })), 200, 1e6);
  let step = long.next();
  while (!step.done && step.value === 0) step = long.next();
  expect(step.done).toBe(false);
  const { done, value } = long.next('stop');
  expect([done, value]).toEqual([true, { path: undefined, nodes: step.value }]);
});
