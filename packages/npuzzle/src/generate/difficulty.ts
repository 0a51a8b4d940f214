/**
 * How difficult a shuffled board is among all of its size: by its Manhattan distance, in fifths.
 *
 * The distance of a random board is a sum over a random permutation, whose mean and variance have formulas (Hoeffding, A
 * combinatorial central limit theorem, 1951), and is close to normal. So levels need no table and hold for every size and place of
 * the blank; scripts/difficulty-levels.ts measures how near they are to fifths of 10,000 shuffled boards.
 */
import type { Labelled } from '../board/label-board.js';

/** The distances of a level, both included. */
export type Range = { readonly least: number; readonly most: number };

/** Quantiles of the normal distribution: a fifth, two fifths, … */
const quantiles = [-0.8416, -0.2533, 0.2533, 0.8416];

/** The blank is no tile: the variance is so much less in a board of one cell. */
const blankShare = 1.5;

/** The distances of level 1 (the least fifth) to 5. */
export function rangeOfLevel({ rows, cols, home }: Omit<Labelled, 'labels' | 'blank'>, level: number): Range {
  const size = rows * cols;
  const isLine = rows === 1 || cols === 1;
  const row = Math.floor(home / cols);
  const col = home - row * cols;
  const vertical = axisOf(rows, row);
  const horizontal = axisOf(cols, col);
  const mean = size * (vertical.mean + horizontal.mean) - vertical.ofHome - horizontal.ofHome;
  const variance = (cols ** 2 * vertical.squares + rows ** 2 * horizontal.squares) / Math.max(size - 1, 1);
  const deviation = Math.sqrt(variance * (1 - blankShare / size));
  const limits = isLine
    ? lineLimits(size, home)
    : quantiles.map((quantile) => Math.round(mean + quantile * deviation - 0.5));
  return {
    least: level === 1 ? 0 : limits[level - 2] + 1,
    most: level === 5 ? Number.POSITIVE_INFINITY : limits[level - 1],
  };
}

/** On one line only the blank has a choice: its distances, sorted, at each fifth. */
function lineLimits(size: number, home: number): number[] {
  const far = Math.max(home, size - 1 - home);
  const near = size - 1 - far;
  // 0, then each distance twice as long as there are cells on either side.
  return [1, 2, 3, 4].map((fifth) => {
    const rank = Math.max(Math.ceil((fifth * size) / 5) - 1, 0);
    return rank <= 2 * near ? Math.ceil(rank / 2) : rank - near;
  });
}

/** Steps along an axis of so many lanes: between any two of them, from one, and the squares of what neither lane explains. */
function axisOf(lanes: number, home: number): { mean: number; ofHome: number; squares: number } {
  const meanOf = (lane: number) => (lane * (lane + 1) + (lanes - 1 - lane) * (lanes - lane)) / (2 * lanes);
  const mean = (lanes ** 2 - 1) / (3 * lanes);
  let squares = (lanes ** 2 * (lanes ** 2 - 1)) / 6 + (lanes * mean) ** 2;
  for (let lane = 0; lane < lanes; lane++) squares -= 2 * lanes * meanOf(lane) ** 2;
  return { mean, ofHome: meanOf(home), squares };
}

/** Manhattan distance of a board. */
export function manhattanDistance({ cols, labels, home }: Labelled): number {
  let sum = 0;
  for (let cell = 0, row = 0, col = 0; cell < labels.length; cell++, col++) {
    if (col === cols) {
      col = 0;
      row++;
    }
    const label = labels[cell];
    if (label === home) continue;
    const homeRow = Math.floor(label / cols);
    sum += Math.abs(homeRow - row) + Math.abs(label - homeRow * cols - col);
  }
  return sum;
}
