/** All boards at a depth, by breadth-first search from the goal; for boards of at most ten cells. */
import { type Grid, type Pace, type Slices, spend } from '@kit/grid';
import { neighborsOfCell } from '../kernel/neighbors-of-cell.js';
import type { Tally } from '../kernel/tally.js';

/** What a board takes, in units of the pace. */
const boardWork = 250;

/**
 * The cells of every board whose shortest solution has that many single slides; none if no board is so deep. `undefined` if
 * there are more than `most` on the way there. The tally counts those that have been met.
 */
export function* listDepth(
  { rows, cols, cells: solved }: Grid,
  depth: number,
  most: number,
  tally: Tally,
  pace: Pace,
): Slices<number[][] | undefined> {
  let frontier: number[][] = [[...solved]];
  // A slide changes the blank's colour, so a state can only be met again two levels on, or one level back.
  let before = new Set<number>();
  let current = new Set(frontier.map(keyOf));
  tally.nodes = 1;
  for (let level = 0; level < depth && frontier.length > 0; level++) {
    const reached: number[][] = [];
    const next = new Set<number>();
    for (const cells of frontier) {
      if (tally.nodes > most) return undefined;
      if (spend(pace, boardWork)) yield;
      const blank = cells.indexOf(0);
      for (const to of neighborsOfCell(blank, rows, cols)) {
        const after = [...cells];
        after[blank] = cells[to];
        after[to] = 0;
        const key = keyOf(after);
        if (before.has(key) || next.has(key)) continue;
        next.add(key);
        tally.nodes++;
        reached.push(after);
      }
    }
    before = current;
    current = next;
    frontier = reached;
  }
  return tally.nodes > most ? undefined : frontier;
}

function keyOf(cells: readonly number[]): number {
  return cells.reduce((key, tile) => key * cells.length + tile, 0);
}
