/** All boards at a depth, by breadth-first search from the solved board; for boards of at most ten cells. */
import { goalBoard } from '../board/goal-board.js';
import { neighborsOfCell } from '../kernel/neighbors-of-cell.js';

/** Boards between two yields. */
const slice = 1_000;

/**
 * The cells of every board whose shortest solution has that many single slides; none if no board is so deep. `undefined` if
 * there are more than `most` on the way there, or it was stopped. Yields how many have been met.
 */
export function* listDepth(
  rows: number,
  cols: number,
  depth: number,
  most: number,
): Generator<number, number[][] | undefined, 'stop' | undefined> {
  let frontier: number[][] = [[...goalBoard({ rows, cols }).cells]];
  // A slide changes the blank's colour, so a state can only be met again two levels on, or one level back.
  let before = new Set<number>();
  let current = new Set(frontier.map(keyOf));
  let met = 1;
  for (let level = 0; level < depth && frontier.length > 0; level++) {
    const reached: number[][] = [];
    const next = new Set<number>();
    for (let index = 0; index < frontier.length; index++) {
      if (met > most || (index % slice === 0 && (yield met) === 'stop')) return undefined;
      const cells = frontier[index];
      const blank = cells.indexOf(0);
      for (const to of neighborsOfCell(blank, rows, cols)) {
        const after = [...cells];
        after[blank] = cells[to];
        after[to] = 0;
        const key = keyOf(after);
        if (before.has(key) || next.has(key)) continue;
        next.add(key);
        met++;
        reached.push(after);
      }
    }
    before = current;
    current = next;
    frontier = reached;
  }
  return met > most ? undefined : frontier;
}

function keyOf(cells: readonly number[]): number {
  return cells.reduce((key, tile) => key * cells.length + tile, 0);
}
