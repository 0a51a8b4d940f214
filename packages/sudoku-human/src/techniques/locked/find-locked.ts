/**
 * Locked candidates: all places of a digit in one house lie in a second one, so the rest of the second house is free of
 * it.
 *
 *     pointing                      claiming
 *     . a a | - - - | - - -         . . . | - - - | ...      a: all places of the digit in the box (row)
 *     . . . |                       a a . | . . . | . . .    -: struck out
 *     . . . |                       - - - |
 *
 * A box and a line meet in three cells, so "all places of the base lie in the cover" is one comparison of masks. It is
 * a fish of size one, but the fish engine is not wanted in a bundle of easy techniques.
 */

import { cellsIn, intersection, isEmpty, setAt, without } from '../../kernel/cell-sets.js';
import { houseCells, houseSets } from '../../kernel/geometry.js';
import type { House, Step, Technique, TechniqueId } from '../../types.js';
import { digitsOf, digitsParam, eliminationStep, housesAs, housesParam, inCells, withRole } from '../shared/parts.js';
import type { Context, Emit, Finder } from '../shared/technique.js';

/**
 * Pointing (locked candidates type 1): the two or three places of a digit in a box lie in one line; the rest of the
 * line loses the digit.
 *
 * Pattern: role `'locked'` for the digit in the box; the box is base, the line cover. Instances by box and digit.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, pointing } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('000009080000704000000200004050800200007030050036970000040000003000528006005090078');
 * findSteps(puzzle, [pointing]).map((step) => step.eliminations); // => [[{ cell: 72, digit: 3 }]]
 * ```
 */
export const pointing: Technique = {
  id: 'pointing',
  find(context: Context, emit: Emit): boolean {
    for (let box = 18; box < 27; box++) {
      const row = Math.floor((box - 18) / 3) * 3;
      const col = 9 + ((box - 18) % 3) * 3;
      if (findLocked(context, 'pointing', box, [row, row + 1, row + 2, col, col + 1, col + 2], emit)) return true;
    }
    return false;
  },
} satisfies Finder;

/**
 * Claiming (locked candidates type 2): the two or three places of a digit in a line lie in one box; the rest of the box
 * loses the digit.
 *
 * Pattern: role `'locked'` for the digit in the line; the line is base, the box cover. Instances by line and digit.
 *
 * @example
 * ```ts
 * import { claiming, findSteps, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('040006007600007000000050083800000400001003000000581000000004009480010030703060010');
 * findSteps(puzzle, [claiming]).map((step) => step.eliminations); // => [[{ cell: 17, digit: 1 }]]
 * ```
 */
export const claiming: Technique = {
  id: 'claiming',
  find(context: Context, emit: Emit): boolean {
    for (let line = 0; line < 18; line++) {
      const boxes =
        line < 9
          ? [0, 1, 2].map((i) => 18 + Math.floor(line / 3) * 3 + i)
          : [0, 1, 2].map((i) => 18 + Math.floor((line - 9) / 3) + i * 3);
      if (findLocked(context, 'claiming', line, boxes, emit)) return true;
    }
    return false;
  },
} satisfies Finder;

/** The places of a house that three cells in a row take, and those of a box that a column takes. */
const segments = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444];

/** Cover `i` meets the base in `segments[i]`: the three boxes of a line, or the rows and then the columns of a box. */
function findLocked(
  { state }: Context,
  technique: TechniqueId,
  base: House,
  covers: readonly House[],
  emit: Emit,
): boolean {
  for (let digit = 0; digit < 9; digit++) {
    const places = state.places[base * 9 + digit];
    if ((places & (places - 1)) === 0) continue;
    for (let i = 0; i < covers.length; i++) {
      if ((places & ~segments[i]) !== 0) continue;
      const struck = without(
        intersection(setAt(state.digitSets, digit), setAt(houseSets, covers[i])),
        setAt(houseSets, base),
      );
      if (isEmpty(struck)) continue;
      const locked = digitsOf(places).map((place) => houseCells[base * 9 + place - 1]);
      if (emit(lockedStep(technique, digit, base, covers[i], locked, cellsIn(struck)))) return true;
    }
  }
  return false;
}

function lockedStep(
  technique: TechniqueId,
  digit: number,
  base: House,
  cover: House,
  locked: readonly number[],
  struck: readonly number[],
): Step {
  return eliminationStep(
    technique,
    inCells(struck, digit),
    {
      candidates: withRole('locked', inCells(locked, digit)),
      houses: [...housesAs('base', [base]), ...housesAs('cover', [cover])],
    },
    { digit: digitsParam([digit + 1]), base: housesParam([base]), cover: housesParam([cover]) },
  );
}
