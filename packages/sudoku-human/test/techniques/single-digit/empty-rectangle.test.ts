import { expect, test } from 'vitest';
import { createSolver, emptyRectangle, findSteps, type Position } from '../../../src/index.js';
import { lcg } from '../../lcg.js';

/** Marks of one digit, each with this chance: no more matters to a rectangle. */
function marksOfOneDigit(seed: number, chance: number): Position {
  const random = lcg(seed);
  const none = new Array<number>(81).fill(0);
  return { givens: none, values: none, candidates: none.map(() => (random() < chance ? 1 << 4 : 0)) };
}

test('dual rectangles are pairs in one box; of boxes with two candidates only they are listed', () => {
  let pairs = 0;
  let first = 0;
  for (let seed = 0; seed < 300; seed++) {
    const position = marksOfOneDigit(seed, 0.22);
    const plain = findSteps(position, [emptyRectangle]);
    const dual = findSteps(position, [emptyRectangle], { dual: true });
    const single = dual.filter(({ eliminations }) => eliminations.length === 1);
    expect(single).toEqual(plain);
    const wide = findSteps(position, [emptyRectangle], { twoCandidates: true });
    for (const { eliminations } of dual.filter((step) => !single.includes(step))) {
      expect(eliminations).toHaveLength(2);
      expect(eliminations[0].cell).toBeLessThan(eliminations[1].cell);
      for (const { cell } of eliminations)
        expect(wide.some((step) => step.eliminations.some((one) => one.cell === cell))).toBe(true);
      pairs++;
    }
    expect(createSolver([emptyRectangle]).nextStep(position, { dual: true })).toEqual(dual[0]);
    first += Number(dual[0]?.eliminations.length === 2);
  }
  expect([pairs > 10, first > 0]).toEqual([true, true]);
});
