import { expect, test } from 'vitest';
import { checkDifficulty, fifthsOf, levelOf, runSlices } from '../../src/index.js';

test('fifths end at the scores of the plain deals, and a score above four of them is of level 5', () => {
  let asked = 0;
  const fifths = (key: string, scores: readonly number[]) =>
    runSlices(
      fifthsOf(key, () => {
        asked++;
        return scores;
      }),
    );
  const hundred = Array.from({ length: 100 }, (_, at) => (at * 37) % 100);
  expect(fifths('hundred', hundred)).toEqual([19, 39, 59, 79]);
  expect(fifths('hundred', [])).toEqual([19, 39, 59, 79]);
  expect(asked).toBe(1);
  expect([0, 19, 20, 39, 40, 79, 80, 99].map((score) => levelOf(score, [19, 39, 59, 79]))).toEqual([
    1, 1, 2, 2, 3, 4, 5, 5,
  ]);
  expect(fifths('one', [3])).toEqual([3, 3, 3, 3]);
  expect(fifths('none', [])).toBeUndefined();
  expect(fifths('none', [1])).toEqual([1, 1, 1, 1]);
  // The oldest of many is forgotten.
  for (let other = 0; other < 20; other++) fifths(`other ${other}`, [other]);
  asked = 0;
  fifths('hundred', hundred);
  expect(asked).toBe(1);
});

test('scores may be made in slices', () => {
  const made = fifthsOf('in slices', function* () {
    yield;
    return [2, 1, 3, 5, 4];
  });
  expect(made.next()).toEqual({ done: false, value: undefined });
  expect(made.next()).toEqual({ done: true, value: [1, 2, 3, 4] });
});

test('a difficulty is a whole number from 1 to 5, or not asked for', () => {
  expect([undefined, 1, 5].map((value) => checkDifficulty(value))).toEqual([undefined, 1, 5]);
  for (const value of [0, 6, 1.5, '1', null]) {
    expect(() => checkDifficulty(value)).toThrow(expect.objectContaining({ code: 'bad-choice' }));
  }
});
