/**
 * How far a board is from its goal at least, without a search and without any table. For boards of every size.
 *
 * Single slides: for each axis Manhattan distance and the conflicts of all its lines, however long they are. O(cells), and
 * in a line whose tiles are out of order O(tiles · log tiles). Manhattan distance grows with n³ and conflicts only with n,
 * so on large boards they add little; but what they add is proven.
 *
 * Slides of lines: one brings at most all tiles of a line but one nearer, along one axis, and the axes alternate.
 */
import type { Labelled } from '../board/label-board.js';
import { conflictsOf } from './line-conflicts.js';

/** What an axis needs: steps of single tiles along it, and what conflicts of its lines add. */
type Needs = { readonly distance: number; readonly conflicts: number };

/** Single slides that a board needs at least. */
export function estimateBoard(board: Labelled): number {
  return estimateAxis(board, true) + estimateAxis(board, false);
}

/** Single slides along one axis that a board needs at least. */
export function estimateAxis(board: Labelled, vertical: boolean): number {
  const { distance, conflicts } = needsOf(board, vertical);
  return distance + conflicts;
}

/** Slides of lines that a board needs at least. */
export function estimateSlides(board: Labelled): number {
  const vertical = needsOf(board, true);
  const horizontal = needsOf(board, false);
  return alternating(fewestSlides(vertical.distance, board.rows), fewestSlides(horizontal.distance, board.cols));
}

/** Slides along an axis for a Manhattan distance along it: one brings at most lanes − 1 tiles nearer. */
export function fewestSlides(distance: number, lanes: number): number {
  return lanes > 1 ? Math.floor((distance + lanes - 2) / (lanes - 1)) : 0;
}

/** Slides in all if so many are needed along either axis: they alternate, and either axis may begin. */
export function alternating(vertical: number, horizontal: number): number {
  return vertical === horizontal ? 2 * vertical : 2 * Math.max(vertical, horizontal) - 1;
}

function needsOf({ rows, cols, labels, home }: Labelled, vertical: boolean): Needs {
  const lanes = vertical ? rows : cols;
  const width = vertical ? cols : rows;
  const places = new Int32Array(width);
  let distance = 0;
  let conflicts = 0;
  for (let lane = 0; lane < lanes; lane++) {
    let tilesHere = 0;
    for (let place = 0; place < width; place++) {
      const label = labels[vertical ? lane * cols + place : place * cols + lane];
      const row = Math.floor(label / cols);
      const col = label - row * cols;
      const apart = Math.abs((vertical ? row : col) - lane);
      places[place] = -1;
      if (label === home) continue;
      distance += apart;
      if (apart > 0) continue;
      places[place] = vertical ? col : row;
      tilesHere++;
    }
    if (tilesHere > 1) conflicts += conflictsOf(places);
  }
  return { distance, conflicts };
}
