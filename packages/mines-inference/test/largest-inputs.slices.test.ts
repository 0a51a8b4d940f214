/**
 * Every exported search on the largest inputs that its options allow: the call and each of the first hundred steps have
 * bounded work. A loop that never pauses goes unseen on the small inputs of other tests.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../config/prop.js';
import { runs, some } from '../../../config/runs.js';
import { type HardSearch, measureSlices, mostWorkACall, mostWorkACell, mostWorkASlice } from '../../../config/work.js';
import * as kit from '../src/index.js';
import { boardSearches, largestInputs, limits } from './largest-inputs.js';
import { scattered } from './scattered.js';

const firstSteps = 100;

/** The call and each of the first steps have bounded work: a slice, and one pass over the input where that is large. */
function expectShortSteps(start: HardSearch['start'], cells: number): void {
  const { called, longest, total } = measureSlices(start, { stopAfter: firstSteps });
  expect(total).toBeGreaterThan(0);
  expect(called, 'the call').toBeLessThanOrEqual(2 * mostWorkACall);
  expect(longest).toBeLessThanOrEqual(mostWorkASlice + mostWorkACell * cells);
}

test('every search that the package exports is among them', () => {
  const exported = Object.keys(kit).filter((name) => name.endsWith('Search'));
  const tried = new Set(largestInputs.map(({ name }) => name));
  expect(exported.filter((name) => !tried.has(name))).toEqual([]);
});

test.each(some(largestInputs, 20))(
  'of the largest that there is no step is longer than a slice: $name, $input',
  (input) => {
    expectShortSteps(input.start, input.cells ?? 0);
  },
);

const sizes = fc.oneof(
  fc.record({ rows: fc.integer({ min: 1, max: 6 }), cols: fc.integer({ min: 1, max: 6 }) }),
  fc.integer({ min: 2, max: 300 }).map((side) => ({ rows: side, cols: side })),
  fc.record({ rows: fc.integer({ min: 1, max: 3 }), cols: fc.integer({ min: 1, max: 30_000 }) }),
);
const positions = fc
  .record({
    size: sizes,
    density: fc.constantFrom(0, 0.05, 0.2, 0.4, 1),
    isOpen: fc.constantFrom(0, 0.1, 0.5, 0.99),
    seed: fc.nat(),
  })
  .map(({ size, density, isOpen, seed }) => scattered(size, density, (_row, _col, draw) => draw < isOpen, seed));

for (const [name, search] of Object.entries(boardSearches)) {
  prop([positions], { numRuns: runs(8, 100, 2) })(`${name} pauses in time, whatever it is given`, ({ board }) => {
    expectShortSteps(() => search(board), board.cells.length);
  });
}

prop([positions], { numRuns: runs(8, 100, 2) })(
  'searches that are given fields pause in time, whatever they are given',
  ({ field, board }) => {
    const moves = field.mineCells.map((cell) => ({ kind: 'flag', cell }) as const);
    const { rows, cols } = field;
    const mines = field.mineCells.length;
    for (const start of [
      () => kit.boardMetricsSearch(field),
      () => kit.gameMetricsSearch({ field, moves }),
      () => kit.reviewGameSearch({ field, moves }, limits),
      () => kit.simulateGameSearch(field, { maxStates: limits.maxStates }),
      () => kit.hintSearch(board, { field }),
      () => kit.generateMinesSearch({ rows, cols, mines, noGuess: true, maxTries: 1_000_000 }),
      () => kit.openFairSearch(kit.newFairGame({ rows, cols, mines }), 0, { maxStates: limits.maxStates }),
    ])
      expectShortSteps(start, rows * cols);
  },
);
