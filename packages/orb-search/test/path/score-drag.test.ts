import { describe, expect, test } from 'vitest';
import {
  applyPath,
  findPath,
  type Goal,
  generateOrbs,
  parseOrbs,
  type Rules,
  resolve,
  score,
  scoreDrag,
} from '../../src/index.js';

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
