import { findPairs, type Grid, rateBoard, solveBoard } from '@kit/link-path';
import { expect, test } from 'vitest';

/** Two tiles at the ends of 70 free cells each, and between them a wall with a hole. */
function wallWithHole(hole: number, upright: boolean): Grid {
  const cells = new Array<number>(210).fill(0).fill(-1, 70, 140);
  cells[40] = cells[181] = 1;
  cells[70 + hole] = 0;
  if (!upright) return { rows: 3, cols: 70, cells };
  return { rows: 70, cols: 3, cells: cells.map((_, cell) => cells[(cell % 3) * 70 + Math.trunc(cell / 3)]) };
}

test.each([0, 1, 31, 32, 33, 39, 42, 62, 63, 64, 69])(
  'a line reaches the hole at %s, in whichever word of bits',
  (hole) => {
    expect(findPairs(wallWithHole(hole, false), { margin: false })).toEqual([{ a: 40, b: 181 }]);
    expect(findPairs(wallWithHole(hole, true), { margin: false })).toEqual([{ a: 120, b: 125 }]);
  },
);

test('the margin is free to its last cell', () => {
  // The two in the last row see each other over the margin below the board and nowhere else.
  const cells = new Array<number>(80).fill(-1);
  cells[40] = cells[42] = 1;
  const board = { rows: 2, cols: 40, cells };
  expect(rateBoard(board, { plays: 1 })).toMatchObject({ deadEnds: 0, forced: 1, choices: 1 });
  expect(solveBoard(board)).toEqual({ status: 'solved', moves: [{ a: 40, b: 42 }] });
});
