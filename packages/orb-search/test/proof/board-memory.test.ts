import { expect, test } from 'vitest';
import { boardMemory, boardsWithin } from '../../src/proof/board-memory.js';

test('a board with its cursor is known at its depth and deeper', () => {
  const { has } = boardMemory(1e6);
  expect(has(1, 2, 4, 8, 3, 5)).toBe(false);
  expect([5, 6].map((depth) => has(1, 2, 4, 8, 3, depth))).toEqual([true, true]);
  expect(has(1, 2, 4, 8, 3, 4)).toBe(false);
  expect(has(1, 2, 4, 8, 3, 4)).toBe(true);
});

test('so are the first cell and the last, at no move', () => {
  const { has } = boardMemory(1e6);
  for (const at of [0, 31]) expect([has(0, 0, 0, 0, at, 0), has(0, 0, 0, 0, at, 0)]).toEqual([false, true]);
});

test('in a memory of few places nothing is taken for another', () => {
  // Four places: most of these meet in one.
  const { has } = boardMemory(1);
  for (let at = 0; at < 32; at++) expect(has(1, 2, 4, 8, at, 3)).toBe(false);
  for (let plane = 0; plane < 32; plane++) {
    const bit = 1 << plane;
    expect(has(bit, 0, 0, 0, 7, 3)).toBe(false);
    expect(has(0, bit, 0, 0, 7, 3)).toBe(false);
    expect(has(0, 0, bit, 0, 7, 3)).toBe(false);
    expect(has(0, 0, 0, bit, 7, 3)).toBe(false);
  }
});

test('what is forgotten is not known, however often that is done', () => {
  // Four places, in a memory that is used again some hundred thousand times.
  const memory = boardMemory(1);
  let known = 0;
  for (let times = 0; times < 140_000; times++) {
    if (memory.has(1, 2, 4, 8, 31, 250)) known++;
    if (times % 20_000 === 0) expect(memory.has(1, 2, 4, 8, 31, 250)).toBe(true);
    memory.forget();
  }
  expect(known).toBe(0);
});

test('a memory holds as many boards as it was made for, and one of a million entries all', () => {
  const small = boardMemory(1000);
  expect([0, 1, 1000, 1_000_000].map(small.holds)).toEqual([true, true, true, false]);
  expect(boardMemory(1e6).holds(1e9)).toBe(true);
});

test('as many boards are expected as there are ways to so many moves, and no more than asked for', () => {
  expect([0, 1, 3].map((moves) => boardsWithin(4, 2.5, moves, 1000))).toEqual([4, 10, 62.5]);
  expect([boardsWithin(4, 2.5, 9, 62.5), boardsWithin(4, 2.5, 9, 62), boardsWithin(4, 2.5, 0, 3)]).toEqual([
    62.5, 62, 3,
  ]);
});
