import { createLayout, parsePuzzle } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { canAddUp, factsOf } from '../../src/layout-verify/facts.js';
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
