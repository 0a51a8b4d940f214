import { expect, test } from 'vitest';
import { labelBoard } from '../../src/board/label-board.js';
import { buildShortTables, goalBoard, shuffle, solve } from '../../src/index.js';
import { pieceModel } from '../../src/pieces/piece-model.js';
import { searchShorterWay } from '../../src/search/piece-deepening.js';
import { type PartSolver, renewParts } from '../../src/search/renew-parts.js';
import { replays } from '../oracle.js';

const size = { rows: 3, cols: 4 };
const board = shuffle({ ...size, seed: 2 });
const labelled = labelBoard(board);
const { moves } = solve(board, { quality: 'fast' });
/** Each move taken back and made again: three times as long. */
const detour = moves.flatMap((to, index) => [to, index === 0 ? labelled.blank : moves[index - 1], to]);
const tables = buildShortTables(size);
const byPieces: PartSolver = (part, longest, most) =>
  searchShorterWay(part, pieceModel(tables, part.home), longest, most, 1_000_000);

const start = (most: number) => renewParts(labelled, detour, 12, 6, most, byPieces);

test('parts are renewed by shorter ones, and the whole still leads home', () => {
  const renewing = start(1_000_000);
  let step = renewing.next();
  while (!step.done) step = renewing.next();
  const { path, nodes, isStopped } = step.value;
  expect(replays(board, path, goalBoard(size), 'single')).toBe(true);
  expect([path.length < detour.length / 2, nodes > 0, isStopped]).toEqual([true, true, false]);
});

test('it yields after each part, however easy, and stopped there it keeps what is shorter already', () => {
  const parts = [...start(1_000_000)].length;
  expect(parts).toBeGreaterThan(5);
  let before = detour.length;
  for (let seen = 1; seen <= parts; seen++) {
    const renewing = start(1_000_000);
    for (let index = 0; index < seen; index++) renewing.next();
    const { done, value } = renewing.next('stop');
    const { path, isStopped } = value as { path: number[]; isStopped: boolean };
    expect([done, isStopped, path.length <= before]).toEqual([true, true, true]);
    expect(replays(board, path, goalBoard(size), 'single')).toBe(true);
    before = path.length;
  }
  expect(before).toBeLessThan(detour.length);
});

test('without nodes nothing is renewed', () => {
  expect(start(0).next()).toEqual({ done: true, value: { path: detour, nodes: 0, isStopped: false } });
});
