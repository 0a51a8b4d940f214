import { describe, expect, test } from 'vitest';
import { faultsOf, puzzlesOf, stepsOf } from './solver-steps.js';

describe('what the solver finds passes the checker and can be explained', () => {
  test.each([
    ['easy.txt', 20],
    ['expert.txt', 20],
    ['few-clues.txt', 50],
    ['hard.txt', 50],
    ['hardest.txt', 60],
  ])('%s: each step of all puzzles, and all steps on the way through each %dth', (fixture, every) => {
    const puzzles = puzzlesOf(fixture);
    expect(faultsOf(stepsOf(puzzles)).faults).toEqual([]);
    expect(
      faultsOf(
        stepsOf(
          puzzles.filter((_, at) => at % every === 0),
          12,
        ),
      ).faults,
    ).toEqual([]);
  });
});
