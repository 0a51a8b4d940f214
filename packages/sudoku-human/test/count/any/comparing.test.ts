import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';

/** A position on a layout of four digits with these givens, `cell: digit`. */
function given(digits: Readonly<Record<number, number>>, options: kit.LayoutOptions = {}): kit.Position {
  const values = Array.from({ length: 16 }, (_, cell) => digits[cell] ?? 0);
  return kit.positionFromValues(values, values, { layout: kit.createLayout({ size: 4, ...options }) });
}

const formOf = (position: kit.Position) => kit.canonicalForm(position).givens;
const mirrored = (digits: Readonly<Record<number, number>>) =>
  Object.fromEntries(
    Object.entries(digits).map(([cell, digit]) => [Number(cell) - (Number(cell) % 4) + 3 - (Number(cell) % 4), digit]),
  );

// A grid of four digits, and givens that leave no other one.
const grid = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
const few: Readonly<Record<number, number>> = { 0: 1, 3: 4, 6: 1, 9: 1, 12: 4, 14: 2 };

describe('the canonical form on a layout', () => {
  test('is that of the mirrored board, and names digits in the order in which they come', () => {
    const some = { 1: 3, 6: 2, 8: 3 };
    expect(formOf(given(some))).toEqual(formOf(given(mirrored(some))));
    expect(formOf(given({ 15: 3 }))).toEqual([...Array(15).fill(0), 1]);
    expect(formOf(given({ 0: 4 }))).toEqual([...Array(15).fill(0), 1]);
  });

  test('mirrors cages only where their sums are mirrored, too, and keeps the digits of sums', () => {
    const cages = (left: number, right: number) => ({
      cages: [
        { cells: [0, 1], sum: left },
        { cells: [2, 3], sum: right },
      ],
    });
    const at4 = given({ 4: 3 }, cages(4, 6));
    expect(formOf(at4)).toEqual(at4.givens);
    expect(formOf(given({ 4: 3 }, cages(5, 5)))).toEqual(given({ 7: 3 }).givens);
  });

  test('turns the digits of neighbours that differ by more than one round, and does no more to them', () => {
    expect(formOf(given({ 15: 3 }, { nonConsecutive: true }))).toEqual([...Array(15).fill(0), 2]);
    expect(formOf(given({ 15: 1 }, { nonConsecutive: true }))).toEqual([...Array(15).fill(0), 1]);
  });
});

describe('how a player stands on a layout', () => {
  const puzzle = given(few);

  test('the givens have one solution', () => {
    expect(kit.countSolutions(puzzle)).toBe(1);
    expect(kit.findSolution(puzzle)).toEqual(grid);
  });

  test('nothing is wrong at the beginning, on the way and at the end', () => {
    expect(kit.checkProgress(puzzle)).toEqual({ status: 'correct', wrong: [], lost: [] });
    expect(kit.checkProgress(kit.setValue(puzzle, 1, 2))).toEqual({ status: 'correct', wrong: [], lost: [] });
    const whole = grid.reduce(
      (at, digit, cell) => (few[cell] !== undefined ? at : kit.setValue(at, cell, digit)),
      puzzle,
    );
    expect(kit.checkProgress(whole)).toEqual({ status: 'solved', wrong: [], lost: [] });
  });

  test('a wrong value and a mark of the solution that was struck out are named', () => {
    const wrong = kit.toggleCandidate(kit.setValue(puzzle, 1, 3), 15, 1);
    expect(kit.checkProgress(wrong)).toEqual({
      status: 'mistakes',
      wrong: [{ cell: 1, digit: 3 }],
      lost: [{ cell: 15, digit: 1 }],
    });
    // A mark of another digit may go.
    const other = kit.candidatesOf(puzzle, 4).find((digit) => digit !== grid[4]) as number;
    expect(kit.checkProgress(kit.toggleCandidate(puzzle, 4, other)).status).toBe('correct');
  });

  test('a search that is stopped has found nothing', () => {
    const none = Array<number>(256).fill(0);
    const wide = kit.positionFromValues(none, none, { layout: kit.createLayout({ size: 16 }) });
    const search = kit.checkProgressSearch(wide);
    expect(search.next().done).toBe(false);
    expect(search.next('stop')).toEqual({ done: true, value: { status: 'limit', wrong: [], lost: [] } });
  });

  test('givens without a solution, or with several, are said to be so', () => {
    expect(kit.checkProgress(given({ 0: 1 }))).toEqual({ status: 'multiple', wrong: [], lost: [] });
    expect(kit.checkProgress(given({ 0: 1, 1: 1 }))).toEqual({ status: 'invalid', wrong: [], lost: [] });
  });
});

test('givens are minimal if none can go', () => {
  // One after the other is left out while the solution stays the only one.
  let minimal: Record<number, number> = { ...few };
  for (const cell of Object.keys(few)) {
    const { [Number(cell)]: _, ...rest } = minimal;
    if (kit.countSolutions(given(rest)) === 1) minimal = rest;
  }
  expect(kit.isMinimal(given(minimal))).toBe(true);
  const free = grid.findIndex((_, cell) => minimal[cell] === undefined);
  expect(kit.isMinimal(given({ ...minimal, [free]: grid[free] }))).toBe(false);
  expect(kit.isMinimal(given({ 0: 1 }))).toBe(false);
});
