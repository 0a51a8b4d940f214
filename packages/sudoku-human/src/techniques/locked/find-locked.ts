/**
 * Locked candidates: all places of a digit in one house lie in a second one, so the rest of the second house is free of
 * it.
 *
 *     pointing                      claiming
 *     . a a | - - - | - - -         . . . | - - - | ...      a: all places of the digit in the box (row)
 *     . . . |                       a a . | . . . | . . .    -: struck out
 *     . . . |                       - - - |
 *
 * "All places of the base lie in the cover" is one comparison of masks for each two houses that cross. It is a fish of
 * size one, but the fish engine is not wanted in a bundle of easy techniques.
 */

import { columnKind, type HouseKind, lazyTable, regionKind, rowKind, type Tables } from '../../kernel/tables.js';
import type { Technique, TechniqueId } from '../../types.js';
import { cellsAt, inCells, stepOf } from '../shared/parts.js';
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
export const pointing: Technique = /* @__PURE__ */ locked(
  'pointing',
  (base, cover) => base === regionKind && isLine(cover),
);

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
export const claiming: Technique = /* @__PURE__ */ locked(
  'claiming',
  (base, cover) => isLine(base) && cover === regionKind,
);

/**
 * Locked candidates between other houses (diagonals, windows, further houses): all places of a digit in one of them lie in
 * another, whose rest loses the digit. The classic board has no such pair of houses.
 *
 * Pattern: role `'locked'` for the digit in the base; base and cover. Instances by base, digit and cover.
 *
 * @example
 * ```ts
 * import { createLayout, findSteps, lockedCandidates, positionFromValues, toggleCandidate } from '@kit/sudoku-human';
 *
 * const layout = createLayout({ size: 4, diagonals: true });
 * const empty = positionFromValues(new Uint8Array(16), undefined, { layout });
 * // The upper half of the diagonal has no 1, so its 1 is in the lower right box.
 * const position = toggleCandidate(toggleCandidate(empty, 0, 1), 5, 1);
 * findSteps(position, [lockedCandidates])[0]?.eliminations; // => [{ cell: 11, digit: 1 }, { cell: 14, digit: 1 }]
 * ```
 */
export const lockedCandidates: Technique = /* @__PURE__ */ locked(
  'locked-candidates',
  (base, cover) => !(base === regionKind && isLine(cover)) && !(isLine(base) && cover === regionKind),
);

function isLine(kind: HouseKind): boolean {
  return kind === rowKind || kind === columnKind;
}

/** Are there two such houses with common cells and others? */
function canBeLocked(
  { houses, kinds, full, overlaps }: Tables,
  join: (base: HouseKind, cover: HouseKind) => boolean,
): boolean {
  for (let base = 0; base < houses; base++) {
    for (let i = overlaps.first[base]; i < overlaps.first[base + 1]; i++) {
      if (overlaps.shared[i] !== full && join(kinds[base], kinds[overlaps.other[i]])) return true;
    }
  }
  return false;
}

/** Locked candidates between houses of the kinds that `join`. */
function locked(id: TechniqueId, join: (base: HouseKind, cover: HouseKind) => boolean): Finder {
  return {
    id,
    holdsOn: lazyTable((tables) => canBeLocked(tables, join)),
    find({ state }: Context, emit: Emit): boolean {
      const { tables, places } = state;
      const { size, houses, kinds, overlaps } = tables;
      for (let base = 0; base < houses; base++) {
        for (let digit = 0; digit < size; digit++) {
          const inBase = places[base * size + digit];
          if ((inBase & (inBase - 1)) === 0) continue;
          for (let i = overlaps.first[base]; i < overlaps.first[base + 1]; i++) {
            const cover = overlaps.other[i];
            if ((inBase & ~overlaps.within[i]) !== 0 || !join(kinds[base], kinds[cover])) continue;
            const struck = places[cover * size + digit] & ~overlaps.shared[i];
            if (struck === 0) continue;
            const step = stepOf(id, {
              eliminations: inCells(cellsAt(tables, cover, struck), digit),
              roles: { locked: inCells(cellsAt(tables, base, inBase), digit) },
              houses: { base: [base], cover: [cover] },
              params: { digit: { digits: [digit + 1] }, base: { houses: [base] }, cover: { houses: [cover] } },
            });
            if (emit(step)) return true;
          }
        }
      }
      return false;
    },
  };
}
