import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { numberTiles } from '../../src/board/numbered-tiles.js';
import { createLines } from '../../src/kernel/create-lines.js';
import { loadCells } from '../../src/kernel/lines.js';
import { NodeLimit } from '../../src/kernel/node-limit.js';
import { Closure } from '../../src/search/closure.js';
import { PairingGame } from '../../src/search/pairing-game.js';
import { usualRules } from '../support.js';

/** What the closure leaves of a board without a margin, by their cells, and its work. */
function close(
  cells: readonly number[],
  paired: readonly (readonly [number, number])[] = [],
  cols = cells.length,
  maxTurns = 2,
): [number[], number] {
  const rules = { ...usualRules, margin: false, maxTurns };
  const board = { rows: cells.length / cols, cols, cells };
  const pace = createPace();
  const tiles = runSlices(numberTiles(board, rules));
  const lines = createLines(board.rows, cols, rules, pace);
  loadCells(lines, cells);
  const game = new PairingGame(tiles, lines, pace);
  runSlices(game.begin(tiles, cols));
  for (const [first, second] of paired) game.pair(first, second);
  runSlices(new Closure(game, new NodeLimit(1000, pace)).run());
  return [[...tiles.cellOf].filter((_, tile) => game.isRemoved[tile] === 0), pace.work];
}

test.each([2, 8, 10, 20])('%s tiles of a kind side by side go', (count) => {
  const [left, work] = close(new Array<number>(count).fill(1));
  expect(left).toEqual([]);
  expect(work).toBeLessThan(10_000);
});

test('many tiles that can not all go stay, all of them', () => {
  expect(close([...new Array<number>(10).fill(1), -1, 1, -1, 1])[0]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13]);
});

test('tiles that are paired go only together', () => {
  expect(close([1, 1, 1, 1], [[0, 1]])[0]).toEqual([]);
  expect(close([1, 1, 1, 1], [[0, 3]])[0]).toEqual([]);
  expect(close([1, -1, 1, 1, -1, 1], [[0, 1]])[0]).toEqual([0, 2, 3, 5]);
});

test('of eight tiles every sequence is tried, of ten the first', () => {
  // Straight lines: the second tile must go with the one below it, and what is found first is the one beside it.
  const upper = [-1, 1, 1, 1, -1, 1, 1, -1];
  const lower = [-1, 1, -1, -1, -1, 1, 1, -1];
  const eight = [...upper, ...lower];
  expect(close(eight, [], 8, 0)[0]).toEqual([]);
  // Two that can't go, and are decided, count for nothing.
  const [more, less] = [
    [1, -1, ...upper],
    [-1, 1, ...lower],
  ];
  expect(close([...more, ...less], [[0, 6]], 10, 0)[0]).toEqual([0, 11]);
  const ten = [...upper, 1, ...lower, 1];
  expect(close(ten, [], 9, 0)[0]).toHaveLength(10);
});
