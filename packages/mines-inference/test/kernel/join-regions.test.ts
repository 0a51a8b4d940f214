/** A total far from what the density of the board promises: the patterns are weighed again at another tilt. */
import { expect, test } from 'vitest';
import { analyze, type Board, countLayouts } from '../../src/index.js';

/** Groups apart from each other, `# 1 # 1 #` each: the mine is in the middle, or there are two at the ends. */
function groups(count: number, mines: number, dense: boolean): Board {
  const neighbors: number[][] = [];
  const cells: number[] = [];
  for (let first = 0; first < 5 * count; first += 5) {
    neighbors.push(...[[1], [0, 2], [1, 3], [2, 4], [3]].map((list) => list.map((cell) => first + cell)));
    cells.push(-1, 1, -1, 1, -1);
  }
  // Closed cells that nobody sees, all of them mines.
  const extra = dense ? 8 * count : 0;
  for (let cell = 0; cell < extra; cell++) {
    neighbors.push([]);
    cells.push(-1);
  }
  return { rows: 1, cols: cells.length, mines: mines + extra, cells, topology: { neighbors } };
}

test.each([false, true])('one group of 400 has two mines (dense: %s)', (dense) => {
  const count = 400;
  const board = groups(count, count + 1, dense);
  const { status, probabilities, mineCells } = analyze(board);
  expect(status).toBe('consistent');
  if (!dense) {
    expect(countLayouts(board)).toBe(String(count));
    expect(probabilities[0]).toBeCloseTo(1 / count, 12);
    expect(probabilities[2]).toBeCloseTo((count - 1) / count, 12);
    expect(mineCells).toEqual([]);
    return;
  }
  // k groups with two mines leave k − 1 of the 3,200 cells beside them without: C(400, k) · C(3200, k − 1).
  let layouts = 0;
  let twos = 0;
  let ways = count;
  for (let k = 1; k <= count; k++) {
    layouts += ways;
    twos += ways * k;
    ways *= ((count - k) / (k + 1)) * ((8 * count - k + 1) / k);
    if (ways > 1e250) {
      ways /= 1e250;
      layouts /= 1e250;
      twos /= 1e250;
    }
  }
  expect(probabilities[0]).toBeCloseTo(twos / layouts / count, 10);
});

test('with no group of two: the ends are safe, the middles mines', () => {
  const { safeCells, mineCells } = analyze(groups(400, 400, false));
  expect([safeCells.length, mineCells.length]).toEqual([800, 400]);
  expect(countLayouts(groups(400, 399, false))).toBe('0');
  expect(countLayouts(groups(400, 801, false))).toBe('0');
});
