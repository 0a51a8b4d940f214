/**
 * The falls of a wave, joined from the single moves of the kernel, in an order in which they can be played one by one.
 *
 * That is the order of their last moves. A piece that only falls straight may wait for its last move, since what is above it
 * waits too. The kernel slips into the lowest empty cell first, so a piece that slips comes to rest for good before another
 * one slips; and what fell into its place meanwhile slips after it, so its last move is later too.
 */
import type { GameTable } from '../kernel/game-table.js';
import type { PieceFall } from './types.js';

type Board = Pick<GameTable, 'cols' | 'holes'>;
type Way = { from: number; to: number; piece: number; isNew: boolean; at: number; path: number[] };

/** The falls behind some moves: from (or -1 − source), to, and which piece. */
export function fallsOf(moves: readonly number[], board: Board): PieceFall[] {
  const falls = joined(moves, board.cols);
  const lastToTouch = new Map<number, Way>();
  for (const fall of falls) {
    const isStraight = fallsStraight(fall, board.cols);
    const touched = cellsOf(fall, board);
    for (const cell of touched) {
      const before = lastToTouch.get(cell);
      if (!before) continue;
      fall.at = Math.max(fall.at, before.at + (isStraight && fallsStraight(before, board.cols) ? 0 : 1));
    }
    for (const cell of touched) lastToTouch.set(cell, fall);
  }
  return falls.sort((one, other) => one.at - other.at);
}

/** One fall for each piece that moves. */
function joined(moves: readonly number[], cols: number): Way[] {
  const falls = new Set<Way>();
  // Which fall has brought a piece to a cell so far.
  const resting = new Map<number, Way>();
  for (let i = 0; i < moves.length; i += 3) {
    const isNew = moves[i] < 0;
    const from = isNew ? -1 - moves[i] : moves[i];
    const to = moves[i + 1];
    const known = isNew ? undefined : resting.get(from);
    const fall = known ?? { from, to: from, piece: moves[i + 2], isNew, at: 0, path: [] };
    resting.delete(from);
    resting.set(to, fall);
    falls.delete(fall);
    falls.add(fall);
    if (known && isDown(fall.path.at(-2) ?? fall.from, from, cols) && isDown(from, to, cols)) fall.path.pop();
    fall.path.push(to);
    fall.to = to;
  }
  return [...falls];
}

function isDown(from: number, to: number, cols: number): boolean {
  return (to - from) % cols === 0;
}

/** Does it stay in its column? Two ways down that follow each other are one. */
function fallsStraight({ from, to, path }: Way, cols: number): boolean {
  return path.length < 2 && isDown(from, to, cols);
}

/** The cells that a fall leaves, passes and reaches. */
function cellsOf({ from, path }: Way, { cols, holes }: Board): number[] {
  const cells = [from];
  let last = from;
  for (const to of path) {
    if (!isDown(last, to, cols)) cells.push(to);
    else for (let cell = last + cols; cell <= to; cell += cols) if (holes[cell] === 0) cells.push(cell);
    last = to;
  }
  return cells;
}
