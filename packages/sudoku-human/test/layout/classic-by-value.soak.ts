import { test } from 'vitest';
import { expectOneAnswer } from './classic-by-value.js';

test('on a thousand puzzles a layout that is the classic one by value changes no answer', () => {
  for (let seed = 0; seed < 1000; seed++) expectOneAnswer(seed);
});
