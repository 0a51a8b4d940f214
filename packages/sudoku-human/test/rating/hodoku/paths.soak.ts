import { expect, test } from 'vitest';
import { hasCorpora } from '../../../../../config/corpora.js';
import { parsePuzzle, rate } from '../../../src/index.js';
import { firstDifference, measuredPaths } from './paths.js';

test.runIf(hasCorpora)('all measured paths, step by step, with the effects in their order', () => {
  const measured = measuredPaths();
  expect(measured.length).toBe(284);
  expect(measured.map(firstDifference).filter((difference) => difference !== undefined)).toEqual([]);
});

test.runIf(hasCorpora)('rate gives the same level and score', () => {
  for (const { puzzle, level, score } of measuredPaths().filter((_, i) => i % 6 === 0)) {
    expect(rate(parsePuzzle(puzzle))).toMatchObject({ level, score });
  }
});
