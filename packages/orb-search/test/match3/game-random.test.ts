import { createRandom } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import {
  chooseSwap,
  dealLevel,
  type FullSwapGame,
  findSwaps,
  playSwap,
  reshuffle,
  rocketRules,
  type SwapGame,
} from '../../src/index.js';

function dealt(seed: number): FullSwapGame {
  const result = dealLevel({ rows: 7, cols: 7, rules: { ...rocketRules, types: 3 } }, { seed });
  if (result.status !== 'found') throw new Error('not dealt');
  return result.game;
}

/** The pieces that come in within so many turns, turn by turn, and the game after them. */
function played(start: SwapGame, turns: number): { incoming: number[][]; game: SwapGame } {
  const incoming: number[][] = [];
  let game = start;
  for (let turn = 0; turn < turns; turn++) {
    const [{ a, b }] = findSwaps(game);
    const { steps, game: after } = playSwap(game, a, b);
    incoming.push(steps.flatMap(({ falls }) => falls.filter(({ isNew }) => isNew).map(({ piece }) => piece)));
    game = after;
  }
  return { incoming, game };
}

describe('a game carries its chance', () => {
  test('so the pieces that come in are other ones each turn', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { incoming } = played(dealt(seed), 12);
      const starts = incoming.filter((pieces) => pieces.length >= 3).map((pieces) => pieces.slice(0, 3).join());
      expect(starts.length).toBeGreaterThan(8);
      // Of three types: 27 beginnings.
      expect(new Set(starts).size).toBeGreaterThan(3);
    }
  });

  test('and all of a game without what flies is one stream', () => {
    const start: SwapGame = { ...dealt(1), rules: { types: 5 } };
    const random = createRandom(77);
    const { incoming, game } = played({ ...start, random: random.state() }, 10);
    expect(incoming.flat()).toEqual(incoming.flat().map(() => random.int(5)));
    expect(game.random).toEqual(random.state());
  });

  test('a saved game goes on as it would have', () => {
    const { game } = played(dealt(3), 4);
    expect(played(JSON.parse(JSON.stringify(game)), 6)).toEqual(played(game, 6));
  });

  test('a game without it begins with seed 0, and a seed begins anew', () => {
    const game = dealt(5);
    const [{ a, b }] = findSwaps(game);
    const { random, ...bare } = game;
    expect(random).toBeDefined();
    expect(playSwap(bare, a, b)).toEqual(playSwap(bare, a, b, { seed: 0 }));
    expect(playSwap(game, a, b, { seed: 9 })).toEqual(playSwap(bare, a, b, { seed: 9 }));
    expect(playSwap({ ...bare, random: createRandom(9).state() }, a, b)).toEqual(playSwap(game, a, b, { seed: 9 }));
    expect(playSwap(game, a, b)).not.toEqual(playSwap(bare, a, b));
    expect(playSwap(game, a, b)).toEqual(playSwap(game, a, b));
  });

  test('a shuffle of a shuffled game is another one', () => {
    const seen = new Set<string>();
    let game: SwapGame = dealt(2);
    for (let turn = 0; turn < 10; turn++) {
      const shuffled = reshuffle(game);
      if (shuffled.status !== 'found') throw new Error('not shuffled');
      // From the same order, so that only chance differs.
      game = { ...shuffled.game, pieces: dealt(2).pieces };
      seen.add(shuffled.game.pieces.join());
    }
    expect(seen.size).toBe(10);
    expect(reshuffle(game, { seed: 4 })).toEqual(reshuffle(dealt(2), { seed: 4 }));
  });

  test('what the planner foresees is not what comes', () => {
    const game = dealt(6);
    const { random, ...bare } = game;
    expect(random).toBeDefined();
    expect(chooseSwap(game, { player: 'planner' })).toEqual(chooseSwap(bare, { player: 'planner' }));
  });

  test.each([[[1, 2, 3]], [[1, 2, 3, 0.5]], [[1, 2, 2 ** 31, 4]], [[0, 0, -0, 0]], ['1234'], [null]])(
    '%j is no state of chance',
    (random) => {
      const told = expect.objectContaining({ code: 'bad-state', at: { name: 'game.random' } });
      expect(() => playSwap({ ...dealt(1), random: random as number[] }, 0, 1)).toThrow(told);
    },
  );
});
