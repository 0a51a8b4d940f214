import { createPace, createRandom, runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import { dealLevel, findSwaps, reshuffle, reshuffleSearch, type SwapGame } from '../../src/index.js';
import { everyLayout } from '../../src/kernel/every-layout.js';
import { checkGame } from '../../src/match3/check-game.js';
import { Model } from './model.js';

/** Does no match stand, and is a move legal? By the plain model. */
function isPlayable(game: SwapGame): boolean {
  const model = new Model(game);
  if (model.matches().length > 0) return false;
  return model.all.some((a) => [a, a + 1, a + game.cols].some((b) => b < model.all.length && model.isLegal(a, b)));
}

/** Every filling of cells, from the types that each cell may have after the cells before it. */
function someFilling(
  game: SwapGame,
  cells: readonly number[],
  next: (laid: readonly number[]) => readonly number[],
): boolean {
  const pieces = [...game.pieces];
  const laid: number[] = [];
  const tryFrom = (at: number): boolean => {
    if (at === cells.length) return isPlayable({ ...game, pieces });
    return [...new Set(next(laid))].some((type) => {
      pieces[cells[at]] = type;
      laid.push(type);
      const isFound = tryFrom(at + 1);
      laid.pop();
      return isFound;
    });
  };
  return tryFrom(0);
}

/** A tiny game of a seed: holes, stones, chains, special pieces with and without a move of their own. */
function tinyGame(seed: number): SwapGame {
  const random = createRandom(seed);
  const rows = 1 + random.int(4);
  const cols = random.int(3) === 0 ? 1 + random.int(6) : 1 + random.int(4);
  const types = 1 + random.int(3);
  const most = types === 1 ? 16 : types === 2 ? 8 : 6;
  const cells: number[] = [];
  const blockers: number[] = [];
  const pieces: number[] = [];
  const odds = { hole: random.int(4), special: random.int(2), held: random.pick([0, 1, 2, 6]) };
  let loose = 0;
  for (let cell = 0; cell < rows * cols; cell++) {
    const isHole = random.int(10) < odds.hole;
    const blocker = !isHole && random.int(10) < odds.held ? random.pick([1, 10, 11, 11]) : 0;
    const isSpecial = !isHole && (blocker === 0 || blocker === 11) && random.int(8) < odds.special;
    const isFree = !isHole && blocker === 0 && !isSpecial && loose < most;
    if (isFree) loose += 1;
    const piece = isSpecial ? random.pick([31, 32]) : isFree || blocker === 11 ? random.int(types) : -1;
    cells.push(isHole ? -1 : 0);
    blockers.push(blocker);
    pieces.push(piece);
  }
  const fires = random.pick([[], [], ['tap'], ['swap']] as const);
  const specials = [
    { name: 'bare', clears: [], coloured: false, fires },
    { name: 'own', clears: [], coloured: true },
  ];
  const pairs = random.int(3) === 0 ? [{ pieces: ['own', random.pick(['plain', 'own'])] as const, clears: [] }] : [];
  return { rows, cols, cells, blockers, pieces, rules: { types, squares: random.int(3) === 0, specials, pairs } };
}

/** What the search of all layouts says, without a try before it. */
function proved(game: SwapGame, dealt?: readonly number[]) {
  const { table, state } = checkGame(game);
  const status = runSlices(everyLayout(table, state, createPace(1), dealt));
  return { status, game: { ...game, pieces: [...state.pieces] } };
}

const isOrdinary =
  ({ pieces, blockers }: SwapGame) =>
  (cell: number) =>
    pieces[cell] >= 0 && pieces[cell] < 15 && blockers?.[cell] === 0;

describe('whether a tiny game can be played in any order, every order says', () => {
  test('of a shuffle', () => {
    const seen = { found: 0, impossible: 0 };
    for (let seed = 0; seed < runs(800, 1500, 200); seed++) {
      const game = tinyGame(seed);
      const cells = [...game.pieces.keys()].filter(isOrdinary(game));
      const all = cells.map((cell) => game.pieces[cell]);
      const isFound = someFilling(game, cells, (laid) => {
        const left = [...all];
        for (const type of laid) left.splice(left.indexOf(type), 1);
        return left;
      });
      const inOrder = proved(game);
      expect([seed, inOrder.status]).toEqual([seed, isFound ? 'found' : 'impossible']);
      if (isFound) expect(isPlayable(inOrder.game), `seed ${seed}`).toBe(true);
      const result = reshuffle(game, { maxTries: 1 + (seed % 3), seed });
      expect([seed, result.status]).toEqual([seed, isFound ? 'found' : 'impossible']);
      seen[isFound ? 'found' : 'impossible'] += 1;
      if (result.status !== 'found') continue;
      expect(isPlayable(result.game), `seed ${seed}`).toBe(true);
      expect([...result.game.pieces].sort()).toEqual([...game.pieces].sort());
    }
    expect(Math.min(seen.found, seen.impossible)).toBeGreaterThan(40);
  });

  test('of a deal', () => {
    const seen = { found: 0, impossible: 0 };
    for (let seed = 0; seed < runs(800, 1500, 200); seed++) {
      const game = tinyGame(seed);
      const cells = [...game.pieces.keys()].filter(isOrdinary(game));
      const types = [...Array(game.rules?.types as number).keys()];
      const isFound = someFilling(game, cells, () => types);
      const pieces = game.pieces.map((piece, cell) => (cells.includes(cell) ? -2 : piece));
      const inOrder = proved(game, cells);
      expect([seed, inOrder.status]).toEqual([seed, isFound ? 'found' : 'impossible']);
      if (isFound) expect(isPlayable(inOrder.game), `seed ${seed}`).toBe(true);
      const result = dealLevel({ ...game, pieces }, { maxTries: 1 + (seed % 3), seed });
      expect([seed, result.status]).toEqual([seed, isFound ? 'found' : 'impossible']);
      seen[isFound ? 'found' : 'impossible'] += 1;
      if (result.status !== 'found') continue;
      expect(isPlayable(result.game), `seed ${seed}`).toBe(true);
      expect(result.game.pieces.every((piece, cell) => cells.includes(cell) || piece === game.pieces[cell])).toBe(true);
    }
    expect(Math.min(seen.found, seen.impossible)).toBeGreaterThan(40);
  });
});

describe('on large boards it is proved that nothing can be played', () => {
  test('with one type', () => {
    expect(dealLevel({ rows: 16, cols: 16, rules: { types: 1 } })).toEqual({ status: 'impossible' });
    expect(reshuffle({ rows: 16, cols: 16, pieces: Array(256).fill(3) })).toEqual({ status: 'impossible' });
  });
  test('with two pieces of each type', () => {
    const pieces = Array.from({ length: 30 }, (_, i) => i >> 1);
    expect(reshuffle({ rows: 5, cols: 6, pieces })).toEqual({ status: 'impossible' });
  });
  test('where the board is in parts of four cells', () => {
    const shape = Array.from({ length: 16 }, (_, row) => (row % 3 === 2 ? '#'.repeat(16) : `${'..#'.repeat(5)}.`));
    const level = { rows: 16, cols: 16, shape };
    expect(dealLevel(level)).toEqual({ status: 'impossible' });
    expect(dealLevel({ ...level, rules: { squares: true } })).toEqual({ status: 'impossible' });
  });
  test('with few pieces of another type', () => {
    // Twenty lines of three lie side by side on 8×8 cells.
    for (let others = 0; others < 20; others++) {
      const pieces = Array.from({ length: 64 }, (_, i) => (i < others ? 1 + (i % 3) : 0));
      expect(reshuffle({ rows: 8, cols: 8, pieces }, { maxTries: 1 })).toEqual({ status: 'impossible' });
    }
    const pieces = Array.from({ length: 64 }, (_, i) => (i < 24 ? 1 + (i % 3) : 0));
    expect(reshuffle({ rows: 8, cols: 8, pieces }, { maxTries: 1 }).status).toBe('found');
  });
});

test('with room for fewer nodes the proof is the same, or the limit is met', () => {
  const seen = { limit: 0, same: 0 };
  // The last seeds need many patterns before it is proved that none can be completed.
  for (const seed of [...Array(200).keys(), 442, 2379, 2826, 3294]) {
    const game = tinyGame(seed);
    const { status } = proved(game);
    for (const maxNodes of [1, 2, 4, 7, 11, 16, 22, 30]) {
      const { table, state } = checkGame(game);
      const within = runSlices(everyLayout(table, state, createPace(1), undefined, maxNodes));
      if (within !== 'limit') expect([seed, maxNodes, within]).toEqual([seed, maxNodes, status]);
      seen[within === 'limit' ? 'limit' : 'same'] += 1;
    }
  }
  expect(Math.min(seen.limit, seen.same)).toBeGreaterThan(100);
});

test('a shuffle that is stopped while all orders are tried says so', () => {
  const pieces = Array.from({ length: 64 }, (_, i) => (i < 21 ? 1 + (i % 3) : 0));
  const search = reshuffleSearch({ rows: 8, cols: 8, pieces }, { maxTries: 1 });
  expect(search.next().done).toBe(false);
  expect(search.next('stop')).toEqual({ done: true, value: { status: 'limit' } });
});

test('where chance fails, an order is found all the same', () => {
  const pieces = Array.from({ length: 64 }, (_, i) => i % 2);
  const result = reshuffle({ rows: 8, cols: 8, pieces }, { maxTries: 1 });
  expect(result.status).toBe('found');
  if (result.status === 'found') expect(findSwaps(result.game).length).toBeGreaterThan(0);
});
