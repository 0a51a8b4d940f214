/** Pieces that come in from a queue, and matches counted by line. */
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import {
  chooseSwap,
  dealLevel,
  findSwaps,
  playSwap,
  type SwapGame,
  type SwapRules,
  simulateLevel,
  stripedRules,
} from '../../src/index.js';

/** Swapping 1 and 4 makes a row of three at the top, which leaves room for three pieces. */
const game: SwapGame = { rows: 2, cols: 3, pieces: [0, 1, 0, 2, 0, 3], rules: { types: 6, queue: [4, 5, 4, 5] } };

describe('a queue', () => {
  test('comes in first, in its order, and the game knows how far it is', () => {
    const { steps, game: after } = playSwap(game, 1, 4, { seed: 3 });
    expect(steps[0]?.falls.filter(({ isNew }) => isNew).map(({ piece }) => piece)).toEqual([4, 5, 4]);
    expect([after.pieces.slice(0, 3), after.queueAt]).toEqual([[4, 5, 4], 3]);
    // Chance has not been asked.
    expect(after.random).toEqual(playSwap({ ...game, queueAt: 0 }, 1, 4, { seed: 3 }).game.random);
    const last = playSwap({ ...game, queueAt: 3 }, 1, 4, { seed: 3 });
    expect([last.game.pieces[0], last.game.queueAt]).toEqual([5, 4]);
    expect(last.game.random).not.toEqual(after.random);
  });

  test('special pieces may come in, and a game without a queue says nothing of it', () => {
    const rules: SwapRules = { ...stripedRules, queue: [16, 5, 5 * 16 + 15] };
    expect(playSwap({ ...game, rules }, 1, 4).game.pieces.slice(0, 3)).toEqual([16, 5, 95]);
    expect('queueAt' in playSwap({ ...game, rules: {} }, 1, 4).game).toBe(false);
  });

  test('a level has it: each game of it begins with the first piece', () => {
    const level = { rows: 6, cols: 6, rules: { types: 5, queue: new Array(400).fill(1) as number[] } };
    const dealt = dealLevel(level, { seed: 1 });
    expect(dealt.status === 'found' && dealt.game.queueAt).toBe(0);
    if (dealt.status !== 'found') return;
    const [swap] = findSwaps(dealt.game);
    const { steps, game: after } = playSwap(dealt.game, swap!.a, swap!.b, { seed: 1 });
    const came = steps.flatMap(({ falls }) => falls.filter(({ isNew }) => isNew).map(({ piece }) => piece));
    expect(came.slice(0, 400)).toEqual(came.slice(0, 400).map(() => 1));
    expect(after.queueAt).toBe(Math.min(400, came.length));
    // Ones alone collect themselves; by chance they come one time in five.
    const goals = [{ kind: 'collect', type: 1, count: 100 }] as const;
    const given = simulateLevel({ ...level, goals, moves: 5 }, { player: 'random', games: 20 });
    const drawn = simulateLevel({ ...level, rules: { types: 5 }, goals, moves: 5 }, { player: 'random', games: 20 });
    expect([given.successRate, drawn.successRate]).toEqual([1, 0]);
    expect(chooseSwap(dealt.game, { player: 'planner' })).toBeDefined();
  });

  test.each<[SwapRules, number | undefined, string]>([
    [{ queue: [16] }, 0, 'bad-number: game.rules.queue[0] is 16: expected an integer from 0 to 15'],
    [{ queue: [3, 15] }, 0, 'bad-value: game.rules.queue[1] is 15: expected a type from 0 to 14 for an ordinary piece'],
    [{ ...stripedRules, queue: [80] }, 0, 'bad-value: game.rules.queue[0] is 80: expected no colour (15) for "bomb"'],
    [{ ...stripedRules, queue: [31] }, 0, 'game.rules.queue[0] is 31: expected a colour for "striped-row"'],
    [{ queue: [1] }, 2, 'bad-number: game.queueAt is 2: expected an integer from 0 to 1'],
    [{}, 1, 'game.queueAt is 1: expected an integer from 0 to 0'],
  ])('%j at %s is refused', (rules, queueAt, message) => {
    const error = refusalOf(() => playSwap({ ...game, rules, queueAt }, 1, 4));
    expect(`${error?.code}: ${error?.message}`).toContain(message);
  });
});

describe('matches by line', () => {
  //  0 0 0 1 0        The swap of the two in the corner makes an L:
  //  2 3 2 0 3        four along the row, three down the column.
  //  3 2 3 0 2
  const corner = { rows: 3, cols: 5, pieces: [0, 0, 0, 1, 0, 2, 3, 2, 0, 3, 3, 2, 3, 0, 2] };
  const rules: SwapRules = {
    specials: [
      { name: 'row', clears: [{ kind: 'row' }] },
      { name: 'small', clears: [] },
    ],
    shapes: [
      { kind: 'line-4', makes: 'row' },
      { kind: 'line-3', makes: 'small' },
    ],
    points: { match: 100, special: 1 },
  };

  test('an L is two lines, each of which makes its own piece', () => {
    const [step] = playSwap({ ...corner, rules: { ...rules, matches: 'lines' } }, 4, 3).steps;
    expect(step?.matches).toEqual([
      { type: 0, cells: [0, 1, 2, 3], lines: [[0, 1, 2, 3]], kind: 'line-4' },
      { type: 0, cells: [3, 8, 13], lines: [[3, 8, 13]], kind: 'line-3' },
    ]);
    // The second finds the crossing taken.
    expect(step?.made).toEqual([
      { cell: 3, piece: 16 },
      { cell: 8, piece: 32 },
    ]);
    expect([step?.cleared, step?.points]).toEqual([[0, 1, 2, 3, 8, 13], 60 + 200 + 2]);
  });

  test('the level lab counts them', () => {
    const level = (matches: 'groups' | 'lines') => ({
      ...{ rows: 7, cols: 7, goals: [{ kind: 'score', count: 1e6 }] as const, moves: 15 },
      rules: { types: 3, matches, points: { piece: 0, match: 1 } },
    });
    const [lines, groups] = (['lines', 'groups'] as const).map((each) =>
      simulateLevel(level(each), { player: 'random', games: 20 }),
    );
    expect(lines!.score).toBeGreaterThan(groups!.score);
    // The same pieces clear, so the same games are played.
    expect(lines!.waves).toBe(groups!.waves);
  });

  test('shapes that are more than a line are refused', () => {
    const error = refusalOf(() => playSwap({ ...corner, rules: { ...stripedRules, matches: 'lines' } }, 4, 3));
    expect([error?.code, error?.at.name]).toEqual(['contradictory-options', 'game.rules.shapes[1].kind']);
  });
});
