import { expect, test } from 'vitest';
import {
  findPaths,
  findPathsByStart,
  findPathsByStartSearch,
  findPathsSearch,
  generateOrbs,
  type PathResult,
  type Search,
} from '../../src/index.js';

const board = generateOrbs({ rows: 4, cols: 4, types: 4, seed: 2 });

test('paths differ, the best first', () => {
  const paths = findPaths(board, { count: 6, beam: 400 });
  expect(new Set(paths.map(({ path }) => JSON.stringify(path))).size).toBe(6);
  const combos = paths.map((result) => result.combos);
  expect(combos).toEqual([...combos].sort((a, b) => b - a));
});

test('of equal ones the shorter first', () => {
  const paths = findPaths(generateOrbs({ seed: 3 }), { count: 1000, beam: 16, maxMoves: 3 });
  const ranks = paths.map(({ combos, path }) => `${9 - combos} ${path.moves.length}`);
  expect(ranks).toEqual(ranks.toSorted());
  const combos = new Set(ranks.map((rank) => rank[0]));
  expect(combos.size).toBeGreaterThan(1);
  expect(new Set(ranks).size).toBeGreaterThan(combos.size);
});

test('each start has the best that it can reach', () => {
  const moves = findPathsByStart(board, { beam: 80, maxMoves: 8 }).map(({ path }) => path.moves.length);
  expect(moves.join(' ')).toBe('3 6 1 8 4 6 8 3 7 6 8 4 6 7 5 6');
});

test('every start has one, in the order of the cells', () => {
  const starts = (options: object) =>
    findPathsByStart(board, { beam: 80, maxMoves: 8, ...options }).map(({ path }) => path.start);
  expect(starts({})).toEqual(board.cells.map((_, cell) => cell));
  expect(starts({ start: [9, 2, 5] })).toEqual([2, 5, 9]);
});

const options = { beam: 24, maxMoves: 10 };
test.each<[string, () => Search<PathResult[]>, () => PathResult[]]>([
  ['findPathsSearch', () => findPathsSearch(board, options), () => findPaths(board, options)],
  ['findPathsByStartSearch', () => findPathsByStartSearch(board, options), () => findPathsByStart(board, options)],
])('%s reports, can be stopped, and ends as the plain call does', (_, start, plain) => {
  const whole = plain();
  const running = start();
  let nodes = 0;
  let step = running.next();
  for (; !step.done; step = running.next()) {
    expect(step.value.nodes).toBeGreaterThanOrEqual(nodes);
    expect(step.value.best?.length).toBeLessThanOrEqual(whole.length);
    nodes = step.value.nodes;
  }
  expect(nodes).toBeGreaterThan(0);
  expect(step.value).toEqual(whole);
  const again = start();
  const lists: unknown[] = [];
  for (let slice = again.next(); !slice.done; slice = again.next()) {
    expect(slice.value.best?.length).toBeGreaterThan(0);
    lists.push(slice.value.best);
  }
  // A list is made anew only where a path has become better.
  expect(new Set(lists).size).toBeGreaterThan(1);
  expect(new Set(lists).size).toBeLessThan(lists.length);
  const stopped = start();
  for (let ply = 0; ply < 5; ply++) stopped.next();
  const { done, value } = stopped.next('stop');
  expect(done).toBe(true);
  expect(value).toHaveLength(whole.length);
});
