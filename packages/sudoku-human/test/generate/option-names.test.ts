import { expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { createGenerator, generatePuzzle, techniques } from '../../src/index.js';

test('the difficulty of a Sudoku is its stars, and the refusal says so', () => {
  const asked = { difficulty: 3 } as object;
  for (const deal of [generatePuzzle, createGenerator(techniques).generatePuzzle]) {
    const refusal = refusalOf(() => deal(asked));
    expect(refusal?.code).toBe('unknown-option');
    expect(refusal?.message).toContain('expected options.stars');
  }
});
