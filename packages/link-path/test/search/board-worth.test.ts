import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import { FallPlays } from '../../src/kernel/fall-plays.js';
import { BoardWorth } from '../../src/search/board-worth.js';

const weights = { shut: 3, lastPair: 100, pair: 7, stuck: 1000, noise: 1 };
const kinds = 3;

const boards = fc
  .record({ rows: fc.integer({ min: 1, max: 5 }), cols: fc.integer({ min: 1, max: 5 }) })
  .chain(({ rows, cols }) =>
    fc.record({
      shape: fc.constant({ rows, cols }),
      // Tiles above the kinds are frozen.
      cells: fc.array(fc.integer({ min: -1, max: 2 * kinds }), { minLength: rows * cols, maxLength: rows * cols }),
    }),
  );

const kindOf = (value: number): number => (value > kinds ? value - kinds : value);

/** Tiles that are not at the edge and have no free cell beside them, and the kinds that have two tiles, read off the board. */
function plainWorth(cells: ArrayLike<number>, { rows, cols }: { rows: number; cols: number }): number {
  const counts = new Array<number>(kinds + 1).fill(0);
  let shut = 0;
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const value = cells[row * cols + col];
      if (value <= 0) continue;
      counts[kindOf(value)] += 1;
      const isEdge = row === 0 || col === 0 || row === rows - 1 || col === cols - 1;
      const beside = [
        [row - 1, col],
        [row + 1, col],
        [row, col - 1],
        [row, col + 1],
      ];
      if (!isEdge && beside.every(([r, c]) => cells[r * cols + c] !== 0)) shut += 1;
    }
  }
  return weights.shut * shut + weights.lastPair * counts.filter((count) => count === 2).length;
}

test('a board is worth what is shut in on it and which kinds have come down to two tiles', () => {
  let still = 0;
  fc.assert(
    fc.property(boards, ({ shape, cells: values }) => {
      // The board may lie anywhere in a list of boards.
      const cells = Int32Array.from([9, ...values, 9]);
      const worth = new BoardWorth(kinds, shape, weights);
      const falls = new FallPlays(cells, shape, [['down']]);
      // Every pair of tiles that are not frozen goes.
      const tiles = values.flatMap((value, cell) => (value > 0 && value <= kinds ? [cell] : []));
      for (const a of tiles) {
        for (const b of tiles) {
          if (a === b || values[a] !== values[b]) continue;
          still += 1;
          worth.count(cells, 1);
          const left = Int32Array.from(values, (value, cell) => (cell === a || cell === b ? 0 : value));
          expect(worth.earlyStill(cells, 1, a, b)).toBe(plainWorth(left, shape));
          expect(worth.early(left, 0, values[a])).toBe(plainWorth(left, shape));
          const fallen = new Int32Array(left.length);
          falls.play(Int32Array.from(values), 0, 0, a, b, fallen, 0);
          expect(worth.early(fallen, 0, values[a])).toBe(plainWorth(fallen, shape));
        }
      }
    }),
    { numRuns: runs(300, 1500, 100) },
  );
  expect(still).toBeGreaterThan(200);
});

test('each pair makes a board better, each kind of which no pair can go makes it worse', () => {
  const worth = new BoardWorth(kinds, { rows: 2, cols: 4 }, weights);
  const cells = Int32Array.from([0, 1, 1, 2, 2, 1, 1, 3, 3]);
  worth.count(cells, 1);
  // By cells: two pairs of kind 1, none of 2 and 3; then one of 1, one of 2 and one of 3.
  expect(worth.late(cells, 1, [0, 1, 4, 5])).toBe(2 * weights.stuck - 2 * weights.pair);
  expect(worth.late(cells, 1, [0, 1, 2, 3, 6, 7])).toBe(-3 * weights.pair);
  expect(worth.late(cells, 1, [])).toBe(3 * weights.stuck);
  // What has gone is not stuck.
  const rest = Int32Array.from([0, 0, 2, 2, 0, 0, 3, 3]);
  worth.count(rest, 0);
  expect(worth.late(rest, 0, [6, 7])).toBe(weights.stuck - weights.pair);
});
