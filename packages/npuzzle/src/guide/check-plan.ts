import { type Cell, checkList, type GridLike, InvalidInputError, unexpected } from '@kit/grid';
import { labelBoard } from '../board/label-board.js';
import { sharesLine, slideLine, unitOf } from '../kernel/slide-line.js';
import type { Metric } from '../types.js';

/** Checks that moves lead from a checked board to the goal, one tile or one line at a time; gives a copy of them. */
export function checkPlan(
  board: GridLike,
  moves: ArrayLike<Cell>,
  goal: GridLike | undefined,
  metric: Metric,
  name: string,
): Cell[] {
  checkList(moves, name);
  const { rows, cols } = board;
  const cells = Int32Array.from(board.cells);
  let blank = cells.indexOf(0);
  const plan: Cell[] = [];
  for (let index = 0; index < moves.length; index++) {
    // -0 is cell 0.
    const cell = moves[index] === 0 ? 0 : moves[index];
    const isCell = Number.isInteger(cell) && cell >= 0 && cell < rows * cols;
    const isBeside = isCell && (Math.abs(cell - blank) === 1 || Math.abs(cell - blank) === cols);
    if (!isCell || !sharesLine(blank, cell, cols) || (metric === 'single' && !isBeside)) {
      const wanted = metric === 'single' ? 'beside' : 'in line with';
      throw unexpected('bad-plan', `${name}[${index}]`, cell, `a cell ${wanted} the blank in cell ${blank}`, {
        name,
        index,
      });
    }
    slideLine(cells, blank, cell, unitOf(blank, cell, cols));
    blank = cell;
    plan.push(cell);
  }
  if (labelBoard({ rows, cols, cells }, goal).labels.every((label, at) => label === at)) return plan;
  throw new InvalidInputError(
    'bad-plan',
    `${name} is a list of ${plan.length} moves: expected moves that lead to the goal`,
    { name },
  );
}
