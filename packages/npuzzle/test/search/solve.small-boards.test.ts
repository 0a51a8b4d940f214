/** Boards of up to 12 cells: every quality gives the proof, and a limit or a stop leaves a solution. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { runs, some } from '../../../../config/runs.js';
import {
  buildShortTables,
  buildTables,
  createGuide,
  type Grid,
  goalBoard,
  type Metric,
  type Quality,
  runSync,
  type Solution,
  type SolveOptions,
  shuffle,
  solve,
  solveSearch,
} from '../../src/index.js';
import { distancesFrom, replays } from '../oracle.js';

const metrics: readonly Metric[] = ['single', 'line'];
const qualities: readonly (Quality | undefined)[] = [undefined, 'bounded', 'short', 'fast', 'optimal'];

/** All sizes of 2 to 12 cells. */
const shapes = Array.from({ length: 144 }, (_, at) => ({ rows: 1 + (at % 12), cols: 1 + Math.floor(at / 12) })).filter(
  ({ rows, cols }) => rows * cols > 1 && rows * cols <= 12,
);
const shape = fc.constantFrom(...shapes);
const metric = fc.constantFrom(...metrics);
const seed = fc.integer({ min: 0, max: 1_000_000 });

/** The answer of a search, and the nodes of its last report. */
function courseOf(board: Grid, options: SolveOptions): Solution & { nodes: number } {
  const search = solveSearch(board, options);
  let nodes = 0;
  let step = search.next();
  for (; !step.done; step = search.next()) nodes = step.value.nodes;
  return { ...step.value, nodes };
}

describe.each(metrics)('%s', (metric) => {
  test('the default is the proof, of all boards of up to six cells and of a share of those of eight and nine', () => {
    for (const { rows, cols } of shapes) {
      const size = rows * cols;
      if (size > 9) continue;
      const goal = goalBoard({ rows, cols });
      for (const [cells, distance] of distancesFrom(goal, metric).sample({ 8: 997, 9: 5003 }[size] ?? 1)) {
        const { status, moves, lowerBound } = solve({ rows, cols, cells }, { metric });
        if (status !== 'optimal' || moves.length !== distance || lowerBound !== distance) {
          expect([rows, cols, cells, status, moves.length, lowerBound]).toEqual([distance]);
        }
      }
    }
  });
});

prop([shape, seed, seed, metric], { numRuns: runs(30, 300, 12) })(
  'every quality gives the same proof for the same nodes, to every goal',
  ({ rows, cols }, dealt, wanted, metric) => {
    const goal = shuffle({ rows, cols, seed: wanted });
    const board = shuffle({ rows, cols, seed: dealt, goal });
    const { moves, nodes } = courseOf(board, { quality: 'optimal', metric, goal });
    expect(replays(board, moves, goal, metric)).toBe(true);
    for (const quality of qualities) {
      const options = { quality, metric, goal, weight: 7 };
      expect(courseOf(board, options)).toEqual({ status: 'optimal', moves, lowerBound: moves.length, nodes });
    }
  },
);

/** The deepest boards that a hill climb found. The lengths of single slides are the greatest there are (OEIS A151944). */
const deepest: readonly [rows: number, cols: number, metric: Metric, length: number, cells: readonly number[]][] = [
  [2, 6, 'single', 80, [0, 11, 4, 3, 2, 1, 6, 5, 10, 9, 8, 7]],
  [3, 4, 'single', 53, [0, 8, 2, 9, 11, 7, 10, 5, 4, 3, 6, 1]],
  [2, 6, 'line', 39, [6, 8, 5, 4, 3, 1, 11, 10, 2, 9, 0, 7]],
  [3, 4, 'line', 32, [3, 1, 5, 0, 4, 7, 2, 9, 8, 11, 6, 10]],
];

test.each(some(deepest, 3))('a deepest board of %i×%i (%s) is proven soon', (rows, cols, metric, length, cells) => {
  const board = { rows, cols, cells };
  const { status, moves, nodes } = courseOf(board, { quality: 'fast', metric });
  expect([status, moves.length, replays(board, moves, goalBoard(board), metric)]).toEqual(['optimal', length, true]);
  expect(nodes).toBeLessThan(1_500_000);
});

test('boards that take tables are as short as with tables of another division', () => {
  for (const metric of metrics) {
    for (const { rows, cols } of [
      { rows: 2, cols: 6 },
      { rows: 4, cols: 3 },
    ]) {
      const tables = buildTables({ rows, cols, metric, maxTiles: 5 });
      const other = { ...goalBoard({ rows, cols }) };
      for (let seed = 0; seed < runs(6, 60, 2); seed++) {
        const board = shuffle({ rows, cols, seed });
        const { status, moves } = solve(board, { metric });
        const given = solve(board, { metric, tables, quality: 'fast' });
        expect([status, given.status, moves.length]).toEqual(['optimal', 'optimal', given.moves.length]);
        expect(replays(board, moves, other, metric)).toBe(true);
      }
    }
  }
});

const large = fc.constantFrom({ rows: 3, cols: 4 }, { rows: 2, cols: 6 }, { rows: 5, cols: 2 }, { rows: 3, cols: 3 });

prop([large, seed, metric], { numRuns: runs(6, 200, 3) })(
  'of more nodes no answer is longer or claims less, and no quality gives a longer one than another',
  (size, dealt, metric) => {
    const board = shuffle({ ...size, seed: dealt });
    const shortest = solve(board, { metric }).moves.length;
    let before = { length: Number.POSITIVE_INFINITY, bound: 0 };
    for (const maxNodes of [0, 7, 60, 500, 2_000, 9_000, 40_000, 160_000, 3_000_000]) {
      const answers = qualities.map((quality) => courseOf(board, { quality, metric, maxNodes }));
      const [{ moves, lowerBound, nodes }] = answers;
      expect(replays(board, moves, goalBoard(board), metric)).toBe(true);
      expect(moves.length).toBeLessThanOrEqual(before.length);
      expect(lowerBound).toBeGreaterThanOrEqual(before.bound);
      expect(lowerBound).toBeLessThanOrEqual(shortest);
      expect(nodes).toBeLessThanOrEqual(maxNodes + 10_000);
      before = { length: moves.length, bound: lowerBound };
      for (const [index, answer] of answers.entries()) {
        expect(answer.moves).toEqual(moves);
        expect(answer.lowerBound).toBe(lowerBound);
        const isWithin = moves.length <= 1.5 * lowerBound;
        const open = { fast: 'found', short: 'found', optimal: 'limit', bounded: isWithin ? 'bounded' : 'found' };
        expect(answer.status).toBe(moves.length === lowerBound ? 'optimal' : open[qualities[index] ?? 'bounded']);
      }
    }
    expect(before).toEqual({ length: shortest, bound: shortest });
  },
);

prop([large, seed, metric, fc.nat({ max: 60 })], { numRuns: runs(20, 300, 8) })(
  'stopped at any pause a search has a solution, and claims no more than it proved',
  (size, dealt, metric, pauses) => {
    const board = shuffle({ ...size, seed: dealt });
    const shortest = solve(board, { metric }).moves.length;
    const search = solveSearch(board, { metric });
    let step = search.next();
    for (let seen = 0; seen < pauses && !step.done; seen++) step = search.next();
    if (!step.done) step = search.next('stop');
    if (!step.done) throw new Error('it went on');
    const { status, moves, lowerBound } = step.value;
    expect(replays(board, moves, goalBoard(board), metric)).toBe(true);
    expect(lowerBound).toBeLessThanOrEqual(shortest);
    expect(status === 'optimal').toBe(moves.length === lowerBound);
  },
);

test('tables of short solutions change neither the proof nor what a limit leaves', () => {
  const shortTables = buildShortTables({ rows: 3, cols: 4 });
  const board = shuffle({ rows: 3, cols: 4, seed: 1 });
  const { length } = solve(board, { quality: 'optimal' }).moves;
  for (const quality of qualities) {
    expect(solve(board, { quality, shortTables })).toMatchObject({ status: 'optimal', lowerBound: length });
    const { moves } = solve(board, { quality, shortTables, maxNodes: 100 });
    expect(replays(board, moves, goalBoard(board), 'single')).toBe(true);
  }
});

test.each(metrics)('tables of short solutions prove nothing that is not so (%s)', (metric) => {
  const shortTables = buildShortTables({ rows: 3, cols: 3 });
  const goal = goalBoard({ rows: 3, cols: 3 });
  const distances = distancesFrom(goal, metric);
  for (let seed = 0; seed < 40; seed++) {
    const board = shuffle({ rows: 3, cols: 3, seed });
    const shortest = distances.of(board.cells) ?? -1;
    for (const quality of qualities) {
      const { status, moves, lowerBound } = solve(board, { metric, quality, shortTables });
      expect([status, moves.length, lowerBound]).toEqual(['optimal', shortest, shortest]);
      const limited = solve(board, { metric, quality, shortTables, maxNodes: 10 });
      expect(limited.lowerBound).toBeLessThanOrEqual(shortest);
    }
  }
});

test('a guide of a small board thinks of a shortest plan, whatever the quality', () => {
  for (const quality of qualities) {
    const board = shuffle({ rows: 3, cols: 4, seed: 2 });
    const guide = createGuide(board, { quality });
    runSync(guide.nextSearch(board));
    expect(guide.plan().length).toBe(solve(board, { quality: 'optimal' }).moves.length);
  }
});

test('an unsolvable small board is said to be one in every quality', () => {
  for (const quality of qualities) {
    const board = { rows: 2, cols: 3, cells: [2, 1, 3, 4, 5, 0] };
    expect(solve(board, { quality })).toEqual({ status: 'unsolvable', moves: [], lowerBound: 0 });
  }
});
