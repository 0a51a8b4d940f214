/** The figures that take too long for every day; each prints what it took. */
import { expect, test } from 'vitest';
import { hasCorpora } from '../../../config/corpora.js';
import {
  boardAtDepth,
  buildTables,
  goalBoard,
  isSolvable,
  lowerBound,
  type Solution,
  type SolveOptions,
  solve,
} from '../src/index.js';
import { boardOf, readTable } from './corpus.js';
import { countDepths } from './count-depths.js';
import { distancesFrom, permutations, replays } from './oracle.js';
import { knownDepths } from './read-table.js';

/** A solution, and the processor time that it took. */
function timed(board: ReturnType<typeof boardOf>, options: SolveOptions): Solution & { ms: number } {
  const start = process.cpuUsage();
  const solution = solve(board, options);
  return { ...solution, ms: process.cpuUsage(start).user / 1000 };
}

/** The most memory that the process has held so far; right for tables when their test runs alone (`-t`). */
function peak(): string {
  return `${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB at most`;
}

test.runIf(hasCorpora)("all of Korf's boards with 6-6-3 tables", () => {
  const start = performance.now();
  const tables = buildTables({ rows: 4, cols: 4 });
  const built = performance.now() - start;
  let total = 0;
  for (const { tiles, optimal } of readTable('korf100-15puzzle')) {
    const board = boardOf(tiles);
    const { status, moves, ms } = timed(board, { quality: 'optimal', tables });
    total += ms;
    expect([status, moves.length]).toEqual(['optimal', Number(optimal)]);
    expect(replays(board, moves, goalBoard(board), 'single')).toBe(true);
  }
  console.log(`tables ${built.toFixed(0)} ms, ${peak()}; 50 boards ${total.toFixed(0)} ms`);
});

test.runIf(hasCorpora)("all of Korf's boards without tables", () => {
  const times: number[] = [];
  for (const { tiles, optimal } of readTable('korf100-15puzzle')) {
    const { status, moves, ms } = timed(boardOf(tiles), { quality: 'optimal', maxNodes: 1e10 });
    times.push(ms);
    expect([status, moves.length]).toEqual(['optimal', Number(optimal)]);
  }
  times.sort((one, other) => one - other);
  console.log(`median ${times[25].toFixed(0)} ms, longest ${times[49].toFixed(0)} ms`);
});

test('all boards of 3×3', () => {
  const start = goalBoard({ rows: 3, cols: 3 });
  const tables = buildTables({ rows: 3, cols: 3 });
  let total = 0;
  let boards = 0;
  for (const [cells, distance] of distancesFrom(start).sample(1)) {
    const { moves, ms } = timed({ ...start, cells }, { quality: 'optimal', tables });
    total += ms;
    boards++;
    if (moves.length !== distance) expect([cells, moves.length]).toEqual([cells, distance]);
  }
  expect(boards).toBe(181_440);
  console.log(`${boards} boards, ${((total / boards) * 1000).toFixed(1)} µs each`);
});

test('all boards of 3×3 in the line metric: the bound of the tables never passes the distance', () => {
  const goal = goalBoard({ rows: 3, cols: 3 });
  const tables = buildTables({ rows: 3, cols: 3, metric: 'line', maxTiles: 4 });
  for (const [cells, distance] of distancesFrom(goal, 'line').sample(1)) {
    const bound = lowerBound({ ...goal, cells }, { metric: 'line', tables });
    if (bound > distance || (distance > 0 && bound === 0)) expect([cells, bound]).toEqual([cells, distance]);
  }
});

test('of all orders of 3×3 exactly those that can be reached are solvable', () => {
  const reachable = distancesFrom(goalBoard({ rows: 3, cols: 3 }));
  let solvable = 0;
  for (const cells of permutations(9)) {
    const answer = isSolvable({ rows: 3, cols: 3, cells });
    if (answer) solvable++;
    if (answer !== (reachable.of(cells) !== undefined)) expect([cells, answer]).toBe('otherwise');
  }
  expect(solvable).toBe(181_440);
});

test('boards of 3×3 at every depth are as deep as brute force says', () => {
  const distances = distancesFrom(goalBoard({ rows: 3, cols: 3 }));
  for (let depth = 0; depth <= 31; depth++) {
    const deal = boardAtDepth({ rows: 3, cols: 3, depth, seed: depth });
    expect(deal.status === 'found' && distances.of(deal.board.cells)).toBe(depth);
  }
});

test.each([
  { rows: 3, cols: 3, maxTiles: 4 },
  { rows: 3, cols: 3, maxTiles: 8 },
])(
  'all boards of 3×3 in the line metric are solved by the fewest slides, with patterns of $maxTiles tiles',
  (options) => {
    const goal = goalBoard(options);
    const tables = buildTables({ ...options, metric: 'line' });
    for (const [cells, distance] of distancesFrom(goal, 'line').sample(20)) {
      const { moves } = solve({ ...goal, cells }, { quality: 'optimal', metric: 'line', tables });
      if (moves.length !== distance) expect([cells, moves.length]).toEqual([cells, distance]);
    }
  },
);

test.runIf(hasCorpora)('the deepest boards of 4×4 in the line metric, with patterns of seven tiles', () => {
  const start = performance.now();
  const tables = buildTables({ rows: 4, cols: 4, metric: 'line', maxTiles: 7 });
  const built = performance.now() - start;
  const times: number[] = [];
  for (const { tiles, optimal_mtm } of readTable('mtm43-15puzzle')) {
    const board = boardOf(tiles);
    const { status, moves, ms } = timed(board, { quality: 'optimal', metric: 'line', tables });
    times.push(ms);
    expect([status, moves.length]).toEqual(['optimal', Number(optimal_mtm)]);
    expect(replays(board, moves, goalBoard(board), 'line')).toBe(true);
  }
  console.log(`tables ${built.toFixed(0)} ms, ${peak()}; ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
});

test.runIf(hasCorpora)('5×5: good solutions of every board, and the bound is honest', () => {
  let known = 0;
  let found = 0;
  let longest = 0;
  for (const { tiles, optimal } of readTable('korf50-24puzzle')) {
    const board = boardOf(tiles);
    const { status, moves, lowerBound, ms } = timed(board, {});
    expect(status).toBe('bounded');
    expect(replays(board, moves, goalBoard(board), 'single')).toBe(true);
    expect(lowerBound).toBeLessThanOrEqual(Number(optimal));
    expect(moves.length).toBeGreaterThanOrEqual(Number(optimal));
    known += Number(optimal);
    found += moves.length;
    longest = Math.max(longest, ms);
  }
  console.log(`${(found / known).toFixed(4)} times the shortest, longest ${longest.toFixed(0)} ms`);
});

test.runIf(hasCorpora).each([
  ['6-6-3', undefined],
  ['7-8', 8],
] as const)('the deepest boards of 4×4, with %s tables', (_, maxTiles) => {
  const start = performance.now();
  const tables = buildTables({ rows: 4, cols: 4, maxTiles });
  const built = performance.now() - start;
  const times: number[] = [];
  for (const { tiles, optimal } of readTable('depth80-15puzzle')) {
    const board = boardOf(tiles);
    const { status, moves, ms } = timed(board, { quality: 'optimal', tables });
    times.push(ms);
    expect([status, moves.length]).toEqual(['optimal', Number(optimal)]);
    expect(replays(board, moves, goalBoard(board), 'single')).toBe(true);
  }
  console.log(`tables ${built.toFixed(0)} ms, ${peak()}; ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
});

test.each([
  ['5x2', { rows: 2, cols: 5 }],
  ['4x3', { rows: 3, cols: 4 }],
] as const)(
  'all boards of %s: as many at each depth as is known, and a sample is solved by so many moves',
  (size, shape) => {
    const tables = buildTables(shape);
    const counts = countDepths(shape, 20_000, (cells, depth) => {
      const { moves } = solve({ ...shape, cells }, { quality: 'optimal', tables });
      if (moves.length !== depth) expect([cells, moves.length]).toEqual([cells, depth]);
    });
    expect(counts).toEqual(knownDepths(size, 'STM'));
  },
);

test.runIf(hasCorpora)('5×5: the easiest boards are proven, with 6-6-6-6 tables', () => {
  const start = performance.now();
  const tables = buildTables({ rows: 5, cols: 5, maxTiles: 6 });
  console.log(`tables ${(performance.now() - start).toFixed(0)} ms, ${peak()}`);
  const easiest = readTable('korf50-24puzzle').sort(
    (one, other) => Number(one['kf2002_nodes']) - Number(other['kf2002_nodes']),
  );
  for (const { tiles, optimal } of easiest.slice(0, 3)) {
    const board = boardOf(tiles);
    const { status, moves, ms } = timed(board, { quality: 'optimal', tables, maxNodes: 1e10 });
    expect([status, moves.length]).toEqual(['optimal', Number(optimal)]);
    expect(replays(board, moves, goalBoard(board), 'single')).toBe(true);
    console.log(`${optimal} moves, ${ms.toFixed(0)} ms`);
  }
});
