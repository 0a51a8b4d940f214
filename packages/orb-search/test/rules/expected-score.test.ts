import { expect, test } from 'vitest';
import { expectedScore, expectedScoreSearch, generateOrbs, parseOrbs } from '../../src/index.js';

test('the mean over refills is that of the samples', () => {
  // Nothing that comes in can match anything else, so every sample is the same.
  const board = parseOrbs('000\n121\n212');
  const rules = { unmatchable: [7] };
  expect(expectedScore(board, { samples: 7, types: [7], rules })).toEqual({ combos: 1, score: 1, samples: 7 });
  expect(expectedScore(parseOrbs('012'), { samples: 2 })).toEqual({ combos: 0, score: 0, samples: 2 });
});

test('a search that is stopped keeps the mean of the samples so far', () => {
  const board = generateOrbs({ rows: 32, cols: 32, types: 8, seed: 2 });
  const search = expectedScoreSearch(board, { samples: 50 });
  let step = search.next();
  while (!step.done && step.value.nodes < 3) {
    expect(step.value.total).toBe(50);
    expect(step.value.best?.samples).toBe(step.value.nodes === 0 ? undefined : step.value.nodes);
    step = search.next();
  }
  expect(step.done).toBe(false);
  const { value } = search.next('stop');
  expect(value).toEqual(expectedScore(board, { samples: (value as { samples: number }).samples }));
});

test('a sample ends after a hundred waves, or after the first where only that counts', () => {
  const board = parseOrbs('000');
  expect(expectedScore(board, { samples: 2 }).combos).toBe(100);
  expect(expectedScore(board, { samples: 2, rules: { firstWaveOnly: true } }).combos).toBe(1);
});

test('what is empty from the start is filled once something has cleared', () => {
  expect(expectedScore(parseOrbs('XXX\n012'), { samples: 2, types: [0] }).combos).toBe(0);
  expect(expectedScore(parseOrbs('XXX\n000'), { samples: 2, types: [0] }).combos).toBe(100);
});

test('a few samples of a small board are one slice', () => {
  expect(expectedScoreSearch(parseOrbs('000\n121'), { samples: 3 }).next().done).toBe(true);
});
