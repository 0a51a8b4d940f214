import { createPace, type Grid, runSlices } from '@kit/grid';
import { rateBoard } from '@kit/link-path';
import { expect, test } from 'vitest';
import { DeadEndFilter, type DeadEndRange } from '../../src/generate/has-dead-ends.js';
import { dealt } from '../random-board.js';

const rules = { maxTurns: 2, margin: true, adjacent: true, classes: undefined };

function verdict(board: Grid, range: DeadEndRange, workBefore = 0): boolean | undefined {
  const pace = createPace();
  const filter = new DeadEndFilter({ rules, modes: [] }, range, pace);
  pace.work += workBefore;
  return runSlices(filter.accepts(board));
}

test('a share within the range is accepted, also at its ends, and no other', () => {
  const board = dealt(6, 10, 15, 23);
  const { deadEnds } = rateBoard(board);
  expect(deadEnds).toBeGreaterThan(0.1);
  expect(deadEnds).toBeLessThan(0.9);
  for (const [min, max, accepted] of [
    [0, 1, true],
    [deadEnds, 1, true],
    [0, deadEnds, true],
    [deadEnds, deadEnds, true],
    [deadEnds + 0.02, 1, false],
    [0, deadEnds - 0.02, false],
  ] as const) {
    expect([min, max, verdict(board, { min, max })]).toEqual([min, max, accepted]);
  }
});

test('no dead end at all is within a range from 0, nothing but dead ends within one up to 1', () => {
  const safe = { rows: 1, cols: 2, cells: [1, 1] };
  const lost = { rows: 2, cols: 2, cells: [1, 2, 2, 1] };
  expect([verdict(safe, { min: 0, max: 0.5 }), verdict(safe, { min: 0.5, max: 1 })]).toEqual([true, false]);
  expect([verdict(lost, { min: 0, max: 0.5 }), verdict(lost, { min: 0.5, max: 1 })]).toEqual([false, true]);
});

test('once the work is used up nothing is rated any more, unless everything is accepted', () => {
  const board = dealt(6, 10, 15, 23);
  expect(verdict(board, { min: 0.1, max: 1 }, 250_000_000)).toBeUndefined();
  expect(verdict(board, { min: 0, max: 1 }, 250_000_000)).toBe(true);
  // Enough work is left for the quick plays, but not for the exact ones.
  const verdicts = [5e4, 1e5, 2e5, 4e5, 8e5].map((left) => verdict(board, { min: 0.1, max: 0.9 }, 250_000_000 - left));
  expect(verdicts).toContain(undefined);
});

test('after four plays that all get stuck a board is refused, though later ones would do better', () => {
  const board = { rows: 2, cols: 5, cells: [3, 2, 2, 1, 1, 2, 1, 3, 2, 1] };
  const strict = { ...rules, maxTurns: 1, margin: false };
  expect(rateBoard(board, { maxTurns: 1, margin: false }).deadEnds).toBeLessThan(0.49);
  const filter = new DeadEndFilter({ rules: strict, modes: [] }, { min: 0, max: 0.49 }, createPace());
  expect(runSlices(filter.accepts(board))).toBe(false);
});
