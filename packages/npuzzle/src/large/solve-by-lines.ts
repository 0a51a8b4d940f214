/** A solution of any board that can be solved, quickly: line by line, the rest by search. */
import type { Labelled } from '../board/blank-and-labels.js';
import { createField } from './field.js';
import { finishRest } from './finish-rest.js';
import { peelLines } from './peel-lines.js';

/** The cells that the blank enters. */
export function solveByLines(board: Labelled): Int32Array {
  const { rows, cols, blank, home } = board;
  if (rows === 1 || cols === 1) {
    const way = home > blank ? 1 : -1;
    return Int32Array.from({ length: Math.abs(home - blank) }, (_, index) => blank + way * (index + 1));
  }
  const field = createField(board);
  finishRest(field, peelLines(field, 3));
  return field.moves.slice(0, field.count);
}
