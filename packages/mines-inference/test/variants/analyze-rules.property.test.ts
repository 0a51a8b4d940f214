/** Rules against all layouts, tried one by one. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { analyze, analyzeRules, type Rules } from '../../src/index.js';
import { smallBoards } from '../boards.js';
import { neighborsOfCell } from '../neighbors.js';

/** Every way to fill the cells that all clues and the total allow. */
function layoutsOf({ cells, maxMines = 1, mines, clues }: Rules): number[][] {
  const most = Array.from({ length: cells }, (_, cell) => (typeof maxMines === 'number' ? maxMines : maxMines[cell]!));
  let layouts: number[][] = [[]];
  for (const limit of most) {
    const values = Array.from({ length: limit + 1 }, (_, value) => value);
    layouts = layouts.flatMap((begun) => values.map((value) => [...begun, value]));
  }
  const sumOf = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0);
  return layouts.filter(
    (layout) =>
      (mines === undefined || sumOf(layout) === mines) &&
      clues.every((clue) => {
        const seen = Array.from(clue.cells, (cell, index) => (clue.weights?.[index] ?? 1) * layout[cell]!);
        return Array.from(clue.sums).includes(sumOf(seen));
      }),
  );
}

const rules: fc.Arbitrary<Rules> = fc
  .record({
    cells: fc.integer({ min: 1, max: 6 }),
    limits: fc.oneof(fc.constantFrom(1, 2, 3), fc.array(fc.nat(3), { minLength: 6, maxLength: 6 })),
    layout: fc.array(fc.nat(3), { minLength: 6, maxLength: 6 }),
    hasTotal: fc.boolean(),
    drawn: fc.array(
      fc.record({
        places: fc.array(fc.nat(5), { minLength: 1, maxLength: 4 }),
        weights: fc.option(fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 6, maxLength: 6 })),
        more: fc.array(fc.integer({ min: -4, max: 4 }), { maxLength: 4 }),
        isTrue: fc.nat(9).map((draw) => draw > 0),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ cells, limits, layout, hasTotal, drawn }) => {
    const maxMines = typeof limits === 'number' ? limits : limits.slice(0, cells);
    const hidden = layout
      .slice(0, cells)
      .map((value, cell) => Math.min(value, typeof limits === 'number' ? limits : limits[cell]!));
    const clues = drawn.map(({ places, weights, more, isTrue }) => {
      const seen = [...new Set(places.map((place) => place % cells))];
      const counts = seen.map((cell) => weights?.[cell] ?? 1);
      const sum = seen.reduce((total, cell, index) => total + counts[index]! * hidden[cell]!, 0);
      const sums = [...more.map((shift) => sum + shift), ...(isTrue ? [sum] : [])];
      return weights === null ? { cells: seen, sums } : { cells: seen, sums, weights: counts };
    });
    const mines = hidden.reduce((total, value) => total + value, 0);
    return { cells, maxMines, clues, ...(hasTotal ? { mines } : {}) };
  });

/** Six cells that took a million states when each weight was counted as it stands. */
const allInThrees: Rules = {
  cells: 6,
  maxMines: 3,
  clues: [
    { cells: [0, 1], sums: [1, 0], weights: [-3, 2] },
    { cells: [5, 0, 3], sums: [0, -1], weights: [-1, -1, 1] },
    { cells: [2, 1, 5], sums: [-6, -3], weights: [-3, -3, -3] },
  ],
};

prop([rules], {
  numRuns: 90,
  examples: [[allInThrees]],
})('several mines in a cell, weights, and several sums: as all layouts say', (given) => {
  const layouts = layoutsOf(given);
  const { status, known, chances } = analyzeRules(given);
  expect(status).toBe(layouts.length > 0 ? 'consistent' : 'inconsistent');
  for (let cell = 0; cell < given.cells; cell++) {
    if (layouts.length === 0) {
      expect([known[cell], chances[cell]]).toEqual([null, null]);
      continue;
    }
    const most = typeof given.maxMines === 'number' ? given.maxMines : given.maxMines![cell]!;
    const counted = Array.from(
      { length: most + 1 },
      (_, value) => layouts.filter((each) => each[cell] === value).length,
    );
    const certain = counted.indexOf(layouts.length);
    expect(known[cell]).toBe(certain === -1 ? null : certain);
    expect(chances[cell]!.length).toBe(most + 1);
    for (const [value, count] of counted.entries()) {
      expect(chances[cell]![value]).toBeCloseTo(count / layouts.length, 12);
      expect(chances[cell]![value] === 0).toBe(count === 0);
    }
  }
});

/** Read one way it took more than a million states, the other way round fewer. */
const manyStates: Rules = {
  cells: 5,
  maxMines: 3,
  clues: [
    { cells: [3, 1, 0, 2], sums: [-4, -2, -5, -3], weights: [-1, 2, -1, 3] },
    { cells: [1, 0], sums: [7, 8, 11, 9], weights: [1, 3] },
    { cells: [1, 0, 4], sums: [6, 0, 3], weights: [-2, 1, 2] },
  ],
};

prop([rules, fc.constantFrom(2, -2)], { numRuns: 30, examples: [[manyStates, -2]] })(
  'what is counted twice, or the other way round, is the same rule',
  (given, times) => {
    const clues = given.clues.map(({ cells, sums, weights }) => ({
      cells,
      weights: Array.from(cells, (_, index) => times * (weights?.[index] ?? 1)),
      // An odd sum can't be.
      sums: [...Array.from(sums, (sum) => times * sum), 2 * sums.length + 1],
    }));
    const found = analyzeRules({ ...given, clues });
    const expected = analyzeRules(given);
    expect([found.status, found.known]).toEqual([expected.status, expected.known]);
    for (const [cell, chances] of expected.chances.entries()) {
      for (const [value, chance] of (chances ?? []).entries())
        expect(found.chances[cell]![value]).toBeCloseTo(chance, 12);
    }
  },
);

prop([smallBoards({ maxHidden: 10 })], { numRuns: 30 })('a usual board is rules like any other', (board) => {
  const size = board.cells.length;
  const clues = board.cells.flatMap((value, cell) =>
    value >= 0
      ? [{ cells: neighborsOfCell(board, cell), sums: [value] }]
      : value === -1
        ? []
        : [{ cells: [cell], sums: [1] }],
  );
  const maxMines = board.cells.map((value) => (value < 0 ? 1 : 0));
  if (board.mines > maxMines.filter((most) => most === 1).length) return;
  const found = analyzeRules({ cells: size, maxMines, mines: board.mines, clues });
  const { status, probabilities } = analyze(board);
  expect(found.status).toBe(status);
  if (status !== 'consistent') return;
  for (const [cell, chance] of probabilities.entries()) {
    if (chance !== null) expect(found.chances[cell]![1]).toBeCloseTo(chance, 12);
  }
});
