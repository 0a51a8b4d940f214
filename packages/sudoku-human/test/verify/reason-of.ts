import { createLayout, type Position, type Rejection, type Step, verifyStep } from '@kit/sudoku-human';

const classic = createLayout();

/**
 * What the checker says of a step, with parts of its pattern changed: `valid`, or the reason of its rejection. Without a
 * layout it has to say the same as with the classic one, but of nets, which may say more on layouts.
 */
export function reasonOf(position: Position, step: Step, changed: Partial<Step['pattern']> = {}): Rejection | 'valid' {
  const asked = { ...step, pattern: { ...step.pattern, ...changed } };
  const verdict = verifyStep(position, asked);
  if (position.layout === undefined && step.technique !== 'forcing-net') {
    const other = verifyStep({ ...position, layout: classic }, asked);
    if (other.valid !== verdict.valid) throw new Error(`judged otherwise with a layout: ${JSON.stringify(other)}`);
  }
  return verdict.valid ? 'valid' : verdict.reason;
}
