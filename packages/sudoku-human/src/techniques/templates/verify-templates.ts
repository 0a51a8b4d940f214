/**
 * Templates: every way to put a digit into all rows, columns and boxes or regions is written down; a way that takes a cell
 * which all ways of another digit take is crossed out, until no more are. What other rules a layout has is left aside. On boards
 * of more than nine digits there are too many ways.
 */

import type { Cell } from '@kit/grid';
import type { Digit, Rejection } from '../../types.js';
import type { Checks } from '../../verify/check-form.js';
import type { Claim } from '../../verify/claim.js';
import { type Facts, inEach } from '../../verify/facts.js';

/** One way to put a digit on the board: nine cells, row by row. */
type Template = readonly Cell[];

/** A digit's cells that are in all its templates, or in none. */
function checkTemplates(facts: Facts, step: Claim, isSet: boolean): Rejection | undefined {
  const rejection = step.rejectLinks();
  if (rejection !== undefined) return rejection;
  if (!step.hasHouses([])) return 'wrong-houses';
  const [concluded, others] = isSet ? [step.placements, step.eliminations] : [step.eliminations, step.placements];
  if (others.length > 0) return 'wrong-kind-of-conclusion';
  const [{ digit }] = concluded;
  if (concluded.some((candidate) => candidate.digit !== digit)) return 'elimination-does-not-follow';

  const left = facts.layout.size > 9 ? [[]] : templatesLeft(facts);
  if (left.some((templates) => templates.length === 0)) return 'no-template';
  const templates = left[digit - 1];
  const isIn = (cell: Cell) => (template: Template) => template.includes(cell);
  const inSome = facts.placesIn(facts.allCells(), digit).filter((cell) => templates.some(isIn(cell)));
  if (!step.hasExactly({ template: inEach(inSome, digit) })) return 'wrong-candidates';
  const follows = concluded.every(({ cell }) => (isSet ? templates.every(isIn(cell)) : !templates.some(isIn(cell))));
  return follows ? undefined : 'elimination-does-not-follow';
}

/** By digit, from 1: its templates that take no cell which is certain for another digit. */
function templatesLeft(facts: Facts): Template[][] {
  let left = facts.allDigits().map((digit) => [...templatesOf(facts, digit, [])]);
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
function* templatesOf(facts: Facts, digit: Digit, chosen: readonly Cell[]): Generator<Template> {
  if (chosen.length === facts.layout.size) yield chosen;
  else {
    for (const cell of facts.cellsIn(chosen.length)) {
      const fits = facts.values[cell] === digit || facts.isPossible(cell, digit);
      if (fits && !chosen.some((other) => isInLine(facts, other, cell)))
        yield* templatesOf(facts, digit, [...chosen, cell]);
    }
  }
}

/** Do the two cells share a row, a column, or a box or region? */
function isInLine(facts: Facts, a: Cell, b: Cell): boolean {
  return [0, 1, 2].some((at) => facts.housesAround(a)[at] === facts.housesAround(b)[at]);
}

/** Each technique's check, by name. */
export const templatesChecks: Checks<'template-set' | 'template-delete'> = {
  'template-set': (facts, step) => checkTemplates(facts, step, true),
  'template-delete': (facts, step) => checkTemplates(facts, step, false),
};
