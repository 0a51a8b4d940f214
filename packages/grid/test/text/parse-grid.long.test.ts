import { expect, test } from 'vitest';
import { longTexts } from '../../../../config/long-texts.js';
import { some } from '../../../../config/runs.js';
import { isInvalidInputError, parseGrid } from '../../src/index.js';

test.each([
  [undefined, [...longTexts([' ', '\n']), ...longTexts(['1 '])]],
  ['.A', longTexts(['.', '\n'])],
])('parseGrid reads or refuses long texts, with the symbols %s', (symbols, texts) => {
  let read = 0;
  // Every third: each has the next of the four pairs of ends.
  for (const text of some(texts, 3)) {
    try {
      read += parseGrid(text, symbols).rows;
    } catch (error) {
      if (!isInvalidInputError(error)) throw error;
    }
  }
  expect(read).toBeGreaterThan(0);
});
