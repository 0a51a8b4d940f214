import { describe, expect, test } from 'vitest';
import { analyze, deduce, verifyDeduction } from '../src/index.js';
import { readCorpus } from './corpus.js';

describe('on the positions of real games', () => {
  test.each(['natural', 'flagged', 'check'] as const)('%s: every certificate is verified', (name) => {
    for (const { board } of readCorpus(name).filter((_, index) => index % 3 === 0)) {
      const deductions = deduce(board);
      const { safeCells, mineCells } = analyze(board);
      expect(deductions.flatMap(({ cells }) => cells).length).toBe(safeCells.length + mineCells.length);
      for (const deduction of deductions) expect(verifyDeduction(board, deduction)).toBe('valid');
    }
  });
});
