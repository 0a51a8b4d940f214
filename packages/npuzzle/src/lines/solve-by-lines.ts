/** A solution of any board that can be solved, quickly: line by line, the rest by search. */
import type { Pace, Slices } from '@kit/grid';
import type { Labelled } from '../board/label-board.js';
import { createField, type Field } from './field.js';
import { fillLines } from './fill-lines.js';
import { finishRest } from './finish-rest.js';
import { listCells } from './long-path.js';
import type { Prices } from './sweep.js';

/** Sides of the rest that is solved by search. */
const side = 3;

/** The longest path that is made. Boards of 316×316 take 76 million steps. A list of so many cells takes 0.8 GB. */
const longestPath = 100_000_000;

/** The cells that the blank enters; none (not even an empty list) if the path becomes too long before the rest. */
export function* solveByLines(
  board: Labelled,
  pace: Pace,
  maxSteps?: number,
  prices?: Prices,
): Slices<number[] | undefined> {
  if (board.rows === 1 || board.cols === 1) return straightPath(board);
  const field = createField(board);
  const isSolved = yield* solveField(field, pace, maxSteps, prices);
  return isSolved ? yield* listCells(field.path, pace) : undefined;
}

/** The way of the blank home on a board of one line, where no other order of the tiles can be solved. */
export function straightPath({ blank, home }: Labelled): number[] {
  const step = home > blank ? 1 : -1;
  return Array.from({ length: Math.abs(home - blank) }, (_, index) => blank + step * (index + 1));
}

/** Solves a field of two or more rows and columns in place; false if its path becomes too long. */
export function* solveField(
  field: Field,
  pace: Pace,
  maxSteps: number = longestPath,
  prices?: Prices,
): Slices<boolean> {
  const rest = yield* fillLines(field, side, maxSteps, pace, prices);
  if (rest.bottom - rest.top > side || rest.right - rest.left > side) return false;
  yield* finishRest(field, rest, pace);
  return true;
}
