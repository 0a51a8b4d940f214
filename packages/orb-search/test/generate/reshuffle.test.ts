import { describe, expect, test } from 'vitest';
import {
  findMatches,
  formatOrbs,
  generateOrbs,
  isDeadlocked,
  parseOrbs,
  reshuffle,
  reshuffleSearch,
} from '../../src/index.js';

describe('what no order can do is impossible', () => {
  test('without three orbs of a type', () => {
    const board = { rows: 3, cols: 3, cells: [0, 0, 1, 1, 2, 2, 3, 3, 4] };
    expect(reshuffle(board)).toEqual({ status: 'impossible' });
    expect(reshuffle({ ...board, cells: board.cells.with(8, 3) })).toMatchObject({ status: 'found' });
  });
  test('and three orbs of the first type are enough', () => {
    const types = [0, 0, 0, 1, 1, 2, 2, 3, 3];
    expect(reshuffle({ rows: 3, cols: 3, cells: types })).toMatchObject({ status: 'found' });
  });
  test('where every order of a few orbs was tried', () => {
    // Three equal orbs and one other in a row of four either match or can't.
    expect(reshuffle(parseOrbs('0001'))).toMatchObject({ status: 'found' });
    expect(reshuffle(parseOrbs('000'))).toEqual({ status: 'impossible' });
    expect(reshuffle(parseOrbs('0011\n2233'))).toEqual({ status: 'impossible' });
  });
  test('and the last order that comes into question begins with another orb', () => {
    expect(reshuffle(parseOrbs('0111'))).toMatchObject({ status: 'found', board: { cells: [1, 0, 1, 1] } });
    expect(reshuffle(parseOrbs('111X'))).toEqual({ status: 'impossible' });
  });
  test('with orbs that stay', () => {
    const board = parseOrbs('0102\n1021\n3344');
    const { status, ...found } = reshuffle(board, { rules: { locked: [0], blocked: [5] }, seed: 2 });
    expect(status).toBe('found');
    expect('board' in found && [found.board.cells[0], found.board.cells[5]]).toEqual([0, 0]);
  });
});

test('the same seed, the same bytes', () => {
  const board = parseOrbs('001\n122\n334\n015');
  const texts = [0, 1].map((seed) => {
    const result = reshuffle(board, { seed });
    return result.status === 'found' ? formatOrbs(result.board) : result.status;
  });
  expect(texts).toEqual(['321\n104\n103\n250', '002\n110\n335\n142']);
});

test('a search that is stopped has met its limit', () => {
  const hard = generateOrbs({ rows: 32, cols: 32, types: 2, seed: 1 });
  const few = { rows: 32, cols: 32, cells: Array.from({ length: 1024 }, (_, i) => (i < 7 ? i : -1)) };
  for (const board of [hard, few]) {
    const search = reshuffleSearch(board);
    expect(search.next()).toMatchObject({ done: false });
    expect(search.next('stop')).toEqual({ done: true, value: { status: 'limit' } });
  }
});

test('what was tried often enough has met its limit too', () => {
  const hard = generateOrbs({ rows: 9, cols: 9, types: 2, seed: 1 });
  expect(reshuffle(hard, { maxTries: 1 })).toEqual({ status: 'limit' });
  // The first order keeps a match through all its exchanges; the second comes out.
  const twice = generateOrbs({ rows: 5, cols: 5, types: 2, seed: 1 });
  expect(reshuffle(twice, { seed: 1, maxTries: 1 })).toEqual({ status: 'limit' });
  const result = reshuffle(twice, { seed: 1, maxTries: 2 });
  expect(result.status === 'found' && formatOrbs(result.board, 'digits-line')).toBe('1101101101101101101101101');
});

test('a found board has no match and a swap', () => {
  let found = 0;
  for (let seed = 0; seed < 5; seed++) {
    const result = reshuffle(parseOrbs('001\n122\n334\n015'), { seed });
    if (result.status !== 'found') continue;
    found += 1;
    expect(findMatches(result.board)).toEqual([]);
    expect(isDeadlocked(result.board)).toBe(false);
  }
  expect(found).toBe(5);
});
