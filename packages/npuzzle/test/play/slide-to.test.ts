import { expect, test } from 'vitest';
import { applyMoves, cellTowards, type Direction, movedTiles, scramble, slide, slideTo } from '../../src/index.js';

const directions = ['up', 'down', 'left', 'right'] as const;
const opposite: Record<Direction, Direction> = { up: 'down', down: 'up', left: 'right', right: 'left' };

test('an arrow slides the tile that goes in its direction', () => {
  const board = { rows: 3, cols: 3, cells: [1, 2, 3, 4, 0, 6, 7, 8, 5] };
  expect(slideTo(board, 'up')?.cells).toEqual([1, 2, 3, 4, 8, 6, 7, 0, 5]);
  expect(slideTo(board, 'down')?.cells).toEqual([1, 0, 3, 4, 2, 6, 7, 8, 5]);
  expect(slideTo(board, 'left')?.cells).toEqual([1, 2, 3, 4, 6, 0, 7, 8, 5]);
  expect(slideTo(board, 'right')?.cells).toEqual([1, 2, 3, 0, 4, 6, 7, 8, 5]);
});

test('the other convention takes the blank there, and both end where the board ends', () => {
  for (let seed = 0; seed < 40; seed++) {
    const board = scramble({ rows: 2 + (seed % 2), cols: 3, moves: seed, seed });
    const blank = board.cells.indexOf(0);
    for (const direction of directions) {
      const asTile = slideTo(board, direction);
      expect(slideTo(board, opposite[direction], { moves: 'blank' })).toEqual(asTile);
      const cell = cellTowards(board, direction);
      expect(asTile).toEqual(cell === undefined ? undefined : applyMoves(board, [cell]));
      const [row, col] = [Math.floor(blank / 3), blank % 3];
      const isOpen = { up: row + 1 < board.rows, down: row > 0, left: col < 2, right: col > 0 }[direction];
      expect(asTile !== undefined).toBe(isOpen);
      // And back by the opposite arrow.
      if (asTile) expect(slideTo(asTile, opposite[direction])).toEqual(board);
    }
  }
});

test('single rows and columns', () => {
  expect(slideTo({ rows: 1, cols: 3, cells: [1, 0, 2] }, 'left')?.cells).toEqual([1, 2, 0]);
  expect(slideTo({ rows: 1, cols: 3, cells: [1, 0, 2] }, 'up')).toBeUndefined();
  expect(slideTo({ rows: 3, cols: 1, cells: [1, 0, 2] }, 'down')?.cells).toEqual([0, 1, 2]);
});

test('what is no direction and no convention is refused', () => {
  const board = { rows: 2, cols: 2, cells: [1, 2, 3, 0] };
  expect(() => slideTo(board, 'UP' as Direction)).toThrow(expect.objectContaining({ code: 'bad-choice' }));
  expect(() => slideTo(board, 'up', { moves: 'hole' as 'tile' })).toThrow(
    expect.objectContaining({ code: 'bad-choice', at: { name: 'options.moves' } }),
  );
  expect(() => cellTowards({ ...board, cells: [1, 2, 3, 4] }, 'up')).toThrow(
    expect.objectContaining({ code: 'no-blank' }),
  );
});

test('moved tiles are all that a slide changes, the one beside the blank first', () => {
  for (let seed = 0; seed < 30; seed++) {
    const board = scramble({ rows: 3, cols: 4, moves: 30 + seed, seed });
    const blank = board.cells.indexOf(0);
    for (let cell = 0; cell < 12; cell++) {
      const after = slide(board, cell);
      const moved = movedTiles(board, cell);
      expect(moved.length > 0).toBe(after !== undefined);
      if (!after) continue;
      const made = [...board.cells];
      made[cell] = 0;
      for (const { tile, from, to } of moved) {
        expect(board.cells[from]).toBe(tile);
        made[to] = tile;
      }
      expect(made).toEqual(after.cells);
      expect(moved[0].to).toBe(blank);
    }
  }
  expect(() => movedTiles({ rows: 1, cols: 3, cells: [0, 1, Number.NaN] }, 2)).toThrow(
    expect.objectContaining({ code: 'bad-value' }),
  );
});
