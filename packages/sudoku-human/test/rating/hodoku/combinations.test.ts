import { expect, test } from 'vitest';
import { firstChoice, nextChoice } from '../../../src/rating/hodoku/combinations.js';
import { choose } from '../../techniques/positions.js';

test.each([
  [1, 1],
  [1, 4],
  [2, 5],
  [3, 3],
  [4, 7],
])('all choices of %i out of %i, in lexicographic order, and then no more', (size, count) => {
  const choice = firstChoice(size);
  const all = [[...choice]];
  while (nextChoice(choice, size, count)) all.push([...choice]);
  expect(all).toEqual(choose([0, 1, 2, 3, 4, 5, 6].slice(0, count), size));
});
