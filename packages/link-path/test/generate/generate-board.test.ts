import { createRandom, parseGrid } from '@kit/grid';
import { findPairs, generateBoard, reshuffle, solveBoard } from '@kit/link-path';
import { expect, test } from 'vitest';
import { isCleared, replay } from '../replay.js';

const gravities = [
  ...(['none', 'down', 'up', 'left', 'right', 'center-cols', 'center-rows', ['down', 'left']] as const),
  { cycle: ['left', 'none', ['down', 'right']], played: 2 },
] as const;

for (const gravity of gravities) {
  test(`boards with gravity ${JSON.stringify(gravity)} are cleared by the moves that come with them`, () => {
    for (let seed = 0; seed < 4; seed++) {
      const made = generateBoard({ rows: 8, cols: 18, kinds: 36, copies: 4, seed, gravity });
      if (made.status !== 'found') throw new Error(made.status);
      expect(made.moves).toHaveLength(72);
      expect(isCleared(replay(made.board, made.moves, { gravity }))).toBe(true);
      expect(made.board.cells.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 144 }, (_, i) => (i >> 2) + 1));
      expect(generateBoard({ rows: 8, cols: 18, kinds: 36, copies: 4, seed, gravity })).toEqual(made);
    }
  });
}

test('a level has the shape, the gaps and the stones that were asked for', () => {
  const shape = parseGrid('. 1 1 .\n1 # 1 1\n1 1 # 1\n. 1 1 .', { '.': 0, 1: 1, '#': -1 });
  for (const gravity of gravities) {
    const made = generateBoard({ rows: 4, cols: 4, kinds: 5, copies: 2, shape, seed: 3, gravity });
    if (made.status !== 'found') throw new Error(made.status);
    expect(made.board.cells.map((value) => Math.min(value, 1))).toEqual(shape.cells);
    expect(isCleared(replay(made.board, made.moves, { gravity }))).toBe(true);
  }
});

test('a shape on which no deal can be cleared is impossible', () => {
  const shape = { rows: 1, cols: 3, cells: [1, -1, 1] };
  expect(generateBoard({ rows: 1, cols: 3, kinds: 1, copies: 2, shape, margin: false })).toEqual({
    status: 'impossible',
  });
});

test('a tile that is shut in by stones makes a shape impossible, however wide it is', () => {
  const cells = new Array<number>(93).fill(0);
  for (const stone of [15, 45, 47, 77]) cells[stone] = -1;
  for (const tile of [0, 1, 46, 92]) cells[tile] = 1;
  const shape = { rows: 3, cols: 31, cells };
  expect(generateBoard({ rows: 3, cols: 31, kinds: 2, copies: 2, shape, maxTries: 3 })).toEqual({
    status: 'impossible',
  });
});

test('a share of dead ends may be asked for exactly', () => {
  const size = { rows: 2, cols: 2, kinds: 1, copies: 4 };
  expect(generateBoard({ ...size, deadEnds: { min: 0, max: 0 } }).status).toBe('found');
});

test('a reshuffle keeps the cells and the tiles, and keeps its promise', () => {
  for (let seed = 0; seed < 20; seed++) {
    const cells = createRandom(seed).shuffle([1, 1, 2, 2, 3, 3, 4, 4, -1, -1, 0, 0, 0, 0, 0, 0]);
    const board = { rows: 4, cols: 4, cells };
    for (const guarantee of ['move', 'clear'] as const) {
      const mixed = reshuffle(board, { seed, guarantee, gravity: 'down' });
      if (mixed.status !== 'found') throw new Error(mixed.status);
      expect(mixed.board.cells.map((value) => Math.min(value, 1))).toEqual(cells.map((value) => Math.min(value, 1)));
      expect(mixed.board.cells.toSorted()).toEqual(cells.toSorted());
      expect(findPairs(mixed.board).length).toBeGreaterThan(0);
      if (mixed.moves) expect(isCleared(replay(mixed.board, mixed.moves, { gravity: 'down' }))).toBe(true);
    }
  }
});

test('a reshuffle finds the one order that has a move', () => {
  // Only the two cells at the left can be joined.
  const board = { rows: 1, cols: 9, cells: [1, 2, -1, 1, -1, 3, -1, 4, -1] };
  const mixed = reshuffle(board, { margin: false });
  expect(mixed.status === 'found' && mixed.board.cells.slice(0, 2)).toEqual([1, 1]);
  expect(reshuffle({ rows: 1, cols: 3, cells: [1, -1, 1] }, { margin: false })).toEqual({ status: 'impossible' });
  expect(reshuffle({ rows: 1, cols: 2, cells: [1, 2] })).toEqual({ status: 'impossible' });
});

test('an odd kind is named', () => {
  expect(solveBoard(parseGrid('1 1 5\n2 2 7'))).toEqual({ status: 'unsolvable', oddKinds: [5, 7] });
});
