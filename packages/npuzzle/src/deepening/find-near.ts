/**
 * The shortest way of a board that is small or near its goal: iterative deepening by Manhattan distance, which needs nothing
 * made beforehand. Nearly all boards up to twenty moves from home, and all of 3×3, are found in a few milliseconds.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import type { Labelled } from '../board/label-board.js';
import { neighborSlots } from '../kernel/neighbors-of-cell.js';

/** What a node takes, in units of the pace. */
const nodeWork = 50;

/** A shortest solution as the cells that the blank enters; undefined if the nodes end first. */
export function* findNear(
  { rows, cols, labels, blank, home }: Labelled,
  maxNodes: number,
  pace: Pace,
): Slices<number[] | undefined> {
  const slots = neighborSlots(rows, cols);
  const cells = labels.slice();
  const apart = (tile: number, cell: number): number =>
    Math.abs(Math.floor(tile / cols) - Math.floor(cell / cols)) + Math.abs((tile % cols) - (cell % cols));
  let distance = labels.reduce((sum, label, cell) => (label === home ? sum : sum + apart(label, cell)), 0);
  // The blank's cells from the start on, and the next slot to try at each.
  const path = [blank];
  const tried = [0];
  let nodes = 0;
  for (let limit = distance; ; limit += 2) {
    for (;;) {
      const depth = path.length - 1;
      // Every tile is home.
      if (distance === 0) return path.slice(1);
      const slot = tried[depth]++;
      if (slot === 4) {
        if (depth === 0) break;
        // Takes back the move that led here.
        const here = path[depth];
        const before = path[depth - 1];
        const tile = cells[before];
        distance += apart(tile, here) - apart(tile, before);
        cells[here] = tile;
        cells[before] = home;
        path.pop();
        tried.pop();
        continue;
      }
      const at = path[depth];
      const to = slots[at * 4 + slot];
      if (to < 0 || to === path[depth - 1]) continue;
      if (++nodes === maxNodes) return undefined;
      if (spend(pace, nodeWork)) yield;
      const change = apart(cells[to], at) - apart(cells[to], to);
      if (depth + 1 + distance + change > limit) continue;
      distance += change;
      cells[at] = cells[to];
      cells[to] = home;
      path.push(to);
      tried.push(0);
    }
    tried[0] = 0;
  }
}
