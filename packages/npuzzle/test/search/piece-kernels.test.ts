import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { type Labelled, labelBoard } from '../../src/board/label-board.js';
import { buildShortTables, goalBoard, scramble, shuffle, solve } from '../../src/index.js';
import { neighborSlots } from '../../src/kernel/neighbors-of-cell.js';
import { pairPrice, preparePairModel, pricesOf } from '../../src/pieces/pair-model.js';
import { pieceModel, valueShift, writeEntries } from '../../src/pieces/piece-model.js';
import { squareModel, squareValues } from '../../src/pieces/square-model.js';
import { type BeamLead, type BeamSpace, createBeamSpace } from '../../src/search/beam-space.js';
import { searchPieceBeam, usualWeights } from '../../src/search/piece-beam.js';
import { searchShorterWay } from '../../src/search/piece-deepening.js';
import { chooseBest, judgeChildren, keepBest } from '../../src/search/piece-level.js';

const size = { rows: 3, cols: 3 };
const tables = buildShortTables(size);
const pairs = runSlices(preparePairModel(3, 3, createPace()));
const priceOf = pairPrice(3, 3, pricesOf(9));
const lead: BeamLead = {
  model: pieceModel(tables, 8),
  squareModel: squareModel(tables),
  pairs,
  weights: usualWeights(9),
};
const home = labelBoard(goalBoard(size));

/** The path of a beam, and its nodes. */
function runBeam(board: Labelled, width: number, longest: number, until = Number.POSITIVE_INFINITY) {
  const tally = { nodes: 0 };
  const path = runSlices(searchPieceBeam(board, lead, { width, longest, until }, tally, createPace()));
  return { path, nodes: tally.nodes };
}

/** The shorter way of a board, and the nodes for it. */
function runShorter(board: Labelled, longest: number, until: number) {
  const tally = { nodes: 0 };
  const model = pieceModel(tables, board.home);
  return { path: runSlices(searchShorterWay(board, model, longest, tally, until, createPace())), nodes: tally.nodes };
}

test('a solved board needs no moves', () => {
  expect(runBeam(home, 5, 10)).toEqual({ path: [], nodes: 0 });
  expect(runShorter(home, 4, 1000)).toEqual({ path: [], nodes: 0 });
});

test('a way is the shortest, or there is none so short, or none within the nodes', () => {
  const board = shuffle({ ...size, seed: 4 });
  const { length } = solve(board, { quality: 'optimal' }).moves;
  const labelled = labelBoard(board);
  expect(runShorter(labelled, length + 4, 1e6).path).toHaveLength(length);
  expect(runShorter(labelled, length - 2, 1e6).path).toBeUndefined();
  expect(runShorter(labelled, length, 20)).toEqual({ path: undefined, nodes: 20 });
});

test('a beam ends within a batch of boards when it has its nodes', () => {
  const board = labelBoard(shuffle({ ...size, seed: 6 }));
  const whole = runBeam(board, 50_000, 40);
  const limited = runBeam(board, 50_000, 40, 2000);
  expect([whole.nodes > 10_000, limited.path]).toEqual([true, undefined]);
  expect(limited.nodes).toBeGreaterThanOrEqual(2000);
  expect(limited.nodes).toBeLessThan(2400);
});

test('a beam wide enough for all boards finds the shortest way, and none within fewer levels', () => {
  const board = shuffle({ ...size, seed: 6 });
  const { length } = solve(board, { quality: 'optimal' }).moves;
  const labelled = labelBoard(board);
  expect(runBeam(labelled, 50_000, 40).path?.length).toBe(length);
  expect(runBeam(labelled, 50_000, length - 1).path).toBeUndefined();
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
      if (cell > at && tile !== 8 && other !== 8) score += priceOf(tile, at, other, cell);
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
    const { path: found } = runBeam(start, 1, 30);
    expect(found).toEqual(isSolved ? path.slice(1) : undefined);
  }
  expect(solved).toBeGreaterThan(5);
  expect(solved).toBeLessThan(30);
});

/** The boards of a beam after a level, as it keeps them, and their scores. */
const boardsOf = (space: BeamSpace, bytes: Uint8Array, boards: Int32Array, many: number) =>
  Array.from({ length: many }, (_, board) => ({
    labels: Array.from(bytes.subarray(board * space.record * 4 + 8, board * space.record * 4 + 17)),
    score: boards[board * space.record + 1],
  }));

/** A level without a guess where the bar is. */
function runLevel(space: BeamSpace, count: number): number {
  space.table.fill(0);
  space.counts.fill(0);
  Object.assign(space, { children: 0, bar: space.greatest, below: 0 });
  if (judgeChildren(space, 0, count)) return -1;
  const many = chooseBest(space);
  space.keptParents = new Int32Array(many);
  space.keptBlanks = new Uint8Array(many);
  keepBest(space, 0, space.children);
  return many;
}

/** What was written becomes the level. */
function takeLevel(space: BeamSpace): void {
  [space.boards, space.kept] = [space.kept, space.boards];
  [space.bytes, space.keptBytes] = [space.keptBytes, space.bytes];
  [space.came, space.keptCame] = [space.keptCame, space.came];
  space.blanks = space.keptBlanks;
}

test.each([1, 7, 60])('a level of %i boards keeps the best of all children, with their whole scores', (width) => {
  const slots = neighborSlots(3, 3);
  let levels = 0;
  for (let seed = 0; seed < 6; seed++) {
    const start = labelBoard(shuffle({ ...size, seed: 20 + seed }));
    const space = createBeamSpace(start, lead, width);
    // The first score is counted from a number of its own.
    const shift = space.boards[1] - scoreOf(Array.from(start.labels), start.blank);
    let count = 1;
    let before = [''];
    for (let level = 0; level < 14; level++) {
      const parents = boardsOf(space, space.bytes, space.boards, count);
      const scores = new Map<string, number>();
      for (const [index, { labels }] of parents.entries()) {
        const at = labels.indexOf(8);
        for (const to of slots.subarray(at * 4, at * 4 + 4)) {
          if (to < 0) continue;
          const child = labels.slice();
          [child[at], child[to]] = [child[to], child[at]];
          // No move is taken back.
          if (child.join() !== before[index]) scores.set(child.join(), scoreOf(child, to) + shift);
        }
      }
      const many = runLevel(space, count);
      if (many < 0) break;
      const kept = boardsOf(space, space.keptBytes, space.kept, many);
      const sorted = (list: Iterable<number>) => Array.from(list).sort((one, other) => one - other);
      expect(sorted(kept.map(({ score }) => score))).toEqual(sorted(scores.values()).slice(0, width));
      for (const { labels, score } of kept) expect(score).toBe(scores.get(labels.join()));
      expect(new Set(kept.map(({ labels }) => labels.join())).size).toBe(many);
      const places = kept.map(({ labels }) => labels.indexOf(8));
      expect(places).toEqual(sorted(places));
      expect(Array.from(space.keptBlanks)).toEqual(places);
      before = Array.from(space.keptParents, (parent) => parents[parent].labels.join());
      takeLevel(space);
      count = many;
      levels++;
    }
  }
  expect(levels).toBeGreaterThan(60);
});

test('where the bar begins changes nothing', () => {
  let solved = 0;
  for (let seed = 0; seed < 12; seed++) {
    const board = labelBoard(shuffle({ ...size, seed: 40 + seed }));
    for (const width of [2, 9, 40, 250]) {
      const space = createBeamSpace(board, lead, width);
      let moves: number | undefined;
      for (let depth = 1, count = 1; depth <= 40; depth++) {
        count = runLevel(space, count);
        if (count < 0) {
          moves = depth;
          break;
        }
        takeLevel(space);
      }
      const found = runBeam(board, width, 40);
      expect([found.path?.length, found.nodes]).toEqual([moves, space.nodes]);
      if (moves !== undefined) solved++;
    }
  }
  expect(solved).toBeGreaterThan(12);
});

test('boards of up to 25 and of up to 36 cells have weights of their own', () => {
  const weights = [9, 25, 30, 36, 42, 49, 64].map((cells) => JSON.stringify(usualWeights(cells)));
  expect(weights.map((one) => weights.indexOf(one))).toEqual([0, 0, 2, 2, 4, 4, 4]);
});
