/**
 * The swaps of boards by the ordinary rules (runs of three, no cell with a state): up to 8×8 the bit kernel tells the legal
 * pairs, and on larger boards, or in eight directions, each pair is tried on a board with a border. Values are built from
 * that. The board of the size that was asked for last is kept: it holds nothing that an answer depends on.
 */
import type { GridLike } from '@kit/grid';
import { type SwapBoard, swapBoard } from '../kernel/swap-board.js';
import { cellList } from '../rules/cell-list.js';
import { damageOf, usualWeights } from '../rules/score.js';
import type { Match, Swap } from '../types.js';
import { type Pair, pairsByBits } from './legal-pairs.js';

type Known = { readonly rows: number; readonly cols: number; readonly trial: SwapBoard };

type Taken = Known & { readonly cells: readonly number[] };

let last: Known | undefined;

/** The legal swaps in the order of `a`, then `b`; undefined for what is no list of types that is known to be one. */
export function ordinarySwaps(board: GridLike, directions: 4 | 8): Swap[] | undefined {
  const known = boardOf(board);
  if (!known) return undefined;
  const { rows, cols, trial } = known;
  const swaps: Swap[] = [];
  if (directions === 4 && rows <= 8 && cols <= 8) {
    for (const { a, b } of pairsByBits(known.cells, rows, cols)) swaps.push(swapOn(trial, a, b));
    return swaps;
  }
  for (let row = 0, a = 0; row < rows; row++) {
    const below = row + 1 < rows;
    for (let col = 0; col < cols; col++, a++) {
      if (col + 1 < cols) trySwap(a, a + 1);
      if (!below) continue;
      if (directions === 8 && col > 0) trySwap(a, a + cols - 1);
      trySwap(a, a + cols);
      if (directions === 8 && col + 1 < cols) trySwap(a, a + cols + 1);
    }
  }
  return swaps;

  function trySwap(a: number, b: number): void {
    if (trial.isLegal(a, b)) swaps.push(swapOn(trial, a, b));
  }
}

/** The swaps of some legal pairs of a board that has been checked. */
export function ordinarySwapsOf(cells: ArrayLike<number>, rows: number, cols: number, pairs: readonly Pair[]): Swap[] {
  const trial = boardOfSize(rows, cols);
  trial.read(cells);
  return pairs.map(({ a, b }) => swapOn(trial, a, b));
}

/** The board of a caller, read, if it is at most 32 × 32 with its cells in an array; repairs nothing. */
function boardOf(board: GridLike): Taken | undefined {
  try {
    const { rows, cols, cells } = board;
    if (!Array.isArray(cells) || !isSide(rows) || !isSide(cols) || cells.length !== rows * cols) return undefined;
    // A copy, so that what is read twice is the same.
    const taken: readonly number[] = [...cells];
    const trial = boardOfSize(rows, cols);
    return trial.read(taken) ? { rows, cols, trial, cells: taken } : undefined;
  } catch {
    // What can't be read is refused by those who check it.
    return undefined;
  }
}

function boardOfSize(rows: number, cols: number): SwapBoard {
  if (last?.rows !== rows || last.cols !== cols) last = { rows, cols, trial: swapBoard(rows, cols) };
  return last.trial;
}

function isSide(length: number): boolean {
  return Number.isInteger(length) && length >= 1 && length <= 32;
}

function swapOn(trial: SwapBoard, a: number, b: number): Swap {
  trial.exchange(a, b);
  const ofA = matchAt(trial, a);
  const ofB = matchAt(trial, b);
  trial.exchange(a, b);
  const matches = ofA && ofB ? inOrder(ofA, ofB) : ofA ? [ofA] : ofB ? [ofB] : [];
  return { a, b, matches, score: damageOf(matches, usualWeights) };
}

function matchAt(trial: SwapBoard, cell: number): Match | undefined {
  const count = trial.matchAt(cell);
  return count === 0 ? undefined : { type: trial.typeAt(cell), cells: cellList(trial.group, 0, count) };
}

/** Two matches by their first cells. */
export function inOrder(one: Match, other: Match): Match[] {
  return one.cells[0] < other.cells[0] ? [one, other] : [other, one];
}
