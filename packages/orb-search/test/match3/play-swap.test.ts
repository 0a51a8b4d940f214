import { describe, expect, test } from 'vitest';
import {
  bestSwap,
  bestSwapSearch,
  dealLevel,
  findSwaps,
  gameStatus,
  isDeadlocked,
  isLegalSwap,
  playSwap,
  reshuffle,
  reshuffleSearch,
  rocketRules,
  runSync,
  type SwapGame,
  stripedRules,
} from '../../src/index.js';

const small: SwapGame = { rows: 2, cols: 4, pieces: [0, 1, 0, 2, 1, 0, 2, 1] };

describe('a turn', () => {
  test('changes nothing in the game that it is given, and says the same for the same seed', () => {
    const before = JSON.stringify(small);
    const played = playSwap(small, 1, 5, { seed: 3 });
    expect(JSON.stringify(small)).toBe(before);
    expect(playSwap(small, 1, 5, { seed: 3 })).toEqual(played);
    expect(JSON.parse(JSON.stringify(played))).toEqual(played);
  });

  test('counts moves, points and goals', () => {
    const game: SwapGame = { ...small, movesLeft: 2, goals: [{ kind: 'collect', type: 0, count: 3 }], score: 5 };
    const { game: after, steps } = playSwap(game, 1, 5, { seed: 3, maxWaves: 1 });
    expect(after).toMatchObject({ movesLeft: 1, score: 35, goals: [{ kind: 'collect', type: 0, count: 3, done: 3 }] });
    expect(steps.map(({ points }) => points)).toEqual([30]);
    expect(gameStatus(game)).toBe('playing');
    expect(gameStatus(after)).toBe('won');
    // A game that is won is not played on.
    expect(findSwaps(after)).toEqual([]);
    expect(bestSwap(after)).toBeUndefined();
  });

  test('is none without moves left', () => {
    const over = { ...small, movesLeft: 0 };
    expect(gameStatus(over)).toBe('lost');
    expect(isLegalSwap(over, 1, 5)).toBe(false);
    expect(playSwap(over, 1, 5)).toEqual({
      steps: [],
      game: { ...over, cells: Array(8).fill(0), blockers: Array(8).fill(0), score: 0 },
    });
  });

  test('of pieces of one type would clear for ever, and ends at its limit', () => {
    const game = { rows: 3, cols: 3, pieces: [0, 0, 1, 1, 1, 0, 0, 1, 0], rules: { types: [0] } };
    expect(playSwap(game, 2, 5, { maxWaves: 7 }).steps).toHaveLength(7);
    expect(playSwap(game, 2, 5).steps).toHaveLength(200);
  });
});

describe('moves of a game', () => {
  const game: SwapGame = { rows: 2, cols: 4, pieces: [63, 1, 3, 2, 1, 0, 31, 47], rules: rocketRules };
  test('say what makes them legal', () => {
    const reasons = findSwaps(game).map(({ a, b, by }) => `${a}-${b} ${by}`);
    expect(reasons).toEqual([
      '0-0 tap',
      '0-1 swap',
      '0-4 swap',
      '2-6 swap',
      '3-7 swap',
      '5-6 swap',
      '6-6 tap',
      '6-7 pair',
      '7-7 tap',
    ]);
    expect(isDeadlocked(game)).toBe(false);
  });
  test('the best of them brings most', () => {
    const best = bestSwap(game)!;
    expect(best.total).toBeGreaterThan(0);
    expect(runSync(bestSwapSearch(game))).toEqual(best);
  });
  test('a goal counts more than pieces', () => {
    // To the left three 0; to the right five 1.
    const pieces = [0, 0, 2, 3, 1, 1, 4, 1, 1, 2, 3, 0, 4, 5, 6, 1, 7, 8];
    const board = { rows: 2, cols: 9, pieces };
    expect(bestSwap(board)).toMatchObject({ a: 6, b: 15, total: 5, waves: 1 });
    expect(bestSwap({ ...board, goals: [{ kind: 'collect', type: 0, count: 3 }] })).toMatchObject({ a: 2, b: 11 });
  });
  test('take no options of boards', () => {
    for (const call of [findSwaps, bestSwap, isDeadlocked] as ((board: unknown, options: object) => unknown)[]) {
      expect(() => call(game, { rules: {} })).toThrow('options.rules is unknown');
    }
  });
});

describe('a game that is stuck', () => {
  const stuck: SwapGame = {
    rows: 4,
    cols: 4,
    pieces: [0, 1, 2, 0, 3, 4, 5, 6, 1, 2, 16, 3, 0, 4, 5, 0],
    blockers: [0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0],
    rules: { ...stripedRules, pairs: [], specials: [{ name: 'x', clears: [] }], shapes: [] },
  };
  test('can be shuffled; special and chained pieces stay', () => {
    expect(gameStatus(stuck)).toBe('stuck');
    expect(isDeadlocked(stuck)).toBe(true);
    const shuffled = reshuffle(stuck, { seed: 2 });
    expect(shuffled.status).toBe('found');
    if (shuffled.status !== 'found') return;
    const { game } = shuffled;
    expect(gameStatus(game)).toBe('playing');
    expect([game.pieces[10], game.pieces[7], game.blockers?.[7]]).toEqual([16, 6, 11]);
    expect([...game.pieces].sort()).toEqual([...stuck.pieces].sort());
    expect(playSwap(game, findSwaps(game)[0].a, findSwaps(game)[0].b).steps[0].matches.length).toBeGreaterThan(0);
  });
  test('or not', () => {
    const hopeless: SwapGame = { rows: 1, cols: 3, pieces: [0, 1, 2] };
    expect(reshuffle(hopeless, { maxTries: 5 })).toEqual({ status: 'impossible' });
    // One more of a type than is known to be too many: all that is tried proves nothing.
    const crowded = Array.from({ length: 64 }, (_, i) => (i < 20 ? 1 : 0));
    expect(reshuffle({ rows: 8, cols: 8, pieces: crowded }, { maxTries: 5 })).toEqual({ status: 'limit' });
    const search = reshuffleSearch(
      { rows: 16, cols: 16, pieces: Array.from({ length: 256 }, (_, i) => i % 2) },
      { maxTries: 1e6 },
    );
    expect(search.next().done).toBe(false);
    expect(search.next('stop')).toEqual({ done: true, value: { status: 'limit' } });
  });
});

test('a search for the best move that is stopped has the best so far', () => {
  const dealt = dealLevel({ rows: 16, cols: 16, rules: { types: 4 } }, { seed: 1 });
  const game = dealt.status === 'found' ? dealt.game : small;
  const search = bestSwapSearch(game);
  const first = search.next();
  expect(first.done).toBe(false);
  const { done, value } = search.next('stop');
  expect(done).toBe(true);
  expect(value).toMatchObject({ by: 'match', total: expect.any(Number) });
});
