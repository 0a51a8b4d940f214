/** All boards at a depth, by breadth-first search from the solved board; for boards of at most ten cells. */
import { goalBoard } from '../board/goal-board.js';
import { neighborsOfCell } from '../board/neighbors-of-cell.js';

/** The cells of every board whose shortest solution has that many single slides; none if no board is so deep. */
export function listDepth(rows: number, cols: number, depth: number): number[][] {
  let frontier: number[][] = [[...goalBoard({ rows, cols }).cells]];
  // A slide changes the blank's colour, so a state can only be met again two levels on, or one level back.
  let before = new Set<number>();
  let current = new Set(frontier.map(keyOf));
  for (let level = 0; level < depth && frontier.length > 0; level++) {
    const reached: number[][] = [];
    const next = new Set<number>();
    for (const cells of frontier) {
      const blank = cells.indexOf(0);
      for (const to of neighborsOfCell(blank, rows, cols)) {
        const after = [...cells];
        after[blank] = cells[to];
        after[to] = 0;
        const key = keyOf(after);
        if (before.has(key) || next.has(key)) continue;
        next.add(key);
        reached.push(after);
      }
    }
    before = current;
    current = next;
    frontier = reached;
  }
  return frontier;
}

function keyOf(cells: readonly number[]): number {
  return cells.reduce((key, tile) => key * cells.length + tile, 0);
}
