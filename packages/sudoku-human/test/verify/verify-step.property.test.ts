import { createLayout, isInvalidInputError, verifyStep } from '@kit/sudoku-human';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, sample } from '../runs.js';
import { mutations, rewordings } from './mutations.js';
import { relabelling, relabelPosition, relabelStep } from './relabel.js';
import { workedSteps } from './worked-steps.js';

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}

function isAccepted(...args: Parameters<typeof verifyStep>): boolean {
  return verifyStep(...args).valid;
}

describe.each(workedSteps.map((worked, at) => ({ ...worked, at })))('$name', ({ position, step, at }) => {
  test('is rejected after any one change', () => {
    const accepted: string[] = [];
    let count = 0;
    // A sixteenth of the changes, other ones for each step; the soak tries all.
    for (const mutation of sample(mutations(position, step), 16, at)) {
      count++;
      if (isAccepted(position, mutation.step)) accepted.push(mutation.what);
    }
    expect(accepted).toEqual([]);
    expect(count).toBeGreaterThan(30);
  });

  test('is accepted however it is said', () => {
    for (const { what, step: reworded } of rewordings(step)) {
      expect([what, verifyStep(position, reworded)]).toEqual([what, { valid: true }]);
    }
  });
});

describe('laws', () => {
  const worked = fc.constantFrom(...workedSteps);

  test('a step stays true under the symmetries of Sudoku, and its mutations stay false', () => {
    fc.assert(
      fc.property(worked, relabelling, fc.nat(), ({ position, step }, symmetry, at) => {
        const moved = relabelPosition(position, symmetry);
        expect(verifyStep(moved, relabelStep(step, symmetry))).toEqual({ valid: true });
        const all = [...mutations(position, step)];
        const { what, step: spoiled } = all[at % all.length];
        expect([what, isAccepted(moved, relabelStep(spoiled, symmetry))]).toEqual([what, false]);
      }),
      { numRuns: runs(12, 3) },
    );
  });

  test('a layout that is the classic one, or says nothing more, changes no verdict', () => {
    const layouts = [createLayout(), createLayout({ cages: [{ cells: [80] }] })];
    for (const [at, { position, step }] of workedSteps.entries()) {
      for (const { what, step: one } of [{ what: 'as it is', step }, ...sample(mutations(position, step), 128, at)]) {
        const [verdict, ...others] = [undefined, ...layouts].map((layout) => verifyStep({ ...position, layout }, one));
        expect([what, others]).toEqual([what, [verdict, verdict]]);
      }
    }
  });

  test('nothing that goes in is changed, and JSON makes no difference', () => {
    for (const { position, step } of workedSteps) {
      const verdict = verifyStep(deepFreeze(position), deepFreeze(step));
      expect(verifyStep(JSON.parse(JSON.stringify(position)), JSON.parse(JSON.stringify(step)))).toEqual(verdict);
    }
  });
});

describe('junk', () => {
  let refused = 0;
  const answersOrRefuses = (position: unknown, step: unknown): void => {
    try {
      expect(verifyStep(position as never, step as never)).toHaveProperty('valid');
    } catch (error) {
      if (!isInvalidInputError(error)) throw error;
      refused++;
    }
  };

  test('any values at all', () => {
    refused = 0;
    fc.assert(fc.property(fc.anything(), fc.anything(), answersOrRefuses));
    expect(refused).toBeGreaterThan(50);
  });

  test('junk in one place of a good step', () => {
    const places = [
      'technique',
      'placements',
      'eliminations',
      'pattern',
      'message',
      'pattern.candidates',
      'pattern.houses',
      'pattern.links',
      'pattern.branches',
      'pattern.candidates.0',
      'pattern.houses.0',
      'pattern.links.0',
      'eliminations.0',
      'pattern.links.0.from',
      'pattern.links.0.from.cells',
      'pattern.links.1.to.digit',
      'message.key',
      'message.params',
      'message.params.digit',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...workedSteps), fc.constantFrom(...places), fc.anything(), (good, place, junk) => {
        const step: Record<string, unknown> = structuredClone(good.step);
        const path = place.split('.');
        let parent = step;
        for (const name of path.slice(0, -1)) parent = (parent[name] ?? {}) as Record<string, unknown>;
        parent[path[path.length - 1]] = junk;
        answersOrRefuses(good.position, step);
      }),
      { numRuns: runs(60, 6) },
    );
  });

  test('well-formed nonsense', () => {
    const candidate = fc.record({ cell: fc.nat(80), digit: fc.integer({ min: 1, max: 9 }) });
    const node = fc.record({
      cells: fc.uniqueArray(fc.nat(80), { minLength: 1, maxLength: 3 }),
      digit: fc.integer({ min: 1, max: 9 }),
    });
    const link = fc.record({ from: node, to: node, type: fc.constantFrom('strong', 'weak') });
    const role = fc.constantFrom('single', 'locked', 'subset', 'base', 'fin', 'pivot', 'wing', 'bridge', 'on', 'off');
    const house = fc.record({ house: fc.nat(26), role: fc.constantFrom('base', 'cover', 'house') });
    const step = fc.record({
      technique: fc.constantFrom(...workedSteps.map((good) => good.step.technique)),
      placements: fc.array(candidate, { maxLength: 2 }),
      eliminations: fc.array(candidate, { maxLength: 3 }),
      pattern: fc.record({
        candidates: fc.array(
          fc.tuple(candidate, role).map(([c, r]) => ({ ...c, role: r })),
          { maxLength: 8 },
        ),
        houses: fc.array(house, { maxLength: 4 }),
        links: fc.array(link, { maxLength: 5 }),
      }),
      message: fc.constant({ key: 'x', params: {} }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...workedSteps), step, ({ position }, nonsense) => {
        expect(verifyStep(position, nonsense as never)).toHaveProperty('valid');
      }),
      { numRuns: runs(60, 6) },
    );
  });
});
