/**
 * Locked pair and triple: a naked pair or triple whose cells lie where a box and a line meet, so that both are cleared.
 *
 *     . . .  | . . . | . . .
 *     12 12 -| - - - | - - -      -: loses 1 and 2, in the row and in the box
 *     -  -  -| . . . | . . .
 */

import { countBits } from '../../kernel/bits.js';
import { houseCells, sees } from '../../kernel/geometry.js';
import { isHouseAsSeen, noHouses, noteHouse, recall } from '../../kernel/memory.js';
import type { State } from '../../kernel/state.js';
import type { Technique, TechniqueId } from '../../types.js';
import {
  candidatesIn,
  cellsParam,
  digitsOf,
  digitsParam,
  eliminationStep,
  housesAs,
  housesParam,
  withRole,
} from '../shared/parts.js';
import type { Finder } from '../shared/technique.js';

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

/** The places of a box in each of its rows and columns. */
const segments = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8]]; // biome-ignore format: a table

function lockedSubset(id: TechniqueId, size: number): Finder {
  return {
    id,
    find({ state, memory }, emit): boolean {
      const inVain = recall(memory, id, noHouses);
      for (let box = 18; box < 27; box++) {
        if (isHouseAsSeen(inVain, state, box)) continue;
        let any = false;
        for (let i = 0; i < 6; i++) {
          const [x, y, z] = segments[i].map((place) => state.masks[houseCells[box * 9 + place]]);
          const unions = size === 3 ? [x | y | z] : [x | y, x | z, y | z];
          if (!unions.some((union) => countBits(union) === size)) continue;
          const line = i < 3 ? Math.floor((box - 18) / 3) * 3 + i : 9 + ((box - 18) % 3) * 3 + i - 3;
          const open = segments[i]
            .map((place) => houseCells[box * 9 + place])
            .filter((cell) => state.masks[cell] !== 0);
          if (open.length < size) continue;
          const sets = size === 3 ? [open] : pairsOf(open);
          for (const cells of sets) {
            const mask = cells.reduce((union, cell) => union | state.masks[cell], 0);
            if (countBits(mask) !== size) continue;
            const struck = clearedCells(state, cells, mask);
            if (struck.length === 0) continue;
            any = true;
            const step = eliminationStep(
              id,
              candidatesIn(state, struck, mask),
              { candidates: withRole('locked', candidatesIn(state, cells)), houses: housesAs('house', [line, box]) },
              { cells: cellsParam(cells), digits: digitsParam(digitsOf(mask)), houses: housesParam([line, box]) },
            );
            if (emit(step)) return true;
          }
        }
        if (!any) noteHouse(inVain, state, box);
      }
      return false;
    },
  };
}

/** The other cells that see all the given ones and have one of the digits. */
function clearedCells(state: State, cells: readonly number[], mask: number): number[] {
  const struck: number[] = [];
  for (let cell = 0; cell < 81; cell++) {
    if ((state.masks[cell] & mask) !== 0 && cells.every((other) => sees(cell, other))) struck.push(cell);
  }
  return struck;
}

function pairsOf(cells: readonly number[]): number[][] {
  return cells.flatMap((a, i) => cells.slice(i + 1).map((b) => [a, b]));
}
