/** Positions of any size from seeds. */
import { createRandom } from '@kit/grid';
import type { Board, Deduction, Field, Topology } from '../src/index.js';
import { neighborsOfCell } from './neighbors.js';

/** A field from a seed, and a board of it on which the chosen cells without a mine are open. */
export function scattered(
  size: { rows: number; cols: number; topology?: Topology },
  density: number,
  isOpen: (row: number, col: number, draw: number) => boolean,
  seed = 1,
): { field: Field; board: Board } {
  const { rows, cols } = size;
  const random = createRandom(seed);
  const mined = new Uint8Array(rows * cols);
  const mineCells: number[] = [];
  for (let cell = 0; cell < mined.length; cell++) {
    if (random.next() >= density) continue;
    mined[cell] = 1;
    mineCells.push(cell);
  }
  const cells = new Array<number>(mined.length).fill(-1);
  for (let cell = 0; cell < mined.length; cell++) {
    if (mined[cell] === 1 || !isOpen(Math.floor(cell / cols), cell % cols, random.next())) continue;
    cells[cell] = size.topology === undefined ? minesAround(size, mined, cell) : 0;
    if (size.topology !== undefined) for (const other of neighborsOfCell(size, cell)) cells[cell] += mined[other];
  }
  return { field: { ...size, mineCells }, board: { ...size, mines: mineCells.length, cells } };
}

function minesAround({ rows, cols }: { rows: number; cols: number }, mined: Uint8Array, cell: number): number {
  const row = Math.floor(cell / cols);
  const col = cell % cols;
  let mines = 0;
  for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
    for (let c = Math.max(0, col - 1); c <= Math.min(cols - 1, col + 1); c++) mines += mined[r * cols + c];
  }
  return mines;
}

/** A claim that some cells of a board are safe, from all of its numbers; its refutation takes long. */
export function claim(board: Board, isClaimed: (value: number, cell: number) => boolean): Deduction {
  const cellsOf = (is: typeof isClaimed) => board.cells.flatMap((value, cell) => (is(value, cell) ? [cell] : []));
  const message = { key: 'region-safe', params: { cols: board.cols, numbers: [], mines: board.mines } } as const;
  return { cells: cellsOf(isClaimed), mine: false, from: cellsOf((value) => value >= 0), usesTotal: true, message };
}
