/** Slow, short and independent of the solvers: breadth-first search over whole boards. */
import type { Grid } from '@kit/grid';

type Shape = { readonly rows: number; readonly cols: number };

/** The boards one move away, as [cell tapped, cells]. */
export function* movesOf(
  cells: readonly number[],
  { rows, cols }: Shape,
  line: boolean,
): Generator<[number, number[]]> {
  const blank = cells.indexOf(0);
  for (const [dRow, dCol] of [
    [-1, 0],
    [0, -1],
    [0, 1],
    [1, 0],
  ]) {
    let after = [...cells];
    let row = Math.floor(blank / cols);
    let col = blank % cols;
    for (;;) {
      const at = row * cols + col;
      row += dRow;
      col += dCol;
      if (row < 0 || row >= rows || col < 0 || col >= cols) break;
      after = [...after];
      after[at] = after[row * cols + col];
      after[row * cols + col] = 0;
      yield [row * cols + col, after];
      if (!line) break;
    }
  }
}

const known = new Map<string, Map<string, number>>();

/** The distance of every board that can be reached from a goal, by its cells joined with commas. */
export function distancesFrom(goal: Grid, metric: 'single' | 'line' = 'single', most = 99): Map<string, number> {
  const name = [goal.rows, ...goal.cells, metric, most].join();
  const distances = known.get(name) ?? search(goal, metric, most);
  known.set(name, distances);
  return distances;
}

function search(goal: Grid, metric: 'single' | 'line', most: number): Map<string, number> {
  const distances = new Map([[goal.cells.join(), 0]]);
  let frontier: (readonly number[])[] = [goal.cells];
  for (let depth = 1; frontier.length > 0 && depth <= most; depth++) {
    const reached: number[][] = [];
    for (const cells of frontier) {
      for (const [, after] of movesOf(cells, goal, metric === 'line')) {
        const key = after.join();
        if (distances.has(key)) continue;
        distances.set(key, depth);
        reached.push(after);
      }
    }
    frontier = reached;
  }
  return distances;
}

/** All orders of 0…n−1. */
export function permutations(n: number): number[][] {
  if (n === 0) return [[]];
  return permutations(n - 1).flatMap((shorter) =>
    Array.from({ length: n }, (_, at) => [...shorter.slice(0, at), n - 1, ...shorter.slice(at)]),
  );
}

/** Does each move slide exactly one tile (or, in the line metric, a line), and do all together reach the goal? */
export function replays(board: Grid, moves: readonly number[], goal: Grid, metric: 'single' | 'line'): boolean {
  let cells = [...board.cells];
  for (const move of moves) {
    const next = [...movesOf(cells, board, metric === 'line')].find(([tapped]) => tapped === move);
    if (!next) return false;
    cells = next[1];
  }
  return cells.join() === goal.cells.join();
}
