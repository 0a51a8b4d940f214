import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { labelBoard } from '../../src/board/label-board.js';
import { moveAt, quickRoute } from '../../src/guide/route.js';
import { applyMoves, createGuide, goalBoard, runSync, scramble, shuffle, solve } from '../../src/index.js';
import { joinSlides } from '../../src/lines/join-slides.js';
import { solveByLines } from '../../src/lines/solve-by-lines.js';
import { replays } from '../oracle.js';

const sizes = [
  { rows: 4, cols: 5 },
  { rows: 2, cols: 9 },
  { rows: 9, cols: 2 },
  { rows: 8, cols: 8 },
  { rows: 21, cols: 17 },
];

test.each(sizes)(
  'written to its end, a route line by line on $rows×$cols has the moves of the whole solution',
  (size) => {
    for (const seed of [3, 4]) {
      const board = shuffle({ ...size, seed });
      const moves = runSlices(solveByLines(labelBoard(board))).moves ?? [];
      expect(written(quickRoute(board, {}))).toEqual(moves);
      const joined = runSlices(joinSlides(moves, board.cells.indexOf(0), board.cols));
      expect(written(quickRoute(board, { metric: 'line' }))).toEqual(joined);
    }
  },
);

/** All moves of a route. */
function written({ moves, extend }: ReturnType<typeof quickRoute>): number[] {
  while (extend());
  expect(extend()).toBe(false);
  return moves;
}

test.each(['single', 'line'] as const)('moves that were told never change when more are written (%s)', (metric) => {
  const route = quickRoute(shuffle({ rows: 16, cols: 16, seed: 1 }), { metric });
  const told: number[][] = [];
  while (route.extend()) told.push(route.moves.slice());
  expect(told.length).toBeGreaterThan(10);
  for (const moves of told) expect(route.moves.slice(0, moves.length)).toEqual(moves);
});

test('a hint on a large board takes a slice or two of its plan, not all of it', () => {
  for (const metric of ['single', 'line'] as const) {
    const route = quickRoute(shuffle({ rows: 30, cols: 30, seed: 1 }), { metric });
    expect(moveAt(route, 0)).toBe(route.moves[0]);
    expect(route.moves.length).toBeLessThan(5_000);
    expect(written(route).length).toBeGreaterThan(30_000);
  }
});

test('a route has no move behind its end, and none where no way leads home', () => {
  const near = scramble({ rows: 4, cols: 4, moves: 9, seed: 1 });
  const route = quickRoute(near, {});
  expect(moveAt(route, route.moves.length)).toBeUndefined();
  expect(moveAt(quickRoute({ rows: 2, cols: 2, cells: [2, 1, 3, 0] }, {}), 0)).toBeUndefined();
});

test('on one line the route is the way of the blank, or one slide of all', () => {
  const cells = Array.from({ length: 20_001 }, (_, cell) => (cell + 20_001) % 20_001);
  const board = { rows: 1, cols: 20_001, cells };
  const goal = { ...board, cells: [...cells.slice(1), 0] };
  const { moves } = quickRoute(board, { goal });
  expect([moves.length, moves[0], moves.at(-1)]).toEqual([20_000, 1, 20_000]);
  expect(quickRoute(board, { goal, metric: 'line' }).moves).toEqual([20_000]);
});

test('a guide that is asked elsewhere while it thinks still knows the way from where it thought', () => {
  const board = shuffle({ rows: 12, cols: 12, seed: 5 });
  const guide = createGuide(board, { quality: 'bounded' });
  const thinking = guide.nextSearch(board);
  thinking.next();
  // The player goes on meanwhile, and the plan is written on.
  let at = board;
  for (let step = 0; step < 300; step++) at = applyMoves(at, [guide.next(at) ?? 0]);
  const hint = runSync(thinking);
  expect(guide.plan()[0]).toBe(hint);
  expect(replays(board, guide.plan(), goalBoard(board), 'single')).toBe(true);
});

test('a stop while a plan is compared with what was thought out takes the latter', () => {
  const board = shuffle({ rows: 20, cols: 20, seed: 2 });
  const guide = createGuide(board, { quality: 'fast' });
  const thinking = guide.nextSearch(board);
  let slices = 0;
  while (!thinking.next().done) slices++;
  const other = createGuide(board, { quality: 'fast' });
  const stopped = other.nextSearch(board);
  for (let slice = 0; slice < slices - 1; slice++) stopped.next();
  expect(stopped.next('stop').done).toBe(true);
  expect(other.plan()).toEqual(guide.plan());
});

test('a quick plan that is shorter than what was thought out stays', () => {
  // Too large for beams: `fast` goes line by line, though the board is near.
  const near = scramble({ rows: 9, cols: 9, moves: 12, seed: 4 });
  const guide = createGuide(near, { quality: 'fast' });
  const quick = guide.plan();
  expect(solve(near, { quality: 'fast' }).moves.length).toBeGreaterThan(quick.length);
  expect(runSync(guide.nextSearch(near))).toBe(quick[0]);
  expect(guide.plan()).toEqual(quick);
});
