import { expect, test } from 'vitest';
import '../../../../config/work.js';
import { isInvalidInputError, parsePuzzle } from '../../src/index.js';
import { isQuick } from '../runs.js';

/** Beginnings, and what is repeated after them: whatever makes some reader look ahead. */
const pieces = ['', ' ', '\n', ',', ':', '-', '+', '.', '12', '?p=', '&', '%2', '%2C', ':a', ':0000:x:', '\u2500'];

/** The counted work of reading a text, whether it is taken or refused. */
function workOf(text: string): number {
  const before = globalThis.kitWork;
  try {
    parsePuzzle(text);
  } catch (error) {
    if (!isInvalidInputError(error)) throw error;
  }
  return globalThis.kitWork - before;
}

test('twice the text is at most twice the work, whatever is repeated', () => {
  const worse: string[] = [];
  let work = 0;
  for (const start of pieces) {
    for (const repeated of pieces.slice(1)) {
      const [short, long] = [500, 1_000].map((count) => workOf(`${start + repeated.repeat(count)}x`));
      work += long;
      if (long > 2.2 * short + 2_000) worse.push(`${start}(${repeated})*: ${short} and ${long}`);
    }
  }
  expect(worse).toEqual([]);
  expect(work).toBeGreaterThan(100_000);
});

test('nor do the expressions go back over long texts', () => {
  const before = performance.now();
  const length = isQuick ? 10_000 : 50_000;
  for (const start of ['', ':', ':abcd', '?p=', '?', '1']) {
    for (const repeated of [' ', 'a', '\n', '-', '?p']) workOf(`${start + repeated.repeat(length / repeated.length)}x`);
  }
  // Thirty texts of so many characters: some seconds on a busy machine, and minutes if any of it were quadratic.
  expect(performance.now() - before).toBeLessThan(120_000);
});
