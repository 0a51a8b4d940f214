import { expect, test } from 'vitest';
import { labelBoard } from '../../src/board/label-board.js';
import { buildShortTables, goalBoard, shuffle, solve } from '../../src/index.js';
import { pieceModel } from '../../src/pieces/piece-model.js';
import { squareModel } from '../../src/pieces/square-model.js';
import { searchPieceBeam } from '../../src/search/piece-beam.js';
import { searchShorterWay } from '../../src/search/piece-deepening.js';

const size = { rows: 3, cols: 3 };
const tables = buildShortTables(size);
const home = labelBoard(goalBoard(size));

const run = <R>(work: Generator<number, R, 'stop' | undefined>): R => {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
};

test('a solved board needs no moves', () => {
  const model = pieceModel(tables, home.home);
  expect(run(searchPieceBeam(home, model, squareModel(tables), 5, 10))).toEqual({ path: [], nodes: 0 });
  expect(run(searchShorterWay(home, model, 4, 1000, 100))).toEqual({ path: [], nodes: 0, isProven: true });
});

test('a way is the shortest, or proven too long, or left open by limit and stop', () => {
  const board = shuffle({ ...size, seed: 4 });
  const { length } = solve(board, { quality: 'optimal' }).moves;
  const labelled = labelBoard(board);
  const model = pieceModel(tables, labelled.home);
  const found = run(searchShorterWay(labelled, model, length + 4, 1e6, 1000));
  expect([found.path?.length, found.isProven]).toEqual([length, true]);
  const shorter = run(searchShorterWay(labelled, model, length - 2, 1e6, 1000));
  expect([shorter.path, shorter.isProven]).toEqual([undefined, true]);
  const limited = run(searchShorterWay(labelled, model, length, 20, 10));
  expect([limited.path, limited.isProven, limited.nodes]).toEqual([undefined, false, 20]);
  expect(run(searchShorterWay(labelled, model, length, 20, 1000))).toEqual(limited);
  const stopped = searchShorterWay(labelled, model, length, 1000, 10);
  expect(stopped.next()).toEqual({ done: false, value: 10 });
  expect(stopped.next('stop')).toEqual({ done: true, value: { path: undefined, nodes: 10, isProven: false } });
});

test('a beam wide enough for all boards finds the shortest way, and none within fewer levels', () => {
  const board = shuffle({ ...size, seed: 6 });
  const { length } = solve(board, { quality: 'optimal' }).moves;
  const labelled = labelBoard(board);
  const model = pieceModel(tables, labelled.home);
  expect(run(searchPieceBeam(labelled, model, squareModel(tables), 50_000, 40)).path?.length).toBe(length);
  expect(run(searchPieceBeam(labelled, model, squareModel(tables), 50_000, length - 1)).path).toBeUndefined();
});
