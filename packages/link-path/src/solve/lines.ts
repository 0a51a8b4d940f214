/**
 * The free cells of a board while a solver plays on it: clear a cell, fill it, test a link.
 *
 * Boards of up to 28 × 28 keep one word for each row and each column, margin included. Then a free run is found by
 * counting zeros, and all crossings of a pair are tested at once by and-ing the words between the two tiles:
 *
 *     row of a      ..1111a111..      run of a
 *     rows between  ..0101101110      and
 *     row of b      .b1111110...      run of b: any bit left is a crossing
 *
 * Clearing a cell sets two bits, so going back costs nothing. Larger boards, and more than two turns, ask the run ends
 * and the search by levels.
 */
import { searchTurns } from '../link/turn-levels.js';
import { areAdjacent, type LinkRules } from '../rules/link-rules.js';
import { RunEnds } from '../runs/run-ends.js';

/** A changing set of free cells. Cells are numbered row by row. */
export type Lines = {
  /** Takes over a board. */
  readonly reset: (cells: ArrayLike<number>) => void;
  readonly clear: (cell: number) => void;
  readonly fill: (cell: number) => void;
  /** Is there a line between two different cells, whatever stands in them? */
  readonly isLinked: (a: number, b: number) => boolean;
};

/** The lines of a board, all cells filled at first. */
export function createLines(rows: number, cols: number, rules: LinkRules): Lines {
  const small = rows <= 28 && cols <= 28 && rules.maxTurns <= 2;
  const lines = small ? bitLines(rows, cols, rules) : wideLines(rows, cols, rules);
  if (rules.adjacent) return lines;
  return { ...lines, isLinked: (a, b) => !areAdjacent(cols, a, b) && lines.isLinked(a, b) };
}

function bitLines(rows: number, cols: number, { margin, maxTurns }: LinkRules): Lines {
  const rowWords = new Int32Array(rows + 2);
  const colWords = new Int32Array(cols + 2);
  const rowOf = new Uint8Array(rows * cols);
  const colOf = new Uint8Array(rows * cols);
  for (let cell = 0; cell < rows * cols; cell++) {
    rowOf[cell] = Math.trunc(cell / cols) + 1;
    colOf[cell] = (cell % cols) + 1;
  }
  const clear = (cell: number): void => {
    rowWords[rowOf[cell]] |= 1 << colOf[cell];
    colWords[colOf[cell]] |= 1 << rowOf[cell];
  };
  const fill = (cell: number): void => {
    rowWords[rowOf[cell]] &= ~(1 << colOf[cell]);
    colWords[colOf[cell]] &= ~(1 << rowOf[cell]);
  };
  const reset = (cells: ArrayLike<number>): void => {
    const edges = margin ? 1 | (1 << (cols + 1)) : 0;
    rowWords.fill(edges);
    colWords.fill(margin ? 1 | (1 << (rows + 1)) : 0);
    if (margin) {
      rowWords[0] = rowWords[rows + 1] = (1 << (cols + 2)) - 1;
      colWords[0] = colWords[cols + 1] = (1 << (rows + 2)) - 1;
    }
    for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === 0) clear(cell);
  };
  reset([]);

  const isLinked = (a: number, b: number): boolean => {
    const rowA = rowOf[a];
    const rowB = rowOf[b];
    const colA = colOf[a];
    const colB = colOf[b];
    if (rowA === rowB) {
      const inside = bitsBetween(colA, colB);
      if ((rowWords[rowA] & inside) === inside) return true;
    } else {
      if (colA === colB) {
        const inside = bitsBetween(rowA, rowB);
        if ((colWords[colA] & inside) === inside) return true;
      }
      if (maxTurns === 0) return false;
      let crossings = runAround(rowWords[rowA], colA) & runAround(rowWords[rowB], colB);
      if (maxTurns === 1) crossings &= (1 << colA) | (1 << colB);
      const last = Math.max(rowA, rowB);
      for (let row = Math.min(rowA, rowB) + 1; row < last && crossings !== 0; row++) crossings &= rowWords[row];
      if (crossings !== 0) return true;
    }
    if (maxTurns < 2 || colA === colB) return false;
    let crossings = runAround(colWords[colA], rowA) & runAround(colWords[colB], rowB);
    const last = Math.max(colA, colB);
    for (let col = Math.min(colA, colB) + 1; col < last && crossings !== 0; col++) crossings &= colWords[col];
    return crossings !== 0;
  };
  return { reset, clear, fill, isLinked };
}

/** The bits strictly between two positions. */
function bitsBetween(first: number, second: number): number {
  const low = Math.min(first, second);
  const high = Math.max(first, second);
  return ((1 << high) - 1) & ~((2 << low) - 1);
}

/** The free bits around a position, the position itself included whether free or not; bit 30 and up are never free. */
function runAround(word: number, at: number): number {
  const blocked = ~word;
  const above = blocked & -(2 << at);
  const below = blocked & ((1 << at) - 1);
  // `above & -above` is its lowest bit: one less is every bit below it.
  return ((above & -above) - 1) & -(1 << (32 - Math.clz32(below)));
}

function wideLines(rows: number, cols: number, { margin, maxTurns }: LinkRules): Lines {
  const ends = new RunEnds(new Uint8Array(rows * cols).fill(1), rows, cols, margin);
  const { free, width } = ends;
  // The search by levels wants a wall around the margin.
  const walled = width + 2;
  const field = { width: walled, free: new Uint8Array(walled * (rows + 4)) };
  const wall = (place: number): number => (Math.trunc(place / width) + 1) * walled + (place % width) + 1;
  for (let place = 0; place < free.length; place++) field.free[wall(place)] = free[place];
  const placeOf = (cell: number): number => (Math.trunc(cell / cols) + 1) * width + (cell % cols) + 1;
  const put = (cell: number, value: 0 | 1): boolean => {
    const place = placeOf(cell);
    if (free[place] === value) return false;
    free[place] = value;
    field.free[wall(place)] = value;
    return true;
  };
  const change = (cell: number, value: 0 | 1): void => {
    if (!put(cell, value)) return;
    ends.sweepRow(Math.trunc(cell / cols) + 1);
    ends.sweepCol((cell % cols) + 1);
  };
  return {
    reset: (cells) => {
      for (let cell = 0; cell < cells.length; cell++) put(cell, cells[cell] === 0 ? 1 : 0);
      for (let row = 1; row <= rows; row++) ends.sweepRow(row);
      for (let col = 1; col <= cols; col++) ends.sweepCol(col);
    },
    clear: (cell) => change(cell, 1),
    fill: (cell) => change(cell, 0),
    isLinked: (a, b) => {
      const from = placeOf(a);
      const to = placeOf(b);
      if (ends.isLinked(from, to, Math.min(maxTurns, 2))) return true;
      if (maxTurns <= 2) return false;
      // Ends are tiles to the search, even where nothing stands any more.
      const [start, goal] = [wall(from), wall(to)];
      const held = [field.free[start], field.free[goal]];
      field.free[start] = field.free[goal] = 0;
      const found = searchTurns(field, start, goal, maxTurns) !== undefined;
      [field.free[start], field.free[goal]] = held;
      return found;
    },
  };
}
