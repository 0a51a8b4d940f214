import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { applyPath, countTurns, type Path, parseOrbs, type Rules } from '../../src/index.js';

const board = parseOrbs('012\n345');

function refusal(path: Path, rules: Rules = {}): unknown {
  const error = refusalOf(() => applyPath(board, path, { rules }));
  return error ? [error.code, error.at?.index] : 'none';
}

describe('a path goes from neighbour to neighbour', () => {
  test('by a row or a column, or with eight directions by a corner', () => {
    expect(refusal({ start: 0, moves: [1, 4, 3, 0] })).toBe('none');
    expect(refusal({ start: 0, moves: [1, 5] })).toEqual(['bad-path', 1]);
    expect(refusal({ start: 0, moves: [1, 5] }, { directions: 8 })).toBe('none');
    expect(refusal({ start: 0, moves: [0] })).toEqual(['bad-path', 0]);
    expect(refusal({ start: 0, moves: [2] })).toEqual(['bad-path', 0]);
  });
  test('and not from the end of a row to the next', () => {
    expect(refusal({ start: 2, moves: [3] })).toEqual(['bad-path', 0]);
    expect(refusal({ start: 2, moves: [3] }, { directions: 8 })).toEqual(['bad-path', 0]);
  });
  test('and not through what is closed, nor from there', () => {
    expect(refusal({ start: 0, moves: [1] }, { blocked: [1] })).toEqual(['bad-path', 0]);
    expect(refusal({ start: 1, moves: [0] }, { locked: [1] })).toEqual(['bad-path', undefined]);
    expect(refusal({ start: 0, moves: [3] }, { locked: [1] })).toBe('none');
  });
  test('and into what is sticky, but not on from there', () => {
    expect(refusal({ start: 0, moves: [1] }, { sticky: [1] })).toBe('none');
    expect(refusal({ start: 0, moves: [1, 2] }, { sticky: [1] })).toEqual(['bad-path', 1]);
    expect(refusal({ start: 1, moves: [] }, { sticky: [1] })).toBe('none');
    expect(refusal({ start: 1, moves: [0] }, { sticky: [1] })).toEqual(['bad-path', 0]);
  });
});

test('turns are changes of direction', () => {
  const shape = { rows: 3, cols: 3 };
  expect([[], [1], [1, 2], [1, 4], [1, 2, 1], [4, 8]].map((moves) => countTurns({ start: 0, moves }, shape))).toEqual([
    0, 0, 0, 1, 1, 0,
  ]);
});
