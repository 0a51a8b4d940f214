/** What sums and fillings allow, tried out, for steps and inside nets. */

import { createLayout, parsePuzzle, type Step } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { as, drawn, links, marks, stepOf } from '../hand-made.js';
import { reasonOf } from '../reason-of.js';

const ALL = '1234 1234 1234 1234';
const house = (number: number) => ({ house: number, role: 'house' }) as const;

test('a sum sets the only digit of a cell that it allows', () => {
  const layout = createLayout({ size: 4, cages: [{ cells: [0, 1], sum: 3 }] });
  const position = drawn(layout, `134 1234 1234 1234 | ${ALL} | ${ALL} | ${ALL}`);
  const step = stepOf({
    technique: 'cage-combinations',
    candidates: as('filling', '0:134 1:1234'),
    houses: [house(12)],
  });
  const setting = (placed: string) => reasonOf(position, { ...step, placements: marks(placed) });
  expect(setting('0:1')).toBe('valid');
  for (const wrong of ['0:3', '1:1']) expect([wrong, setting(wrong)]).toEqual([wrong, 'sum-allows-it']);
});

/** The claim that no filling of the first row has a 16 in its last open cell, with so many cells open. */
function reasonWith(open: number): unknown {
  const layout = createLayout({ size: 16, cages: [{ cells: [0, 1], sum: 3 }] });
  const clues = [...'3456789ABCDEF'].slice(0, 16 - open).join('');
  const position = parsePuzzle('.'.repeat(open) + clues + '.'.repeat(240), { layout });
  const digitsIn = (cell: number): number[] =>
    Array.from({ length: 16 }, (_, at) => at + 1).filter(
      (digit) => (position.candidates[cell] >> (digit - 1)) % 2 === 1,
    );
  const cells = Array.from({ length: open }, (_, cell) => cell);
  const candidates = cells.flatMap((cell) =>
    digitsIn(cell).map((digit) => ({ cell, digit, role: 'filling' as const })),
  );
  const eliminations = [{ cell: 2, digit: 1 }];
  return reasonOf(position, stepOf({ technique: 'house-fillings', eliminations, candidates, houses: [house(0)] }));
}

test('twelve open cells are tried out, more are taken to have a filling', () => {
  expect(reasonWith(12)).toBe('valid');
  expect(reasonWith(13)).toBe('elimination-does-not-follow');
});

test('a cage without a sum refutes no filling', () => {
  const layout = createLayout({ size: 4, cages: [{ cells: [0, 1] }] });
  const candidates = as('filling', '0:1234 1:1234 2:1234 3:1234');
  const step = stepOf({ technique: 'house-fillings', eliminations: marks('0:1'), candidates, houses: [house(0)] });
  expect(reasonOf(parsePuzzle('.'.repeat(16), { layout }), step)).toBe('elimination-does-not-follow');
});

/** A net of one branch from a candidate that is struck out. */
function net(assumed: string, text: string): Step {
  const parts = { eliminations: marks(assumed), candidates: as('assumption', assumed), branches: [links(text)] };
  return stepOf({ technique: 'forcing-net', ...parts });
}

const refused = 'inference-does-not-follow';

describe('a forcing net', () => {
  test('may say what no filling of a cage has that lies in no house, if the cage has a sum', () => {
    // 7 is 1 + 2 + 4 only: with the 1 in cell 0 it is in neither cell of the row, and so in cell 6, which is a 2.
    const reason = (sum?: number) => {
      const layout = createLayout({ size: 4, cages: [{ cells: [1, 2, 6], sum }] });
      const position = drawn(layout, `${ALL} | 1234 1234 2 1234 | ${ALL} | ${ALL}`);
      return reasonOf(position, net('0:1', '0:1-1:1 0:1-2:1 1:1-6:2 2:1-6:2'));
    };
    expect(reason(7)).toBe('valid');
    expect(reason(9)).toBe(refused);
    expect(reason()).toBe(refused);
  });

  test('may say what no filling has', () => {
    // With 1 in cell 2 the cage of 5 has no 1 and so no 4, and no cell of the row is left for one.
    const caged = createLayout({ size: 4, cages: [{ cells: [0, 1], sum: 5 }] });
    const text = `1234 1234 1234 123 | ${ALL} | ${ALL} | ${ALL}`;
    const main = '2:1-0:1 2:1-1:1 0:1-0:4 1:1-0:4 0:1-1:4 1:1-1:4 2:1-2:4 0:4=2:4 1:4=2:4';
    expect(reasonOf(drawn(caged, text), net('2:1', main))).toBe('valid');
    expect(reasonOf(drawn(createLayout({ size: 4 }), text), net('2:1', main))).toBe(refused);
    // Of one place only, or of a cell beside the cage.
    for (const other of ['2:1-0:1 0:1-0:3', '2:1-0:1 2:1-1:1 0:1-6:4 1:1-6:4'])
      expect(reasonOf(drawn(caged, text), net('2:1', other))).toBe(refused);
  });

  test('may say what the rule of 45 leaves', () => {
    // The row has 10 and the cage 7, so cells 0 and 3 have 3 more than cell 6: with 1 there they are 1 and 3, and cell 7 has
    // nothing left.
    const caged = createLayout({ size: 4, cages: [{ cells: [1, 2, 6], sum: 7 }] });
    const position = drawn(caged, `12 1234 1234 34 | 1234 1234 123 3 | ${ALL} | ${ALL}`);
    expect(reasonOf(position, net('6:1', '6:1-6:2 6:1-6:3 6:2-3:4 6:3-3:4 3:4=3:3 3:3-7:3'))).toBe('valid');
    // What it leaves, anything without its reason, anything of another cell.
    for (const other of ['6:1-6:2 6:1-6:3 6:2-0:1 6:3-0:1', '6:1-6:2 6:2-3:4', '6:1-6:2 6:1-6:3 6:2-13:4 6:3-13:4'])
      expect(reasonOf(position, net('6:1', other))).toBe(refused);
    // A box and a cage beside it have no sum together: were they taken for two houses, the box would be left with 20 - 7.
    const free = drawn(caged, `${ALL} | ${ALL} | ${ALL} | ${ALL}`);
    expect(reasonOf(free, net('10:1', '10:1-10:2 10:1-10:3 10:2-15:4 10:3-15:4'))).toBe(refused);
  });
});
