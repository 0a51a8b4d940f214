/**
 * Empty rectangle on any layout: a box or region has a digit on one row and one column only.
 *
 *     region  . a .        A candidate that sees all of b, and one end of a line with two places whose other end sees all
 *             b + b        of a, can't be true: that end would be, and the region would have no place.
 *             . a .
 */

import { pairsOf } from './links.js';
import { cellsParam, digitsParam, housesAs, housesParam, type LayoutFinder, stepOf, withRole } from './steps.js';
import { cellsAt, sees, type View } from './view.js';

/** By digit and region, then by the line with two places and its ends. */
export const emptyRectangles: LayoutFinder = {
  ids: ['empty-rectangle'],
  *run(view, emit) {
    const { size, named } = view.tables;
    for (let digit = 0; digit < size; digit++) {
      yield;
      const pairs = pairsOf(view, digit);
      for (let box = 2 * size; box < 3 * size; box++) {
        const places = cellsAt(view, box, view.places[box * size + digit]);
        if (places.length < 3 || !isOnTwoLines(size, places)) continue;
        for (const { house, cells: ends } of pairs) {
          if (house >= 2 * size || ends.some((cell) => named[box].cells.includes(cell))) continue;
          for (const [near, far] of [ends, ends.toReversed()]) {
            const step = stepAt(view, digit, { box, places, house, near, far });
            if (step !== undefined && emit(step)) return true;
          }
        }
      }
    }
    return false;
  },
};

/** Do the places lie on a row and a column, with some on each that aren't on the other? */
function isOnTwoLines(size: number, places: readonly number[]): boolean {
  const rowOf = (cell: number): number => Math.floor(cell / size);
  return places.some((a) =>
    places.some((b) => {
      const [row, col] = [rowOf(a), b % size];
      if (a % size === col || rowOf(b) === row) return false;
      return places.every((cell) => rowOf(cell) === row || cell % size === col);
    }),
  );
}

type Rectangle = {
  readonly box: number;
  readonly places: readonly number[];
  readonly house: number;
  readonly near: number;
  readonly far: number;
};

function stepAt(view: View, digit: number, { box, places, house, near, far }: Rectangle) {
  const { cells, named } = view.tables;
  const left = places.filter((cell) => !sees(view, near, cell));
  // Ends that see all places or none say nothing together with them.
  if (left.length === 0 || left.length === places.length) return undefined;
  const gone: number[] = [];
  for (let cell = 0; cell < cells; cell++) {
    if ((view.masks[cell] & (1 << digit)) === 0 || cell === near || named[box].cells.includes(cell)) continue;
    if (sees(view, cell, far) && left.every((place) => sees(view, cell, place))) gone.push(cell);
  }
  if (gone.length === 0) return undefined;
  const candidatesOf = (list: readonly number[]) => list.map((cell) => ({ cell, digit: digit + 1 }));
  const link = [near, far].sort((a, b) => a - b);
  return stepOf(view, 'empty-rectangle', {
    eliminations: candidatesOf(gone),
    candidates: [...withRole(candidatesOf(places), 'box'), ...withRole(candidatesOf(link), 'link')],
    houses: housesAs([box, house]),
    params: {
      digit: digitsParam([digit + 1]),
      box: housesParam([box]),
      lines: housesParam([house]),
      cells: cellsParam(places),
      link: cellsParam(link),
    },
  });
}
