import { expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import { boardAtDepth, type Grid, goalBoard, isSolvable, shuffle, solve } from '../../src/index.js';
import { distancesFrom } from '../oracle.js';

const levels = [1, 2, 3, 4, 5] as const;

/** Manhattan distance, tile by tile. */
function distanceOf({ cols, cells }: Grid, goal: Grid): number {
  let sum = 0;
  for (const [cell, tile] of cells.entries()) {
    const home = goal.cells.indexOf(tile);
    const rowsApart = Math.abs(Math.floor(cell / cols) - Math.floor(home / cols));
    if (tile !== 0) sum += rowsApart + Math.abs((cell % cols) - (home % cols));
  }
  return sum;
}

test.each([
  { rows: 3, cols: 3 },
  { rows: 4, cols: 4 },
  { rows: 3, cols: 7 },
  { rows: 6, cols: 6 },
  { rows: 1, cols: 20 },
])('a level of $rows×$cols is a fifth of all boards, the next one has greater distances', (size) => {
  for (const goal of [goalBoard(size), shuffle({ ...size, seed: 4 })]) {
    const many = runs(400, 2000, 200);
    const all = Array.from({ length: many }, (_, seed) => distanceOf(shuffle({ ...size, seed, goal }), goal));
    let below = Number.NEGATIVE_INFINITY;
    for (const difficulty of levels) {
      const boards = Array.from({ length: 60 }, (_, seed) => shuffle({ ...size, seed, goal, difficulty }));
      const distances = boards.map((board) => distanceOf(board, goal));
      const [least, most] = [Math.min(...distances), Math.max(...distances)];
      expect(boards.every((board) => isSolvable(board, goal))).toBe(true);
      expect(least).toBeGreaterThan(below);
      below = most;
      const share = all.filter((distance) => distance >= least && distance <= most).length / many;
      expect([difficulty, share > 0.09, share < 0.34]).toEqual([difficulty, true, true]);
    }
  }
});

test('every size has a board for every level, the same for the same seed', () => {
  for (const [rows, cols] of [
    [1, 2],
    [2, 1],
    [2, 2],
    [2, 3],
    [1, 4],
    [40, 50],
  ] as const) {
    for (const difficulty of levels) {
      const board = shuffle({ rows, cols, seed: 9, difficulty });
      expect(isSolvable(board)).toBe(true);
      expect(shuffle({ rows, cols, seed: 9, difficulty })).toEqual(board);
    }
  }
});

test('a level that is none is refused', () => {
  for (const difficulty of [0, 6, 1.5, '3'])
    expect(() => shuffle({ rows: 3, cols: 3, difficulty: difficulty as 1 })).toThrow(
      expect.objectContaining({ code: 'bad-choice' }),
    );
});

test('a board at a depth is so deep to the goal that is given', () => {
  for (const [rows, cols, depths] of [
    [2, 3, [0, 1, 9, 17]],
    [3, 3, [14]],
    [2, 5, [13]],
    [1, 7, [2, 3]],
  ] as const) {
    for (const seed of [1, 2]) {
      const goal = shuffle({ rows, cols, seed: 30 + seed });
      const distances = rows * cols < 10 ? distancesFrom(goal) : undefined;
      for (const depth of depths) {
        const deal = boardAtDepth({ rows, cols, goal, depth, seed });
        if (deal.status !== 'found') {
          expect([rows, deal.status]).toEqual([1, 'impossible']);
          continue;
        }
        const found = distances?.of(deal.board.cells) ?? solve(deal.board, { goal, quality: 'optimal' }).moves.length;
        expect(found).toBe(depth);
      }
    }
  }
  // Either side of the blank's home, and neither.
  const goal = { rows: 1, cols: 7, cells: [1, 2, 3, 0, 4, 5, 6] };
  const dealt = new Set<string>();
  for (let seed = 0; seed < 20; seed++)
    dealt.add(JSON.stringify(boardAtDepth({ rows: 1, cols: 7, goal, depth: 2, seed })));
  expect(dealt.size).toBe(2);
  expect(boardAtDepth({ rows: 1, cols: 7, goal, depth: 4 })).toEqual({ status: 'impossible' });
});

test('of a goal with its blank in no corner it is not known how deep boards of 4×4 can be', () => {
  const goal = { rows: 4, cols: 4, cells: [1, 2, 3, 4, 5, 0, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] };
  expect(boardAtDepth({ rows: 4, cols: 4, goal, depth: 81, maxNodes: 1000 })).toEqual({ status: 'limit' });
});
