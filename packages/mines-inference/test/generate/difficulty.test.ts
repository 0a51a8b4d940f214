/** Fields of a difficulty: fifths of what is dealt without one. */
import { expect, test } from 'vitest';
import { difficultyLaws } from '../../../../config/difficulty-laws.js';
import { refusalOf } from '../../../../config/refusal-of.js';
import { runs } from '../../../../config/runs.js';
import { type FieldRating, generateMines, rateField } from '../../src/index.js';

import { dealers } from './difficult-deals.js';

difficultyLaws(dealers, { plain: runs(150, 2000, 60), seeds: runs(10, 40, 4), slack: runs(0.11, 0.07, 0.17) });

const levels = [1, 2, 3, 4, 5] as const;
const sizes = [
  { rows: 9, cols: 9, mines: 10 },
  { rows: 9, cols: 9, mines: 16 },
  { rows: 18, cols: 9, mines: 30 },
] as const;

test.each(sizes)('every level is found, and the score rises from level to level: $rows rows, $mines mines', (size) => {
  const bounds = levels.map((difficulty) => {
    const scores: number[] = [];
    for (let seed = 0; seed < runs(6, 40, 3); seed++) {
      const made = generateMines({ ...size, seed, difficulty });
      if (made.status !== 'found') throw new Error(made.status);
      expect(made.needed).toEqual(rateField(made.field, { firstOpen: 0 }));
      scores.push(made.needed!.score);
    }
    return { least: Math.min(...scores), most: Math.max(...scores) };
  });
  for (const level of [1, 2, 3, 4]) expect(bounds[level]!.least).toBeGreaterThan(bounds[level - 1]!.most);
});

test.each(sizes)('of plain deals each level has about a fifth: $rows rows, $mines mines', (size) => {
  const count = runs(150, 2000, 60);
  const scores: number[] = [];
  for (let seed = 50_000; scores.length < count; seed++) {
    const made = generateMines({ ...size, seed });
    if (made.status === 'found') scores.push(rateField(made.field, { firstOpen: 0 }).score);
  }
  // The end of a level is anywhere between the hardest of it and the easiest of the next.
  const hardest = levels.slice(0, 4).map((difficulty) => {
    const made = Array.from({ length: runs(40, 40, 16) }, (_, seed) => generateMines({ ...size, seed, difficulty }));
    return Math.max(...made.map((each) => (each.status === 'found' ? each.needed!.score : 0)));
  });
  for (const [at, score] of hardest.entries()) {
    const share = scores.filter((other) => other <= score).length / count;
    expect([at, Math.abs(share - (at + 1) / 5)]).toEqual([at, expect.toSatisfy((by: number) => by < 0.12)]);
  }
});

test('a difficulty goes with the other wishes, and the number of tries is kept', () => {
  const size = { rows: 9, cols: 9, mines: 10, firstOpen: 40, firstIs: 'zero' } as const;
  const made = generateMines({ ...size, difficulty: 2, noGuess: { counter: false, maxNumbers: 2 }, seed: 4 });
  if (made.status !== 'found') throw new Error(made.status);
  expect(made.needed).toMatchObject({ status: 'cleared', counter: false } satisfies Partial<FieldRating>);
  const statuses = Array.from(
    { length: 12 },
    (_, seed) => generateMines({ ...size, difficulty: 2, maxTries: 1, seed }).status,
  );
  expect(new Set(statuses)).toEqual(new Set(['found', 'limit']));
  expect(generateMines({ rows: 2, cols: 2, mines: 4, noGuess: true, difficulty: 3 })).toEqual({ status: 'impossible' });
});

test('levels are whole numbers from 1 to 5, of boards of squares without holes', () => {
  const size = { rows: 4, cols: 4, mines: 3 };
  const codeOf = (more: object) => refusalOf(() => generateMines({ ...size, ...more }))?.code ?? 'none';
  for (const difficulty of [0, 6, 1.5, '3']) expect(codeOf({ difficulty })).toBe('bad-choice');
  expect(codeOf({ difficulty: 3, topology: 'hex' })).toBe('contradictory-options');
  expect(codeOf({ difficulty: 3, holes: [5] })).toBe('contradictory-options');
  expect(codeOf({ difficulty: 3, topology: 'square8', holes: [] })).toBe('none');
});
