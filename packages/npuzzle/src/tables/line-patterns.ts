/**
 * Which tiles stand together where every slide counts and the greatest value is taken: patterns may overlap. The blank is
 * known anyway, so what makes a pattern strong are tiles that are hard to bring home, in the corners and along the edges,
 * and what makes several strong together is that they look at different ones.
 *
 * For 4×4 with the blank in a corner (here the last cell) patterns were chosen that are their own mirror images, whose
 * values serve rows and columns alike; other sizes are cut into disjoint blocks.
 */
import { partitionTiles, turnToLast } from './partition.js';

/** Of each pattern the cells. */
const chosen: Readonly<Record<string, readonly string[]>> = {
  '4x4/6': ['AAA.AA..A......_', 'A......A..AA.AA_', '..AA...AA...AA._'],
  '4x4/7': ['AAAAA...A...A.._', 'A..A...A...AAAA_', '.A..AA.A...A.AA_'],
};

/** The home cells of the tiles of each pattern. */
export function linePatterns(rows: number, cols: number, home: number, maxTiles: number): number[][] {
  const turned = turnToLast(rows, cols, home);
  const drawn = chosen[`${rows}x${cols}/${maxTiles}`];
  if (drawn === undefined || turned(home) !== rows * cols - 1) return partitionTiles(rows, cols, home, maxTiles);
  const cells = Array.from({ length: rows * cols }, (_, cell) => cell);
  return drawn.map((drawing) => cells.filter((cell) => drawing[turned(cell)] === 'A'));
}
