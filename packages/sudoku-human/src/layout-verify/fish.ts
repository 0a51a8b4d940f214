/**
 * The definition of fish, with fins or without, of any houses.
 *
 * Each base has the digit once. If no fin is true, these are as many cells as bases, each in a cover; and a cover has room
 * for one. So a candidate that lies in more covers than bases would take one cover too many: it is false, or a fin is true
 * and rules it out.
 */

import type { Cell } from '@kit/grid';
import type { LayoutHouseKind } from '../types.js';
import { type Facts, isFull, placesOf } from './facts.js';
import { areSame, housesOf, type LayoutCheck, ofRole, ruledOutByAll, unlessAll } from './parts.js';

type Named = {
  readonly size: number;
  readonly shape: 'basic' | 'franken' | 'mutant';
  readonly fins: 'none' | 'finned' | 'sashimi';
};

const sizes: Readonly<Record<string, number>> = { 'x-wing': 2, swordfish: 3, jellyfish: 4 };

function shapeOf({ houses }: Facts, bases: readonly number[], covers: readonly number[]): Named['shape'] {
  const [base, cover] = [bases, covers].map((list) => new Set(list.map((house) => houses[house].kind)));
  const kinds = new Set<LayoutHouseKind>([...base, ...cover]);
  const lines: readonly LayoutHouseKind[] = ['row', 'column'];
  const known: readonly LayoutHouseKind[] = [...lines, 'box', 'region'];
  const isOrderly =
    [base, cover].every((side) => !lines.every((kind) => side.has(kind))) &&
    lines.every((kind) => !base.has(kind) || !cover.has(kind)) &&
    [...kinds].every((kind) => known.includes(kind));
  if (!isOrderly) return 'mutant';
  return kinds.has('box') || kinds.has('region') ? 'franken' : 'basic';
}

function fish({ size, shape, fins: kindOfFins }: Named): LayoutCheck {
  return (facts, step) => {
    const [bases, covers] = [housesOf(step, 'base'), housesOf(step, 'cover')];
    if (new Set([...bases, ...covers]).size !== 2 * size || bases.length !== size || covers.length !== size)
      return 'wrong-houses';
    if (![...bases, ...covers].every((house) => isFull(facts, house))) return 'wrong-houses';
    if (shapeOf(facts, bases, covers) !== shape) return 'wrong-houses';
    const digit = step.pattern.candidates[0]?.digit ?? 0;
    const places = bases.map((house) => placesOf(facts, house, digit));
    if (places.some(({ length }) => length === 0)) return 'digit-not-needed';
    const all = [...new Map(places.flat().map((place) => [place.cell, place])).values()];
    const times = (houses: readonly number[], cell: Cell): number =>
      houses.filter((house) => facts.houses[house].cells.includes(cell)).length;
    if (kindOfFins === 'none' && all.length < places.flat().length) return 'base-houses-overlap';
    const fins = all.filter(({ cell }) => times(bases, cell) > 1 || times(covers, cell) === 0);
    const isFin = (cell: Cell): boolean => fins.some((fin) => fin.cell === cell);
    const body = all.filter(({ cell }) => !isFin(cell));
    if (kindOfFins === 'none' && fins.length > 0) return 'wrong-houses';
    if (!areSame(ofRole(step, 'base'), body) || !areSame(ofRole(step, 'fin'), fins)) return 'wrong-candidates';
    if (kindOfFins !== 'none' && fins.length === 0) return 'wrong-candidates';
    const keepsFew = places.some((list) => list.filter(({ cell }) => !isFin(cell)).length < 2);
    if (shape === 'basic' && kindOfFins !== 'none' && keepsFew !== (kindOfFins === 'sashimi'))
      return 'wrong-candidates';
    return unlessAll(
      step,
      (struck) =>
        struck.digit === digit &&
        times(covers, struck.cell) > times(bases, struck.cell) &&
        ruledOutByAll(facts, fins, struck),
    );
  };
}

/** The checks of fish, by name. */
export const fishChecks: Readonly<Record<string, LayoutCheck>> = /* @__PURE__ */ (() =>
  Object.fromEntries(
    Object.entries(sizes).flatMap(([name, size]) => [
      [name, fish({ size, shape: 'basic', fins: 'none' })],
      [`finned-${name}`, fish({ size, shape: 'basic', fins: 'finned' })],
      [`sashimi-${name}`, fish({ size, shape: 'basic', fins: 'sashimi' })],
      ...(['franken', 'mutant'] as const).flatMap((shape) => [
        [`${shape}-${name}`, fish({ size, shape, fins: 'none' })],
        [`finned-${shape}-${name}`, fish({ size, shape, fins: 'finned' })],
      ]),
    ]),
  ))();
