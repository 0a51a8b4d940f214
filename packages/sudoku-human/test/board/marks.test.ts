import { candidatesOf, parsePuzzle, positionFromValues, toggleCandidate } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { readPosition } from '../../src/board/read-position.js';
import { isArray, isObject } from '../../src/layout/guards.js';
import { errorOf } from '../text/support.js';

const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');

test('a cell’s digits are its notes, or what the values leave if notes are ignored', () => {
  const noted = toggleCandidate(puzzle, 1, 3);
  expect(candidatesOf(puzzle, 1)).toEqual([3, 9]);
  expect([candidatesOf(noted, 1), candidatesOf(noted, 1, { marks: 'trust' })]).toEqual([[9], [9]]);
  expect(candidatesOf(noted, 1, { marks: 'ignore' })).toEqual([3, 9]);
  expect(candidatesOf(noted, 0, { marks: 'ignore' })).toEqual([]);
  expect(candidatesOf(positionFromValues(Array(81).fill(0)), 80)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test.each([
  ['givens', 'bad-digit', 10, 'position.givens[4] (row 0, column 4) is 10: expected an integer from 0 to 9'],
  ['values', 'bad-digit', -1, 'position.values[4] (row 0, column 4) is -1: expected an integer from 0 to 9'],
  ['values', 'given-mismatch', 2, 'position.values[4] (row 0, column 4) is 2: the given there is 1'],
  [
    'candidates',
    'bad-candidates',
    512,
    'position.candidates[4] (row 0, column 4) is 512: expected an integer from 0 to 511',
  ],
  ['candidates', 'bad-candidates', 1, 'position.candidates[4] (row 0, column 4) is 1: the value 1 stands there'],
] as const)('%s that are wrong are named: %s', (list, code, number, message) => {
  const error = errorOf(() => readPosition({ ...puzzle, [list]: puzzle[list].with(4, number) }));
  expect(error).toMatchObject({ code, message, at: { name: `position.${list}`, index: 4, row: 0, col: 4 } });
});

test.each([
  ['values', [0, 10], 'values[1] (row 0, column 1) is 10: expected an integer from 0 to 9'],
  ['givens', [0, 10], 'givens[1] (row 0, column 1) is 10: expected an integer from 0 to 9'],
] as const)('%s that are no digits are named', (list, first, message) => {
  const bad = [...first, ...Array(79).fill(0)];
  const act = () => (list === 'values' ? positionFromValues(bad) : positionFromValues(Array(81).fill(0), bad));
  expect(errorOf(act)).toMatchObject({ code: 'bad-digit', message });
});

test('a given that is not the value of its cell is named', () => {
  const givens = [0, 3, ...Array(79).fill(0)];
  expect(errorOf(() => positionFromValues(Array(81).fill(0), givens))).toMatchObject({
    code: 'given-mismatch',
    message: 'givens[1] is 3, but the value there is 0',
    at: { name: 'givens', index: 1, row: 0, col: 1 },
  });
});

test('a revoked proxy is neither an object nor an array that can be read', () => {
  const { proxy, revoke } = Proxy.revocable([], {});
  expect([isObject(proxy), isArray(proxy)]).toEqual([true, true]);
  revoke();
  expect([isObject(proxy), isArray(proxy)]).toEqual([false, false]);
  expect([isObject(null), isObject(7), isObject(() => 7), isObject({}), isArray({})]).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
});
