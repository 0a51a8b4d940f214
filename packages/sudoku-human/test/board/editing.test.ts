import { describe, expect, test } from 'vitest';
import { findConflicts, parsePuzzle, positionFromValues, setValue, toggleCandidate } from '../../src/index.js';
import { deepFreeze, errorOf } from '../text/support.js';

const puzzle = deepFreeze(
  parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006'),
);

describe('setValue', () => {
  test('sets the digit and takes it from the candidates of the peers', () => {
    const next = setValue(puzzle, 1, 9);
    expect([next.values[1], next.givens[1], next.candidates[1]]).toEqual([9, 0, 0]);
    expect(puzzle.candidates[6] & 0b100000000).not.toBe(0);
    expect(next.candidates[6] & 0b100000000).toBe(0);
  });

  test('replaces what stood there, and 0 clears it', () => {
    const wrong = setValue(puzzle, 1, 3);
    expect(setValue(wrong, 1, 9)).toEqual(setValue(puzzle, 1, 9));
    expect(setValue(wrong, 1, 0)).toEqual(puzzle);
    expect(setValue(puzzle, 1, 0)).toEqual(puzzle);
  });

  test('a digit that a peer already holds can be set: it is a conflict, not an error', () => {
    expect(findConflicts(setValue(puzzle, 1, 8))).toEqual([0, 1]);
  });

  test('givens stay', () => {
    expect(errorOf(() => setValue(puzzle, 0, 9))).toMatchObject({
      code: 'given-cell',
      at: { name: 'cell', index: 0, row: 0, col: 0 },
    });
    expect(errorOf(() => setValue(puzzle, 0, 0)).code).toBe('given-cell');
  });

  test('bad cells and digits are refused', () => {
    for (const cell of [-1, 81, 0.5, Number.NaN])
      expect(errorOf(() => setValue(puzzle, cell, 1)).code).toBe('bad-cell');
    for (const digit of [-1, 10, 0.5, Number.NaN])
      expect(errorOf(() => setValue(puzzle, 1, digit)).code).toBe('bad-digit');
  });
});

describe('toggleCandidate', () => {
  test('strikes out and writes again', () => {
    const struck = toggleCandidate(puzzle, 1, 9);
    expect(struck.candidates[1]).toBe(0b100);
    expect(puzzle.candidates[1]).toBe(0b100000100);
    expect(toggleCandidate(struck, 1, 9)).toEqual(puzzle);
  });

  test('not below a value, and not digit 0', () => {
    expect(errorOf(() => toggleCandidate(puzzle, 0, 9))).toMatchObject({
      code: 'filled-cell',
      at: { name: 'cell', index: 0, row: 0, col: 0 },
    });
    expect(errorOf(() => toggleCandidate(puzzle, 1, 0)).code).toBe('bad-digit');
  });
});

describe('findConflicts', () => {
  test('equal digits in a row, a column and a box', () => {
    const values = new Uint8Array(81);
    values.set([5, 0, 0, 0, 0, 5], 0);
    values[9 * 8] = 5;
    values[10] = 5;
    expect(findConflicts(positionFromValues(values))).toEqual([0, 5, 10, 72]);
    expect(findConflicts(puzzle)).toEqual([]);
  });
});

describe('what is no position', () => {
  const { givens, values, candidates } = puzzle;
  test.each([
    ['null', null, 'bad-position', {}],
    ['no lists', {}, 'bad-list', { name: 'position.givens' }],
    [
      'a DataView',
      { givens: new DataView(new ArrayBuffer(81)), values, candidates },
      'bad-list',
      { name: 'position.givens' },
    ],
    ['a short list', { givens, values: values.slice(1), candidates }, 'bad-length', { name: 'position.values' }],
    [
      'digit 10',
      { givens, values: values.with(1, 10), candidates },
      'bad-digit',
      { name: 'position.values', index: 1 },
    ],
    ['a fraction', { givens, values: values.with(1, 1.5), candidates }, 'bad-digit', { index: 1, row: 0, col: 1 }],
    ['NaN', { givens, values: values.with(10, Number.NaN), candidates }, 'bad-digit', { index: 10, row: 1, col: 1 }],
    ['a bigint', { givens, values: new BigInt64Array(81), candidates }, 'bad-digit', { index: 0 }],
    ['a hole', { givens, values: Array(81), candidates }, 'bad-digit', { index: 0 }],
    ['a mask of ten digits', { givens, values, candidates: candidates.with(1, 512) }, 'bad-candidates', { index: 1 }],
    ['marks below a value', { givens, values, candidates: candidates.with(0, 1) }, 'bad-candidates', { index: 0 }],
    ['a given overwritten', { givens, values: values.with(0, 9), candidates }, 'given-mismatch', { index: 0 }],
  ])('%s', (_, position, code, at) => {
    expect(errorOf(() => findConflicts(position as never))).toMatchObject({ code, at });
  });

  test('typed arrays are as good as arrays', () => {
    const typed = {
      givens: Int8Array.from(givens),
      values: Uint8Array.from(values),
      candidates: Uint16Array.from(candidates),
    };
    expect(setValue(typed, 1, 9)).toEqual(setValue(puzzle, 1, 9));
    expect(positionFromValues(Uint8Array.from(values))).toEqual(puzzle);
  });

  test('givens that are not the values', () => {
    expect(errorOf(() => positionFromValues(values, givens.with(1, 3))).code).toBe('given-mismatch');
  });
});
