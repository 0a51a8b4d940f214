/** As `verifyStep` of the classic layout: does the step follow from its technique's definition on this layout? */

import { unexpected } from '@kit/grid';
import type { Tables } from '../kernel/tables.js';
import type { Layout, Position, Step, Verdict } from '../types.js';
import { almostLockedChecks } from './almost-locked.js';
import { chainChecks } from './chains.js';
import { colorChecks } from './colors.js';
import { factsOf } from './facts.js';
import { fishChecks } from './fish.js';
import { net } from './nets.js';
import type { LayoutCheck } from './parts.js';
import { patternChecks } from './patterns.js';
import { requireLayoutStep } from './require-step.js';
import { singleDigitChecks } from './single-digit.js';
import { checkStepForm } from './step-form.js';
import { uniquenessChecks } from './uniqueness.js';

/** Judges a step on a layout; techniques that aren't sound on every layout are refused. */
export function verifyOnLayout(position: Position, tables: Tables, step: Step): Verdict {
  requireLayoutStep(step, { cells: tables.cells, digits: tables.size, houses: tables.named.length });
  const families: readonly Readonly<Record<string, LayoutCheck>>[] = [
    patternChecks,
    fishChecks,
    singleDigitChecks,
    colorChecks,
    uniquenessChecks,
    almostLockedChecks,
    chainChecks,
    { 'forcing-net': net },
  ];
  const checks = families.find((family) => Object.hasOwn(family, step.technique));
  if (checks === undefined) {
    throw unexpected('unknown-technique', 'step.technique', step.technique, 'a technique that layouts have');
  }
  const facts = factsOf(position as Position & { readonly layout: Layout });
  const reason = checkStepForm(facts, step) ?? checks[step.technique](facts, step);
  return reason === undefined ? { valid: true } : { valid: false, reason };
}
