import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSolutions, findSolution, isMinimal, parsePuzzle, positionFromValues } from '../../src/index.js';
import { runs } from '../runs.js';
import { playedPosition } from '../text/positions.js';
import { deepFreeze, fixture } from '../text/support.js';
import { countByBacktracking, isFilledGrid } from './oracle.js';

const puzzles = ['hard', 'few-clues', 'easy'].flatMap(fixture);
const masksOf = ({ values, candidates }: { values: readonly number[]; candidates: readonly number[] }) =>
  values.map((value, cell) => (value === 0 ? candidates[cell] : 1 << (value - 1)));

/** A full grid with some cells opened: mostly several solutions. */
const opened = fc
  .record({
    line: fc.constantFrom(...puzzles),
    keep: fc.array(fc.nat(99), { minLength: 81, maxLength: 81 }),
    share: fc.integer({ min: 30, max: 70 }),
  })
  .map(({ line, keep, share }) =>
    positionFromValues(findSolution(parsePuzzle(line))!.map((digit, cell) => (keep[cell] < share ? digit : 0))),
  );

/** The candidates of a solution and others at random: no values at all. */
const marksOnly = fc
  .record({
    line: fc.constantFrom(...puzzles),
    noise: fc.array(fc.nat(0x1ff), { minLength: 81, maxLength: 81 }),
    more: fc.array(fc.nat(0x1ff), { minLength: 81, maxLength: 81 }),
    spoilt: fc.boolean(),
  })
  .map(({ line, noise, more, spoilt }) => {
    const solution = findSolution(parsePuzzle(line))!;
    const zeros = Array<number>(81).fill(0);
    const candidates = solution.map((digit, cell) => (noise[cell] & more[cell]) | (spoilt ? 0 : 1 << (digit - 1)));
    return { givens: zeros, values: zeros, candidates };
  });

test('counts what plain backtracking counts', () => {
  fc.assert(
    fc.property(fc.oneof(playedPosition, opened, marksOnly), (position) => {
      expect(countSolutions(deepFreeze(position), 20)).toBe(countByBacktracking(masksOf(position), 20));
    }),
    { numRuns: runs(10, 3) },
  );
});

test('a solution obeys the rules and keeps to the candidates', () => {
  fc.assert(
    fc.property(fc.oneof(playedPosition, opened, marksOnly), (position) => {
      const solution = findSolution(deepFreeze(position));
      expect(solution !== undefined).toBe(countSolutions(position) > 0);
      if (solution === undefined) return;
      expect(isFilledGrid(solution)).toBe(true);
      const masks = masksOf(position);
      expect(solution.every((digit, cell) => (masks[cell] & (1 << (digit - 1))) !== 0)).toBe(true);
    }),
    { numRuns: runs(40, 10) },
  );
});

test('minimal means: unique, and not without any given', () => {
  const dropOne = (values: readonly number[]) =>
    [...values.keys()].filter((cell) => values[cell] !== 0).map((cell) => positionFromValues(values.with(cell, 0)));
  fc.assert(
    fc.property(fc.oneof(opened, fc.constantFrom(...puzzles).map(parsePuzzle)), (position) => {
      const each = dropOne(position.givens).every((smaller) => countSolutions(smaller) === 2);
      expect(isMinimal(deepFreeze(position))).toBe(countSolutions(position) === 1 && each);
    }),
    { numRuns: runs(25, 7) },
  );
});
