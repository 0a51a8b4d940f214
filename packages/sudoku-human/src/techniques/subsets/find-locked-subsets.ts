/**
 * Locked pair and triple: a naked pair or triple whose cells lie where a box and a line meet, so that both are cleared.
 *
 *     . . .  | . . . | . . .
 *     12 12 -| - - - | - - -      -: loses 1 and 2, in the row and in the box
 *     -  -  -| . . . | . . .
 */

import { countBits } from '../../kernel/bits.js';
import { choicesOf } from '../../kernel/choices.js';
import { columnKind, peersOfAll, regionKind, sharedHouses } from '../../kernel/tables.js';
import type { Technique, TechniqueId } from '../../types.js';
import { candidatesIn, cellsAt, digitsOf, stepOf } from '../shared/parts.js';
import type { Finder } from '../shared/technique.js';
import { houseTechnique } from './house-technique.js';

/**
 * Locked pair: two cells that share a box and a line hold the same two digits; the rest of both houses loses them.
 *
 * Pattern: role `'locked'` for the candidates of the two cells; the box and the line. Instances by box, then by line
 * (the box's rows before its columns) and cells. Each is a naked pair as well.
 *
 * @example
 * ```ts
 * import { findSteps, lockedPair, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0110-1:48:97.5...6......71.38...4........8.9..685......1....3..2............6...57..8.9.2..::413 428 816 828::',
 * );
 * findSteps(position, [lockedPair])[0]?.eliminations; // => [{ cell: 2, digit: 4 }, { cell: 5, digit: 8 }, { cell: 16, digit: 4 }, { cell: 16, digit: 8 }]
 * ```
 */
export const lockedPair: Technique = /* @__PURE__ */ lockedSubset('locked-pair', 2);

/**
 * Locked triple: the three cells where a box and a line meet hold three digits; the rest of both houses loses them.
 *
 * Pattern and order as for {@link lockedPair}. Each is a naked triple as well.
 *
 * @example
 * ```ts
 * import { findSteps, lockedTriple, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0111-1:247:..+7..4.259.1..374......+7..+16.+5+27.49....93.51..+98...+2....3..+91.24.+67.2..+9..+9+3....+4::759 761::',
 * );
 * findSteps(position, [lockedTriple])[0]?.eliminations; // => [{ cell: 44, digit: 7 }, { cell: 45, digit: 7 }]
 * ```
 */
export const lockedTriple: Technique = /* @__PURE__ */ lockedSubset('locked-triple', 3);

function lockedSubset(id: TechniqueId, size: number): Finder {
  return houseTechnique(
    id,
    ({ tables }, house) => tables.kinds[house] === regionKind,
    (state, region, _, hand) => {
      const { tables } = state;
      const { kinds, overlaps } = tables;
      for (let i = overlaps.first[region]; i < overlaps.first[region + 1]; i++) {
        if (kinds[overlaps.other[i]] > columnKind) continue;
        const open = cellsAt(tables, region, overlaps.within[i]).filter((cell) => isOfFew(state.masks[cell], size));
        for (const cells of choicesOf(open, size)) {
          const mask = cells.reduce((union, cell) => union | state.masks[cell], 0);
          if (countBits(mask) !== size) continue;
          const eliminations = candidatesIn(state, peersOfAll(tables, cells), mask);
          if (eliminations.length === 0) continue;
          const houses = sharedHouses(tables, cells);
          const step = stepOf(id, {
            eliminations,
            roles: { locked: candidatesIn(state, cells) },
            houses: { house: houses },
            params: { cells: { cells }, digits: { digits: digitsOf(mask) }, houses: { houses } },
          });
          if (hand(step)) return true;
        }
      }
      return false;
    },
  );
}

/** Has the cell candidates, and no more than so many? */
function isOfFew(mask: number, size: number): boolean {
  return mask !== 0 && countBits(mask) <= size;
}
