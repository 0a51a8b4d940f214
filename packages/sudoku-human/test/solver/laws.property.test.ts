import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyStep,
  createSolver,
  findSteps,
  isInvalidInputError,
  nextStep,
  type Position,
  solve,
  techniques,
} from '../../src/index.js';
import { keyOf, solvedPosition } from '../techniques/positions.js';

function freeze({ givens, values, candidates }: Position): Position {
  return Object.freeze({
    givens: Object.freeze([...givens]),
    values: Object.freeze([...values]),
    candidates: Object.freeze([...candidates]),
  });
}

test('steps agree with every solution of the position, do something, and strike out in order', () => {
  fc.assert(
    fc.property(solvedPosition(), ({ position, solution }) => {
      for (const { placements, eliminations } of findSteps(freeze(position))) {
        expect(placements.length + eliminations.length).toBeGreaterThan(0);
        for (const { cell, digit } of placements) expect(solution[cell]).toBe(digit);
        for (const { cell, digit } of eliminations) {
          expect(solution[cell]).not.toBe(digit);
          expect(position.candidates[cell] & (1 << (digit - 1))).not.toBe(0);
        }
        const order = eliminations.map(({ cell, digit }) => cell * 10 + digit);
        expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
      }
    }),
    { numRuns: 4 },
  );
});

test('no instance is listed twice', () => {
  fc.assert(
    fc.property(solvedPosition(), ({ position }) => {
      const instances = findSteps(position).map(({ technique, pattern, placements, eliminations }) => {
        const roles = pattern.candidates.map(({ cell, digit, role }) => `${role}${keyOf([{ cell, digit }])}`).sort();
        // Chains over the same candidates are two if they are linked in two ways.
        const links = pattern.links.map(({ from, to }) =>
          [from, to]
            .map((node) => JSON.stringify(node))
            .sort()
            .join('='),
        );
        const houses = pattern.houses.map(({ house, role }) => `${role}${house}`);
        return [technique, ...houses, ...roles, ...links.sort(), keyOf(placements), keyOf(eliminations)].join();
      });
      expect(new Set(instances).size).toBe(instances.length);
    }),
    { numRuns: 4 },
  );
});

test('the next step is the first of all steps, techniques in order', () => {
  fc.assert(
    fc.property(solvedPosition(), ({ position }) => {
      const steps = findSteps(position);
      expect(nextStep(position)).toEqual(steps[0]);
      const ranks = steps.map(({ technique }) => techniques.findIndex(({ id }) => id === technique));
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      for (const technique of techniques) {
        const [first] = steps.filter((step) => step.technique === technique.id);
        expect(createSolver([technique]).nextStep(position)).toEqual(first);
      }
    }),
    { numRuns: 3 },
  );
});

test('steps are plain JSON, the same for typed arrays, and applying one does what it says and no more', () => {
  fc.assert(
    fc.property(solvedPosition(), ({ position }) => {
      const step = nextStep(position);
      if (step === undefined) return;
      expect(JSON.parse(JSON.stringify(step))).toEqual(step);
      const { givens, values, candidates } = position;
      expect(
        nextStep({
          givens: Uint8Array.from(givens),
          values: Uint8Array.from(values),
          candidates: Uint16Array.from(candidates),
        }),
      ).toEqual(step);
      const next = applyStep(freeze(position), step);
      for (const { cell, digit } of step.placements) expect(next.values[cell]).toBe(digit);
      for (const { cell, digit } of step.eliminations) expect(next.candidates[cell] & (1 << (digit - 1))).toBe(0);
      if (step.placements.length === 0) expect(next.values).toEqual(values);
      expect(next.candidates.every((mask, cell) => (mask & ~candidates[cell]) === 0)).toBe(true);
    }),
    { numRuns: 15 },
  );
});

test('junk gives a documented answer or an InvalidInputError', () => {
  const list = fc.oneof(fc.array(fc.integer({ min: 0, max: 511 }), { minLength: 81, maxLength: 81 }), fc.anything());
  const position = fc.oneof(fc.anything(), fc.record({ givens: list, values: list, candidates: list }));
  const marks = fc.array(fc.integer({ min: 0, max: 511 }), { minLength: 81, maxLength: 81 });
  const empty = Array.from({ length: 81 }, () => 0);
  const contradictory = marks.map((candidates) => ({ givens: empty, values: empty, candidates }));
  const options = fc.oneof(
    fc.anything(),
    fc.record({
      maxChainLength: fc.anything(),
      maxFishSize: fc.anything(),
      maxFins: fc.anything(),
      siamese: fc.anything(),
    }),
  );
  const attempts: ((a: never, b: never, c: never) => unknown)[] = [
    (a, _, c) => solve(a, c),
    (a, _, c) => nextStep(a, c),
    (a, b, c) => findSteps(a, b, c),
    (a, b) => applyStep(a, b),
    (_, b) => createSolver(b),
    (a, _, c) => createSolver(techniques).findSteps(a, c),
    (a, b) => applyStep(a, { placements: b, eliminations: [b] } as never),
  ];
  fc.assert(
    fc.property(fc.oneof(position, contradictory), fc.anything(), options, (a, b, c) => {
      for (const attempt of attempts) {
        try {
          attempt(a as never, b as never, c as never);
        } catch (error) {
          if (!isInvalidInputError(error)) throw error;
        }
      }
    }),
    { numRuns: 4 },
  );
});
