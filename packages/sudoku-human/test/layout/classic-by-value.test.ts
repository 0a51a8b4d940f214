import { test } from 'vitest';
import { runs } from '../runs.js';
import { expectOneAnswer } from './classic-by-value.js';

test('a layout that is the classic one by value changes no answer', () => {
  for (let seed = 0; seed < runs(4, 1); seed++) expectOneAnswer(seed);
});
