import { createRandom } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import {
  dealLevel,
  findMatches,
  findSwaps,
  gameStatus,
  playSwap,
  reshuffle,
  rocketRules,
  type SwapGame,
  type SwapLevel,
  simulateLevel,
  simulateLevelSearch,
  stripedRules,
} from '../../src/index.js';

const level: SwapLevel = {
  rows: 6,
  cols: 6,
  shape: ['#....#', '......', '......', '......', '......', '#....#'],
  blockers: Array.from({ length: 36 }, (_, cell) => (cell === 14 ? 2 : cell === 21 ? 11 : 0)),
  rules: { ...stripedRules, types: 5 },
  goals: [{ kind: 'crates' }, { kind: 'collect', type: 1, count: 18 }],
  moves: 12,
};

/** Few moves at a time, and often none. */
const narrow: SwapLevel = { rows: 4, cols: 3, rules: { types: 4 }, goals: [{ kind: 'score', count: 400 }], moves: 15 };

describe('a deal', () => {
  test.each([
    level,
    { rows: 8, cols: 8, rules: rocketRules },
    { rows: 5, cols: 3, rules: { types: 3, squares: true } },
  ])('has no match and a move, and is the same for a seed (%#)', (given: SwapLevel) => {
    for (let seed = 0; seed < 6; seed++) {
      const dealt = dealLevel(given, { seed });
      if (dealt.status !== 'found') throw new Error('these are dealt');
      const { game } = dealt;
      const grid = { rows: game.rows, cols: game.cols, cells: game.pieces };
      expect(findMatches(grid)).toEqual([]);
      expect(findSwaps(game).length).toBeGreaterThan(0);
      expect(gameStatus(game)).toBe('playing');
      expect(dealLevel(given, { seed })).toEqual(dealt);
      if (given.rules?.squares && given.rules.specials === undefined) {
        const isSquare = (cell: number) =>
          cell % 3 < 2 && cell < 12 && new Set([0, 1, 3, 4].map((step) => game.pieces[cell + step])).size === 1;
        expect(game.pieces.some((_, cell) => isSquare(cell))).toBe(false);
      }
    }
  });
  test('keeps what is given', () => {
    const pieces = [0, 1, 0, -2, -2, -2, -2, -2, -2];
    const dealt = dealLevel({ rows: 3, cols: 3, pieces, moves: 5 });
    expect(dealt).toMatchObject({ status: 'found', game: { movesLeft: 5, score: 0 } });
    expect(dealt.status === 'found' && dealt.game.pieces.slice(0, 3)).toEqual([0, 1, 0]);
  });
  test.each([5, 6, 9, 10])('completes no square that stands but for cell %i', (open) => {
    const pieces = Array.from({ length: 16 }, (_, cell) => ([5, 6, 9, 10].includes(cell) && cell !== open ? 0 : -2));
    for (let seed = 0; seed < 6; seed++) {
      const dealt = dealLevel({ rows: 4, cols: 4, pieces, rules: { types: 3, squares: true } }, { seed });
      expect(dealt.status === 'found' && dealt.game.pieces[open]).toBeGreaterThan(0);
    }
  });
  test('says what it knows of deals that fail', () => {
    expect(dealLevel({ rows: 1, cols: 3, pieces: [0, 1, 2] })).toEqual({ status: 'impossible' });
    expect(dealLevel({ rows: 1, cols: 3 }, { maxTries: 5 })).toEqual({ status: 'impossible' });
    expect(dealLevel({ rows: 3, cols: 3, rules: { types: 1 } }, { maxTries: 5 })).toEqual({ status: 'impossible' });
  });
});

describe('a simulation', () => {
  test('is the same for a seed, and better players win more', () => {
    const [random, greedy, planner] = (['random', 'greedy', 'planner'] as const).map((player) =>
      simulateLevel(level, { player, games: 12, seed: 5 }),
    );
    expect(simulateLevel(level, { player: 'random', games: 12, seed: 5 })).toEqual(random);
    expect(greedy.successRate).toBeGreaterThan(random.successRate);
    expect(planner.successRate).toBeGreaterThan(random.successRate);
    for (const { successRate, interval, error, movesLeft, goals } of [random, greedy, planner]) {
      expect(interval[0]).toBeLessThanOrEqual(successRate);
      expect(interval[1]).toBeGreaterThanOrEqual(successRate);
      expect(error).toBe(Math.sqrt((successRate * (1 - successRate)) / 12));
      expect(movesLeft.best).toBeGreaterThanOrEqual(movesLeft.mean);
      expect(goals).toHaveLength(2);
    }
    expect(simulateLevel(level)).toEqual(simulateLevel(level, { player: 'greedy', games: 100, seed: 0 }));
  });

  // What a player prefers decides every game after it, so that any other choice is told by these sums.
  test.each<[player: 'greedy' | 'planner', given: SwapLevel, games: number, expected: string]>([
    ['greedy', level, 12, '8 743.3333 5.5547 1.6875 1 0'],
    ['planner', level, 8, '5 778.75 5.8608 1.9114 0 0'],
    ['planner', narrow, 30, '30 427.6667 2.2863 1.4824 38 0'],
    ['greedy', narrow, 30, '30 428.3333 2.4414 1.457 34 0'],
  ])('has the same games again for the %s player (%#)', (player, given, games, expected) => {
    const { won, score, legalMoves, waves, deadBoards, stuck } = simulateLevel(given, { player, games, seed: 3 });
    expect([won, score, legalMoves, waves, deadBoards, stuck].map((value) => Number(value.toFixed(4))).join(' ')).toBe(
      expected,
    );
  });

  test('looks ahead where that brings more points', () => {
    const points: SwapLevel = { rows: 7, cols: 7, goals: [{ kind: 'score', count: 1e6 }], moves: 15 };
    const [greedy, planner] = (['greedy', 'planner'] as const).map((player) =>
      simulateLevel(points, { player, games: 12, seed: 1 }),
    );
    expect(planner.score).toBeGreaterThan(greedy.score);
  });

  test('plays as the public functions do: the share of games won is the same within what chance allows', () => {
    const games = 25;
    let won = 0;
    let left = 0;
    const random = createRandom(9);
    for (let i = 0; i < games; i++) {
      const dealt = dealLevel(level, { seed: random.int(1e9) });
      let game: SwapGame | undefined = dealt.status === 'found' ? dealt.game : undefined;
      while (game && gameStatus(game) !== 'won' && game.movesLeft !== 0) {
        const swaps = findSwaps(game);
        if (swaps.length > 0) {
          const { a, b } = random.pick(swaps);
          game = playSwap(game, a, b, { seed: random.int(1e9) }).game;
        } else {
          const shuffled = reshuffle(game, { seed: random.int(1e9) });
          game = shuffled.status === 'found' ? shuffled.game : undefined;
        }
      }
      if (game && gameStatus(game) === 'won') won += 1;
      left += game?.movesLeft ?? 0;
    }
    const report = simulateLevel(level, { player: 'random', games: 1000, seed: 77 });
    // Four standard errors of both together.
    const error = Math.sqrt(report.error ** 2 + (report.successRate * (1 - report.successRate)) / games);
    expect(report.successRate).toBeGreaterThan(0.02);
    expect(Math.abs(report.successRate - won / games)).toBeLessThan(4 * error);
    expect(left / games).toBeLessThan(2);
  });

  test('that is stopped reports the games so far', () => {
    const search = simulateLevelSearch(level, { games: 1000, player: 'planner' });
    let step = search.next();
    while (!step.done && step.value.nodes < 3) step = search.next();
    expect(step.value).toMatchObject({ total: 1000, best: { status: 'limit' } });
    const { value } = search.next('stop');
    expect(value).toMatchObject({ status: 'limit', games: 3 });
  });

  test('that is stopped at once has no game', () => {
    const search = simulateLevelSearch({ ...level, moves: 1000 }, { player: 'planner' });
    search.next();
    expect(search.next('stop').value).toMatchObject({
      games: 0,
      successRate: 0,
      error: 0,
      interval: [0, 1],
      movesLeft: { mean: 0, median: 0, best: 0 },
      score: 0,
    });
  });

  test('plays a turn to two hundred waves where matches never end, with pauses between them', () => {
    const goals = [{ kind: 'score', count: 1e9 }] as const;
    const endless = { rows: 16, cols: 16, moves: 1, goals, rules: { types: [0, 0, 0, 1] } } as const;
    const search = simulateLevelSearch(endless, { player: 'random', games: 1 });
    const pauses = (step = search.next()): number => (step.done ? 0 : 1 + pauses(search.next()));
    expect(pauses()).toBeGreaterThan(4);
    expect(simulateLevel(endless, { player: 'random', games: 1 })).toMatchObject({ games: 1, waves: 200 });
  });

  test('counts games that can not be dealt, dead boards and games that are stuck', () => {
    const goals = [{ kind: 'score', count: 10 }] as const;
    const none = simulateLevel({ rows: 1, cols: 3, goals }, { games: 3 });
    expect(none).toMatchObject({ status: 'complete', games: 0, notDealt: 3, legalMoves: 0, waves: 0 });
    const dead = simulateLevel(
      { rows: 3, cols: 3, goals: [{ kind: 'score', count: 1e6 }] },
      { games: 20, player: 'random' },
    );
    expect(dead.deadBoards).toBeGreaterThan(20);
    expect(dead.stuck).toBeGreaterThan(0);
    expect(dead.won).toBe(0);
  });

  test('goes through the seeds one by one, also past the greatest', () => {
    const all = simulateLevel(level, { games: 3, seed: 4, player: 'random' });
    const each = [4, 5, 6].map((seed) => simulateLevel(level, { games: 1, seed, player: 'random' }).score);
    expect(all.score).toBeCloseTo((each[0] + each[1] + each[2]) / 3, 9);
    const last = simulateLevel(level, { games: 2, seed: Number.MAX_SAFE_INTEGER, player: 'random' });
    const [before, after] = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER].map(
      (seed) => simulateLevel(level, { games: 1, seed, player: 'random' }).score,
    );
    expect(last.score).toBeCloseTo((before + after) / 2, 9);
  });
});
