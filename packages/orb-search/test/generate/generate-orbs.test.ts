import { describe, expect, test } from 'vitest';
import { findMatches, formatOrbs, generateOrbs, isDeadlocked } from '../../src/index.js';

const deal = (options: Parameters<typeof generateOrbs>[0]) => {
  const dealt = generateOrbs(options);
  return dealt.status === 'found' ? formatOrbs(dealt, 'digits-line') : dealt.status;
};

test('the same seed, the same bytes', () => {
  expect([0, 1, 2].map((seed) => deal({ seed }))).toEqual([
    '002530200231523355141132225413',
    '152413225244203553205121014131',
    '215532045111243114304133330551',
  ]);
  expect([0, 1].map((seed) => deal({ seed, standing: 'none', types: 3 }))).toEqual([
    '001210100110220102202001011221',
    '021201112122101220002201010101',
  ]);
  expect(deal({ rows: 2, cols: 3, types: [4, 4, 7], seed: -5 })).toBe('444474');
});

test('the same seed, the same bytes, where only a chessboard is left', () => {
  const deals = Array.from({ length: 8 }, (_, seed) =>
    deal({ rows: 20, cols: 20, types: [3, 5], seed, standing: 'none' }).slice(0, 2),
  );
  expect(deals.join(' ')).toBe('35 53 35 53 53 53 53 35');
});

describe('a deal without a match', () => {
  test('has none, whatever the types', () => {
    for (let seed = 0; seed < 20; seed++) {
      const dealt = generateOrbs({ rows: 8, cols: 8, types: 2 + (seed % 3), seed, standing: 'none' });
      expect(dealt.status === 'found' && findMatches(dealt)).toEqual([]);
    }
  });
  test('is impossible with one type, but on a board too small for a run', () => {
    expect(deal({ types: 1, standing: 'none' })).toBe('impossible');
    expect(deal({ rows: 2, cols: 2, types: 1, standing: 'none' })).toBe('0000');
    expect(deal({ rows: 3, cols: 1, types: 1, standing: 'none', rules: { locked: [1] } })).toBe('000');
  });
  test('is impossible where every orb is a match, and not where a match needs two', () => {
    expect(deal({ rows: 2, cols: 2, types: 3, standing: 'none', rules: { minRun: 1 } })).toBe('impossible');
    const rules = { minRun: 1, minGroup: 2 };
    const dealt = generateOrbs({ rows: 4, cols: 4, types: 2, standing: 'none', rules });
    expect(dealt.status === 'found' && findMatches(dealt, { rules })).toEqual([]);
  });
  test('is made of those types of which an orb alone is no match', () => {
    const statuses = (types: readonly number[], rules: object) =>
      new Set(
        [0, 1, 2, 3, 4].map((seed) => generateOrbs({ rows: 9, cols: 9, types, seed, standing: 'none', rules }).status),
      );
    const found = new Set(['found']);
    const impossible = new Set(['impossible']);
    expect(statuses([0, 1, 2], { minRun: [1, 3, 3] })).toEqual(found);
    expect(statuses([0, 1, 2], { minRun: [1, 1, 3], minGroup: [1, 2] })).toEqual(found);
    expect(statuses([0, 0, 1], { minRun: 1, minGroup: 2 })).toEqual(found);
    expect(statuses([0, 1], { minRun: [1, 3] })).toEqual(impossible);
    expect(statuses([0, 1], { minRun: [1, 3], unmatchable: [1] })).toEqual(found);
  });
});

describe('a board to begin a swap game with', () => {
  test('has no match and a legal swap', () => {
    let helped = 0;
    for (let seed = 0; seed < 60; seed++) {
      const options = { rows: 3, cols: 4, types: 5, seed, standing: 'none' } as const;
      const dealt = generateOrbs({ ...options, playable: true });
      if (dealt.status !== 'found') throw new Error('five types are dealt');
      expect(findMatches(dealt)).toEqual([]);
      expect(isDeadlocked(dealt)).toBe(false);
      const plain = generateOrbs(options);
      if (plain.status === 'found' && isDeadlocked(plain)) helped += 1;
    }
    expect(helped).toBeGreaterThan(10);
  });
  test('where there is none, that is no proof', () => {
    const options = { rows: 2, cols: 2, playable: true } as const;
    expect(generateOrbs(options)).toEqual({ status: 'limit' });
    expect(generateOrbs({ ...options, standing: 'none' })).toEqual({ status: 'limit' });
    expect(generateOrbs({ ...options, rows: 1, cols: 4, types: 1, standing: 'none' })).toEqual({
      status: 'impossible',
    });
  });
});
