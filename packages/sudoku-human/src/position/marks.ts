/**
 * The pencil marks that count: the player's own, or those that the values leave.
 *
 * Many players keep no notes, or only some. Their open cells have no marks, which as a position means "nothing fits here";
 * so whoever asks says whether the marks are meant.
 */

import { checkChoice, checkOptions } from '@kit/grid';
import type { Position } from '../types.js';
import { naturalCandidates } from './natural-candidates.js';

/** Whether the player's pencil marks count. */
export type Marks = 'trust' | 'ignore';

/** Which pencil marks count. */
export type MarkOptions = {
  /**
   * `'trust'` (the default): the position's candidates are the player's notes, and a digit that is missing was struck out;
   * `'ignore'`: whatever they are, each open cell has every digit that no peer shows. For players who keep no notes.
   */
  readonly marks?: Marks | undefined;
};

/** The names of {@link MarkOptions}. */
export const markNames = ['marks'] as const;

/** The checked options of a function that takes no others. */
export function checkMarkOptions(options: MarkOptions): MarkOptions {
  return checkOptions(options, markNames);
}

/** A checked position with the marks that count. */
export function withMarks(position: Position, { marks = 'trust' }: MarkOptions): Position {
  if (checkChoice(marks, 'marks', ['trust', 'ignore']) === 'trust') return position;
  return { ...position, candidates: naturalCandidates(position.values) };
}
