import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalForm, countSolutions, formatPuzzle, parsePuzzle, positionFromValues } from '../../src/index.js';
import { runs } from '../runs.js';
import { deepFreeze, fixture } from '../text/support.js';

const order3 = fc.shuffledSubarray([0, 1, 2], { minLength: 3 });
const lines = fc
  .tuple(order3, order3, order3, order3)
  .map(([groups, ...inner]) => groups.flatMap((group) => inner[group].map((member) => 3 * group + member)));

/** One of the 9! · 3,359,232 disguises. */
const disguise: fc.Arbitrary<(values: readonly number[]) => number[]> = fc
  .record({
    rows: lines,
    cols: lines,
    names: fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 9 }),
    transpose: fc.boolean(),
  })
  .map(({ rows, cols, names, transpose }) => (values) => {
    const named = values.map((value) => (value === 0 ? 0 : names[value - 1]));
    return named.map((_, cell) => {
      const row = rows[Math.floor(cell / 9)];
      const col = cols[cell % 9];
      return named[transpose ? col * 9 + row : row * 9 + col];
    });
  });

const puzzles = [...new Set(['few-clues', 'hard', 'easy'].flatMap(fixture))];
const puzzle = fc.constantFrom(...puzzles).map((line) => [...line].map(Number));
const sparse = fc
  .array(fc.record({ cell: fc.nat(80), digit: fc.integer({ min: 1, max: 9 }) }), { maxLength: 8 })
  .map((givens) => givens.reduce((values, { cell, digit }) => values.with(cell, digit), Array<number>(81).fill(0)));

test('every disguise of a puzzle has the same form', () => {
  fc.assert(
    fc.property(fc.oneof(puzzle, sparse), disguise, (values, change) => {
      const form = canonicalForm(deepFreeze(positionFromValues(values)));
      expect(canonicalForm(positionFromValues(change(values)))).toEqual(form);
      expect(canonicalForm(form)).toEqual(form);
    }),
    { numRuns: runs(12, 3) },
  );
});

test('the form is a disguise of the puzzle, and none is less', () => {
  fc.assert(
    fc.property(fc.oneof(puzzle, sparse), fc.array(disguise, { minLength: 20, maxLength: 20 }), (values, changes) => {
      const line = (list: readonly number[]) => list.join('');
      const form = canonicalForm(positionFromValues(values)).values;
      const count = (list: readonly number[]) =>
        [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => list.filter((value) => value === digit).length).sort();
      expect(count(form)).toEqual(count(values));
      for (const change of changes) expect(line(form) <= line(change(values))).toBe(true);
    }),
    { numRuns: runs(12, 3) },
  );
});

test('the puzzles of the lists are all different, and their forms have one solution too', () => {
  const some = puzzles.filter((_, at) => at % 12 === 0);
  const forms = some.map((line) => canonicalForm(parsePuzzle(line)));
  expect(new Set(forms.map((form) => formatPuzzle(form))).size).toBe(some.length);
  for (const form of forms) expect(countSolutions(form)).toBe(1);
});

test('the empty grid and a full one have a form', () => {
  const empty = parsePuzzle('?p=');
  expect(canonicalForm(empty)).toEqual(empty);
  // A grid whose rows are shifts of each other has a large symmetry group.
  const full = Array.from({ length: 81 }, (_, cell) => {
    const row = Math.floor(cell / 9);
    return (((cell % 9) + 3 * row + Math.floor(row / 3)) % 9) + 1;
  });
  expect(formatPuzzle(canonicalForm(positionFromValues(full))).slice(0, 18)).toBe('123456789456789123');
});
