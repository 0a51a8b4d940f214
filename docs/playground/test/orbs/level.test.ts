import { chooseSwap, type FullSwapGame, findMatches, findSwaps, gameStatus, playSwap } from '@kit/orb-search';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/orbs/game.js';
import type { LevelAction } from '../../src/orbs/level/level.js';
import { dealGame, levelNames, type Pieces, pieceRules } from '../../src/orbs/level/levels.js';
import { isHole, partsOf, signs } from '../../src/orbs/level/signs.js';
import { first, type State } from '../../src/orbs/state.js';
import { keeps } from '../keeps.js';
import { play as playGame } from '../play.js';

const play = (state: State, ...actions: LevelAction[]) =>
  playGame(game, state, ...actions.map((action) => ({ type: 'level', action }) as const));
const opened = playGame(game, first(3), { type: 'mode', mode: 'level', seed: 3 });
const presentOf = ({ level }: State): FullSwapGame => {
  if (!level) throw new Error('no level is played');
  return level.games.present;
};
const still = { seed: 5, isStill: true } as const;

test('the mode begins a level in which nothing matches and a swap is legal', () => {
  const { level } = opened;
  expect(level).toMatchObject({ name: 'collect', pieces: 'striped', isAuto: false, picked: null });
  const { rows, cols, pieces, movesLeft } = presentOf(opened);
  expect(findMatches({ rows, cols, cells: [...pieces] })).toEqual([]);
  expect(findSwaps(presentOf(opened)).length).toBeGreaterThan(0);
  expect(movesLeft).toBe(12);
});

describe.each(levelNames)('%s', (name) => {
  test.each(Object.keys(pieceRules) as Pieces[])('is dealt with %s, and its player can win it', (pieces) => {
    const isWon = Array.from({ length: 12 }, (_, seed) => seed).some((seed) => {
      let at = dealGame(name, pieces, seed);
      while (gameStatus(at) === 'playing') {
        const move = chooseSwap(at, { player: 'greedy' });
        if (!move) break;
        at = playSwap(at, move.a, move.b, { seed: at.movesLeft ?? 0 }).game;
      }
      return gameStatus(at) === 'won';
    });
    expect(isWon).toBe(true);
  });
});

test('two taps swap as playSwap does; the film ends with what stands there', () => {
  const before = presentOf(opened);
  const [swap] = findSwaps(before);
  if (!swap) throw new Error('a swap is legal');
  const picked = play(opened, { type: 'tap', cell: swap.a, ...still });
  expect(picked.level).toMatchObject({ picked: swap.a });
  const after = play(picked, { type: 'tap', cell: swap.b, seed: 5, isStill: false });
  const expected = playSwap(before, swap.a, swap.b, { seed: 5 });
  expect(presentOf(after)).toEqual(expected.game);
  const film = after.level?.film ?? [];
  expect(film).toHaveLength(1 + 2 * expected.steps.length);
  expect(film.at(-1)?.layers.pieces).toEqual(expected.game.pieces);
  expect(film[1]?.gone).toEqual(expected.steps[0]?.cleared);
  // While it runs a tap does nothing; frame by frame it comes to its end.
  expect(play(after, { type: 'tap', cell: 0, ...still }).level?.picked).toBe(null);
  expect(play(after, ...film.map(() => ({ type: 'tick' }) as const)).level?.film).toEqual([]);
});

test('a swap that is not legal changes nothing but what is chosen', () => {
  const legal = new Set(findSwaps(presentOf(opened)).map(({ a, b }) => `${a}-${b}`));
  const a = Array.from({ length: 62 }, (_, cell) => cell).find(
    (cell) => cell % 8 < 7 && !legal.has(`${cell}-${cell + 1}`),
  );
  const after = play(opened, { type: 'swap', a: a ?? 0, b: (a ?? 0) + 1, ...still });
  expect(presentOf(after)).toBe(presentOf(opened));
  expect(after.level?.picked).toBe(null);
});

test('undo and redo go over turns, and a new game can be undone no more', () => {
  const swap = findSwaps(presentOf(opened))[0] ?? { a: 0, b: 1 };
  const after = play(opened, { type: 'swap', ...{ a: swap.a, b: swap.b }, ...still });
  expect(presentOf(after).movesLeft).toBe(11);
  const undone = playGame(game, after, { type: 'undo' });
  expect(presentOf(undone)).toEqual(presentOf(opened));
  expect(presentOf(playGame(game, undone, { type: 'redo' }))).toEqual(presentOf(after));
  const fresh = play(after, { type: 'new', name: 'ice', pieces: 'rockets', seed: 9 });
  expect(fresh.level).toMatchObject({ name: 'ice', pieces: 'rockets', games: { past: [], future: [] } });
  expect(fresh.deals).toBe(after.deals + 1);
});

test('the hint is a legal swap, and goes with the next turn', () => {
  const hinted = play(opened, { type: 'hint' });
  const { hint } = hinted.level ?? {};
  expect(findSwaps(presentOf(opened)).some(({ a, b }) => a === hint?.a && b === hint?.b)).toBe(true);
  expect(play(hinted, { type: 'swap', a: hint?.a ?? 0, b: hint?.b ?? 0, ...still }).level?.hint).toBe(null);
});

test('a game that ends is said to be won or lost, and plays by itself no more', () => {
  const verdicts = new Set<unknown>();
  for (let seed = 1; seed < 9; seed++) {
    let state = play(opened, { type: 'new', name: 'chains', pieces: 'striped', seed }, { type: 'auto' });
    while (gameStatus(presentOf(state)) === 'playing') {
      const move = chooseSwap(presentOf(state), { player: seed % 2 ? 'greedy' : 'random', seed });
      if (!move) break;
      expect(state.level?.isAuto).toBe(true);
      state = play(state, { type: 'swap', a: move.a, b: move.b, seed, isStill: true });
    }
    const status = gameStatus(presentOf(state));
    if (status === 'playing') continue;
    verdicts.add(state.said?.[0]);
    expect(state.said?.[0]).toBe({ won: 'levelWon', lost: 'levelLost', stuck: 'levelStuck' }[status]);
    expect(state.level?.isAuto).toBe(status === 'stuck');
  }
  expect(verdicts).toContain('levelWon');
  expect(verdicts).toContain('levelLost');
});

test('a rocket fires by a tap', () => {
  const start = dealGame('collect', 'rockets', 4);
  const rocket = 16 * 1 + 15;
  const armed = {
    ...opened,
    level: opened.level && {
      ...opened.level,
      games: { past: [], present: { ...start, pieces: start.pieces.with(20, rocket) }, future: [] },
    },
  };
  const after = play(armed, { type: 'tap', cell: 20, ...still });
  expect(presentOf(after)).toEqual(playSwap(presentOf(armed), 20, 20, { seed: 5 }).game);
});

test('a level is kept with its progress, and nothing else is taken for one', () => {
  const swap = findSwaps(presentOf(opened))[0] ?? { a: 0, b: 1 };
  const after = play(opened, { type: 'swap', a: swap.a, b: swap.b, ...still }, { type: 'player', player: 'planner' });
  const kept = JSON.parse(JSON.stringify(game.keep(after)));
  const back = game.restore(kept, first(9));
  expect(presentOf(back)).toEqual(presentOf(after));
  expect(back.level).toMatchObject({ name: 'collect', pieces: 'striped', player: 'planner' });
  expect(JSON.stringify(kept.level).length).toBeLessThan(900);
  for (const level of [
    undefined,
    { ...kept.level, name: 'toString' },
    { ...kept.level, used: 'none' },
    { ...kept.level, player: 'me' },
    { ...kept.level, pieces: [1, 2] },
    { ...kept.level, movesLeft: -1 },
    { ...kept.level, done: [-5, 0] },
  ]) {
    expect(() => game.restore({ ...kept, level }, first(9))).toThrow();
  }
});

const [legal = { a: 0, b: 1 }] = findSwaps(presentOf(opened));
keeps(game, first(1), [opened, play(opened, { type: 'swap', a: legal.a, b: legal.b, ...still })]);

test('what leaves a game under way asks first', () => {
  const swap = findSwaps(presentOf(opened))[0] ?? { a: 0, b: 1 };
  const after = play(opened, { type: 'swap', a: swap.a, b: swap.b, ...still });
  expect(game.isUnderWay?.(opened)).toBe(false);
  expect(game.isUnderWay?.(after)).toBe(true);
  // A board that was painted before the level is none of its turns.
  expect(game.isUnderWay?.({ ...opened, painted: true })).toBe(false);
  const again = { type: 'level', action: { type: 'new', name: 'ice', pieces: 'plain', seed: 1 } } as const;
  expect(game.replaces?.(after, again)).toBe(true);
  expect(game.replaces?.(after, { type: 'level', action: { type: 'hint' } })).toBe(false);
});

test('every special piece has a sign of its own, and cells are told in parts', () => {
  expect(new Set(Object.values(signs)).size).toBe(Object.keys(signs).length);
  for (const { specials = [] } of Object.values(pieceRules).map((rules) => ({ specials: [], ...rules }))) {
    for (const { name } of specials as readonly { name: string }[]) expect(Object.keys(signs)).toContain(name);
  }
  const { rules } = dealGame('collect', 'striped', 1);
  const layers = { cells: [-1, 2, 0, 0, 0], pieces: [-1, 16 * 2 + 3, 16 * 5 + 15, -1, 4], blockers: [0, 0, 0, 10, 12] };
  const parts = layers.cells.map((_, cell) => partsOf({ rules }, layers, cell));
  expect(layers.cells.map((_, cell) => isHole(layers, cell))).toEqual([true, false, false, false, false]);
  expect(parts[1]).toMatchObject({ ice: 2, colour: 3, special: 'striped-col' });
  expect(parts[2]).toMatchObject({ colour: undefined, special: 'bomb' });
  expect(parts[3]).toMatchObject({ isStone: true, crate: 0, chain: 0, colour: undefined });
  expect(parts[4]).toMatchObject({ chain: 2, crate: 0, isStone: false, colour: 4 });
});
