/** All grids that marks leave, by trying, and boards of marks that leave some; sums of cages are not looked at. */
import type { Layout, Position } from '@kit/sudoku-human';
import { lcg } from '../lcg.js';
import { digitsIn } from './boards.js';
import { agree } from './oracle.js';

/** The grids of a layout whose digits are all among the marks, at most so many; cells with the fewest digits are tried first. */
export function gridsOf(layout: Layout, marks: readonly number[], limit: number, order = digitsIn): number[][] {
  const found: number[][] = [];
  const extend = (left: readonly number[], open: readonly number[]): void => {
    if (found.length === limit || left.includes(0)) return;
    if (open.length === 0) {
      found.push(left.map((mask) => digitsIn(mask)[0]));
      return;
    }
    const cell = open.reduce((a, b) => (digitsIn(left[b]).length < digitsIn(left[a]).length ? b : a));
    const others = open.filter((at) => at !== cell);
    for (const digit of order(left[cell])) {
      const next = [...left];
      next[cell] = 1 << (digit - 1);
      for (const at of others)
        for (const mark of digitsIn(left[at]))
          if (!agree(layout, cell, digit, at, mark)) next[at] &= ~(1 << (mark - 1));
      extend(next, others);
    }
  };
  extend(marks, [...marks.keys()]);
  return found;
}

/** A grid by chance, and around it marks by chance: something is true of such a board. */
export function marksOfGrid(layout: Layout, seed: number, share: number): Position {
  const next = lcg(seed);
  const zeros = Array.from({ length: layout.size ** 2 }, () => 0);
  const mixed = (mask: number) =>
    digitsIn(mask)
      .map((digit) => [next(), digit])
      .sort(([a], [b]) => a - b)
      .map(([, digit]) => digit);
  const all = zeros.map(() => 2 ** layout.size - 1);
  const [grid] = gridsOf(layout, all, 1, mixed);
  const candidates = grid.map((digit) =>
    digitsIn(all[0]).reduce((mask, other) => (next() < share ? mask | (1 << (other - 1)) : mask), 1 << (digit - 1)),
  );
  return { givens: zeros, values: zeros, candidates, layout };
}
