import { describe, expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import { layouts } from '../../scripts/layouts.js';
import { maxCombos, maxCombosSearch, type Rules, resolve } from '../../src/index.js';

/** A board with these counts; each two of the other orbs are of a type of their own. */
function boardOf(counts: readonly number[], rows = 5, cols = 6) {
  const cells = counts.flatMap((count, type) => Array<number>(count).fill(type));
  for (let inert = 0; cells.length < rows * cols; inert++) cells.push(counts.length + (inert >> 1));
  return { rows, cols, cells };
}

/** The greatest number over all orders of the orbs, by the rules and nothing else. */
function bruteForce(rows: number, cols: number, orbs: readonly number[]): number {
  const left = new Map<number, number>();
  for (const orb of orbs) left.set(orb, (left.get(orb) ?? 0) + 1);
  const cells: number[] = [];
  let most = 0;
  const place = (): void => {
    if (cells.length === orbs.length) {
      most = Math.max(most, resolve({ rows, cols, cells }).combos);
      return;
    }
    for (const [orb, count] of left) {
      if (count === 0) continue;
      left.set(orb, count - 1);
      cells.push(orb);
      place();
      cells.pop();
      left.set(orb, count);
    }
  };
  place();
  return most;
}

test.each([
  [3, 3, [9]],
  [3, 3, [5, 4]],
  [3, 3, [6, 3]],
  [3, 3, [3, 3, 3]],
  [3, 3, [7]],
  [2, 5, [7, 3]],
  [5, 2, [7, 3]],
  [4, 3, [9, 3]],
  [3, 4, [9, 3]],
  [4, 3, [10]],
  [3, 4, [8, 4]],
  [2, 6, [6, 6]],
])('the exhaustion finds what trying every order of a %i×%i board finds: %j', (rows, cols, counts) => {
  const most = bruteForce(rows, cols, boardOf(counts, rows, cols).cells);
  const { exhaust, climb } = layouts(rows, cols);
  for (let target = 1; target <= 4; target++) {
    expect(exhaust(counts, target, 1e8) !== undefined).toBe(target <= most);
    if (target === most + 1) expect(climb(counts, target, 2, 1)).toBeUndefined();
  }
});

/** All compositions of so many orbs by the types with three or more: the largest first. */
function compositions(orbs: number, largest = orbs): number[][] {
  const first = Array.from({ length: Math.max(0, Math.min(orbs, largest) - 2) }, (_, i) => i + 3);
  return [[], ...first.flatMap((count) => compositions(orbs - count, count).map((rest) => [count, ...rest]))];
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + Math.floor(count / 3), 0);

describe.each(['5×4', '6×5'])('on %s', (size) => {
  const [cols = 0, rows = 0] = size.split('×').map(Number);
  const { climb, exhaust } = layouts(rows, cols);

  const all = compositions(rows * cols).map((counts) => ({
    counts,
    most: maxCombos(boardOf(counts, rows, cols)).combos,
  }));
  const lower = all.filter(({ counts, most }) => most < sumOf(counts));

  test.each(lower.map((entry, index) => ({ ...entry, index })))('$counts makes $most combos', (entry) => {
    const { counts, most, index } = entry;
    expect(maxCombos(boardOf(counts, rows, cols))).toEqual({ combos: most, exact: true });
    // What is left out here takes minutes: max-table.soak.ts.
    if (size === '6×5' && index % runs(6, 6, 30) > 0) return;
    expect(climb(counts, most, 60, 1) ?? exhaust(counts, most, 1e9)).toHaveLength(rows * cols);
    if (counts[0] >= 23 || size === '5×4') expect(exhaust(counts, most + 1, 1e8)).toBeUndefined();
  });

  test('other compositions reach the sum', () => {
    const others = all.filter(({ counts, most }) => counts.length > 0 && most === sumOf(counts));
    const every = size === '5×4' ? 1 : runs(60, 60, 120);
    for (let index = 0; index < others.length; index += every) {
      const { counts, most } = others[index];
      expect(maxCombos(boardOf(counts, rows, cols))).toEqual({ combos: most, exact: true });
      expect(climb(counts, most, 400, index), counts.join('-')).toHaveLength(rows * cols);
    }
    expect(others.length).toBeGreaterThan(10 * every);
  });
});

test('directions make no difference, and rules that change what matches do', () => {
  const board = boardOf([18, 9, 3]);
  expect(maxCombos(board, { directions: 8 })).toEqual({ combos: 9, exact: true });
  const bound = (rules: Rules) => {
    // What is not exact is looked for: stopped at once, it is the bound.
    const search = maxCombosSearch(board, rules);
    const step = search.next();
    return step.done ? step.value : search.next('stop').value;
  };
  expect(bound({ minGroup: 3 })).toEqual({ combos: 9, exact: true });
  expect(bound({ unmatchable: [1] })).toEqual({ combos: 7, exact: true });
  expect(bound({ minRun: 5 })).toEqual({ combos: 4, exact: false });
  expect(bound({ minGroup: [3, 4, 3] })).toEqual({ combos: 9, exact: false });
});
