/**
 * A walk of the blank that brings nearly every tile it passes nearer to its home.
 *
 * Carrying tiles one by one costs three to five moves a step and leaves the others where chance puts them. On a mixed
 * board the blank has a better choice at nearly every cell: a few moves are looked ahead, those that bring the most tiles
 * nearer are made, and so on while it pays. What is left for the lines is a board where most tiles are near their homes.
 *
 * Each round costs up to 3^depth looks for `depth` moves.
 */
import { type Field, stepBlank } from './field.js';

const lookAhead = 6;

/** Walks while at least `leastGain` of the last moves' tiles came nearer. */
export function tidy(field: Field): void {
  const { cells, rowOf, colOf, slots, rows, cols } = field;
  const way = new Int32Array(lookAhead);
  const best = new Int32Array(lookAhead);
  let bestGain = 0;

  const look = (at: number, before: number, depth: number, gain: number): void => {
    if (depth === lookAhead) {
      if (gain > bestGain) {
        bestGain = gain;
        best.set(way);
      }
      return;
    }
    if (gain + lookAhead - depth <= bestGain) return;
    const row = rowOf[at];
    const col = colOf[at];
    for (let slot = 0; slot < 4; slot++) {
      const to = slots[at * 4 + slot];
      if (to < 0 || to === before) continue;
      const label = cells[to];
      const homeRow = rowOf[label];
      const homeCol = colOf[label];
      const nearer =
        Math.abs(rowOf[to] - homeRow) +
        Math.abs(colOf[to] - homeCol) -
        Math.abs(row - homeRow) -
        Math.abs(col - homeCol);
      way[depth] = to;
      cells[at] = label;
      look(to, at, depth + 1, gain + nearer);
      cells[to] = label;
    }
    cells[at] = field.home;
  };

  let before = -1;
  let credit = rows * cols;
  while (credit > 0) {
    bestGain = -lookAhead - 1;
    look(field.blank, before, 0, 0);
    for (const cell of best) {
      before = field.blank;
      stepBlank(field, cell);
    }
    credit += bestGain > 0 ? Math.min(0, bestGain - 3) : bestGain - 3;
  }
}
