import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { some as fewer } from '../../../../config/runs.js';
import { isLeftToSoak, techniqueById } from '../techniques/technique-cases.js';
import { fromPuzzles, patternSteps } from './pattern-steps.js';

/** The step without one candidate of its pattern, or without one house. */
function* spoiled(step: kit.Step): Generator<kit.Step> {
  const { pattern } = step;
  for (let i = 0; i < pattern.candidates.length; i++) {
    yield { ...step, pattern: { ...pattern, candidates: pattern.candidates.toSpliced(i, 1) } };
  }
  for (let i = 0; i < pattern.houses.length; i++) {
    yield { ...step, pattern: { ...pattern, houses: pattern.houses.toSpliced(i, 1) } };
  }
}

test('every such technique has a position', () => {
  const seen = new Set(patternSteps.map(({ id }) => id));
  expect([...fromPuzzles].filter((id) => !seen.has(id) && !isLeftToSoak(id))).toEqual([]);
});

describe.each(patternSteps)('$id', ({ id, position, steps }) => {
  const some = steps.slice(0, 3);

  test('is found, follows, agrees with the solution and can be put in words', () => {
    expect(steps.length).toBeGreaterThan(0);
    const solution = kit.findSolution(position) as number[];
    for (const step of some) {
      expect(kit.verifyStep(position, step)).toEqual({ valid: true });
      for (const { cell, digit } of step.eliminations) expect(solution[cell]).not.toBe(digit);
      for (const { cell, digit } of step.placements) expect(solution[cell]).toBe(digit);
      for (const text of [kit.explainStep(step, kit.en), kit.explainStep(step, kit.zhHant)])
        expect(text).not.toMatch(/[{}]|undefined/);
    }
  });

  test('is rejected with a true candidate struck out, or with a part of the pattern missing', () => {
    const solution = kit.findSolution(position) as number[];
    const [step] = some;
    const accepted: kit.Step[] = [];
    const judge = (bad: kit.Step) => {
      if (kit.verifyStep(position, bad).valid) accepted.push(bad);
    };
    for (const [cell, digit] of fewer(solution.entries(), 8)) {
      if ((position.candidates[cell] & (1 << (digit - 1))) === 0) continue;
      judge({ ...step, eliminations: [...step.eliminations, { cell, digit }] });
    }
    for (const bad of fewer(spoiled(step), 3)) judge(bad);
    expect(accepted).toEqual([]);
  });

  test('is the first of all when only the next step is asked for', () => {
    expect(kit.createSolver([techniqueById[id]]).nextStep(position)).toEqual(steps[0]);
  });
});

describe('uniqueness that is not known', () => {
  const rectangle = patternSteps.find(({ id }) => id === 'unique-rectangle-1') as (typeof patternSteps)[number];
  const avoidable = patternSteps.find(({ id }) => id === 'avoidable-rectangle-1') as (typeof patternSteps)[number];

  test('a rectangle proves nothing where the digits on the board allow several solutions', () => {
    const { position, steps } = rectangle;
    // The candidates keep the position unique, but not the puzzle: marks that were struck out are no proof.
    const blank = position.values.map(() => 0);
    const marks = position.candidates.map((mask, cell) => mask || 1 << (position.values[cell] - 1));
    const bare = { givens: blank, values: blank, candidates: marks };
    expect(kit.findSteps(bare, [techniqueById['unique-rectangle-1']])).toEqual([]);
    expect(kit.verifyStep(bare, steps[0])).toEqual({ valid: false, reason: 'uniqueness-not-known' });
  });

  test('a digit of the solution is none where there are several', () => {
    const guess = patternSteps.find(({ id }) => id === 'brute-force') as (typeof patternSteps)[number];
    const [step] = guess.steps;
    expect(kit.verifyStep(guess.position, step)).toEqual({ valid: true });
    const open = guess.position.values.map(() => 0);
    const empty = { givens: open, values: open, candidates: open.map(() => 0x1ff) };
    expect(kit.verifyStep(empty, step)).toEqual({ valid: false, reason: 'uniqueness-not-known' });
  });

  test('an avoidable rectangle needs givens with one solution', () => {
    const { position, steps } = avoidable;
    const noGivens = { ...position, givens: position.givens.map(() => 0) };
    expect(kit.findSteps(noGivens, [techniqueById['avoidable-rectangle-1']])).toEqual([]);
    expect(kit.verifyStep(noGivens, steps[0])).toEqual({ valid: false, reason: 'uniqueness-not-known' });
    const printed = { ...position, givens: position.values };
    expect(kit.findSteps(printed, [techniqueById['avoidable-rectangle-1']])).toEqual([]);
  });
});
