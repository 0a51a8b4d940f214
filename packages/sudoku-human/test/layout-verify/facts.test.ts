import { createLayout, parsePuzzle } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { canAddUp, factsOf, seeEachOther } from '../../src/layout-verify/facts.js';
import { breaksSum } from '../../src/layout-verify/sums.js';

test('sixteen cells of a sum are tried out, of more nothing is refuted', () => {
  const layout = createLayout({ size: 16 });
  const facts = factsOf({ ...parsePuzzle('.'.repeat(256), { layout }), layout });
  const single = { ...facts, digits: facts.digits.map((_, cell) => [(cell % 16) + 1]) };
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
  const layout = createLayout({ cages: [{ cells, sum: cells.length === 1 ? 1 : 3 }] });
  const facts = factsOf({ ...parsePuzzle('.'.repeat(81), { layout }), layout });
  // Cells 1 to 8 are 2 to 9, but that cell 1 is said to be a 1.
  const digits = facts.digits.map((list, cell) => (cell >= 1 && cell <= 8 ? [cell + 1] : list));
  expect(breaksSum({ ...facts, digits }, [8], { cell: 1, digit: 1 })).toBe(isBroken);
  expect(breaksSum({ ...facts, digits }, [8], { cell: 1, digit: 2 })).toBe(false);
});

test('a sum takes a cage off that lies in it wholly, beside one that lies in it for the greater part', () => {
  const layout = createLayout({
    size: 4,
    cages: [
      { cells: [0, 1], sum: 3 },
      { cells: [2, 3, 7], sum: 8 },
    ],
  });
  const facts = factsOf({ ...parsePuzzle('.'.repeat(16), { layout }), layout });
  // Cells 2 and 3 have 7 of the row.
  const digits = facts.digits.map((list, cell) => (cell === 2 ? [4] : list));
  expect(breaksSum({ ...facts, digits }, [2], { cell: 3, digit: 2 })).toBe(true);
  expect(breaksSum({ ...facts, digits }, [2], { cell: 3, digit: 3 })).toBe(false);
});

describe('cells that share no house see each other', () => {
  const down = (cell: number) => Math.floor(cell / 6);
  const layouts = [{}, { antiKnight: true }, { antiKing: true }, { antiKnight: true, antiKing: true }];
  const [knights, kings] = ['1,2 2,1', '0,1 1,0 1,1'].map((text) => text.split(' '));

  test.each(layouts)('by the moves that count: %j', (options) => {
    const layout = createLayout({ size: 6, ...options });
    const facts = factsOf({ ...parsePuzzle('.'.repeat(36), { layout }), layout });
    const moves = [...(options.antiKnight ? knights : []), ...(options.antiKing ? kings : [])];
    // The cells of a box of two rows and three columns.
    const boxOf = (cell: number) => 2 * Math.floor(down(cell) / 2) + Math.floor((cell % 6) / 3);
    const wrong: [number, number][] = [];
    for (let a = 0; a < 36; a++) {
      for (let b = 0; b < 36; b++) {
        const move = [Math.abs(down(a) - down(b)), Math.abs((a % 6) - (b % 6))];
        const isInHouse = move.includes(0) || boxOf(a) === boxOf(b);
        const isSeen = a !== b && (isInHouse || moves.includes(move.join()));
        if (seeEachOther(facts, a, b) !== isSeen) wrong.push([a, b]);
      }
    }
    expect(wrong).toEqual([]);
  });
});
