import { expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import {
  bestSwap,
  chooseSwap,
  chooseSwapSearch,
  dealLevel,
  findSwaps,
  gameStatus,
  type LevelPlayer,
  plainRules,
  playSwap,
  rocketRules,
  type SwapGame,
  type SwapLevel,
  stripedRules,
} from '../../src/index.js';

const level = (rules: SwapLevel['rules'], moves = 12): SwapLevel => ({
  rows: 6,
  cols: 6,
  shape: ['#....#', '......', '......', '......', '......', '#....#'],
  blockers: Array.from({ length: 36 }, (_, cell) => (cell === 14 ? 2 : cell === 21 ? 11 : 0)),
  rules: { ...rules, types: 5 },
  goals: [{ kind: 'crates' }, { kind: 'collect', type: 1, count: 12 }],
  moves,
});
const presets = [plainRules, stripedRules, rocketRules];

function dealt(given: SwapLevel, seed: number): SwapGame {
  const deal = dealLevel(given, { seed });
  if (deal.status !== 'found') throw new Error('these are dealt');
  return deal.game;
}

const cellsOf = (swap: { a: number; b: number } | undefined): string => (swap ? `${swap.a}-${swap.b}` : 'none');

/** Plays a game to its end: was it won? */
function plays(player: LevelPlayer, game: SwapGame, seed: number): boolean {
  let now = game;
  for (let turn = 0; gameStatus(now) === 'playing'; turn++) {
    const move = chooseSwap(now, { player, seed: 100 * seed + turn });
    if (move === undefined) throw new Error('a move is legal');
    now = playSwap(now, move.a, move.b, { seed: 100 * seed + turn }).game;
  }
  return gameStatus(now) === 'won';
}

test.each(presets)('each player makes a legal move, the same for a seed, and changes nothing (%#)', (rules) => {
  for (let seed = 0; seed < runs(8, 8, 2); seed++) {
    const game = dealt(level(rules), seed);
    const before = JSON.stringify(game);
    const legal = findSwaps(game);
    for (const player of ['random', 'greedy', 'planner'] as const) {
      const move = chooseSwap(game, { player, seed });
      expect(legal).toContainEqual(move);
      expect(chooseSwap(game, { player, seed })).toEqual(move);
    }
    expect(JSON.stringify(game)).toBe(before);
  }
});

test.each(presets)('the greedy player, who is the default, takes the best swap (%#)', (rules) => {
  for (let seed = 0; seed < runs(20, 20, 4); seed++) {
    const game = dealt(level(rules), seed);
    expect(cellsOf(chooseSwap(game))).toBe(cellsOf(bestSwap(game)));
    expect(cellsOf(chooseSwap(game, { player: 'greedy', seed: 5 }))).toBe(cellsOf(bestSwap(game)));
  }
});

test('the random player comes to every move', () => {
  const game = dealt(level(stripedRules), 2);
  const chosen = new Set(
    Array.from({ length: runs(300, 300, 100) }, (_, seed) => cellsOf(chooseSwap(game, { player: 'random', seed }))),
  );
  expect([...chosen].sort()).toEqual(findSwaps(game).map(cellsOf).sort());
});

test('who looks further wins more games', () => {
  const won = (player: LevelPlayer): number =>
    Array.from({ length: runs(25, 25, 5) }, (_, seed) => plays(player, dealt(level(stripedRules), seed), seed)).filter(
      Boolean,
    ).length;
  const [random, greedy, planner] = [won('random'), won('greedy'), won('planner')];
  expect(greedy).toBeGreaterThan(random);
  expect(planner).toBeGreaterThanOrEqual(greedy);
});

test.each<[string, Partial<SwapGame>]>([
  ['a game that is won', { goals: [{ kind: 'score', count: 10, done: 10 }] }],
  ['one without moves', { movesLeft: 0 }],
  ['one in which nothing matches', { rows: 1, cols: 4, pieces: [0, 1, 2, 3] }],
])('there is no move in %s', (_, change) => {
  const game: SwapGame = { rows: 2, cols: 4, pieces: [0, 1, 0, 2, 1, 0, 2, 1], ...change };
  for (const player of ['random', 'greedy', 'planner'] as const) expect(chooseSwap(game, { player })).toBeUndefined();
});

test('a single move is chosen by all', () => {
  const game: SwapGame = { rows: 1, cols: 4, pieces: [0, 1, 0, 0] };
  for (const player of ['random', 'greedy', 'planner'] as const) {
    expect(cellsOf(chooseSwap(game, { player }))).toBe('0-1');
  }
});

test('stopped, the search gives a legal move', () => {
  const pieces = Array.from({ length: 256 }, () => 16 * 4 + 15);
  const game: SwapGame = { rows: 16, cols: 16, pieces, rules: rocketRules };
  const search = chooseSwapSearch(game, { player: 'planner' });
  expect(search.next().done).toBe(false);
  const { done, value } = search.next('stop');
  expect(done).toBe(true);
  expect(findSwaps(game).map(cellsOf)).toContain(cellsOf(value as { a: number; b: number }));
});
