import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { findMatches, resolve, scoreDrag } from '../../src/index.js';
import { matchesOf, resolvePlainly } from '../oracle/plain-rules.js';
import { boards } from '../support.js';

const anyBoard = fc.oneof(
  boards(7, 7, 4, true),
  boards(8, 8, 2, true),
  boards(8, 8, 15, true),
  boards(6, 5, 15, true),
  boards(6, 32, 3, true),
  boards(32, 6, 15, true),
);
const byType = (max: number) => fc.array(fc.integer({ min: 1, max }), { minLength: 15, maxLength: 15 });
const anyRules = fc.record({
  minRun: fc.oneof(fc.constant(new Array<number>(15).fill(3)), byType(5), byType(8)),
  minGroup: fc.oneof(fc.constant(new Array<number>(15).fill(1)), byType(7)),
  locked: fc.array(fc.nat(), { maxLength: 8 }),
  firstWaveOnly: fc.boolean(),
});
const usual = {
  minRun: new Array<number>(15).fill(3),
  minGroup: new Array<number>(15).fill(1),
  locked: [],
};

prop([anyBoard], { numRuns: 400 })('the ordinary rules clear and drop what the plain form does', (board) => {
  const { rows, cols, cells } = board;
  const { waves, board: left } = resolvePlainly(cells, rows, cols, usual);
  for (const options of [[], [{}], [{ rules: {} }]]) {
    expect(resolve(board, ...options)).toEqual({ waves, combos: waves.flat().length, board: left });
    expect(findMatches(board, ...options)).toEqual(matchesOf(cells, rows, cols, usual));
  }
});

prop([anyBoard, anyRules], { numRuns: 400 })(
  'so do all other rules, and a drag counts the waves that count',
  (board, given) => {
    const { rows, cols, cells } = board;
    const locked = given.locked.map((cell) => cell % cells.length);
    const rules = { ...given, locked };
    const plain = { ...given, locked: cells.map((_, cell) => (locked.includes(cell) ? 1 : 0)) };
    const { waves, board: left } = resolvePlainly(cells, rows, cols, plain);
    const combos = given.firstWaveOnly ? (waves[0] ?? []).length : waves.flat().length;
    expect(resolve(board, { rules })).toEqual({ waves, combos, board: left });
    expect(findMatches(board, { rules })).toEqual(matchesOf(cells, rows, cols, plain));
    const start = cells.findIndex((_, cell) => !locked.includes(cell));
    if (start < 0) return;
    // Each match that counts is worth 1.
    const weights = { orbBonus: 0, comboBonus: 0 };
    const goal = { kind: 'damage', weights, atLeast: combos } as const;
    const drag = scoreDrag(board, { start, moves: [] }, { rules, goal });
    expect([drag.combos, drag.score, drag.reached, drag.waves]).toEqual([combos, combos, true, waves]);
    const exactly = scoreDrag(board, { start, moves: [] }, { rules, goal: { kind: 'exactly', combos } });
    expect(exactly.reached).toBe(true);
  },
);
