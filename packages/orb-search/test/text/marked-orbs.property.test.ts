import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { formatMarkedOrbs, isInvalidInputError, parseMarkedOrbs, parseOrbs, type Rules } from '../../src/index.js';

const cell = fc.nat(11);
const cells = fc.uniqueArray(cell, { minLength: 1, maxLength: 6 }).map((list) => list.sort((a, b) => a - b));
const cost = fc.oneof(fc.nat(1000), fc.double({ min: 1e-9, max: 1e9, noNaN: true }));
/** What a text can tell, in the order of the cells. */
const states: fc.Arbitrary<Rules> = fc.record(
  {
    blocked: cells,
    locked: cells,
    sticky: cells,
    burning: cells.chain((list) => fc.tuple(...list.map((at) => fc.record({ cell: fc.constant(at), cost })))),
    recolouring: cells.chain((list) =>
      fc.tuple(...list.map((at) => fc.record({ cell: fc.constant(at), type: fc.nat(14) }))),
    ),
  },
  { requiredKeys: [] },
);
const boards = fc
  .array(fc.integer({ min: -1, max: 14 }), { minLength: 12, maxLength: 12 })
  .map((types) => ({ rows: 3, cols: 4, cells: types }));

prop([boards, states])('a board and its states survive their text form', (board, rules) => {
  expect(parseMarkedOrbs(formatMarkedOrbs(board, rules))).toEqual({ board, rules });
});

prop([boards])('a text without marks is that of the board alone', (board) => {
  const text = formatMarkedOrbs(board);
  expect(parseMarkedOrbs(text)).toEqual({ board: parseOrbs(text), rules: {} });
});

test('marks stand behind their orb, in any order, with or without spaces', () => {
  const { board, rules } = parseMarkedOrbs('R#!2.5B*/ | G>H!,X\n0!30 1 !  2>e 3');
  expect(board).toEqual({ rows: 2, cols: 4, cells: [0, 1, 2, -1, 0, 1, 2, 3] });
  expect(rules).toEqual({
    blocked: [0],
    locked: [1],
    sticky: [1],
    burning: [
      { cell: 0, cost: 2.5 },
      { cell: 2, cost: 1 },
      { cell: 4, cost: 30 },
      { cell: 5, cost: 1 },
    ],
    recolouring: [
      { cell: 2, type: 5 },
      { cell: 6, type: 14 },
    ],
  });
});

test('of several costs or types for a cell the last is written, as it counts', () => {
  const rules = {
    burning: [1, 2].map((each) => ({ cell: 0, cost: each })),
    recolouring: [3, 4].map((type) => ({ cell: 1, type })),
  };
  expect(formatMarkedOrbs(parseOrbs('01'), rules)).toBe('R!2 B>D');
});

test.each<[string, string, unknown]>([
  ['nothing', '', ['bad-text', { offset: 0 }]],
  ['a mark without an orb', ' #0', ['bad-text', { offset: 1, row: 0, col: 0 }]],
  ['a mark twice', '01\n0!1!', ['bad-text', { offset: 6, row: 1, col: 0 }]],
  ['no type behind >', '0>', ['bad-text', { offset: 2, row: 0, col: 0 }]],
  ['no orb behind >', '0>X', ['bad-text', { offset: 2, row: 0, col: 0 }]],
  ['a letter that is none', '01&', ['bad-text', { offset: 2, row: 0, col: 2 }]],
  ['rows of different lengths', '01\n0', ['ragged-rows', { row: 1, offset: 3 }]],
])('%s is refused with its place', (_, text, expected) => {
  try {
    parseMarkedOrbs(text);
  } catch (error) {
    if (!isInvalidInputError(error)) throw error;
    expect([error.code, error.at]).toEqual(expected);
    return;
  }
  expect.unreachable();
});

test.each([
  ['0!1!', 'each mark of an orb once'],
  [' #0', 'an orb before its marks'],
])('%j is refused with what was expected', (text, expected) => {
  expect(() => parseMarkedOrbs(text)).toThrow(expected);
});

test.each(['0'.repeat(33), '0\n'.repeat(33)])('more than 32 a side is refused', (text) => {
  expect(() => parseMarkedOrbs(text)).toThrow('32');
});
