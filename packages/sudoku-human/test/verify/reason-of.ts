import { type Position, type Rejection, type Step, verifyStep } from '@kit/sudoku-human';

/** What the checker says of a step, with parts of its pattern changed: `valid`, or the reason of its rejection. */
export function reasonOf(position: Position, step: Step, changed: Partial<Step['pattern']> = {}): Rejection | 'valid' {
  const verdict = verifyStep(position, { ...step, pattern: { ...step.pattern, ...changed } });
  return verdict.valid ? 'valid' : verdict.reason;
}
