import { expect, test } from 'vitest';
import { applyMoves } from '../../src/index.js';

/** The code and place of what is thrown, or what is returned. */
function outcome(cells: unknown, moves: unknown) {
  try {
    return applyMoves({ rows: 2, cols: 3, cells: cells as number[] }, moves as number[]).cells;
  } catch (error) {
    const { code, at } = error as { code: string; at: { name?: string; index?: number } };
    return [code, at.name, at.index];
  }
}

test('moves are made one after the other, lines too', () => {
  expect(outcome([1, 2, 3, 4, 5, 0], [])).toEqual([1, 2, 3, 4, 5, 0]);
  expect(outcome([1, 2, 3, 4, 5, 0], [3, 0, 2])).toEqual([2, 3, 0, 1, 4, 5]);
  expect(outcome(Uint8Array.of(1, 2, 3, 4, 5, 0), Uint8Array.of(2))).toEqual([1, 2, 0, 4, 5, 3]);
});

test('tiles that are no tiles are refused, wherever they stand', () => {
  for (const tile of [Number.NaN, '4', 4.5, -1, 6, null, undefined, 4n, {}]) {
    expect(outcome([1, 2, 3, tile, 5, 0], [4])).toEqual(['bad-value', 'board', 3]);
  }
  expect(outcome([1, 2, 3, 3, 5, 0], [4])).toEqual(['duplicate-tile', 'board', 3]);
  expect(outcome([1, 2, 3, 4, 5, '0'], [4])).toEqual(['no-blank', 'board.cells', undefined]);
});

test('a move that is none is refused with its index', () => {
  for (const move of [Number.NaN, '1', 0.5, 3.5, -1, 6, 5, 0]) {
    expect(outcome([1, 2, 3, 4, 5, 0], [2, 5, move])).toEqual(['bad-move', 'moves', 2]);
  }
  expect(outcome([1, 2, 3, 4, 5, 0], 4)).toEqual(['bad-list', 'moves', undefined]);
  // One past the last cell, in the column of the blank.
  expect(outcome([0, 2, 3, 4, 5, 1], [6])).toEqual(['bad-move', 'moves', 0]);
});
