import { describe, expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import { layouts } from '../../scripts/layouts.js';
import { bestCombos } from '../../src/bounds/best-combos.js';
import { maxTable } from '../../src/bounds/max-table.js';
import { generateOrbs, maxCombos, type Rules, resolve } from '../../src/index.js';
import { ruleTable } from '../../src/rules/rule-table.js';

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

const lower = Object.entries(maxTable).flatMap(([size, table]) =>
  Object.entries(table).map(([key, most], index) => ({ size, key, most, index })),
);

describe.each(['5×4', '6×5'])('on %s', (size) => {
  const [cols = 0, rows = 0] = size.split('×').map(Number);
  const { climb, exhaust } = layouts(rows, cols);

  test.each(lower.filter((entry) => entry.size === size))('$key makes $most combos', ({ key, most, index }) => {
    const counts = key.split('-').map(Number);
    expect(maxCombos(boardOf(counts, rows, cols))).toEqual({ combos: most, exact: true });
    // What is left out here takes minutes: max-table.soak.ts.
    if (size === '6×5' && index % runs(6, 6, 30) > 0) return;
    expect(climb(counts, most, 60, 1) ?? exhaust(counts, most, 1e9)).toHaveLength(rows * cols);
    if (counts[0] >= 23 || size === '5×4') expect(exhaust(counts, most + 1, 1e8)).toBeUndefined();
  });

  test('other compositions reach the sum', () => {
    let climbed = 0;
    for (let seed = 0; seed < 10; seed++) {
      const types = 2 + (seed % 5);
      const board = generateOrbs({ rows, cols, types: [...Array(seed % 7).fill(0), ...Array(types).keys()], seed });
      const counts = Array.from({ length: types }, (_, type) => board.cells.filter((cell) => cell === type).length)
        .filter((count) => count >= 3)
        .sort((a, b) => b - a);
      const known = maxTable[size][counts.join('-')];
      const sum = counts.reduce((total, count) => total + Math.floor(count / 3), 0);
      expect(maxCombos(board)).toEqual({ combos: known ?? sum, exact: true });
      if (known !== undefined) continue;
      climbed += 1;
      expect(climb(counts, sum, 400, seed), counts.join('-')).toHaveLength(rows * cols);
    }
    expect(climbed).toBeGreaterThan(4);
  });
});

test('directions make no difference, and rules that change what matches do', () => {
  const board = boardOf([18, 9, 3]);
  expect(maxCombos(board, { directions: 8 })).toEqual({ combos: 9, exact: true });
  const bound = (rules: Rules) => bestCombos(board.cells, 5, 6, ruleTable(rules, board));
  expect(bound({ minGroup: 3 })).toEqual({ combos: 9, exact: true });
  expect(bound({ unmatchable: [1] })).toEqual({ combos: 7, exact: true });
  expect(bound({ minRun: 5 })).toEqual({ combos: 4, exact: false });
  expect(bound({ minGroup: [3, 4, 3] })).toEqual({ combos: 9, exact: false });
});
