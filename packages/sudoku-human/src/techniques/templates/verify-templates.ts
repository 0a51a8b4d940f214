/**
 * Templates: every way to put a digit into all rows, columns and boxes is written down; a way that takes a cell which
 * all ways of another digit take is crossed out, until no more are.
 */

import type { Cell } from '@kit/grid';
import type { Candidate, Digit, Position, Rejection, Step } from '../../types.js';
import { isPossible } from '../../verify/candidates.js';
import type { Check } from '../../verify/check-form.js';
import { allCells, cellsIn, sees } from '../../verify/geometry.js';
import { hasExactly, hasHouses, rejectLinks } from '../../verify/pattern-parts.js';

/** One way to put a digit on the board: nine cells, row by row. */
type Template = readonly Cell[];

const allDigits: readonly Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A digit's cells that are in all its templates, or in none. */
export function checkTemplates(position: Position, step: Step, isSet: boolean): Rejection | undefined {
  const rejection = rejectLinks(step);
  if (rejection !== undefined) return rejection;
  if (!hasHouses(step, [])) return 'wrong-houses';
  const [concluded, others] = isSet ? [step.placements, step.eliminations] : [step.eliminations, step.placements];
  if (others.length > 0) return 'wrong-kind-of-conclusion';
  const [{ digit }] = concluded;
  if (concluded.some((candidate) => candidate.digit !== digit)) return 'elimination-does-not-follow';

  const left = templatesLeft(position);
  if (left.some((templates) => templates.length === 0)) return 'no-template';
  const templates = left[digit - 1];
  const inSome = allCells().filter(
    (cell) => isPossible(position, cell, digit) && templates.some((template) => template.includes(cell)),
  );
  if (
    !hasExactly(
      step,
      inSome.map((cell) => ({ cell, digit, role: 'template' })),
    )
  )
    return 'wrong-candidates';
  const follows = ({ cell }: Candidate): boolean =>
    isSet
      ? templates.every((template) => template.includes(cell))
      : !templates.some((template) => template.includes(cell));
  return concluded.every(follows) ? undefined : 'elimination-does-not-follow';
}

/** By digit, from 1: its templates that take no cell which is certain for another digit. */
function templatesLeft(position: Position): Template[][] {
  let left = allDigits.map((digit) => [...templatesOf(position, digit, [])]);
  for (let crossedOut = true; crossedOut; ) {
    const certain = left.map((templates) =>
      (templates[0] ?? []).filter((cell) => templates.every((one) => one.includes(cell))),
    );
    const next = left.map((templates, at) => {
      const taken = new Set(certain.filter((_, other) => other !== at).flat());
      return templates.filter((template) => template.every((cell) => !taken.has(cell)));
    });
    crossedOut = next.some((templates, at) => templates.length < left[at].length);
    left = next;
  }
  return left;
}

/** The ways to go on from the cells of the first rows. */
function* templatesOf(position: Position, digit: Digit, chosen: readonly Cell[]): Generator<Template> {
  if (chosen.length === 9) yield chosen;
  else {
    for (const cell of cellsIn(chosen.length)) {
      const fits = position.values[cell] === digit || isPossible(position, cell, digit);
      if (fits && !chosen.some((other) => sees(other, cell))) yield* templatesOf(position, digit, [...chosen, cell]);
    }
  }
}

/** Each technique's check, by name. */
export const templatesChecks: Readonly<Record<'template-set' | 'template-delete', Check>> = {
  'template-set': (position, step) => checkTemplates(position, step, true),
  'template-delete': (position, step) => checkTemplates(position, step, false),
};
