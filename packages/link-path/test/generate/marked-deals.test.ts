import {
  createLinkBoard,
  findPairs,
  type Gravity,
  generateBoard,
  generateBoardSearch,
  rateBoard,
  reshuffle,
  solveBoard,
} from '@kit/link-path';
import { expect, test } from 'vitest';
import { after, markedBoard, pairsOf, startOf } from '../marked-game.js';

const gravities: readonly Gravity[] = ['none', 'left', ['down', 'center-cols'], { cycle: ['down', 'none', 'right'] }];

test('deals have so many frozen tiles and ties, and the moves that come with them clear them', () => {
  for (const [seed, gravity] of gravities.entries()) {
    for (const [frozen, tied] of [
      [6, 0],
      [0, 5],
      [9, 4],
    ]) {
      const made = generateBoard({ rows: 4, cols: 6, kinds: 6, copies: 4, gravity, frozen, tied, seed });
      if (made.status !== 'found') throw new Error(made.status);
      expect(made.board.frozen?.length ?? 0).toBe(frozen);
      expect(made.board.tied?.length ?? 0).toBe(tied);
      let state = startOf(made.board);
      for (const pair of made.moves) {
        expect(pairsOf(state, {})).toContainEqual(pair);
        state = after(state, pair.a, pair.b, gravity);
      }
      expect(state.grid.cells.every((tile) => tile <= 0)).toBe(true);
    }
  }
});

test('as many as there can be, and one more', () => {
  const size = { rows: 2, cols: 3, kinds: 3, copies: 2 };
  expect(generateBoard({ ...size, tied: 3 }).status).toBe('found');
  expect(generateBoard({ ...size, tied: 4 })).toEqual({ status: 'impossible' });
  expect(generateBoard({ ...size, frozen: 4, maxTries: 1000 }).status).toBe('found');
  expect(generateBoard({ ...size, frozen: 5 })).toEqual({ status: 'impossible' });
  expect(generateBoard({ rows: 1, cols: 2, kinds: 1, copies: 2, frozen: 0 }).status).toBe('found');
  expect(generateBoard({ rows: 1, cols: 2, kinds: 1, copies: 2, frozen: 1 })).toEqual({ status: 'impossible' });
  // Tiles that never touch free none.
  const apart = generateBoard({
    rows: 3,
    cols: 3,
    kinds: 2,
    copies: 2,
    shape: 'o.o\n...\no.o',
    frozen: 1,
    maxTries: 5,
  });
  expect(apart).toEqual({ status: 'limit' });
});

test('on tiny boards, where tiles that go together touch, no tile is frozen that none frees', () => {
  const found = { 1: 0, 2: 0 };
  for (let seed = 0; seed < 40; seed++) {
    for (const frozen of [1, 2] as const) {
      const made = generateBoard({ rows: 1, cols: 4, kinds: 2, copies: 2, margin: false, frozen, seed, maxTries: 3 });
      if (made.status !== 'found') continue;
      found[frozen] += 1;
      let state = startOf(made.board);
      for (const pair of made.moves) {
        expect(pairsOf(state, { margin: false })).toContainEqual(pair);
        state = after(state, pair.a, pair.b, 'none');
      }
      expect(state.grid.cells.every((tile) => tile <= 0)).toBe(true);
    }
  }
  expect(Math.min(found[1], found[2])).toBeGreaterThan(5);
});

test('at most 65,536 cells have marks', () => {
  const large = { rows: 256, cols: 256, kinds: 16 };
  expect(() => generateBoardSearch({ ...large, frozen: 1 })).not.toThrow();
  expect(() => generateBoardSearch({ ...large, rows: 257 })).not.toThrow();
  expect(() => generateBoardSearch({ ...large, rows: 257, tied: 1 })).toThrow('expected at most 65536 cells');
});

test('a share of dead ends is that of the board with its ice', () => {
  const asked = { rows: 6, cols: 6, kinds: 9, copies: 4, frozen: 8, tied: 2 };
  for (const [min, max] of [
    [0, 0.4],
    [0.6, 1],
  ]) {
    const made = generateBoard({ ...asked, deadEnds: { min, max }, seed: 4 });
    if (made.status !== 'found') throw new Error(made.status);
    const { deadEnds } = rateBoard(made.board);
    expect(deadEnds).toBeGreaterThanOrEqual(min);
    expect(deadEnds).toBeLessThanOrEqual(max);
  }
});

test('a mix leaves frozen and tied tiles where they are, and has what was asked for', () => {
  const counts = { move: 0, clear: 0, others: 0 };
  for (let seed = 3000; seed < 3020; seed++) {
    const { board, gravity, ...rules } = markedBoard(seed);
    if (board.frozen === undefined && board.tied === undefined) continue;
    const held = new Set([...(board.frozen ?? []), ...(board.tied ?? []).flatMap(({ a, b }) => [a, b])]);
    for (const guarantee of ['move', 'clear'] as const) {
      const mixed = reshuffle(board, { ...rules, gravity, guarantee, seed, maxTries: 40 });
      if (mixed.status !== 'found') {
        counts.others += 1;
        continue;
      }
      counts[guarantee] += 1;
      expect(mixed.board.frozen).toEqual(board.frozen);
      expect(mixed.board.tied).toEqual(board.tied);
      for (const [cell, kind] of board.cells.entries()) {
        if (held.has(cell) || kind <= 0) expect(mixed.board.cells[cell]).toBe(kind);
      }
      expect([...mixed.board.cells].sort()).toEqual([...board.cells].sort());
      if (guarantee === 'move') expect(findPairs(mixed.board, rules).length).toBeGreaterThan(0);
      else expect(solveBoard(mixed.board, { ...rules, gravity, plan: mixed.moves }).status).toBe('solved');
      const live = createLinkBoard(board, { ...rules, gravity });
      live.reshuffle(mixed.board);
      expect(live.board()).toEqual(mixed.board);
      expect(live.pairs()).toEqual(findPairs(mixed.board, rules));
      live.undo();
      expect(live.board()).toEqual(board);
    }
  }
  expect(Math.min(counts.move, counts.clear, counts.others)).toBeGreaterThan(5);
});

test('a mix that can have no play, or no pair', () => {
  const board = { rows: 1, cols: 4, cells: [1, 2, 2, 1], frozen: [0], tied: [{ a: 1, b: 2 }] };
  expect(reshuffle({ ...board, cells: [1, 2, 2, 3] }, { guarantee: 'clear' })).toEqual({ status: 'impossible' });
  expect(reshuffle({ ...board, cells: [1, 2, 2, 3] }, { guarantee: 'move' }).status).toBe('found');
  expect(reshuffle({ ...board, cells: [1, 2, 3, 1], tied: [] }, { maxTries: 3 })).toEqual({ status: 'limit' });
});

test('no mix frees a tile beside which none stands', () => {
  const walled = { rows: 1, cols: 5, cells: [1, -1, 1, 2, 2], frozen: [0] };
  expect(reshuffle(walled, { guarantee: 'clear', maxTries: 3 })).toEqual({ status: 'limit' });
});

test('a live board takes no mix that moves, frees, freezes or unties a tile', () => {
  const board = { rows: 2, cols: 4, cells: [1, 2, 2, 1, 3, 3, 4, 4], frozen: [0], tied: [{ a: 4, b: 5 }] };
  const live = createLinkBoard(board);
  const mixed = { ...board, cells: [1, 4, 2, 1, 3, 3, 2, 4] };
  live.reshuffle(mixed);
  expect(live.board()).toEqual(mixed);
  for (const [wrong, message] of [
    [{ ...mixed, cells: [4, 1, 2, 1, 3, 3, 2, 4] }, 'mixed.cells[0] is 4: expected 1'],
    [{ ...mixed, cells: [1, 3, 2, 1, 4, 3, 2, 4] }, 'mixed.cells[4] is 4: expected 3'],
    [{ ...mixed, frozen: undefined }, 'mixed.frozen is not that of the live board'],
    [{ ...mixed, frozen: [0, 1] }, 'mixed.frozen'],
    [{ ...mixed, tied: [{ a: 4, b: 6 }] }, 'mixed.tied'],
    [{ ...mixed, frozen: [0, 0] }, 'mixed.frozen[1] is 0, which is there twice'],
  ] as const) {
    expect(() => live.reshuffle(wrong)).toThrow(message);
  }
  expect(live.board()).toEqual(mixed);
});
