import { createLayout, parsePuzzle, type Step, verifyStep } from '@kit/sudoku-human';
import { expect, test } from 'vitest';

/** The claim that no filling of the first row has a 16 in its last open cell, with so many cells open. */
function verdictOn(open: number): unknown {
  const layout = createLayout({ size: 16, cages: [{ cells: [0, 1], sum: 3 }] });
  const clues = [...'3456789ABCDEF'].slice(0, 16 - open).join('');
  const position = parsePuzzle('.'.repeat(open) + clues + '.'.repeat(240), { layout });
  const cells = Array.from({ length: open }, (_, cell) => cell);
  const digitsIn = (cell: number): number[] =>
    Array.from({ length: 16 }, (_, at) => at + 1).filter(
      (digit) => (position.candidates[cell] >> (digit - 1)) % 2 === 1,
    );
  const step: Step = {
    technique: 'house-fillings',
    placements: [],
    eliminations: [{ cell: 2, digit: 1 }],
    pattern: {
      candidates: cells.flatMap((cell) => digitsIn(cell).map((digit) => ({ cell, digit, role: 'filling' }))),
      houses: [{ house: 0, role: 'house' }],
      links: [],
    },
    message: { key: 'house-fillings', params: {} },
  };
  return verifyStep(position, step);
}

test('twelve open cells are tried out, more are taken to have a filling', () => {
  expect(verdictOn(12)).toEqual({ valid: true });
  expect(verdictOn(13)).toEqual({ valid: false, reason: 'elimination-does-not-follow' });
});

test('a cage without a sum refutes no filling', () => {
  const layout = createLayout({ size: 4, cages: [{ cells: [0, 1] }] });
  const position = parsePuzzle('.'.repeat(16), { layout });
  const step: Step = {
    technique: 'house-fillings',
    placements: [],
    eliminations: [{ cell: 0, digit: 1 }],
    pattern: {
      candidates: [0, 1, 2, 3].flatMap((cell) => [1, 2, 3, 4].map((digit) => ({ cell, digit, role: 'filling' }))),
      houses: [{ house: 0, role: 'house' }],
      links: [],
    },
    message: { key: 'house-fillings', params: {} },
  };
  expect(verifyStep(position, step)).toEqual({ valid: false, reason: 'elimination-does-not-follow' });
});
