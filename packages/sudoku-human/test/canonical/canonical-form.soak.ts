import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalForm, formatPuzzle, parsePuzzle, positionFromValues } from '../../src/index.js';
import { fixture } from '../text/support.js';

const THREE = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** All 1296 orders of nine lines. */
const orders = THREE.flatMap(([a, b, c]) =>
  THREE.flatMap((x) =>
    THREE.flatMap((y) =>
      THREE.map((z) => [...x.map((i) => 3 * a + i), ...y.map((i) => 3 * b + i), ...z.map((i) => 3 * c + i)]),
    ),
  ),
);

/** The least of all 3,359,232 arrangements, each with its digits named as they appear. */
function leastByTryingAll(values: readonly number[]): string {
  const transposed = values.map((_, cell) => values[(cell % 9) * 9 + Math.floor(cell / 9)]);
  let best = values.map(() => 10);
  for (const grid of [values, transposed]) {
    for (const rows of orders) {
      for (const cols of orders) {
        const names: number[] = [];
        const picture: number[] = [];
        let named = 0;
        let less = false;
        for (let cell = 0; cell < 81; cell++) {
          const digit = grid[rows[Math.floor(cell / 9)] * 9 + cols[cell % 9]];
          const name = digit === 0 ? 0 : (names[digit] ??= ++named);
          if (!less && name > best[cell]) break;
          less ||= name < best[cell];
          picture.push(name);
        }
        if (less && picture.length === 81) best = picture;
      }
    }
  }
  return best.join('');
}

const puzzles = ['few-clues', 'hard', 'easy'].flatMap(fixture);
const anyPuzzle = fc.oneof(
  fc.constantFrom(...puzzles).map((line) => parsePuzzle(line).values),
  fc
    .array(fc.record({ cell: fc.nat(80), digit: fc.integer({ min: 1, max: 9 }) }), { maxLength: 30 })
    .map((givens) => givens.reduce((values, { cell, digit }) => values.with(cell, digit), Array<number>(81).fill(0))),
);

test('the form is the least of all 3,359,232 arrangements', () => {
  fc.assert(
    fc.property(anyPuzzle, (values) => {
      const form = formatPuzzle(canonicalForm(positionFromValues(values))).replaceAll('.', '0');
      expect(form).toBe(leastByTryingAll(values));
    }),
    { numRuns: 20 },
  );
});
