/** Slow, short and independent of the solvers: breadth-first search over whole boards. */
import type { Grid } from '@kit/grid';

type Shape = { readonly rows: number; readonly cols: number };
type Cells = ArrayLike<number>;

const directions = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;

/** The cells that may be tapped, in lines that go out from the blank: one of them alone, or all up to the board's end. */
function linesFrom(blank: number, { rows, cols }: Shape, line: boolean): number[][] {
  return directions.map(([dRow, dCol]) => {
    const cells: number[] = [];
    let row = Math.floor(blank / cols) + dRow;
    let col = (blank % cols) + dCol;
    for (; row >= 0 && row < rows && col >= 0 && col < cols; row += dRow, col += dCol) {
      cells.push(row * cols + col);
      if (!line) break;
    }
    return cells;
  });
}

/** The boards one move away, as [cell tapped, cells]. */
export function* movesOf(cells: readonly number[], shape: Shape, line: boolean): Generator<[number, number[]]> {
  const blank = cells.indexOf(0);
  for (const out of linesFrom(blank, shape, line)) {
    const after = [...cells];
    let at = blank;
    for (const to of out) {
      after[at] = after[to];
      after[to] = 0;
      at = to;
      yield [to, [...after]];
    }
  }
}

/** How far boards are from a goal. */
export type Distances = {
  readonly size: number;
  /** The distance of a board; undefined if it is further than was looked, or can't be reached. */
  readonly of: (cells: Cells) => number | undefined;
  /** One of so many boards, the nearest first. */
  readonly sample: (every: number) => Generator<[cells: number[], distance: number], void>;
  /** How many boards there are at each distance. */
  readonly counts: () => number[];
};

const known = new Map<string, Distances>();

/** The distance of every board that can be reached from a goal by so many moves. */
export function distancesFrom(goal: Grid, metric: 'single' | 'line' = 'single', most = 99): Distances {
  const name = [goal.rows, ...goal.cells, metric, most].join();
  const distances = known.get(name) ?? search(goal, metric, most);
  known.set(name, distances);
  return distances;
}

/**
 * Boards of up to nine cells are numbers, with a digit for every cell; there a tile that goes elsewhere adds as much as its digit
 * differs. Larger boards are texts, a letter for every cell.
 */
function search(goal: Grid, metric: 'single' | 'line', most: number): Distances {
  const size = goal.cells.length;
  const isNumber = size <= 9;
  const weights = Array.from({ length: size }, (_, cell) => size ** cell);
  const keyOf = (cells: Cells): number | string =>
    isNumber
      ? weights.reduce((sum, weight, cell) => sum + weight * cells[cell], 0)
      : String.fromCharCode(...Array.from(cells));
  const cellsOf = (key: number | string): number[] =>
    typeof key === 'number'
      ? weights.map((weight) => Math.floor(key / weight) % size)
      : Array.from(key, (letter) => letter.charCodeAt(0));
  const lines = weights.map((_, blank) => linesFrom(blank, goal, metric === 'line'));
  const distances = new Map([[keyOf(goal.cells), 0]]);
  let level = [...distances.keys()];
  for (let distance = 1; level.length > 0 && distance <= most; distance++) {
    const next: (number | string)[] = [];
    for (const key of level) {
      const cells = cellsOf(key);
      const blank = cells.indexOf(0);
      for (const out of lines[blank]) {
        let at = blank;
        let after = key;
        const moved = isNumber ? cells : [...cells];
        for (const to of out) {
          if (typeof after === 'number') {
            after += cells[to] * (weights[at] - weights[to]);
          } else {
            moved[at] = moved[to];
            moved[to] = 0;
            after = keyOf(moved);
          }
          at = to;
          if (distances.has(after)) continue;
          distances.set(after, distance);
          next.push(after);
        }
      }
    }
    level = next;
  }
  return {
    size: distances.size,
    of: (cells) => distances.get(keyOf(cells)),
    *sample(every) {
      let index = 0;
      for (const [key, distance] of distances) if (index++ % every === 0) yield [cellsOf(key), distance];
    },
    counts: () => {
      const counts: number[] = [];
      for (const distance of distances.values()) counts[distance] = (counts[distance] ?? 0) + 1;
      return counts;
    },
  };
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
