import { expect, test } from 'vitest';
import { type GameMove, gameMetrics } from '../../src/index.js';

//  1 * 1 0 0
//  1 1 1 1 1
//  0 0 0 1 *
const field = { rows: 3, cols: 5, mineCells: [1, 14] };
const move = (kind: GameMove['kind'], cell: number, timeMs?: number): GameMove =>
  timeMs === undefined ? { kind, cell } : { kind, cell, timeMs };

test('a game of all kinds of clicks, won', () => {
  const moves = [
    move('open', 10, 1000), // an opening
    move('open', 10, 1100), // nothing
    move('flag', 14, 1200), // the first flag on a mine
    move('flag', 14, 1300), // taken away
    move('flag', 14, 1400), // set again
    move('question', 3, 1500),
    move('flag', 0, 1550), // on a safe cell, and away again
    move('flag', 0, 1560),
    move('chord', 8, 2000), // the other opening
    move('chord', 7, 2100), // too few flags
    move('open', 0, 3000),
    move('open', 4, 3500), // after the end
  ];
  expect(gameMetrics({ field, moves })).toEqual({
    status: 'won',
    clicks: { open: 3, flag: 6, chord: 2, total: 11 },
    effective: { open: 2, flag: 1, chord: 1, total: 4 },
    threeBv: 3,
    solvedThreeBv: 3,
    timeMs: 2000,
    threeBvPerSecond: 1.5,
    estimatedTimeMs: 2000,
    efficiency: 3 / 11,
    correctness: 4 / 11,
    throughput: 3 / 4,
    rqp: 2 / 1.5,
  });
});

test('a lost game: the mine counts as a click that did nothing good, and ends the time', () => {
  const moves = [move('flag', 14, 5), move('open', 10, 10), move('open', 1, 510), move('open', 3, 600)];
  const { status, clicks, effective, timeMs, solvedThreeBv, estimatedTimeMs } = gameMetrics({ field, moves });
  expect({ status, clicks, effective, timeMs, solvedThreeBv, estimatedTimeMs }).toEqual({
    status: 'lost',
    clicks: { open: 2, flag: 1, chord: 0, total: 3 },
    effective: { open: 1, flag: 1, chord: 0, total: 2 },
    timeMs: 500,
    solvedThreeBv: 1,
    estimatedTimeMs: 1500,
  });
});

test('an opening with a flag in it is not solved; flags before the game are clicks', () => {
  const { clicks, effective, solvedThreeBv, status } = gameMetrics({
    field,
    flags: [11, 1],
    moves: [move('open', 10)],
  });
  expect({ clicks, effective, solvedThreeBv, status }).toEqual({
    clicks: { open: 1, flag: 2, chord: 0, total: 3 },
    effective: { open: 1, flag: 1, chord: 0, total: 2 },
    solvedThreeBv: 0,
    status: 'playing',
  });
});

test('what would be divided by nothing is null, and so is what needs a time where there is none', () => {
  const empty = gameMetrics({ field, moves: [] });
  const none = { timeMs: null, efficiency: null, correctness: null, throughput: null, rqp: null };
  expect(empty).toMatchObject(none);
  const timeless = gameMetrics({ field, moves: [move('open', 10), move('open', 0)] });
  expect([timeless.timeMs, timeless.threeBvPerSecond, timeless.estimatedTimeMs]).toEqual([null, null, null]);
  const told = gameMetrics({ field, moves: [move('open', 10)], timeMs: 4000 });
  expect([told.timeMs, told.threeBvPerSecond, told.estimatedTimeMs, told.rqp]).toEqual([4000, 0.25, 12000, 16]);
  const instant = gameMetrics({ field, moves: [move('open', 10, 7)] });
  expect([instant.timeMs, instant.threeBvPerSecond, instant.estimatedTimeMs, instant.rqp]).toEqual([0, null, 0, null]);
});

test.each([
  [{ field, moves: [{ kind: 'dance', cell: 1 }] }, 'bad-choice', 'game.moves[0].kind'],
  [{ field, moves: [{ kind: 'open', cell: 15 }] }, 'bad-cell', 'game.moves[0].cell'],
  [{ field, moves: [{ kind: 'open', cell: 0, timeMs: 'now' }] }, 'bad-number', 'game.moves[0].timeMs'],
  [{ field, moves: 3 }, 'bad-list', 'game.moves'],
  [{ field, flags: [1, 1], moves: [] }, 'bad-cell', 'game.flags[1]'],
  [{ field, flags: [-1], moves: [] }, 'bad-cell', 'game.flags[0]'],
  [{ field, flags: [14, 15], moves: [] }, 'bad-cell', 'game.flags[1]'],
  [{ field, flags: [16], moves: [] }, 'bad-cell', 'game.flags[0]'],
  [{ field, moves: [], timeMs: -1 }, 'bad-number', 'game.timeMs'],
])('%j is refused', (game, code, name) => {
  expect(() => gameMetrics(game as never)).toThrow(
    expect.objectContaining({ code, at: expect.objectContaining({ name }) }),
  );
});
