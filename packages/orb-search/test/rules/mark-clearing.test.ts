import { describe, expect, test } from 'vitest';
import { findMatches, parseOrbs, type Rules } from '../../src/index.js';

describe('what matches, at the edges', () => {
  const groups = (text: string, rules?: Rules) => findMatches(parseOrbs(text), rules).map(({ cells }) => cells.length);
  test('runs of exactly so many', () => {
    expect(groups('001\n112')).toEqual([]);
    expect(groups('000\n112')).toEqual([3]);
    expect(groups('0001\n1122', { minRun: 4 })).toEqual([]);
    expect(groups('0000\n1122', { minRun: 4 })).toEqual([4]);
  });
  test('a row does not go on in the next', () => {
    expect(groups('100\n012')).toEqual([]);
    expect(groups('10\n00\n02')).toEqual([]);
  });
  test('groups of exactly so many', () => {
    expect(groups('0001\n1122', { minGroup: 4 })).toEqual([]);
    expect(groups('0000\n1122', { minGroup: 4 })).toEqual([4]);
    expect(groups('0001\n1122', { minGroup: [3] })).toEqual([3]);
  });
  test('lists go by type, and end with the default', () => {
    expect(groups('0011\n2222', { minRun: [2] })).toEqual([2, 4]);
    expect(groups('0011\n2222', { minRun: [2, 2, 5] })).toEqual([2, 2]);
    expect(groups('000\n111', { unmatchable: [0] })).toEqual([3]);
  });
  test('a locked orb ends a run', () => {
    expect(groups('0000\n1212', { locked: [1] })).toEqual([]);
    expect(groups('0000\n1212', { locked: [0] })).toEqual([3]);
  });
  test('empty cells match nothing', () => {
    expect(groups('XXX\n112')).toEqual([]);
  });
});
