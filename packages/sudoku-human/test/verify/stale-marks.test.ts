import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { sees } from '../techniques/positions.js';
import { puzzlesOf, stepsOf } from './solver-steps.js';

/** The position as a player has it who never rubs out: every mark that a digit in sight excludes is there again. */
function neverRubbedOut(position: kit.Position): kit.Position {
  const candidates = position.candidates.map((mask, cell) => {
    if (position.values[cell] !== 0) return 0;
    const excluded = position.values.filter((value, other) => value !== 0 && sees(cell, other));
    return excluded.reduce((marks, digit) => marks | (1 << (digit - 1)), mask);
  });
  return { ...position, candidates };
}

describe('marks that a digit in sight excludes are no marks', () => {
  const [puzzle] = puzzlesOf('hard.txt').slice(2, 3);
  const steps = [...stepsOf([puzzle])];

  test('what is found with them is what is found without, and passes the checker', () => {
    let more = 0;
    for (const [position, step] of steps) {
      const stale = neverRubbedOut(position);
      more += stale.candidates.filter((mask, cell) => mask !== position.candidates[cell]).length;
      expect([step, kit.verifyStep(stale, step)]).toEqual([step, { valid: true }]);
    }
    expect(more).toBeGreaterThan(1000);
    expect(new Set(steps.map(([, { technique }]) => technique)).size).toBeGreaterThan(6);
  });

  test('the same steps are rejected with and without them', () => {
    const [first] = steps;
    const stale = neverRubbedOut(first[0]);
    const strangers = kit.findSteps(stale, [kit.nakedPair, kit.pointing, kit.xWing, kit.forcingChain]).map((step) => ({
      ...step,
      pattern: { ...step.pattern, candidates: step.pattern.candidates.slice(1) },
    }));
    expect(strangers.length).toBeGreaterThan(10);
    for (const step of strangers) expect(kit.verifyStep(stale, step)).toEqual(kit.verifyStep(first[0], step));
  });

  test('striking out or building on such a mark is rejected', () => {
    const position = neverRubbedOut(kit.parsePuzzle(puzzle));
    const given = position.values.findIndex((value) => value !== 0);
    const digit = position.values[given];
    const cell = position.candidates.findIndex((mask, at) => mask !== 0 && sees(at, given));
    const base: kit.Step = {
      technique: 'naked-single',
      placements: [],
      eliminations: [{ cell, digit }],
      pattern: { candidates: [{ cell, digit, role: 'single' }], houses: [], links: [] },
      message: { key: 'naked-single', params: {} },
    };
    expect(kit.verifyStep(position, base)).toEqual({ valid: false, reason: 'not-a-candidate' });
    const set = { ...base, placements: [{ cell, digit }], eliminations: [] };
    expect(kit.verifyStep(position, set)).toEqual({ valid: false, reason: 'digit-already-placed' });
  });
});
