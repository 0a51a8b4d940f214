import { expect, test } from 'vitest';
import { bug2, bug3, bug4, bugPlus1, findSolution, findSteps, type Step } from '../../../src/index.js';
import { techniqueCases } from '../technique-cases.js';

const techniques = [bugPlus1, bug2, bug3, bug4];
const positions = techniques.flatMap(({ id }) => techniqueCases(id).map(({ position }) => position));

const cellsOf = ({ pattern }: Step, role: string) =>
  new Set(pattern.candidates.filter((one) => one.role === role).map(({ cell }) => cell));

test('on each nearly deadly board each type concludes what is true, and only from as many cells as it needs', () => {
  const seen = new Set<string>();
  for (const position of positions) {
    const solution = findSolution(position) as number[];
    for (const step of findSteps(position, techniques)) {
      expect(step.eliminations.every(({ cell, digit }) => solution[cell] !== digit)).toBe(true);
      const extra = cellsOf(step, 'extra').size;
      if (step.technique === 'bug-plus-1') expect(extra).toBe(1);
      else expect(extra).toBeGreaterThan(1);
      if (step.technique === 'bug-4') expect([extra, cellsOf(step, 'locked').size]).toEqual([2, 2]);
      seen.add(step.technique);
    }
  }
  expect([...seen].sort()).toEqual(techniques.map(({ id }) => id).sort());
});
