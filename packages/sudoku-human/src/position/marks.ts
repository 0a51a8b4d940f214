/**
 * The pencil marks that count: the player's own, or those that the values leave.
 *
 * Many players keep no notes, or only some. Their open cells have no marks, which as a position means "nothing fits here";
 * so whoever asks says whether the marks are meant.
 */

import { checkChoice, checkOptions } from '@kit/grid';
import type { MarkOptions, Position } from '../types.js';
import { naturalCandidates } from './natural-candidates.js';

/** The names of {@link MarkOptions}. */
export const markNames = ['marks'] as const;

/** The checked options of a function that takes no others. */
export function checkMarkOptions(options: MarkOptions): MarkOptions {
  return checkOptions(options, markNames);
}

/** A checked position with the marks that count. */
export function withMarks(position: Position, { marks = 'trust' }: MarkOptions): Position {
  if (checkChoice(marks, 'options.marks', ['trust', 'ignore']) === 'trust') return position;
  return { ...position, candidates: naturalCandidates(position.values) };
}
