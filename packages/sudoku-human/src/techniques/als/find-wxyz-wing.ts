/**
 * WXYZ-Wing: four cells in and around a crossing of a line and a box, or of two other differing sets, that hold four
 * digits, one of which can stand twice.
 *
 *     r1   wxyz . . | . wz . | . . xz      the digits w, x, y can only stand once each in these four cells:
 *     r2    .  yz . |                      so one of them is z, which leaves what sees all its places
 *
 * Only a cell of the line and one of the box outside the crossing may not see each other, so z is the one digit that is
 * possible in two such cells. Four cells of a crossing are chosen depth first; a choice ends with a fifth digit, or
 * where some of its cells are locked by themselves (then a smaller pattern says as much: naked subset, XY-Wing,
 * XYZ-Wing).
 *
 * @see https://www.sudokuwiki.org/WXYZ_Wing
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import type { State } from '../../kernel/state.js';
import { sees } from '../../kernel/tables.js';
import type { Step, Technique } from '../../types.js';
import { candidatesIn, digitsOf, inCells, stepOf } from '../shared/parts.js';
import { seenByAll } from './almost-locked-sets.js';
import { type Crossing, crossings, crossingTechnique } from './crossings.js';

/**
 * WXYZ-Wing: four cells of a crossing line and box with four digits between them, of which only `z` is possible in the
 * line and in the box outside the crossing, in cells that don't see each other; every cell that sees all places of `z` in
 * them loses it. Other houses and cages that cross serve as well, two lines apart.
 *
 * Pattern: role `'pivot'` for the candidates of the cells in the crossing, `'wing'` for the others. No fewer of the
 * cells are locked by themselves. Instances by line, box and cells; four cells of several crossings come with the first.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, wxyzWing } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('5721643891649835278935..1...298.143..38...7.1.513..8.2345219678987...2132167389..');
 * findSteps(puzzle, [wxyzWing]).map((step) => step.eliminations.length); // => [3]
 * ```
 */
export const wxyzWing: Technique = /* @__PURE__ */ crossingTechnique('wxyz-wing', 1, (state, crossing, hand) => {
  const { shared, inLine, inBox } = crossing;
  const cells = [...shared, ...inLine, ...inBox].filter((cell) => countBits(state.masks[cell]) <= 4);
  const chosen: number[] = [];
  const choose = (from: number, digits: number): boolean => {
    if (chosen.length === 4) {
      const step = wingStep(state, crossing, chosen);
      return step !== undefined && hand(step);
    }
    for (let i = from; i < cells.length; i++) {
      const wider = digits | state.masks[cells[i]];
      if (countBits(wider) > 4 || hasTightPart(state, chosen, cells[i])) continue;
      chosen.push(cells[i]);
      const stopped = choose(i + 1, wider);
      chosen.pop();
      if (stopped) return true;
    }
    return false;
  };
  return choose(0, 0);
});

/** With one cell more, are one, two or three of the cells locked by themselves? */
function hasTightPart({ masks }: State, chosen: readonly number[], cell: number): boolean {
  for (let part = 0; part < 1 << chosen.length; part++) {
    const size = countBits(part) + 1;
    if (size === 4) continue;
    let digits = masks[cell];
    for (let rest = part; rest !== 0; rest &= rest - 1) digits |= masks[chosen[lowestBit(rest)]];
    if (countBits(digits) <= size) return true;
  }
  return false;
}

function wingStep(
  state: State,
  { line, box, shared, inLine, inBox }: Crossing,
  cells: readonly number[],
): Step | undefined {
  const digitsIn = (side: readonly number[]): number =>
    cells.reduce((digits, cell) => (side.includes(cell) ? digits | state.masks[cell] : digits), 0);
  const onBoth = digitsIn(inLine) & digitsIn(inBox);
  if (onBoth === 0) return undefined;
  const placesOf = (digit: number): number[] => cells.filter((cell) => state.masks[cell] & (1 << digit));
  const twice = digitsOf(onBoth).filter((digit) => !allSee(state, placesOf(digit - 1)));
  const pivots = cells.filter((cell) => shared.includes(cell));
  if (twice.length !== 1 || pivots.length === 0) return undefined;
  const digit = twice[0] - 1;
  const struck = inCells(seenByAll(state, placesOf(digit), digit), digit);
  if (struck.length === 0) return undefined;
  const first = crossings(state.tables).find((crossing) => isBentAt(crossing, cells));
  if (first?.line !== line || first.box !== box) return undefined;
  const wings = cells.filter((cell) => !shared.includes(cell)).sort((a, b) => a - b);
  return stepOf('wxyz-wing', {
    eliminations: struck,
    roles: { pivot: candidatesIn(state, pivots), wing: candidatesIn(state, wings) },
    params: { pivot: { cells: pivots }, wings: { cells: wings }, digit: { digits: [digit + 1] } },
  });
}

/** Do all of the cells see each other? */
function allSee({ tables }: State, cells: readonly number[]): boolean {
  return cells.every((a, i) => cells.slice(i + 1).every((b) => sees(tables, a, b)));
}

/** Are the cells in the crossing's line and box, and one in both? */
function isBentAt({ cells: around, shared }: Crossing, cells: readonly number[]): boolean {
  return cells.every((cell) => around.includes(cell)) && cells.some((cell) => shared.includes(cell));
}
