/**
 * Domino loops and multi-sector locked sets: as many cells as their digits can fill, counted by some houses.
 *
 * How often a digit can be in the cells is found by trying: never twice in one of the houses. An elimination follows
 * if, taken for true, it leaves the digits fewer places than there are cells.
 */

import type { Cell } from '@kit/grid';
import type { Candidate, Digit, House, Position, Rejection, Step } from '../types.js';
import { candidatesAt, isPossible } from './candidates.js';
import { allCells, cellsIn, holds, housesAround, kindOf, sees } from './geometry.js';
import {
  hasExactly,
  hasHouses,
  housesOfRole,
  rejectUnlessAll,
  rejectUnlessEliminating,
  withRole,
} from './pattern-parts.js';

const allDigits: readonly Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The open cells where at least three rows and three columns cross. */
export function checkMultiSector(position: Position, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  const [rows, columns, boxes] = housesByKind(step);
  if (boxes.length > 0 || rows.length < 3 || columns.length < 3) return 'wrong-houses';
  const cells = allCells().filter(
    (cell) => rows.some((row) => holds(row, cell)) && columns.some((column) => holds(column, cell)),
  );
  return checkCells(position, step, cells, 'cell');
}

/** The cells beside four filled corners in their boxes, on the corners' lines. */
export function checkSkLoop(position: Position, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  const [rows, columns, boxes] = housesByKind(step);
  if (rows.length !== 2 || columns.length !== 2) return 'wrong-houses';
  const corners = rows.flatMap((row) => cellsIn(row).filter((cell) => columns.some((column) => holds(column, cell))));
  const own = new Set(corners.map((corner) => housesAround(corner)[2]));
  if (own.size !== 4 || boxes.length !== 4 || !boxes.every((box) => own.has(box))) return 'wrong-houses';
  if (corners.some((corner) => position.values[corner] === 0)) return 'not-a-locked-set';
  const dominoes = corners.flatMap((corner) => {
    const [row, column, box] = housesAround(corner);
    return [row, column].map((line) => cellsIn(line).filter((cell) => cell !== corner && holds(box, cell)));
  });
  const isFilled = (domino: readonly Cell[]): boolean => domino.every((cell) => position.values[cell] !== 0);
  if (dominoes.some(isFilled)) return 'not-a-locked-set';
  return checkCells(position, step, dominoes.flat(), 'loop');
}

function housesByKind(step: Step): [rows: House[], columns: House[], boxes: House[]] {
  const houses = [...new Set(housesOfRole(step, 'house'))];
  const ofKind = (kind: string): House[] => houses.filter((house) => kindOf(house) === kind);
  return [ofKind('row'), ofKind('column'), ofKind('box')];
}

function checkCells(position: Position, step: Step, all: readonly Cell[], role: string): Rejection | undefined {
  const houses = [...new Set(housesOfRole(step, 'house'))];
  if (
    !hasHouses(
      step,
      houses.map((house) => ({ house, role: 'house' })),
    )
  )
    return 'wrong-houses';
  const cells = all.filter((cell) => position.values[cell] === 0);
  if (!hasExactly(step, withRole(candidatesAt(position, cells), role))) return 'wrong-candidates';
  const capacity = (list: readonly Cell[], digit: Digit): number =>
    most(
      list.filter((cell) => isPossible(position, cell, digit)),
      houses,
    );
  const capacities = allDigits.map((digit) => capacity(cells, digit));
  if (sum(capacities) > cells.length) return 'not-a-locked-set';
  return rejectUnlessAll(step, (assumed: Candidate) => {
    const left = cells.filter((cell) => cell !== assumed.cell);
    const isUnseen = (cell: Cell): boolean => !sees(cell, assumed.cell);
    const after = allDigits.map((digit) => capacity(digit === assumed.digit ? left.filter(isUnseen) : left, digit));
    return sum(after) < left.length;
  });
}

/** The most of these cells of which no two share one of the houses. */
function most(cells: readonly Cell[], houses: readonly House[]): number {
  if (cells.length === 0) return 0;
  const [first] = cells;
  const shares = (a: Cell, b: Cell): boolean => houses.some((house) => holds(house, a) && holds(house, b));
  const house = houses.find((one) => holds(one, first)) as House;
  const without = cells.filter((cell) => !holds(house, cell));
  const withOne = cells
    .filter((cell) => holds(house, cell))
    .map(
      (cell) =>
        1 +
        most(
          without.filter((other) => !shares(cell, other)),
          houses,
        ),
    );
  return Math.max(most(without, houses), ...withOne);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
