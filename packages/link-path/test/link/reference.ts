import type { Grid } from '@kit/grid';

/**
 * The slow, plain definition: all steps from cell to cell, ordered by turns and then length. Knows nothing of runs.
 * Answers `[turns, length]`, or undefined.
 */
export function plainSearch(board: Grid, a: number, b: number, margin: boolean): [number, number] | undefined {
  const { rows, cols, cells } = board;
  const directions = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ];
  const [goalRow, goalCol] = [Math.trunc(b / cols), b % cols];
  const isFree = (row: number, col: number): boolean => {
    if (row >= 0 && col >= 0 && row < rows && col < cols) return cells[row * cols + col] === 0;
    return margin && row >= -1 && col >= -1 && row <= rows && col <= cols;
  };
  const done = new Set<string>();
  let states = directions.map((_, direction) => ({
    turns: 0,
    length: 0,
    row: Math.trunc(a / cols),
    col: a % cols,
    direction,
  }));
  while (states.length > 0) {
    states.sort((x, y) => y.turns - x.turns || y.length - x.length);
    const state = states.pop();
    if (state === undefined) break;
    const key = `${state.row},${state.col},${state.direction}`;
    if (done.has(key)) continue;
    done.add(key);
    if (state.row === goalRow && state.col === goalCol) return [state.turns, state.length];
    for (const [direction, [down, right]] of directions.entries()) {
      // A line never turns where it starts, and never runs back.
      const isTurn = direction !== state.direction;
      if (isTurn && (state.length === 0 || direction % 2 === state.direction % 2)) continue;
      const row = state.row + down;
      const col = state.col + right;
      if (!isFree(row, col) && !(row === goalRow && col === goalCol)) continue;
      states.push({ turns: state.turns + (isTurn ? 1 : 0), length: state.length + 1, row, col, direction });
    }
    states = states.filter(({ row, col, direction }) => !done.has(`${row},${col},${direction}`));
  }
  return undefined;
}

/** Is this polyline a line of the game: through free cells, from a to b, with real corners? */
export function isLine(
  board: Grid,
  a: number,
  b: number,
  points: readonly { row: number; col: number }[],
  margin: boolean,
): boolean {
  const { rows, cols, cells } = board;
  const isEnd = (row: number, col: number, cell: number): boolean =>
    row === Math.trunc(cell / cols) && col === cell % cols;
  const [first] = points;
  const last = points[points.length - 1];
  if (!isEnd(first.row, first.col, a) || !isEnd(last.row, last.col, b)) return false;
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]];
    const vertical = from.col === to.col;
    if (vertical === (from.row === to.row)) return false;
    if (i > 1 && vertical === (points[i - 2].col === from.col)) return false;
    let { row, col } = from;
    while (row !== to.row || col !== to.col) {
      row += Math.sign(to.row - row);
      col += Math.sign(to.col - col);
      if (i === points.length - 1 && row === to.row && col === to.col) break;
      const inside = row >= 0 && col >= 0 && row < rows && col < cols;
      if (inside ? cells[row * cols + col] !== 0 : !margin || row < -1 || col < -1 || row > rows || col > cols)
        return false;
    }
  }
  return true;
}
