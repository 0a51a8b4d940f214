/**
 * The pencil marks that count: the player's own, or those that the values leave.
 *
 * Many players keep no notes, or only some. Their open cells have no marks, which as a position means "nothing fits here";
 * so whoever asks says whether the marks are meant.
 */

import { checkChoice, checkOptions } from '@kit/grid';
import type { MarkOptions } from '../types.js';
import { type Board, marksLeft } from './read-position.js';

/** The names of {@link MarkOptions}. */
export const markNames = ['marks'] as const;

/** The checked options of a function that takes no others. */
export function checkMarkOptions(options: MarkOptions): MarkOptions {
  return checkOptions(options, markNames);
}

/** A board with the marks that count. */
export function withMarks(board: Board, { marks = 'trust' }: MarkOptions): Board {
  if (checkChoice(marks, 'options.marks', ['trust', 'ignore']) === 'trust') return board;
  const { position, tables } = board;
  return { position: { ...position, candidates: marksLeft(tables, position.values) }, tables };
}
