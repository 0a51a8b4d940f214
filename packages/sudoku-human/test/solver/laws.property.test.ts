import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as kit from '../../src/index.js';
import { runs } from '../runs.js';
import { solvedPosition } from '../techniques/positions.js';
import { expectEachOnce, expectFirstOfAll, expectTrueSteps, freeze, quickTechniques } from './laws.js';

// Where most wrong candidates are struck out there are ten thousands of chains of almost locked sets: all techniques
// are asked on positions that keep most candidates, and the others on any. `laws.soak.ts` asks all techniques on any.

test('steps agree with every solution of the position, do something, and strike out in order', () => {
  let steps = 0;
  const law = fc.property(solvedPosition(85), (solved) => {
    steps += expectTrueSteps(solved, kit.techniques);
  });
  const quick = fc.property(solvedPosition(), (solved) => {
    steps += expectTrueSteps(solved, quickTechniques);
  });
  fc.assert(law, { numRuns: runs(1) });
  fc.assert(quick, { numRuns: runs(1) });
  expect(steps).toBeGreaterThan(20);
});

test('no instance is listed twice', () => {
  const law = fc.property(solvedPosition(85), ({ position }) => expectEachOnce(position, kit.techniques));
  const quick = fc.property(solvedPosition(), ({ position }) => expectEachOnce(position, quickTechniques));
  fc.assert(law, { numRuns: runs(1) });
  fc.assert(quick, { numRuns: runs(1) });
});

test('a chain of sets that share cells is one, in whichever order its links are walked', () => {
  const position = kit.parsePuzzle(`
+---------------------+----------------------------+-----------------------+
| 4     12689  3      | 256789   25789   126789    | 15689  15689   289    |
| 16789 1689   5      | 24689    124789  16789     | 4689   14689   3      |
| 1689  12689  12689  | 124569   3       1245689   | 7      145689  245689 |
+---------------------+----------------------------+-----------------------+
| 3     7      89     | 4589     4589    4569      | 2      459     1      |
| 568   1689   1689   | 23456789 1245789 123456789 | 3689   3456789 45689  |
| 2     4      1689   | 135679   15789   356789    | 3569   35679   689    |
+---------------------+----------------------------+-----------------------+
| 16789 1369   14789  | 1345789  4578    1345789   | 145689 2       45689  |
| 189   5      278    | 1234789  6       123789    | 13489  13489   49     |
| 19    123689 124689 | 1234589  12458   123589    | 134568 3456    7      |
+---------------------+----------------------------+-----------------------+`);
  expect(kit.findSteps(position, [kit.alsXyChain]).length).toBe(7);
  expectEachOnce(position, [kit.alsXyChain]);
});

test('the next step is the first of all steps, techniques in order', () => {
  const law = fc.property(solvedPosition(85), ({ position }) => expectFirstOfAll(position, kit.techniques));
  const quick = fc.property(solvedPosition(), ({ position }) => expectFirstOfAll(position, quickTechniques));
  fc.assert(law, { numRuns: runs(1) });
  fc.assert(quick, { numRuns: runs(1) });
});

test('steps are plain JSON, the same for typed arrays, and applying one does what it says and no more', () => {
  fc.assert(
    fc.property(solvedPosition(), ({ position }) => {
      const step = kit.nextStep(position);
      if (step === undefined) return;
      expect(JSON.parse(JSON.stringify(step))).toEqual(step);
      const { givens, values, candidates } = position;
      expect(
        kit.nextStep({
          givens: Uint8Array.from(givens),
          values: Uint8Array.from(values),
          candidates: Uint16Array.from(candidates),
        }),
      ).toEqual(step);
      const next = kit.applyStep(freeze(position), step);
      for (const { cell, digit } of step.placements) expect(next.values[cell]).toBe(digit);
      for (const { cell, digit } of step.eliminations) expect(next.candidates[cell] & (1 << (digit - 1))).toBe(0);
      if (step.placements.length === 0) expect(next.values).toEqual(values);
      expect(next.candidates.every((mask, cell) => (mask & ~candidates[cell]) === 0)).toBe(true);
    }),
    { numRuns: runs(5) },
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
    (a, _, c) => kit.solve(a, c),
    (a, _, c) => kit.nextStep(a, c),
    (a, b, c) => kit.findSteps(a, b, c),
    (a, b) => kit.applyStep(a, b),
    (_, b) => kit.createSolver(b),
    (a, _, c) => kit.createSolver(kit.techniques).findSteps(a, c),
    (a, b) => kit.applyStep(a, { placements: b, eliminations: [b] } as never),
  ];
  let answered = 0;
  let refused = 0;
  fc.assert(
    fc.property(fc.oneof(position, contradictory), fc.anything(), options, (a, b, c) => {
      for (const attempt of attempts) {
        try {
          attempt(a as never, b as never, c as never);
          answered++;
        } catch (error) {
          if (!kit.isInvalidInputError(error)) throw error;
          refused++;
        }
      }
    }),
    { numRuns: runs(4) },
  );
  expect(refused).toBeGreaterThan(0);
  expect(answered + refused).toBeGreaterThanOrEqual(4 * attempts.length);
});
