import { createRandom } from '@kit/grid';
import { expect, test } from 'vitest';
import { recipes } from '../../src/generate/recipes.js';

test('a grid that has no such pattern has no recipe', () => {
  // No Sudoku, but cells of which no two have the same digit.
  const different = Array.from({ length: 81 }, (_, cell) => cell);
  for (const id of ['unique-rectangle-5', 'exocet'] as const) {
    expect(recipes[id]?.(different, createRandom(1))).toBeUndefined();
  }
});
