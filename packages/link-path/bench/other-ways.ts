// Two other ways to search for a link of at most two turns, written for this comparison.
//
// By candidates, as KShisen is described to do it: from the first tile walk the four rays, and from each free cell on
// them try to reach the second tile with one corner; list whatever is found.
// By turns: breadth first over whole rays, with the place from which each cell was reached; its map of the walls and its
// memory are prepared once, outside what is timed.

/** A board with its margin and a wall around it: 1 where a tile stands. */
export type Walls = { readonly width: number; readonly blocked: Uint8Array };

export function wallsOf(cells: ArrayLike<number>, rows: number, cols: number): Walls {
  const width = cols + 4;
  const blocked = new Uint8Array(width * (rows + 4)).fill(1);
  for (let row = 1; row < rows + 3; row++) blocked.fill(0, row * width + 1, row * width + cols + 3);
  for (let cell = 0; cell < cells.length; cell++) blocked[placeOf(cell, cols)] = cells[cell] === 0 ? 0 : 1;
  return { width, blocked };
}

export function placeOf(cell: number, cols: number): number {
  return (Math.trunc(cell / cols) + 2) * (cols + 4) + (cell % cols) + 2;
}

/** A board as every stateless way gets it. */
export type Board = { readonly rows: number; readonly cols: number; readonly cells: ArrayLike<number> };

type Point = { readonly row: number; readonly col: number };

/** All candidate lines between two tiles, straight from the board. */
export function listCandidates(board: Board, a: number, b: number): Point[][] {
  const found: Point[][] = [];
  const { cols } = board;
  if (board.cells[a] !== board.cells[b]) return found;
  const from = { row: Math.trunc(a / cols), col: a % cols };
  const to = { row: Math.trunc(b / cols), col: b % cols };
  tryOneCorner(board, from, to, [from], found);
  if (found.length > 0) return found;
  for (const [down, right] of directions) {
    let { row, col } = from;
    for (row += down, col += right; isFree(board, row, col); row += down, col += right) {
      const corner = { row, col };
      tryOneCorner(board, corner, to, [from, corner], found);
    }
  }
  return found;
}

const directions = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
];

function isFree({ rows, cols, cells }: Board, row: number, col: number): boolean {
  if (row < -1 || col < -1 || row > rows || col > cols) return false;
  return row === -1 || col === -1 || row === rows || col === cols || cells[row * cols + col] === 0;
}

function tryOneCorner(board: Board, from: Point, to: Point, before: Point[], found: Point[][]): void {
  if (isStraight(board, from, to)) {
    found.push([...before, to]);
    return;
  }
  if (isFree(board, from.row, to.col)) {
    const corner = { row: from.row, col: to.col };
    if (isStraight(board, from, corner) && isStraight(board, corner, to)) found.push([...before, corner, to]);
  }
  if (isFree(board, to.row, from.col)) {
    const corner = { row: to.row, col: from.col };
    if (isStraight(board, from, corner) && isStraight(board, corner, to)) found.push([...before, corner, to]);
  }
}

function isStraight(board: Board, from: Point, to: Point): boolean {
  if (from.row === to.row) {
    for (let col = Math.min(from.col, to.col) + 1; col < Math.max(from.col, to.col); col++) {
      if (!isFree(board, from.row, col)) return false;
    }
    return true;
  }
  if (from.col !== to.col) return false;
  for (let row = Math.min(from.row, to.row) + 1; row < Math.max(from.row, to.row); row++) {
    if (!isFree(board, row, from.col)) return false;
  }
  return true;
}

/** A search by turns that keeps its memory between questions. */
export function createTurnSearch({ width, blocked }: Walls): (a: number, b: number) => number[] | undefined {
  const seen = new Int32Array(blocked.length);
  const cameFrom = new Int32Array(blocked.length);
  const queue = new Int32Array(blocked.length);
  const steps = [-1, 1, -width, width];
  let stamp = 0;
  return (a, b) => {
    stamp += 1;
    seen[a] = stamp;
    queue[0] = a;
    let head = 0;
    let tail = 1;
    for (let turns = 0; turns <= 2; turns++) {
      for (const end = tail; head < end; head++) {
        const from = queue[head];
        for (const step of steps) {
          let place = from + step;
          for (; blocked[place] === 0; place += step) {
            if (seen[place] === stamp) continue;
            seen[place] = stamp;
            cameFrom[place] = from;
            queue[tail++] = place;
          }
          if (place === b) {
            const points = [b];
            for (let at = from; at !== a; at = cameFrom[at]) points.push(at);
            points.push(a);
            return points.reverse();
          }
        }
      }
    }
    return undefined;
  };
}
