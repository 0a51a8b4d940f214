/**
 * Boards by the ordinary rules (runs of three, no cell with a state), as most callers have them: what matches comes from the
 * words of the kernel, and values are built only for what does. The workspace of the size that was asked for last is kept:
 * it holds nothing that an answer depends on.
 */
import { type GameMatches, gameMatches } from '../kernel/game-matches.js';
import type { Match, Resolution } from '../types.js';
import { cellList } from './cell-list.js';

type Workspace = {
  readonly rows: number;
  readonly cols: number;
  readonly pieces: Int16Array;
  readonly matches: GameMatches;
};

let last: Workspace | undefined;

/** The matches of a board, in the order of their first cells. */
export function ordinaryMatches(cells: ArrayLike<number>, rows: number, cols: number): Match[] {
  const { pieces, matches } = workspace(rows, cols);
  for (let cell = 0; cell < pieces.length; cell++) pieces[cell] = cells[cell];
  return matches.read(pieces) ? takeMatches(pieces, matches) : [];
}

/** Clears, drops and clears again until nothing matches. */
export function ordinaryResolution(cells: ArrayLike<number>, rows: number, cols: number): Resolution {
  const { pieces, matches } = workspace(rows, cols);
  for (let cell = 0; cell < pieces.length; cell++) pieces[cell] = cells[cell];
  const waves: Match[][] = [];
  let combos = 0;
  while (matches.read(pieces)) {
    const wave = takeMatches(pieces, matches);
    combos += wave.length;
    waves.push(wave);
    const cleared = matches.starts[wave.length];
    for (let i = 0; i < cleared; i++) pieces[matches.cells[i]] = -1;
    drop(pieces, cols);
  }
  // A copy of a list is the fastest list of that length.
  const left = Array.isArray(cells) ? [...(cells as number[])] : Array.from(cells);
  if (combos > 0) for (let cell = 0; cell < pieces.length; cell++) left[cell] = pieces[cell];
  return { waves, combos, board: { rows, cols, cells: left } };
}

function workspace(rows: number, cols: number): Workspace {
  if (last?.rows === rows && last.cols === cols) return last;
  const rowOf = Uint8Array.from({ length: rows * cols }, (_, cell) => Math.floor(cell / cols));
  last = {
    rows,
    cols,
    pieces: new Int16Array(rows * cols),
    matches: gameMatches({ rows, cols, rowOf, squares: false }),
  };
  return last;
}

function takeMatches(pieces: Int16Array, { cells, starts, split }: GameMatches): Match[] {
  const groups = split(pieces);
  const found: Match[] = [takeMatch(pieces, cells, starts[0], starts[1])];
  for (let group = 1; group < groups; group++) {
    found.push(takeMatch(pieces, cells, starts[group], starts[group + 1]));
  }
  return found;
}

/** One group, its cells put in order: few, and nearly in order already. */
function takeMatch(pieces: Int16Array, cells: Int16Array, from: number, to: number): Match {
  for (let i = from + 1; i < to; i++) {
    const cell = cells[i];
    let at = i;
    for (; at > from && cells[at - 1] > cell; at--) cells[at] = cells[at - 1];
    cells[at] = cell;
  }
  return { type: pieces[cells[from]], cells: cellList(cells, from, to - from) };
}

function drop(pieces: Int16Array, cols: number): void {
  for (let col = 0; col < cols; col++) {
    let floor = pieces.length - cols + col;
    while (floor >= 0 && pieces[floor] >= 0) floor -= cols;
    for (let cell = floor - cols; cell >= 0; cell -= cols) {
      const piece = pieces[cell];
      if (piece < 0) continue;
      pieces[floor] = piece;
      pieces[cell] = -1;
      floor -= cols;
    }
  }
}
