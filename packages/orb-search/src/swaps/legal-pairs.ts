/**
 * Which neighbouring pairs may be swapped: the bit kernel where it applies, else by trying each pair on a board with a border.
 */
import type { Cell } from '@kit/grid';
import { createSwapBits, type SwapBits } from '../kernel/swap-bits.js';
import { type SwapBoard, swapBoard } from '../kernel/swap-board.js';
import type { RuleTable } from '../rules/rule-table.js';

/** A board that has been checked, and its rules. */
export type RuledBoard = {
  readonly rows: number;
  readonly cols: number;
  readonly cells: ArrayLike<number>;
  readonly table: RuleTable;
};

/** The bit kernel and its answer, made when they are needed; nothing of a board stays in them that an answer depends on. */
let kernel: { readonly swapBits: SwapBits; readonly bits: Int32Array } | undefined;

/** The board of the size and rules that were asked for last: it holds nothing that an answer depends on. */
let last: (Omit<RuledBoard, 'cells'> & { readonly trial: SwapBoard }) | undefined;

/** A board with these cells, for swaps to be tried. The next call takes it over. */
export function trialBoard(board: RuledBoard): SwapBoard {
  const trial = emptyTrial(board);
  trial.read(board.cells);
  return trial;
}

/** The board for this size and these rules, before it has read the cells. */
export function emptyTrial({ rows, cols, table }: RuledBoard): SwapBoard {
  if (last?.rows !== rows || last.cols !== cols || last.table !== table) {
    last = { rows, cols, table, trial: swapBoard(rows, cols, table) };
  }
  return last.trial;
}

/** Is there any legal pair? */
export function hasLegalPair(board: RuledBoard): boolean {
  let isFound = false;
  const step = rowsAtOnce(board);
  for (let row = 0; row < board.rows && !isFound; row += step) {
    visitPairs(board, () => (isFound = true), row, row + step);
  }
  return isFound;
}

/** How many rows are best visited in one go: all of them where the bit kernel knows these rules and this size. */
export function rowsAtOnce(board: RuledBoard): number {
  return isForBits(board) ? board.rows : 1;
}

function isForBits({ rows, cols, table }: RuledBoard): boolean {
  return table.ordinary && table.directions === 4 && rows <= 8 && cols <= 8;
}

/**
 * Visits the legal pairs in the order of `a`, then `b`: those whose `a` is in some rows. `trial` is a {@link trialBoard} with the
 * cells, where there is one.
 */
export function visitPairs(
  board: RuledBoard,
  visit: (a: Cell, b: Cell) => void,
  from = 0,
  to: number = board.rows,
  trial?: SwapBoard,
): void {
  if (to - from === board.rows && isForBits(board)) visitByBits(board, visit);
  else visitByTrial(board, visit, from, to, trial ?? trialBoard(board));
}

/** The pairs that the bit kernel finds: runs of three, no cell with a state, at most 8×8. */
function visitByBits({ rows, cols, cells }: RuledBoard, visit: (a: Cell, b: Cell) => void): void {
  kernel ??= { swapBits: createSwapBits(), bits: new Int32Array(4) };
  const { swapBits, bits } = kernel;
  swapBits(cells, rows, cols, bits);
  for (let row = 0, a = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++, a++) {
      const bit = ((col & 3) << 3) + row;
      if ((bits[col >> 2] >>> bit) & 1) visit(a, a + 1);
      if ((bits[2 + (col >> 2)] >>> bit) & 1) visit(a, a + cols);
    }
  }
}

/** The pairs by trying each: any rule, any size. */
export function visitByTrial(
  { rows, cols, table }: RuledBoard,
  visit: (a: Cell, b: Cell) => void,
  from: number,
  to: number,
  { isLegal }: SwapBoard,
): void {
  const { directions, closed } = table;
  for (let row = from, a = from * cols; row < to; row++) {
    const hasBelow = row + 1 < rows;
    for (let col = 0; col < cols; col++, a++) {
      if (closed[a] === 1) continue;
      if (col + 1 < cols) tryPair(a, a + 1);
      if (!hasBelow) continue;
      if (directions === 8 && col > 0) tryPair(a, a + cols - 1);
      tryPair(a, a + cols);
      if (directions === 8 && col + 1 < cols) tryPair(a, a + cols + 1);
    }
  }

  function tryPair(a: number, b: number): void {
    if (closed[b] === 0 && isLegal(a, b)) visit(a, b);
  }
}
