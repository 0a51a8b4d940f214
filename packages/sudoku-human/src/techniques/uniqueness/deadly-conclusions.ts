/**
 * What follows from "one of these extra candidates is true": the arguments that rectangles, loops and BUGs share.
 *
 * Each takes the cells with extra candidates (the roof) and gives the conclusions, with the houses and other cells that
 * they need; none strikes out nothing.
 */

import { countBits } from '../../kernel/bits.js';
import type { State } from '../../kernel/state.js';
import { sees, sharedHouses } from '../../kernel/tables.js';
import type { Candidate, Step, UniquenessId } from '../../types.js';
import { candidatesIn, cellsAt, digitsOf, stepOf } from '../shared/parts.js';
import type { DeadlyPattern } from './deadly-patterns.js';

/** What goes, and on what grounds. */
export type Conclusion = {
  readonly struck: readonly Candidate[];
  readonly houses: readonly number[];
  /** The cells that form a naked subset with the roof. */
  readonly subset: readonly number[];
  /** The digits of that subset, as a mask. */
  readonly subsetDigits: number;
};

/** The conclusion that needs no more than the roof, if it strikes out something. */
export function conclude(struck: readonly Candidate[], houses: readonly number[] = []): Conclusion[] {
  return struck.length === 0 ? [] : [{ struck, houses, subset: [], subsetDigits: 0 }];
}

/** The extra candidates are of one digit: cells that see them all lose it. */
export function seenByAll(state: State, roof: readonly number[], extras: number): Conclusion[] {
  if (roof.length < 2 || countBits(extras) !== 1) return [];
  const struck: number[] = [];
  for (let cell = 0; cell < state.tables.cells; cell++) {
    if ((state.masks[cell] & extras) !== 0 && roof.every((other) => sees(state.tables, cell, other))) struck.push(cell);
  }
  return conclude(candidatesIn(state, struck, extras));
}

/** The roof counts as one cell with the extra digits; with other cells of a house it is a naked subset. */
export function withSubset(state: State, roof: readonly number[], extras: number): Conclusion[] {
  if (roof.length < 2 || countBits(extras) < 2) return [];
  const { masks, tables } = state;
  const found: Conclusion[] = [];
  const subset: number[] = [];
  const houses = sharedHouses(tables, roof);
  for (const [index, house] of houses.entries()) {
    const others = tables.named[house].cells.filter((cell) => masks[cell] !== 0 && !roof.includes(cell));
    extend(others, 0, extras, index);
  }
  return found;

  function extend(others: readonly number[], from: number, digits: number, index: number): void {
    if (countBits(digits) === subset.length + 1) add(digits, index);
    if (subset.length + 1 >= others.length) return;
    for (let i = from; i < others.length; i++) {
      const union = digits | masks[others[i]];
      if (countBits(union) > others.length) continue;
      subset.push(others[i]);
      extend(others, i + 1, union, index);
      subset.pop();
    }
  }

  function add(digits: number, index: number): void {
    const all = [...roof, ...subset];
    const shared = sharedHouses(tables, all);
    // Where the subset lies in both houses, it was listed for the first.
    if (shared.includes(houses[0]) && index > 0) return;
    const inShared = new Set(shared.flatMap((house) => tables.named[house].cells));
    for (const cell of all) inShared.delete(cell);
    const struck = candidatesIn(
      state,
      [...inShared].sort((a, b) => a - b),
      digits,
    );
    if (struck.length > 0) found.push({ struck, houses: shared, subset: [...subset], subsetDigits: digits });
  }
}

/** A digit of the pair stands in the roof in a house that both roof cells share: neither takes the other digit. */
export function lockedInRoof(state: State, roof: readonly number[], pair: number): Conclusion[] {
  if (roof.length !== 2) return [];
  const found: Conclusion[] = [];
  const { size, houses } = state.tables;
  for (const house of sharedHouses(state.tables, roof)) {
    for (let digit = 0; house < houses && digit < size; digit++) {
      const bit = 1 << digit;
      if ((pair & bit) === 0 || !isConfined(state, house, digit, roof)) continue;
      found.push(...conclude(candidatesIn(state, roof, pair & ~bit), [house]));
    }
  }
  return found;
}

/** Has the house places for the digit, all of them in the given cells? */
export function isConfined(state: State, house: number, digit: number, cells: readonly number[]): boolean {
  const places = cellsAt(state.tables, house, state.places[house * state.tables.size + digit]);
  return places.length > 0 && places.every((cell) => cells.includes(cell));
}

/** The step: the pair's candidates as `'deadly'`, the others as `'extra'`, those of a subset as `'subset'`. */
export function deadlyStep(
  technique: UniquenessId,
  state: State,
  { cells, pair, roof, extras }: DeadlyPattern,
  { struck, houses, subset, subsetDigits }: Conclusion,
): Step {
  return stepOf(technique, {
    eliminations: struck,
    roles: {
      deadly: candidatesIn(state, cells, pair),
      extra: candidatesIn(state, roof, ~pair),
      subset: candidatesIn(state, subset),
    },
    houses: { house: houses },
    params: {
      cells: { cells },
      digits: { digits: digitsOf(pair) },
      extra: { cells: roof },
      extraDigits: { digits: digitsOf(subsetDigits === 0 ? extras : subsetDigits) },
      houses: { houses },
      subset: { cells: subset },
    },
  });
}
