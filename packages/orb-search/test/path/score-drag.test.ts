import { describe, expect, test } from 'vitest';
import {
  applyPath,
  applySwap,
  bestSwap,
  findPath,
  type Goal,
  generateOrbs,
  type Match,
  parseOrbs,
  type Rules,
  resolve,
  type SingleGoal,
  score,
  scoreDrag,
} from '../../src/index.js';

describe('where only the first wave counts, later waves count for nothing', () => {
  const rules = { firstWaveOnly: true };
  const goals: readonly [SingleGoal, isReached: (first: readonly Match[]) => boolean][] = [
    [{ kind: 'at-least', combos: 3 }, (first) => first.length >= 3],
    [{ kind: 'exactly', combos: 2 }, (first) => first.length === 2],
    [{ kind: 'damage', atLeast: 4 }, (first) => score([first]) >= 4],
    [{ kind: 'colours', types: [0, 1] }, (first) => [0, 1].every((type) => first.some((match) => match.type === type))],
    [{ kind: 'avoid', types: [2] }, (first) => first.every(({ type }) => type !== 2)],
    [
      { kind: 'shapes', shapes: [{ shape: 'connected', type: 0, size: 3 }] },
      (first) => first.some(({ type, cells }) => type === 0 && cells.length >= 3),
    ],
  ];
  test.each(goals)('%j', (goal, isReached) => {
    const seen = { later: 0, reached: 0, missed: 0 };
    for (let seed = 0; seed < 150; seed++) {
      const board = generateOrbs({ types: 3, seed });
      const path = { start: 7, moves: [8, 14, 13, 19].slice(0, seed % 5) };
      const { waves } = resolve(applyPath(board, path), { rules });
      const first = waves[0] ?? [];
      const drag = scoreDrag(board, path, { rules, goal });
      expect([seed, drag.combos, drag.score]).toEqual([seed, first.length, score([first])]);
      expect([seed, drag.reached]).toEqual([seed, isReached(first)]);
      const standing = resolve(board, { rules }).waves[0] ?? [];
      expect([seed, findPath(board, { rules, goal, maxMoves: 0 }).status === 'reached']).toEqual([
        seed,
        isReached(standing),
      ]);
      if (waves.length > 1 && isReached(first) !== isReached(waves.flat())) seen.later += 1;
      seen[drag.reached ? 'reached' : 'missed'] += 1;
    }
    // Often enough the later waves would change the answer.
    expect(Math.min(seen.later, seen.reached, seen.missed)).toBeGreaterThan(8);
  });
  test('nor for the score that the path search and the best swap give', () => {
    let later = 0;
    for (let seed = 0; seed < 40; seed++) {
      const board = generateOrbs({ types: 3, seed, standing: 'none' });
      if (board.status !== 'found') continue;
      const found = findPath(board, { rules, maxMoves: 2, beam: 20, maxProofNodes: 0 });
      const { waves } = resolve(applyPath(board, found.path), { rules });
      expect([found.combos, found.score]).toEqual([waves[0].length, score(waves.slice(0, 1))]);
      const swap = bestSwap(board, { rules });
      if (!swap) continue;
      const after = resolve(applySwap(board, swap.a, swap.b), { rules }).waves;
      expect([swap.combos, swap.total]).toEqual([after[0].length, score(after.slice(0, 1))]);
      if (waves.length > 1 && after.length > 1) later += 1;
    }
    expect(later).toBeGreaterThan(5);
  });
});

describe('a drag is worth', () => {
  test.each<[string, Rules, Goal]>([
    ['by the usual rules', {}, { kind: 'max-combos' }],
    [
      'in eight directions, with burning cells',
      {
        directions: 8,
        burning: [
          { cell: 7, cost: 2 },
          { cell: 8, cost: 3 },
        ],
      },
      { kind: 'at-least', combos: 4 },
    ],
    ['where the first wave counts', { firstWaveOnly: true }, { kind: 'damage', weights: { normal: 2 }, atLeast: 4 }],
    ['by what is left', {}, { kind: 'orbs-left', atMost: 20 }],
  ])('what the path search says, %s', (_, rules, goal) => {
    for (let seed = 0; seed < 4; seed++) {
      const board = generateOrbs({ seed });
      const {
        path,
        status,
        combos,
        score: damage,
        cost,
        board: left,
      } = findPath(board, { rules, goal, beam: 60, maxProofNodes: 0 });
      expect(scoreDrag(board, path, { rules, goal })).toMatchObject({
        combos,
        score: damage,
        cost,
        board: left,
        moves: path.moves.length,
        reached: status === 'reached',
      });
    }
  });
  test('nothing, if the orb is put down where it was', () => {
    const board = parseOrbs('012\n345');
    expect(scoreDrag(board, { start: 4, moves: [] })).toEqual({
      combos: 0,
      score: 0,
      cost: 0,
      moves: 0,
      turns: 0,
      reached: true,
      waves: [],
      board,
    });
  });
  test('on boards larger than the search takes, too', () => {
    const board = generateOrbs({ rows: 12, cols: 20, types: 4, seed: 1 });
    const path = { start: 0, moves: [1, 21, 22] };
    const { waves, combos } = resolve(applyPath(board, path));
    expect(scoreDrag(board, path)).toMatchObject({
      waves,
      combos,
      score: score(waves),
      turns: 2,
      moves: 3,
      reached: false,
    });
  });
});
