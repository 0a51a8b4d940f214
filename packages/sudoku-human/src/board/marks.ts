/**
 * The pencil marks that count: the player's own, those that the values leave, or both, cell by cell.
 *
 * Many players keep no notes, or note some cells only. As a position, an open cell without marks means "nothing fits here", so
 * callers say how the marks are meant.
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
  checkChoice(marks, 'options.marks', ['trust', 'partial', 'ignore']);
  if (marks === 'trust') return board;
  const { position, tables } = board;
  const left = marksLeft(tables, position.values);
  const candidates = marks === 'ignore' ? left : left.map((mask, cell) => position.candidates[cell] || mask);
  return { position: { ...position, candidates }, tables };
}
