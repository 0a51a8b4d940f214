import { describe, expect, test } from 'vitest';
import { refusal, refusalCode } from '../../../../config/refusals.js';
import {
  checkCell,
  checkChoice,
  checkFlag,
  checkFunction,
  checkGrid,
  checkGridShape,
  checkInteger,
  checkList,
  checkNumber,
  checkObject,
  checkOptions,
  checkRandomState,
  checkSeed,
  checkShape,
  checkText,
  describeValue,
  InvalidInputError,
  isInvalidInputError,
} from '../../src/index.js';

test('the least and the greatest value of a cell are allowed, one less and one more are not', () => {
  const row = (value: number) => () => checkGrid({ rows: 1, cols: 1, cells: [value] }, 'board', { min: -1, max: 8 });
  expect(row(-1)().cells).toEqual([-1]);
  expect(row(8)().cells).toEqual([8]);
  expect(refusalCode(row(-2))).toBe('bad-value');
  expect(refusalCode(row(9))).toBe('bad-value');
});

test('what is right is handed on', () => {
  expect(checkFlag(true, 'margin')).toBe(true);
  expect(checkFlag(false, 'margin')).toBe(false);
  expect(checkText('abc', 'text', 3)).toBe('abc');
  expect(checkList([1, 2], 'xs', 2, 2)).toEqual([1, 2]);
  expect(checkList(Int8Array.of(1), 'xs')).toEqual(Int8Array.of(1));
});

describe('messages name the value and what was expected', () => {
  test.each([
    [() => checkInteger('5', 'width', 1, 9), 'width is "5": expected an integer from 1 to 9'],
    [() => checkInteger(0, 'width', 1), 'width is 0: expected an integer from 1 to 9007199254740991'],
    [() => checkInteger(6, 'depth', undefined, 5), 'depth is 6: expected an integer from -9007199254740991 to 5'],
    [() => checkInteger(0.5, 'seed'), 'seed is 0.5: expected an integer from -9007199254740991 to 9007199254740991'],
    [() => checkNumber(Number.NaN, 'x', 0, 1e150), 'x is NaN: expected a number from 0 to 1e+150'],
    [() => checkNumber(2, 'weight', 0, 1), 'weight is 2: expected a number from 0 to 1'],
    [() => checkOptions(null as never, []), 'options is null: expected an object'],
    [() => checkObject(5 as never, 'point'), 'point is 5: expected an object'],
    [() => checkChoice('up', 'axis', ['row', 'col']), 'axis is "up": expected one of "row", "col"'],
    [() => checkFlag(1, 'margin'), 'margin is 1: expected true or false'],
    [() => checkFunction(1 as never, 'isEmpty'), 'isEmpty is 1: expected a function'],
    [() => checkText('abc', 'text', 2), 'text is 3 characters long: expected a text of at most 2 characters'],
    [() => checkText(5), 'text is 5: expected a text of at most 268435456 characters'],
    [() => checkList([1], 'xs', 2, 3), 'xs has length 1: expected 2 to 3'],
    [() => checkShape({ rows: 2, cols: 0 }, 'board'), 'board.cols is 0: expected an integer from 1 to 1048576'],
    [
      () => checkGrid({ rows: 1, cols: 2, cells: [0, 9] }, 'board', { min: 0, max: 8 }),
      'board.cells[1] (row 0, column 1) is 9: expected an integer from 0 to 8',
    ],
    [() => checkGridShape({ rows: 2, cols: 2, cells: [0] }, 'board'), 'board.cells has length 1: expected 2 * 2 = 4'],
  ])('%#', (call, message) => {
    expect(refusal(call).message).toBe(message);
  });
});

test('-0 counts as 0', () => {
  expect([checkInteger(-0, 'n'), checkNumber(-0, 'n'), checkNumber(0.5, 'n')]).toEqual([0, 0, 0.5]);
});

test('a board keeps to its limits', () => {
  const board = { rows: 2, cols: 3, cells: new Uint8Array(6) };
  expect(checkGrid(board, 'board')).toBe(board);
  for (const limits of [
    { minRows: 3 },
    { maxRows: 1 },
    { minCols: 4 },
    { maxCols: 2 },
    { minCells: 7 },
    { maxCells: 5 },
  ]) {
    expect(refusalCode(() => checkGrid(board, 'board', limits))).toBe('bad-size');
  }
  expect(refusalCode(() => checkGrid(board, 'board', { min: 1 }))).toBe('bad-value');
});

test('a board whose cells are no list of numbers is refused', () => {
  for (const cells of [undefined, null, '1', 1, {}]) {
    expect(refusalCode(() => checkGrid({ rows: 1, cols: 1, cells }, 'board'))).toBe('bad-grid');
  }
  for (const cells of [
    ['1'],
    [null],
    [Number.NaN],
    [0.5],
    [2 ** 53],
    new Array(1),
    BigInt64Array.of(1n),
    { length: 1 },
  ]) {
    expect(refusalCode(() => checkGrid({ rows: 1, cols: 1, cells }, 'board'))).toBe('bad-value');
  }
});

test('cells and seeds have codes of their own', () => {
  expect(refusalCode(() => checkCell({ rows: 1, cols: 1 }, 1))).toBe('bad-cell');
  expect(refusalCode(() => checkSeed(2 ** 53))).toBe('bad-seed');
  expect(refusal(() => checkSeed('x', 'options.seed')).at).toEqual({ name: 'options.seed' });
  expect(refusalCode(() => checkRandomState([0, 0, 0, 0]))).toBe('bad-state');
  expect(refusal(() => checkRandomState('x', 'game.random')).at).toEqual({ name: 'game.random' });
});

test('the state of a stream is copied, with 0 for -0', () => {
  const given = [-0, 1, 2, -3];
  expect(checkRandomState(given)).toEqual([0, 1, 2, -3]);
  expect(checkRandomState(given)).not.toBe(given);
});

test('an error is plain JSON and known by name and code', () => {
  const error = new InvalidInputError('bad-size', 'rows is -1', { name: 'rows' });
  const copy: unknown = JSON.parse(JSON.stringify(error));
  expect(copy).toEqual({ name: 'InvalidInputError', code: 'bad-size', message: 'rows is -1', at: { name: 'rows' } });
  expect(isInvalidInputError(copy)).toBe(true);
  expect(isInvalidInputError({ name: 'InvalidInputError' })).toBe(false);
  expect(isInvalidInputError(null)).toBe(false);
});

test('any value can be described', () => {
  const values = [undefined, null, 5n, Symbol('s'), () => 0, {}, [1], 'x'.repeat(99), true, -0];
  expect(values.map(describeValue)).toEqual([
    'undefined',
    'null',
    '5n',
    'Symbol(s)',
    'a function',
    'an object',
    'an array of length 1',
    `"${'x'.repeat(36)}…"`,
    'true',
    '0',
  ]);
});

test('a long text is cut between characters', () => {
  expect(describeValue(`${'x'.repeat(35)}🚩🚩`)).toBe(`"${'x'.repeat(35)}…"`);
  expect(describeValue(`${'x'.repeat(34)}🚩🚩`)).toBe(`"${'x'.repeat(34)}🚩…"`);
  expect(describeValue('🚩'.repeat(18))).toBe(`"${'🚩'.repeat(18)}"`);
});

test('−0 comes back as 0', () => {
  expect([checkNumber(-0, 'n'), checkInteger(-0, 'n'), checkSeed(-0), checkCell({ rows: 1, cols: 1 }, -0)]).toEqual([
    0, 0, 0, 0,
  ]);
  const board = Object.freeze({ rows: 1, cols: 3, cells: Object.freeze([-0, 5, 0]), mines: 2 });
  expect(checkGrid(board, 'board')).toEqual({ rows: 1, cols: 3, cells: [0, 5, 0], mines: 2 });
  expect(checkGrid({ ...board, cells: Float64Array.of(4, 5, -0) }, 'board').cells).toEqual([4, 5, 0]);
  const plain = { rows: 1, cols: 2, cells: [0, 5] };
  expect(checkGrid(plain, 'board')).toBe(plain);
});
