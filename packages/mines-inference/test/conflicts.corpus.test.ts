import { describe, expect, test } from 'vitest';
import { analyze } from '../src/index.js';
import { readCorpus } from './corpus.js';
import { fits } from './fits.js';

const without = (cells: readonly number[], left: number) => cells.filter((cell) => cell !== left);

describe('the spoilt positions of real games', () => {
  const records = readCorpus('check').filter(({ record }) => record.status === 'inconsistent');

  test('there are 33 of them', () => expect(records.length).toBe(33));

  test.each(records.map(({ record, board }) => [record.id, board] as const))(
    '%s: what is named contradicts by itself, and none of it is idle',
    (_, board) => {
      const { core, flags, usesTotal } = analyze(board).conflicts;
      expect(fits(board, core, flags, usesTotal)).toBe(false);
      for (const number of core) expect(fits(board, without(core, number), flags, usesTotal)).toBe(true);
      for (const flag of flags) expect(fits(board, core, without(flags, flag), usesTotal)).toBe(true);
      if (usesTotal) expect(fits(board, core, flags, false)).toBe(true);
    },
  );
});
