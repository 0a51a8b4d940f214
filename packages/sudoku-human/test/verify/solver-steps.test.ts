import { describe, expect, test } from 'vitest';
import { isQuick } from '../runs.js';
import { faultsOf, puzzlesOf, stepsOf } from './solver-steps.js';

// The soak takes all puzzles; of the hard ones, this one needs no nets that take seconds.
const fixtures = ['easy.txt', 'expert.txt', 'few-clues.txt', 'hard.txt'];

describe('what the solver finds passes the checker and can be explained', () => {
  test.each(fixtures)('%s', (fixture) => {
    const { faults, count } = faultsOf(stepsOf(puzzlesOf(fixture).slice(11, 12)));
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(40);
  });

  test('many of the steps on some positions of one hard puzzle', () => {
    const all = [...stepsOf(puzzlesOf('hard.txt').slice(2, 3), 60)];
    const { faults, count } = faultsOf(all.filter((_, i) => i % (isQuick ? 40 : 10) === 0));
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(isQuick ? 10 : 40);
  });
});
