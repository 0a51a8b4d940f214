import { expect, test } from 'vitest';
import { findPath, type Goal, parseOrbs, resolve } from '../../src/index.js';

/** Is a goal met by the board as it stands? With no move allowed that is all that counts. */
function isMetBy(text: string, goal: Goal): boolean {
  return findPath(parseOrbs(text), { goal, maxMoves: 0 }).status === 'reached';
}

test('the other goals at their edges', () => {
  expect(isMetBy('0001\n1222', { kind: 'colours', types: [0, 2] })).toBe(true);
  expect(isMetBy('0001\n1222', { kind: 'colours', types: [0, 1] })).toBe(false);
  expect(isMetBy('0001\n1222', { kind: 'orbs-left', atMost: 2 })).toBe(true);
  expect(isMetBy('0001\n1212', { kind: 'orbs-left', atMost: 4 })).toBe(false);
  expect(isMetBy('0001\n1222', { kind: 'damage', atLeast: 2.5 })).toBe(true);
  expect(isMetBy('0001\n1222', { kind: 'damage', atLeast: 2.51 })).toBe(false);
  expect(isMetBy('0001\n1222', { kind: 'damage' })).toBe(false);
  expect([0, 1, 2, 3].map((combos) => isMetBy('0001\n1222', { kind: 'exactly', combos }))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(isMetBy('0001\n1222', { kind: 'avoid', types: [1] })).toBe(true);
  expect(isMetBy('0001\n1222', { kind: 'avoid', types: [1, 2] })).toBe(false);
  expect(isMetBy('0011\n1222', { kind: 'damage', atLeast: 0, weights: { normal: [1, 1, 0] } })).toBe(true);
  expect(isMetBy('0011\n1222', { kind: 'damage', atLeast: 0, weights: { normal: -1 } })).toBe(false);
  expect(
    isMetBy('0001\n1222', [
      { kind: 'at-least', combos: 2 },
      { kind: 'colours', types: [1] },
    ]),
  ).toBe(false);
});

test('of several goals the first decides', () => {
  const board = parseOrbs('0011\n1100\n2323');
  const goal = (first: number, second: number): Goal => [
    { kind: 'colours', types: [first] },
    { kind: 'damage', weights: { normal: [0, 0, 0, 0].with(second, 1) } },
  ];
  const { path } = findPath(board, { goal: goal(0, 1), maxMoves: 4, beam: 200 });
  const after = findPath(board, { goal: goal(1, 0), maxMoves: 4, beam: 200 });
  expect(path).toBeDefined();
  expect(after.combos).toBeGreaterThan(0);
  expect(resolve(after.board).combos).toBe(0);
});
