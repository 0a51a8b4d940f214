/**
 * The pencil marks that count: the player's own, or those that the values leave.
 *
 * Many players keep no notes, or only some. Their open cells have no marks, which as a position means "nothing fits here";
 * so whoever asks says whether the marks are meant.
 */

import { checkChoice, checkOptions } from '@kit/grid';
import type { MarkOptions, Position } from '../types.js';
import { ALL_DIGITS, maskOf } from './digits.js';
import { boxOfCell, CELLS, colOfCell, rowOfCell } from './geometry.js';

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

/** The marks that follow from the values alone: in each open cell every digit that no peer shows, 0 where a value stands. */
export function naturalCandidates(values: readonly number[]): number[] {
  const used = new Array<number>(27).fill(0);
  for (let cell = 0; cell < CELLS; cell++) {
    if (values[cell] === 0) continue;
    const mask = maskOf(values[cell]);
    used[rowOfCell(cell)] |= mask;
    used[9 + colOfCell(cell)] |= mask;
    used[18 + boxOfCell(cell)] |= mask;
  }
  return values.map((value, cell) =>
    value === 0 ? ALL_DIGITS & ~(used[rowOfCell(cell)] | used[9 + colOfCell(cell)] | used[18 + boxOfCell(cell)]) : 0,
  );
}
