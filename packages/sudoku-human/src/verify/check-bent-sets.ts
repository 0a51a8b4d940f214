/**
 * Sets of cells that bend at the crossing of a line and a box, by counting: a digit stands in a set of cells as often
 * at most as it has places there of which none sees another.
 *
 * Sue de Coq: n cells, n digits, each at most once; so each once. WXYZ-Wing: four cells, four digits, all but z at most
 * once; so z at least once.
 */

import type { Cell } from '@kit/grid';
import type { Candidate, Digit, House, Position, Rejection, Step } from '../types.js';
import { digitsAt } from './candidates.js';
import { holds, kindOf, sees } from './geometry.js';
import { cellsOfRole, hasAllOf, hasHouses, rejectUnlessAll, rejectUnlessEliminating } from './pattern-parts.js';

/** Cells of a crossing, of its line and of its box, with as many digits as cells, none possible on both sides. */
export function checkSueDeCoq(position: Position, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  const houses = step.pattern.houses.map(({ house }) => house);
  const line = houses.find((house) => kindOf(house) !== 'box');
  const box = houses.find((house) => kindOf(house) === 'box');
  if (line === undefined || box === undefined) return 'wrong-houses';
  if (
    !hasHouses(
      step,
      [line, box].map((house) => ({ house, role: 'house' })),
    )
  )
    return 'wrong-houses';

  const roles = ['crossing', 'line', 'box'];
  if (!hasAllOf(position, step, roles)) return 'wrong-candidates';
  const [shared, inLine, inBox] = roles.map((role) => cellsOfRole(step, role));
  const areIn = (cells: readonly Cell[], inside: readonly House[], outside: readonly House[]): boolean =>
    cells.length > 0 &&
    cells.every((cell) => inside.every((house) => holds(house, cell)) && !outside.some((house) => holds(house, cell)));
  if (!areIn(shared, [line, box], []) || !areIn(inLine, [line], [box]) || !areIn(inBox, [box], [line])) {
    return 'wrong-candidates';
  }
  const cells = [...shared, ...inLine, ...inBox];
  const isSpread = digitsIn(position, shared).length >= shared.length + 2;
  const isApart = digitsIn(position, inLine).every((digit) => !digitsIn(position, inBox).includes(digit));
  if (!isSpread || !isApart || digitsIn(position, cells).length !== cells.length) return 'not-a-subset';
  const isAround = ({ cell }: Candidate): boolean => holds(line, cell) || holds(box, cell);
  return rejectUnlessAll(step, (struck) => isAround(struck) && seesItsPlaces(position, cells, struck));
}

/** Four cells of a crossing line and box with four digits, of which z alone can stand twice. */
export function checkWxyzWing(position: Position, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  if (!hasHouses(step, [])) return 'wrong-houses';
  const pivots = cellsOfRole(step, 'pivot');
  const wings = cellsOfRole(step, 'wing');
  if (!hasAllOf(position, step, ['pivot', 'wing'])) return 'wrong-candidates';
  const cells = [...pivots, ...wings];
  if (cells.length !== 4 || !isBent(pivots, wings)) return 'not-a-wing';
  if (digitsIn(position, cells).length !== 4) return 'not-a-wing';
  const twice = digitsIn(position, cells).filter((digit) => {
    const places = placesIn(position, cells, digit);
    return places.some((a) => places.some((b) => a !== b && !sees(a, b)));
  });
  if (twice.length !== 1) return 'not-a-wing';
  return rejectUnlessAll(step, (struck) => struck.digit === twice[0] && seesItsPlaces(position, cells, struck));
}

/** Is there a line and a box that both hold the pivots, each wing being in one of the two? */
function isBent(pivots: readonly Cell[], wings: readonly Cell[]): boolean {
  const houses = Array.from({ length: 27 }, (_, house) => house).filter((house) =>
    pivots.every((cell) => holds(house, cell)),
  );
  const lines = houses.filter((house) => kindOf(house) !== 'box');
  const boxes = houses.filter((house) => kindOf(house) === 'box');
  const fits = (line: House, box: House): boolean => wings.every((cell) => holds(line, cell) !== holds(box, cell));
  return pivots.length > 0 && lines.some((line) => boxes.some((box) => fits(line, box)));
}

function digitsIn(position: Position, cells: readonly Cell[]): Digit[] {
  return [...new Set(cells.flatMap((cell) => digitsAt(position, cell)))];
}

function placesIn(position: Position, cells: readonly Cell[], digit: Digit): Cell[] {
  return cells.filter((cell) => digitsAt(position, cell).includes(digit));
}

function seesItsPlaces(position: Position, cells: readonly Cell[], { cell, digit }: Candidate): boolean {
  const places = placesIn(position, cells, digit);
  return places.length > 0 && places.every((place) => sees(place, cell));
}
