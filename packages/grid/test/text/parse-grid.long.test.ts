import { expect, test } from 'vitest';
import { longTexts } from '../../../../config/long-texts.js';
import { isInvalidInputError, parseGrid } from '../../src/index.js';

test.each([
  [undefined, [...longTexts([' ', '\n']), ...longTexts(['1 '])]],
  ['.A', longTexts(['.', '\n'])],
])('parseGrid reads or refuses long texts, with the symbols %s', (symbols, texts) => {
  let read = 0;
  for (const text of texts) {
    try {
      read += parseGrid(text, symbols).rows;
    } catch (error) {
      if (!isInvalidInputError(error)) throw error;
    }
  }
  expect(read).toBeGreaterThan(0);
});
