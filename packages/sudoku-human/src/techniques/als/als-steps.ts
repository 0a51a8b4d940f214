/** Chains of almost locked sets as steps. */

import type { State } from '../../kernel/state.js';
import type { Candidate, Link, Step, TechniqueId } from '../../types.js';
import { candidatesIn, digitsOf, inCells, inOrder, numbered, stepOf } from '../shared/parts.js';
import { type AlmostLockedSet, seenByAll } from './almost-locked-sets.js';

/**
 * The step of the sets along a chain and the digits (from 0) of its links; two sets are joined by all the digits.
 * Something is struck out: who calls has looked.
 */
export function setChainStep(
  id: TechniqueId,
  state: State,
  sets: readonly AlmostLockedSet[],
  digits: readonly number[],
): Step {
  const last = sets[sets.length - 1];
  const ends = (1 << digits[0]) | (1 << digits[digits.length - 1]);
  const struck =
    sets.length === 2 && digits.length > 1
      ? lockedOut(
          state,
          sets,
          digits.reduce((mask, digit) => mask | (1 << digit), 0),
        )
      : digitsOf(sets[0].mask & last.mask & ~ends).flatMap((digit) => outsideOf(state, [sets[0], last], digit - 1));
  const links = digits.map((digit, i): Link => {
    const [a, b] = sets.length === 2 ? sets : [sets[i], sets[i + 1]];
    return { from: nodeOf(state, a, digit), to: nodeOf(state, b, digit), type: 'weak' };
  });
  return stepOf(id, {
    eliminations: inOrder(struck),
    roles: numbered(
      'set',
      sets.map(({ cells }) => candidatesIn(state, cells)),
    ),
    links,
    params: {
      first: { cells: sets[0].cells },
      last: { cells: last.cells },
      between: { cells: sets.slice(1, -1).flatMap(({ cells }) => cells) },
      common: { digits: digits.map((digit) => digit + 1) },
      count: { count: sets.length },
    },
  });
}

/** Only then the same links can be walked in two orders. */
export function haveSharedCells(sets: readonly AlmostLockedSet[]): boolean {
  const cells = sets.flatMap((set) => set.cells);
  return new Set(cells).size < cells.length;
}

/** What a chain from a given start is: its sets in order, its links in any order and direction, and what goes. */
export function nameOf(sets: readonly number[], { pattern, eliminations }: Step): string {
  const links = pattern.links.map(
    ({ from, to }) => `${from.digit}:${[`${from.cells}`, `${to.cells}`].sort().join('=')}`,
  );
  return [sets, ...links.sort(), eliminations.map(({ cell, digit }) => `${cell}:${digit}`)].join('|');
}

/** Doubly linked: each common is in one of the sets, and the other digits of each set are in it. */
function lockedOut(state: State, sets: readonly AlmostLockedSet[], common: number): Candidate[] {
  const struck = digitsOf(common).flatMap((digit) => outsideOf(state, sets, digit - 1));
  for (const set of sets) {
    for (const digit of digitsOf(set.mask & ~common)) struck.push(...outsideOf(state, [set], digit - 1));
  }
  return struck;
}

/** The candidates of the digit that see all its places in the sets. */
function outsideOf(state: State, sets: readonly AlmostLockedSet[], digit: number): Candidate[] {
  const places = sets.flatMap(({ cells }) => cells.filter((cell) => state.masks[cell] & (1 << digit)));
  return inCells(seenByAll(state, places, digit), digit);
}

function nodeOf(state: State, { cells }: AlmostLockedSet, digit: number): Link['from'] {
  return { cells: cells.filter((cell) => state.masks[cell] & (1 << digit)), digit: digit + 1 };
}
