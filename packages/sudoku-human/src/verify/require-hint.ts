/** Is it shaped like a hint? */

import { objectOf, oneOf, optional, type Requirement, text } from './require-parts.js';
import { type Ranges, requirementsOf } from './require-step.js';

const kinds = ['step', 'mistake', 'solved', 'stuck', 'invalid', 'multiple', 'limit'];
const levels = ['where', 'which', 'why', 'full'];

/** A hint with all its parts in range; the step of a full one is for the caller to check. */
export function requireHint(hint: unknown, ranges: Ranges): void {
  const anyHint = objectOf({
    kind: oneOf(kinds, 'a kind of hint, such as step or mistake'),
    level: oneOf(levels, "'where', 'which', 'why' or 'full'"),
  });
  anyHint(hint, 'hint');
  const { kind, level } = hint as { kind: string; level: string };
  const { house, cells, candidates, pattern } = requirementsOf(ranges);
  const which = { technique: text, cells };
  const ofStep: Readonly<Record<string, Readonly<Record<string, Requirement>>>> = {
    where: { house },
    which,
    why: { ...which, pattern },
    full: {},
  };
  const mistake = { cells, wrong: candidates, right: optional(candidates), lost: optional(candidates) };
  if (kind === 'step') objectOf(ofStep[level])(hint, 'hint');
  if (kind === 'mistake') objectOf(mistake)(hint, 'hint');
}
