import { describe, expect, it } from 'vitest';
import { faultsOf, puzzlesOf, stepsOf } from './solver-steps.js';

describe('what the solver finds passes the checker and can be explained', () => {
  it.each([
    ['qqwing-easy-sample.txt', 20],
    ['qqwing-expert-sample.txt', 20],
    ['seventeen-sample.txt', 50],
    ['top1465-odd.txt', 50],
    ['hardest2011-odd.txt', 60],
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
