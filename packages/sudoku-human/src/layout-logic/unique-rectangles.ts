/**
 * Unique rectangles on layouts: the four cells of a closed rectangle can't hold two digits only, or these could change
 * places; so one of the other candidates there is true. Only where the digits on the board have one solution.
 */

import type { Slices } from '@kit/grid';
import { countBits, lowestBit } from '../kernel/bits.js';
import { digitsOfMask } from '../layout/digits.js';
import { masksOfValues } from '../board/read-position.js';
import { layoutSolutions } from '../count/any/search.js';
import type { Candidate, Step, UniquenessId } from '../types.js';
import { closedRectangles, type Rectangle } from './closed-rectangles.js';
import { allWithRole, cellsParam, digitsParam, housesAs, housesParam, type LayoutFinder, stepOf } from './steps.js';
import { excludedByAll, membersOf, sees, type View } from './view.js';

/** How many rectangles are looked at between two yields. */
const RECTANGLES_A_SLICE = 200;

type Found = {
  readonly cells: Rectangle;
  /** The two digits, as a mask. */
  readonly pair: number;
  /** The cells with other candidates. */
  readonly roof: readonly number[];
  /** The other candidates, as a mask. */
  readonly extras: number;
};

/** By rows and columns, then by digits; which type it is follows from the other candidates. */
export const uniqueRectangles: LayoutFinder = {
  ids: ['unique-rectangle-1', 'unique-rectangle-2', 'unique-rectangle-4', 'unique-rectangle-5'],
  *run(view, emit, wanted, memory) {
    let isUnique = memory?.isUnique;
    for (const [at, cells] of closedRectangles(view.tables).entries()) {
      if (at % RECTANGLES_A_SLICE === 0) yield;
      for (const found of patternsIn(view, cells)) {
        for (const step of stepsOf(view, found)) {
          if (!wanted(step.technique)) continue;
          isUnique ??= yield* hasOneSolution(view);
          if (!isUnique) return false;
          // With more digits the solution stays the only one.
          if (memory !== undefined) memory.isUnique = true;
          if (emit(step)) return true;
        }
      }
    }
    return false;
  },
};

/** Do the digits on the board have one solution, whatever the marks say? */
function* hasOneSolution({ tables, values }: View): Slices<boolean> {
  return (yield* layoutSolutions(tables, masksOfValues(tables, values), 2)) === 1;
}

/** Two digits that all four cells have. */
function* patternsIn({ masks }: View, cells: Rectangle): Generator<Found> {
  const common = cells.reduce((mask, cell) => mask & masks[cell], -1);
  if (countBits(common) < 2) return;
  const digits = digitsOfMask(common);
  for (const [i, one] of digits.entries()) {
    for (const other of digits.slice(i + 1)) {
      const pair = (1 << (one - 1)) | (1 << (other - 1));
      const roof = cells.filter((cell) => (masks[cell] & ~pair) !== 0);
      yield { cells, pair, roof, extras: roof.reduce((mask, cell) => mask | (masks[cell] & ~pair), 0) };
    }
  }
}

function* stepsOf(view: View, found: Found): Generator<Step> {
  const { masks, tables } = view;
  const { roof, extras, pair } = found;
  const { size } = tables;
  if (roof.length === 1) {
    const struck = digitsOfMask(masks[roof[0]] & pair).map((digit) => ({ cell: roof[0], digit }));
    yield rectangleStep(view, found, 'unique-rectangle-1', struck);
    return;
  }
  const isSide = roof.length === 2 && sees(view, roof[0], roof[1]);
  if (countBits(extras) === 1) {
    const digit = lowestBit(extras);
    const gone = excludedByAll(
      view,
      roof.map((cell) => cell * size + digit),
    );
    const struck = gone.map((node) => ({ cell: Math.floor(node / size), digit: digit + 1 }));
    if (struck.length > 0) {
      yield rectangleStep(view, found, isSide ? 'unique-rectangle-2' : 'unique-rectangle-5', struck);
    }
  }
  if (!isSide) return;
  for (const digit of digitsOfMask(pair)) {
    const other = digitsOfMask(pair & ~(1 << (digit - 1)));
    for (const house of commonHouses(view, roof)) {
      const places = membersOf(view, house).filter((cell) => (masks[cell] & (1 << (digit - 1))) !== 0);
      if (places.length !== 2) continue;
      const struck = roof.flatMap((cell) => other.map((one) => ({ cell, digit: one })));
      yield rectangleStep(view, found, 'unique-rectangle-4', struck, [house]);
      break;
    }
  }
}

/** The houses that hold every digit and both cells. */
function commonHouses({ tables }: View, [a, b]: readonly number[]): number[] {
  return Array.from({ length: tables.houses }, (_, house) => house).filter((house) =>
    [a, b].every((cell) => tables.named[house].cells.includes(cell)),
  );
}

function rectangleStep(
  view: View,
  { cells, pair, roof, extras }: Found,
  id: UniquenessId,
  struck: readonly Candidate[],
  houses: readonly number[] = [],
): Step {
  return stepOf(view, id, {
    eliminations: struck,
    candidates: [...allWithRole(view, cells, 'deadly', pair), ...allWithRole(view, roof, 'extra', ~pair)],
    houses: housesAs(houses),
    params: {
      cells: cellsParam(cells),
      digits: digitsParam(digitsOfMask(pair)),
      extra: cellsParam(roof),
      extraDigits: digitsParam(digitsOfMask(extras)),
      houses: housesParam(houses),
    },
  });
}
