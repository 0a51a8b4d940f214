import { expect, test } from 'vitest';
import { blankAutomaton, firstState } from '../../src/kernel/blank-automaton.js';
import { neighborSlots } from '../../src/kernel/neighbors-of-cell.js';

const { next, allowed } = blankAutomaton(25);

/** Walks all paths of so many steps, all or those that are not forbidden; counts them, and gives the boards they end at. */
function ends(rows: number, cols: number, start: number, steps: number, pruned: boolean): [number, Set<string>] {
  const slots = neighborSlots(rows, cols);
  const { next } = blankAutomaton(rows * cols);
  const boards = new Set<string>();
  let paths = 0;
  const walk = (cells: string, at: number, state: number, left: number): void => {
    if (left === 0) {
      paths++;
      boards.add(cells);
      return;
    }
    for (let slot = 0; slot < 4; slot++) {
      const to = slots[at * 4 + slot];
      const after = pruned ? next[state * 4 + slot] : firstState;
      if (to < 0 || after < 0) continue;
      const list = [...cells];
      [list[at], list[to]] = [list[to], list[at]];
      walk(list.join(''), to, after, left - 1);
    }
  };
  walk(
    [...'abcdefghijklmnopqrstuvwxy'.slice(0, rows * cols - 1)].toSpliced(start, 0, '_').join(''),
    start,
    firstState,
    steps,
  );
  return [paths, boards];
}

test.each([
  [3, 3, 0],
  [3, 3, 4],
  [2, 5, 1],
  [5, 5, 12],
] as const)(
  'on %i×%i from cell %i the paths that are left lead to every board, as soon as any does',
  (rows, cols, start) => {
    const seen = new Set<string>();
    for (let steps = 0; steps <= 7; steps++) {
      const [, all] = ends(rows, cols, start, steps, false);
      const [, left] = ends(rows, cols, start, steps, true);
      for (const board of all)
        if (!seen.has(board)) expect([steps, board, left.has(board)]).toEqual([steps, board, true]);
      for (const board of all) seen.add(board);
    }
    expect(seen.size).toBeGreaterThan(100);
  },
);

test('a step back is forbidden, and one of the two ways round a square', () => {
  for (let slot = 0; slot < 4; slot++) {
    const state = next[firstState * 4 + slot];
    // Up and down, left and right: 0 and 3, 1 and 2.
    expect([0, 1, 2, 3].filter((back) => next[state * 4 + back] < 0)).toEqual([3 - slot]);
    expect(allowed[state]).toBe(15 ^ (1 << (3 - slot)));
  }
  const isLeft = (path: readonly number[]) => {
    let state = firstState;
    for (const slot of path) {
      state = next[state * 4 + slot];
      if (state < 0) return false;
    }
    return true;
  };
  const [up, left, right, down] = [0, 1, 2, 3];
  expect(isLeft([right, down, left, up, right, down])).not.toBe(isLeft([down, right, up, left, down, right]));
});

test('where paths meet one is left: round squares of a wide board no two of six steps end alike', () => {
  for (let steps = 0; steps <= 6; steps++) {
    const [paths, boards] = ends(5, 5, 12, steps, true);
    expect([steps, paths]).toEqual([steps, boards.size]);
  }
});
