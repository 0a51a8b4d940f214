/** What both drawings show, checked. */
import { type Cell, type Grid, type GridLike, InvalidInputError, unexpected } from '@kit/grid';
import { checkBoard, checkGoal } from '../board/check-board.js';
import { sharesLine, unitOf } from '../kernel/slide-line.js';
import { findBlank } from '../play/slide.js';

/** The largest board that is drawn: a larger one is no picture any more. */
const maxSide = 256;

/** A board with what is marked on it. */
export type Drawn = Omit<Grid, 'cells'> & {
  /** The tiles. */
  readonly cells: ArrayLike<number>;
  /** Where the blank is. */
  readonly blank: Cell;
  /** By cell: is its tile at home? */
  readonly isHome: (cell: Cell) => boolean;
  /** The cells of the line that slides, beginning with the tapped one; none without a move. */
  readonly line: readonly Cell[];
};

/** Throws the codes of a board and a goal, `bad-size`, `bad-move`. */
export function checkDrawn(
  board: GridLike,
  { move, goal }: { move?: Cell | undefined; goal?: GridLike | undefined },
): Drawn {
  const { rows, cols, cells } = checkBoard(board);
  if (Math.max(rows, cols) > maxSide) {
    const message = `board is ${cols}×${rows}: expected at most ${maxSide} a side for a picture`;
    throw new InvalidInputError('bad-size', message, { name: 'board' });
  }
  const home = checkGoal(goal, { rows, cols, cells }, 'options.goal')?.cells;
  const isHome = (cell: Cell): boolean =>
    cells[cell] !== 0 && cells[cell] === (home === undefined ? cell + 1 : home[cell]);
  const blank = findBlank(cells);
  return { rows, cols, cells, blank, isHome, line: lineOf(move, blank, { rows, cols }) };
}

function lineOf(move: Cell | undefined, blank: Cell, { rows, cols }: Pick<Grid, 'rows' | 'cols'>): Cell[] {
  if (move === undefined) return [];
  const isCell = Number.isInteger(move) && move >= 0 && move < rows * cols;
  if (!isCell || !sharesLine(blank, move, cols)) {
    throw unexpected('bad-move', 'options.move', move, `a cell in line with the blank in cell ${blank}`);
  }
  const unit = blank > move ? unitOf(blank, move, cols) : -unitOf(blank, move, cols);
  return Array.from({ length: (blank - move) / unit }, (_, index) => move + index * unit);
}
