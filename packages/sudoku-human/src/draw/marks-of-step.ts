/** What a step does to each candidate, for both kinds of drawing. */
import { roleKind } from '../explain/role-kind.js';
import type { Tables } from '../kernel/tables.js';
import type { Candidate, DrawnStep, RoleKind } from '../types.js';
import { objectOf } from '../verify/require-parts.js';
import { rangesOf, requirementsOf } from '../verify/require-step.js';

/** How a candidate is drawn: struck out, set, or by its role. */
export type Mark = RoleKind | 'struck' | 'set';

/** The marks of a step by cell and digit; conclusions hide roles, and the first of several roles counts. */
export type Marks = ReadonlyMap<number, Mark>;

const nothing: DrawnStep = { placements: [], eliminations: [], pattern: { candidates: [], houses: [], links: [] } };

/** The step, or `bad-step`; a step without a part if there is none. */
export function checkDrawn({ size, named }: Tables, step: DrawnStep | undefined): DrawnStep {
  if (step === undefined) return nothing;
  const { candidates, pattern } = requirementsOf(rangesOf(size, named.length));
  objectOf({ placements: candidates, eliminations: candidates, pattern })(step, 'step');
  return step;
}

/** The key of a candidate in {@link Marks}. */
export function markKey({ cell, digit }: Candidate): number {
  return cell * 32 + digit;
}

/** The marks of a checked step; throws `bad-role`. */
export function marksOfStep({ placements, eliminations, pattern }: DrawnStep): Marks {
  const marks = new Map<number, Mark>();
  for (const { role, ...candidate } of pattern.candidates) {
    const kind = roleKind(role);
    if (!marks.has(markKey(candidate))) marks.set(markKey(candidate), kind);
  }
  for (const candidate of eliminations) marks.set(markKey(candidate), 'struck');
  for (const candidate of placements) marks.set(markKey(candidate), 'set');
  return marks;
}
