/**
 * Tridagon (Thor's Hammer): twelve cells that can't hold three digits only.
 *
 *     X . . | X . .        four boxes at the corners of a rectangle, in each three cells on three rows and three
 *     . X . | . X .        columns. If the twelve cells held only a, b and c, each box would have them in some order.
 *     . . X | . . X        Along two boxes of a band the orders differ by a rotation, which is even; likewise along a
 *     ------+------        stack, but there the order is read by columns, and row order and column order differ by the
 *     X . . | X . .        box's own diagonal. So the four diagonals together must be an even permutation.
 *     . X . | . . X   <-   An odd number of odd ones is impossible: some other digit, a guardian, is true.
 *     . . X | . X .
 */

import { excludedByAll } from '../../kernel/exclusion.js';
import type { State } from '../../kernel/state.js';
import { hasClassicBoxes } from '../../kernel/tables.js';
import type { Candidate, Technique } from '../../types.js';
import { candidatesIn, candidatesOf, digitsOf, stepOf } from '../shared/parts.js';
import { type Emit, slicedTechnique } from '../shared/technique.js';
import { type TridagonPattern, tridagonsOf } from '../shared/tridagon-patterns.js';

/**
 * The most guardians: from more than three nothing was ever concluded (`scripts/limits.mjs`), and six are no more
 * work.
 */
const maxGuardians = 6;

/**
 * Tridagon: twelve cells in four boxes that three digits can't fill, so that one of the other candidates there, the
 * guardians, is true. A single guardian is set; of several, what all of them exclude goes.
 *
 * Pattern: role `'tridagon'` for the three digits in the twelve cells, each of which has at least two of them, and
 * `'guardian'` for the others. By the three digits, then by the boxes and the cells in each box.
 *
 * @see {@link http://forum.enjoysudoku.com/chromatic-patterns-t39885.html | Chromatic patterns}
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, tridagon } from '@kit/sudoku-human';
 *
 * const loki = parsePuzzle('57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..');
 * findSteps(loki, [tridagon])[0]?.placements; // => [{ cell: 70, digit: 1 }]
 * ```
 */
export const tridagon: Technique = /* @__PURE__ */ slicedTechnique(
  'tridagon',
  function* ({ state }, emit) {
    for (const found of tridagonsOf(state, maxGuardians)) {
      if (found === undefined) yield;
      else if (emitStep(state, found, emit)) return true;
    }
    return false;
  },
  { holdsOn: hasClassicBoxes },
);

function emitStep(state: State, { digits, cells, guardians }: TridagonPattern, emit: Emit): boolean {
  if (guardians.length === 0) return false;
  const isSet = guardians.length === 1;
  const concluded = isSet ? guardians : excludedBy(state, guardians);
  if (concluded.length === 0) return false;
  const step = stepOf('tridagon', {
    ...(isSet ? { key: 'tridagon-on', placements: concluded } : { eliminations: concluded }),
    roles: { tridagon: candidatesIn(state, cells, digits), guardian: guardians },
    params: {
      cells: { cells },
      digits: { digits: digitsOf(digits) },
      cell: isSet ? { cells: [concluded[0].cell] } : undefined,
      digit: isSet ? { digits: [concluded[0].digit] } : undefined,
      guardians: isSet ? undefined : { candidates: guardians },
    },
  });
  return emit(step);
}

/** The candidates that can't be true beside any of the guardians. */
function excludedBy(state: State, guardians: readonly Candidate[]): Candidate[] {
  const { size } = state.tables;
  const nodes = excludedByAll(
    state,
    guardians.map(({ cell, digit }) => cell * size + digit - 1),
  );
  return candidatesOf(state.tables, nodes);
}
