/** The bound without a search against distances, and against its definition where no walking table helps. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { runs } from '../../../../config/runs.js';
import { type Grid, goalBoard, lowerBound, shuffle } from '../../src/index.js';
import { distancesFrom, permutations } from '../oracle.js';

test.each([
  { rows: 2, cols: 3 },
  { rows: 3, cols: 2 },
  { rows: 3, cols: 3 },
  { rows: 1, cols: 5 },
])('no bound of $rows×$cols passes the distance, in either metric', (size) => {
  const goal = goalBoard(size);
  let exact = 0;
  for (const [cells, distance] of distancesFrom(goal).sample(size.rows * size.cols === 9 ? 211 : 1)) {
    const bound = lowerBound({ ...size, cells });
    if (bound > distance || (distance - bound) % 2 !== 0) expect([cells, bound]).toEqual([cells, distance]);
    if (bound === distance) exact++;
  }
  expect(exact).toBeGreaterThan(1);
  for (const [cells, distance] of distancesFrom(goal, 'line', 7).sample(1)) {
    expect(lowerBound({ ...size, cells }, { metric: 'line' })).toBeLessThanOrEqual(distance);
  }
});

/** Twice the fewest tiles that must go for the others to ascend, by trying all sets of them. */
function fewestToGo(places: readonly number[]): number {
  let stay = 0;
  for (let set = 0; set < 2 ** places.length; set++) {
    const kept = places.filter((_, index) => ((set >> index) & 1) === 1);
    if (kept.every((place, index) => index === 0 || kept[index - 1] < place)) stay = Math.max(stay, kept.length);
  }
  return 2 * (places.length - stay);
}

/** What each axis needs, rows first: steps of its tiles, and conflicts of those that stand in the row or column of their home. */
function needsOf({ rows, cols, cells }: Grid, goal: Grid): { steps: number; conflicts: number }[] {
  const placesOf = (cell: number): [number, number] => [Math.floor(cell / cols), cell % cols];
  return [0, 1].map((axis) => {
    let steps = 0;
    const lines = Array.from({ length: axis === 0 ? rows : cols }, (): number[] => []);
    for (const [cell, tile] of cells.entries()) {
      if (tile === 0) continue;
      const [at, home] = [placesOf(cell), placesOf(goal.cells.indexOf(tile))];
      steps += Math.abs(at[axis] - home[axis]);
      if (at[axis] === home[axis]) lines[at[axis]].push(home[1 - axis]);
    }
    return { steps, conflicts: lines.reduce((sum, line) => sum + fewestToGo(line), 0) };
  });
}

/** The bounds by their definition: in slides of lines one brings at most all tiles of a line but the blank nearer. */
function boundsOf(board: Grid, goal: Grid): [single: number, line: number] {
  const [down, across] = needsOf(board, goal);
  const slides = [Math.ceil(down.steps / (board.rows - 1)), Math.ceil(across.steps / (board.cols - 1))];
  const most = Math.max(...slides);
  const line = slides[0] === slides[1] ? 2 * most : 2 * most - 1;
  return [down.steps + down.conflicts + across.steps + across.conflicts, line];
}

/** These have no walking table along either axis. */
const sizes = fc.constantFrom({ rows: 6, cols: 6 }, { rows: 6, cols: 7 }, { rows: 8, cols: 6 }, { rows: 7, cols: 7 });

prop([sizes, fc.nat(), fc.nat(), fc.boolean()], { numRuns: runs(60, 600) })(
  'a bound is steps and conflicts, or slides of lines, by the definition',
  (size, seed, goalSeed, isUsual) => {
    const goal = isUsual ? goalBoard(size) : shuffle({ ...size, seed: goalSeed });
    const board = shuffle({ ...size, seed, goal });
    const [single, line] = boundsOf(board, goal);
    expect([lowerBound(board, { goal }), lowerBound(board, { goal, metric: 'line' })]).toEqual([single, line]);
  },
);

test('of every order of six tiles in their row or column the fewest go', () => {
  const goal = goalBoard({ rows: 7, cols: 7 });
  let known = 0;
  for (const order of permutations(6)) {
    for (const lane of [0, 5]) {
      for (const isRow of [true, false]) {
        const places = order.map((_, at) => (isRow ? lane * 7 + at : at * 7 + lane));
        const cells = [...goal.cells];
        for (const [at, from] of order.entries()) cells[places[at]] = goal.cells[places[from]];
        const board = { ...goal, cells };
        const bound = lowerBound(board);
        // Half of the orders can't be solved: of those nothing is said.
        if (bound === 0) continue;
        known++;
        if (bound !== boundsOf(board, goal)[0]) expect([cells, bound]).toEqual([cells, boundsOf(board, goal)[0]]);
      }
    }
  }
  expect(known).toBe((720 / 2 - 1) * 4);
});

test('by hand: steps along each axis, and two more for a tile that must step aside', () => {
  const swapped = (...pairs: [number, number][]): number => {
    const cells = [...goalBoard({ rows: 7, cols: 7 }).cells];
    for (const [one, other] of pairs) [cells[one], cells[other]] = [cells[other], cells[one]];
    return lowerBound({ rows: 7, cols: 7, cells });
  };
  expect(swapped()).toBe(0);
  expect(swapped([47, 48])).toBe(1);
  expect(swapped([41, 48])).toBe(1);
  // Two neighbours in their row take two steps along it and two across, and so do two in their column.
  expect(swapped([0, 1], [7, 14])).toBe(8);
  // A row of three turned round, of which one stays: four steps along, four across.
  expect(swapped([0, 2], [21, 28])).toBe(12);
});
