import { createLayout, type LayoutOptions, parsePuzzle } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { type Facts, factsOf } from '../../src/verify/facts.js';
import { breaksSum, canAddUp } from '../../src/verify/sums.js';

const cellsOf = (size: number) => '.'.repeat(size ** 2);
const classic = factsOf(parsePuzzle(cellsOf(9)));

function on(options: LayoutOptions): Facts {
  return factsOf(parsePuzzle(cellsOf(options.size ?? 9), { layout: createLayout(options) }));
}

describe('the classic board', () => {
  test('has 27 houses of nine cells, and each cell lies in a row, a column and a box', () => {
    const houses = Array.from({ length: 27 }, (_, house) => house);
    for (const house of houses)
      expect(classic.cellsIn(house)).toEqual(classic.allCells().filter((cell) => classic.holds(house, cell)));
    for (const cell of classic.allCells()) {
      const around = houses.filter((house) => classic.cellsIn(house).includes(cell));
      expect(around.map((house) => classic.kindOf(house))).toEqual(['row', 'column', 'box']);
    }
    expect(classic.cellsIn(18 + 5)).toEqual([33, 34, 35, 42, 43, 44, 51, 52, 53]);
  });

  test('lets each cell see twenty others', () => {
    for (const cell of classic.allCells())
      expect(classic.allCells().filter((other) => classic.sees(cell, other))).toHaveLength(20);
  });
});

describe('cells that share no house see each other', () => {
  const down = (cell: number) => Math.floor(cell / 6);
  const layouts = [{}, { antiKnight: true }, { antiKing: true }, { antiKnight: true, antiKing: true }];
  const [knights, kings] = ['1,2 2,1', '0,1 1,0 1,1'].map((text) => text.split(' '));

  test.each(layouts)('by the moves that count: %j', (options) => {
    const facts = on({ size: 6, ...options });
    const moves = [...(options.antiKnight ? knights : []), ...(options.antiKing ? kings : [])];
    // The cells of a box of two rows and three columns.
    const boxOf = (cell: number) => 2 * Math.floor(down(cell) / 2) + Math.floor((cell % 6) / 3);
    const wrong: [number, number][] = [];
    for (let a = 0; a < 36; a++) {
      for (let b = 0; b < 36; b++) {
        const move = [Math.abs(down(a) - down(b)), Math.abs((a % 6) - (b % 6))];
        const isInHouse = move.includes(0) || boxOf(a) === boxOf(b);
        const isSeen = a !== b && (isInHouse || moves.includes(move.join()));
        if (facts.sees(a, b) !== isSeen) wrong.push([a, b]);
      }
    }
    expect(wrong).toEqual([]);
  });
});

test('where digits side by side may not be consecutive, one more or less beside excludes, and a value rules it out', () => {
  const beside = [
    [5, 1, 2],
    [5, 4, 2],
    [5, 6, 4],
  ] as const;
  for (const [facts, isRule] of [
    [on({ size: 4 }), false],
    [on({ size: 4, nonConsecutive: true }), true],
  ] as const) {
    for (const [cell, other, digit] of beside)
      expect(facts.areExclusive({ cell, digit: 3 }, { cell: other, digit })).toBe(isRule);
    expect(facts.areExclusive({ cell: 5, digit: 3 }, { cell: 6, digit: 1 })).toBe(false);
    expect(facts.areExclusive({ cell: 5, digit: 3 }, { cell: 2, digit: 4 })).toBe(false);
    // A row of four ends where the next begins.
    expect(facts.areExclusive({ cell: 3, digit: 3 }, { cell: 4, digit: 2 })).toBe(false);
  }
  const layout = createLayout({ size: 4, nonConsecutive: true });
  const values = [0, 0, 0, 0, 0, 3, ...new Array<number>(10).fill(0)];
  const position = { givens: values, values, candidates: values.map((value) => (value === 0 ? 15 : 0)), layout };
  const { digits } = factsOf(position);
  expect([1, 4, 6, 9].map((cell) => digits[cell])).toEqual([[1], [1], [1], [1]]);
  expect([0, 2, 10].map((cell) => digits[cell])).toEqual([
    [1, 2, 4],
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ]);
});

test('sixteen cells of a sum are tried out, of more nothing is refuted', () => {
  const facts = on({ size: 16 });
  const single = facts.withDigits(facts.digits.map((_, cell) => [(cell % 16) + 1]));
  const canBe = (many: number, total: number): boolean =>
    canAddUp(single, { plus: Array.from({ length: many }, (_, cell) => cell), minus: [], total });
  expect([canBe(16, 136), canBe(16, 135), canBe(17, 1)]).toEqual([true, false, true]);
});

test.each([
  // Row 0 without its first cell, which is a cage.
  ['eight cells', [0], true],
  // The same and the cell below it, less which they have 42.
  ['nine cells', [0, 9], false],
])('%s of a sum: what breaks it is told: %j %s', (_, cells, isBroken) => {
  const facts = on({ cages: [{ cells, sum: cells.length === 1 ? 1 : 3 }] });
  // Cells 1 to 8 are 2 to 9, but that cell 1 is said to be a 1.
  const digits = facts.digits.map((list, cell) => (cell >= 1 && cell <= 8 ? [cell + 1] : list));
  expect(breaksSum(facts.withDigits(digits), [8], { cell: 1, digit: 1 })).toBe(isBroken);
  expect(breaksSum(facts.withDigits(digits), [8], { cell: 1, digit: 2 })).toBe(false);
});

test('a sum takes a cage off that lies in it wholly, beside one that lies in it for the greater part', () => {
  const cages = [
    { cells: [0, 1], sum: 3 },
    { cells: [2, 3, 7], sum: 8 },
  ];
  const facts = on({ size: 4, cages });
  // Cells 2 and 3 have 7 of the row.
  const digits = facts.digits.map((list, cell) => (cell === 2 ? [4] : list));
  expect(breaksSum(facts.withDigits(digits), [2], { cell: 3, digit: 2 })).toBe(true);
  expect(breaksSum(facts.withDigits(digits), [2], { cell: 3, digit: 3 })).toBe(false);
});
