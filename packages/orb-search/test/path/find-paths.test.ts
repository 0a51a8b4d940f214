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
    expect(step.value.nodes).toBeGreaterThan(nodes);
    expect(step.value.best?.length).toBeLessThanOrEqual(whole.length);
    nodes = step.value.nodes;
  }
  expect(nodes).toBeGreaterThan(0);
  expect(step.value).toEqual(whole);
  const stopped = start();
  for (let ply = 0; ply < 5; ply++) stopped.next();
  const { done, value } = stopped.next('stop');
  expect(done).toBe(true);
  expect(value).toHaveLength(whole.length);
});
