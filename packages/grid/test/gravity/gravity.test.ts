import { describe, expect, test } from 'vitest';
import { refusalCode } from '../../../../config/refusals.js';
import { applyGravity, findFalls, formatGrid, type GravityMode, gravityInPlace, parseGrid } from '../../src/index.js';

const symbols = { '.': 0, '#': -1, A: 1, B: 2, C: 3, D: 4 };
const options = { isEmpty: (value: number) => value === 0, isFixed: (value: number) => value === -1 };

function fallen(text: string, mode: GravityMode): string[] {
  return formatGrid(applyGravity(parseGrid(text, symbols), mode, options), symbols).split('\n');
}

describe('where things fall', () => {
  const board = 'A.B.\n..C.\n.D..';

  test('down', () => {
    expect(fallen(board, 'down')).toEqual(['....', '..B.', 'ADC.']);
  });

  test('up', () => {
    expect(fallen(board, 'up')).toEqual(['ADB.', '..C.', '....']);
  });

  test('left', () => {
    expect(fallen(board, 'left')).toEqual(['AB..', 'C...', 'D...']);
  });

  test('right', () => {
    expect(fallen(board, 'right')).toEqual(['..AB', '...C', '...D']);
  });

  test('to the middle of each row: nothing crosses the cut', () => {
    expect(fallen('A..B\nAB..\n..CD\nA.CD', 'center-cols')).toEqual(['.AB.', 'AB..', '..CD', '.ACD']);
  });

  test('in a row of odd length the cut lies before the middle column', () => {
    expect(fallen('A...B', 'center-cols')).toEqual(['.AB..']);
    expect(fallen('..A..', 'center-cols')).toEqual(['..A..']);
    expect(fallen('A', 'center-cols')).toEqual(['A']);
  });

  test('to the middle of each column', () => {
    expect(fallen('A.\n.B\n..\nCD', 'center-rows')).toEqual(['..', 'AB', 'CD', '..']);
  });
});

describe('fixed cells', () => {
  test('stay and hold what lies on them', () => {
    expect(fallen('A\n#\n.\n.', 'down')).toEqual(['A', '#', '.', '.']);
    expect(fallen('A.#B.', 'right')).toEqual(['.A#.B']);
  });

  test('cut a centred row as well', () => {
    expect(fallen('A.#..#.B', 'center-cols')).toEqual(['.A#..#B.']);
  });

  test('a value that is empty and fixed is fixed', () => {
    const always = { isEmpty: () => true, isFixed: (value: number) => value === 0 };
    expect(applyGravity(parseGrid('1 0 2'), 'left', always).cells).toEqual([1, 0, 2]);
  });
});

test('falls are told in the order of landing', () => {
  const board = parseGrid('A\nB\n.\n#\nC\n.', symbols);
  expect(findFalls(board, 'down', options)).toEqual([
    { from: 4, to: 5 },
    { from: 1, to: 2 },
    { from: 0, to: 1 },
  ]);
});

test('malformed arguments are refused', () => {
  const board = parseGrid('A.', symbols);
  expect(refusalCode(() => applyGravity(board, 'sideways' as never, options))).toBe('bad-choice');
  expect(refusalCode(() => applyGravity(board, 'down', {} as never))).toBe('bad-function');
  expect(refusalCode(() => applyGravity(board, 'down', undefined as never))).toBe('bad-options');
  expect(refusalCode(() => gravityInPlace(Object.freeze([0, 1]) as never, board, 'down', options))).toBe('bad-grid');
  expect(refusalCode(() => gravityInPlace([0], board, 'down', options))).toBe('bad-length');
});
