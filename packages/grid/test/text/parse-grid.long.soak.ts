import { expect, test } from 'vitest';
import { longTexts } from '../../../../config/long-texts.js';
import { isInvalidInputError, parseGrid } from '../../src/index.js';

test.each([undefined, '.A'])('parseGrid reads or refuses long texts of every kind, with the symbols %s', (symbols) => {
  let read = 0;
  for (const text of longTexts(['1', '-', ' ', ',', '\n', '\r\n', '.', '\t'])) {
    try {
      read += parseGrid(text, symbols).rows;
    } catch (error) {
      if (!isInvalidInputError(error)) throw error;
    }
  }
  expect(read).toBeGreaterThan(0);
});
