/**
 * Empty rectangle: the box's places of the digit lie on one row and one column of it. A struck candidate that sees all
 * those of one line, and one end of a strong link whose other end sees all those of the other line, can't be true: the
 * box would have no place.
 */

import type { Cell } from '@kit/grid';
import type { Position, Rejection, Step } from '../types.js';
import { needs, placesFor } from './candidates.js';
import { cellsIn, holds, kindOf, sees } from './geometry.js';
import { hasExactly, housesOfRole, rejectUnlessAll, rejectUnlessEliminating, withRole } from './pattern-parts.js';

/** One box, and one line of two places for each elimination. */
export function checkEmptyRectangle(position: Position, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;

  const houses = [...new Set(housesOfRole(step, 'house'))];
  const boxes = houses.filter((house) => kindOf(house) === 'box');
  const lines = houses.filter((house) => kindOf(house) !== 'box');
  if (boxes.length !== 1 || lines.length < 1 || lines.length > 2) return 'wrong-houses';
  if (houses.length !== step.pattern.houses.length) return 'wrong-houses';

  const { digit } = step.eliminations[0];
  if (!houses.every((house) => needs(position, house, digit))) return 'digit-not-needed';
  const inBox = placesFor(position, digit, boxes[0]);
  const links = lines.map((line) => placesFor(position, digit, line));
  if (links.some((places) => places.length !== 2)) return 'not-a-strong-link';
  const ends = [...new Set(links.flat())];
  const named = [
    ...inBox.map((cell) => ({ cell, digit, role: 'box' })),
    ...withRole(ends.map((cell) => ({ cell, digit })), 'link'), // biome-ignore format: one line
  ];
  if (!hasExactly(step, named)) return 'wrong-candidates';
  if (ends.some((cell) => holds(boxes[0], cell))) return 'wrong-candidates';
  if (!isEmptyRectangle(boxes[0], inBox)) return 'not-an-empty-rectangle';

  return rejectUnlessAll(
    step,
    (struck) =>
      struck.digit === digit &&
      !holds(boxes[0], struck.cell) &&
      links.some(([a, b]) => isRuledOut(struck.cell, inBox, a, b) || isRuledOut(struck.cell, inBox, b, a)),
  );
}

/** If the cell had the digit, `far` would not, so `near` would, and the box would have no place. */
function isRuledOut(cell: Cell, inBox: readonly Cell[], near: Cell, far: Cell): boolean {
  return sees(cell, far) && cell !== near && inBox.every((place) => sees(place, cell) || sees(place, near));
}

/** Do the places lie on a row and a column of the box, with some on each that aren't on the other? */
function isEmptyRectangle(box: number, inBox: readonly Cell[]): boolean {
  return cellsIn(box).some((crossing) => {
    const onRow = (cell: Cell): boolean => Math.floor(cell / 9) === Math.floor(crossing / 9);
    const onColumn = (cell: Cell): boolean => cell % 9 === crossing % 9;
    return (
      inBox.every((cell) => onRow(cell) || onColumn(cell)) &&
      inBox.some((cell) => onRow(cell) && !onColumn(cell)) &&
      inBox.some((cell) => onColumn(cell) && !onRow(cell))
    );
  });
}
