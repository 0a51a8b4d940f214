import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as sudoku from '../../src/index.js';
import { runs } from '../runs.js';

const numbers = fc.oneof(
  fc.array(fc.nat(9), { minLength: 81, maxLength: 81 }),
  fc.array(fc.oneof(fc.integer(), fc.double(), fc.anything()), { minLength: 78, maxLength: 82 }),
  fc.uint8Array({ minLength: 81, maxLength: 81, max: 9 }),
  fc.constant(Array(81).fill(0)),
  fc.anything({ withBigInt: true, withTypedArray: true, withSparseArray: true, withNullPrototype: true }),
);
const marks = fc.oneof(fc.array(fc.nat(0x1ff), { minLength: 81, maxLength: 81 }), numbers);
const position = fc.oneof(fc.record({ givens: numbers, values: numbers, candidates: marks }), fc.anything());
const argument = fc.oneof(position, numbers, fc.string(), fc.integer({ min: -2, max: 85 }), fc.anything());

const functions = {
  parsePuzzle: sudoku.parsePuzzle,
  formatPuzzle: sudoku.formatPuzzle,
  formatCell: sudoku.formatCell,
  positionFromValues: sudoku.positionFromValues,
  findConflicts: sudoku.findConflicts,
  setValue: sudoku.setValue,
  toggleCandidate: sudoku.toggleCandidate,
  countSolutions: sudoku.countSolutions,
  findSolution: sudoku.findSolution,
  isMinimal: sudoku.isMinimal,
  canonicalForm: sudoku.canonicalForm,
  checkProgress: sudoku.checkProgress,
  hint: sudoku.hint,
  rate: sudoku.rate,
  techniqueOf: sudoku.techniqueOf,
} satisfies Record<string, (...args: never[]) => unknown>;

test.each(Object.entries(functions))('%s takes junk with an answer or an InvalidInputError', (_, call) => {
  const run = call as (...args: unknown[]) => unknown;
  fc.assert(
    fc.property(fc.oneof(fc.tuple(position, argument, argument), fc.tuple(argument, argument, argument)), (args) => {
      try {
        const answer = run(...args);
        if (answer !== undefined) expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
      } catch (error) {
        if (!sudoku.isInvalidInputError(error)) throw error;
        expect(error.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
        expect(error.message).not.toBe('');
        JSON.stringify(error);
      }
    }),
    { numRuns: runs(40, 10) },
  );
});
