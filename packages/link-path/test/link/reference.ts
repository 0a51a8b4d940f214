import type { Grid } from '@kit/grid';

const directions = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** The best lines to one tile: their turns, their length, and how many different ones there are. */
export type PlainLink = { readonly turns: number; readonly length: number; lines: number };

type State = { readonly row: number; readonly col: number; readonly heading: number; lines: number };

/**
 * The slow, plain definition: all steps from one tile from cell to cell, those with fewer turns first, then shorter ones.
 * Knows nothing of runs. Gives the best lines to every tile that has any.
 */
export function plainLinks(board: Grid, a: number, margin: boolean): ReadonlyMap<number, PlainLink> {
  const { rows, cols, cells } = board;
  const isInside = (row: number, col: number): boolean => row >= 0 && col >= 0 && row < rows && col < cols;
  const isMargin = (row: number, col: number): boolean =>
    margin && row >= -1 && col >= -1 && row <= rows && col <= cols;
  const best = new Map<number, PlainLink>();
  const done = new Set<string>();
  /** By turns and length: the cells and headings that so many lines have come to. */
  const reached: Map<string, State>[][] = [];
  const reach = (turns: number, length: number, { row, col, heading, lines }: State) => {
    const key = `${row},${col},${heading}`;
    const states = ((reached[turns] ??= [])[length] ??= new Map<string, State>());
    const state = states.get(key) ?? { row, col, heading, lines: 0 };
    state.lines += lines;
    states.set(key, state);
  };
  for (const heading of directions.keys()) reach(0, 0, { row: Math.trunc(a / cols), col: a % cols, heading, lines: 1 });
  // The lists grow while they are walked.
  for (const [turns, byLength] of reached.entries()) {
    for (const [length, states] of byLength.entries()) {
      for (const [key, state] of states ?? []) {
        if (done.has(key)) continue;
        done.add(key);
        const row = state.row + directions[state.heading][0];
        const col = state.col + directions[state.heading][1];
        const cell = row * cols + col;
        if (isInside(row, col) ? cells[cell] === 0 : isMargin(row, col)) {
          // A line goes on, or turns; it never runs back.
          for (const heading of directions.keys()) {
            if (heading === state.heading) reach(turns, length + 1, { ...state, row, col });
            else if (heading % 2 !== state.heading % 2) reach(turns + 1, length + 1, { ...state, row, col, heading });
          }
        } else if (isInside(row, col) && cell !== a) {
          const known = best.get(cell) ?? { turns, length: length + 1, lines: 0 };
          if (known.turns === turns && known.length === length + 1) known.lines += state.lines;
          best.set(cell, known);
        }
      }
    }
  }
  return best;
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
