import { applyGravity, createRandom, gravityModes } from '@kit/grid';
import { expect, test } from 'vitest';
import { FallPlays, isAtRest, piecesOf } from '../../src/kernel/fall-plays.js';

test('a pair goes and everything falls, between two other boards of a pool that stay; the number is that of the board', () => {
  for (const mode of gravityModes) {
    for (let seed = 0; seed < 30; seed++) {
      const random = createRandom(seed);
      const shape = { rows: 1 + random.int(4), cols: 1 + random.int(4) };
      const size = shape.rows * shape.cols;
      if (size < 2) continue;
      const loose = Array.from({ length: size }, () => random.pick([-1, 0, 1, 2, 3]));
      const falls = { isEmpty: (value: number) => value === 0, isFixed: (value: number) => value < 0 };
      // On every other board something hangs at first.
      const cells = seed % 2 === 0 ? loose : applyGravity({ ...shape, cells: loose }, mode, falls).cells;
      const tiles = [...cells.keys()].filter((cell) => cells[cell] > 0);
      if (tiles.length < 2) continue;
      const [a, b] = random.shuffle(tiles);
      const pool = new Int32Array(3 * size).fill(7);
      const plays = new FallPlays(Int32Array.from(cells), shape, [[mode]]);
      const hash = plays.hash(Int32Array.from(cells), 0);
      const after = plays.play(Int32Array.from(cells), 0, hash, a, b, pool, size);
      const left = cells.map((value, cell) => (cell === a || cell === b ? 0 : value));
      const fallen = applyGravity({ ...shape, cells: left }, mode, falls).cells;
      const others = new Array(size).fill(7);
      expect([...pool]).toEqual([...others, ...fallen, ...others]);
      expect(after).toBe(plays.hash(pool, size));
    }
  }
});

test('a piece is at rest if no tile is behind a gap; what comes after the piece is none of its business', () => {
  const [first, second] = piecesOf({ rows: 2, cols: 3 }, 'left');
  const rests = (cells: number[]) => [first, second].map((piece) => isAtRest(Int32Array.from(cells), piece));
  expect(rests([1, 0, 0, 1, 2, 0])).toEqual([true, true]);
  expect(rests([1, 0, 2, 0, 0, 1])).toEqual([false, false]);
  expect(rests([0, -1, 1, -1, 0, 0])).toEqual([true, true]);
  expect(rests([0, 0, 0, 0, 0, 0])).toEqual([true, true]);
});
