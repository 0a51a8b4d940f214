import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { labelBoard } from '../../src/board/label-board.js';
import { buildShortTables, goalBoard, scramble, shuffle, solve } from '../../src/index.js';
import { neighborSlots } from '../../src/kernel/neighbors-of-cell.js';
import { preparePairModel } from '../../src/pieces/pair-model.js';
import { pieceModel, valueShift, writeEntries } from '../../src/pieces/piece-model.js';
import { squareModel, squareValues } from '../../src/pieces/square-model.js';
import { searchPieceBeam, usualWeights } from '../../src/search/piece-beam.js';
import { searchShorterWay } from '../../src/search/piece-deepening.js';

const size = { rows: 3, cols: 3 };
const tables = buildShortTables(size);
const pairs = runSlices(preparePairModel(3, 3));
const home = labelBoard(goalBoard(size));

const run = <R>(work: Generator<number, R, 'stop' | undefined>): R => {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
};

test('a solved board needs no moves', () => {
  const model = pieceModel(tables, home.home);
  expect(run(searchPieceBeam(home, model, squareModel(tables), pairs, 5, 10))).toEqual({ path: [], nodes: 0 });
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
  expect(run(searchPieceBeam(labelled, model, squareModel(tables), pairs, 50_000, 40)).path?.length).toBe(length);
  expect(run(searchPieceBeam(labelled, model, squareModel(tables), pairs, 50_000, length - 1)).path).toBeUndefined();
});

/** The score of a board from nothing: what a beam keeps up move by move. */
function scoreOf(labels: number[], blank: number): number {
  const model = pieceModel(tables, 8);
  const entries = new Int32Array(model.pieces);
  const weights = usualWeights(9);
  let score = weights.move * writeEntries(model, labels, entries, 0);
  for (const entry of entries) score += weights.piece * (entry >> valueShift);
  const board = { ...size, labels: Int32Array.from(labels), blank, home: 8 };
  for (const value of squareValues(squareModel(tables), tables.values, board)) score += weights.square * value;
  for (const [at, tile] of labels.entries()) {
    for (const [cell, other] of labels.entries()) {
      if (cell > at && tile !== 8 && other !== 8) score += pairs[((tile * 9 + at) * 9 + cell) * 9 + other];
    }
  }
  return score;
}

test('a beam of one board takes the best child of each, by the whole score', () => {
  const slots = neighborSlots(3, 3);
  let solved = 0;
  for (let seed = 0; seed < 30; seed++) {
    const start = labelBoard(scramble({ ...size, moves: 12, seed }));
    const labels = Array.from(start.labels);
    const path = [start.blank];
    while (path.length <= 30 && labels.some((label, cell) => label !== cell)) {
      const at = path[path.length - 1];
      const children = Array.from(slots.subarray(at * 4, at * 4 + 4))
        .filter((to) => to >= 0 && to !== path[path.length - 2])
        .map((to) => {
          const child = labels.slice();
          [child[at], child[to]] = [child[to], child[at]];
          const isHome = child.every((label, cell) => label === cell);
          return { child, to, score: isHome ? Number.NEGATIVE_INFINITY : scoreOf(child, to) };
        });
      const best = children.reduce((one, other) => (other.score < one.score ? other : one));
      labels.splice(0, 9, ...best.child);
      path.push(best.to);
    }
    const isSolved = labels.every((label, cell) => label === cell);
    if (isSolved) solved++;
    const { path: found } = run(searchPieceBeam(start, pieceModel(tables, 8), squareModel(tables), pairs, 1, 30));
    expect(found).toEqual(isSolved ? path.slice(1) : undefined);
  }
  expect(solved).toBeGreaterThan(5);
  expect(solved).toBeLessThan(30);
});
