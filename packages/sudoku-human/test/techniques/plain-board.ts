/** A board of any layout as the tests see it: cells, digits, houses, and what sees what, read from the rules themselves. */

import { type Candidate, createLayout, housesOf, type LayoutHouse, type Position } from '@kit/sudoku-human';
import { agree, sightIn } from '../layout/oracle.js';

/** A board, and the words in which definitions speak of it. */
export type PlainBoard = {
  readonly position: Position;
  readonly size: number;
  readonly cells: readonly number[];
  readonly digits: readonly number[];
  /** All houses with their kinds; cages come last. */
  readonly named: readonly LayoutHouse[];
  /** The houses that hold every digit. */
  readonly full: readonly LayoutHouse[];
  readonly sees: (a: number, b: number) => boolean;
  readonly has: (cell: number, digit: number) => boolean;
  readonly digitsAt: (cell: number) => number[];
  /** The cells of a list that have the digit. */
  readonly places: (list: readonly number[], digit: number) => number[];
  /** Can't both candidates be true? */
  readonly exclude: (a: Candidate, b: Candidate) => boolean;
};

const classic = createLayout();
const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, i) => i + from);

/** What does not change while candidates go. */
function rulesOf({ layout = classic }: Position) {
  const [cells, digits, named] = [upTo(layout.size ** 2), upTo(layout.size, 1), housesOf(layout)];
  const full = named.filter(({ kind }) => kind !== 'cage');
  const differs = sightIn(layout);
  // Hidden windows follow from other houses: no rule mentions them.
  const seen = cells.map(
    (a) => new Set(cells.filter((b) => a !== b && (differs(a, b) || full.some((house) => has(house, a, b))))),
  );
  const sees = (a: number, b: number) => seen[a].has(b);
  const exclude = (a: Candidate, b: Candidate) =>
    a.cell === b.cell
      ? a.digit !== b.digit
      : a.digit === b.digit
        ? sees(a.cell, b.cell)
        : !agree(layout, a.cell, a.digit, b.cell, b.digit);
  return { size: layout.size, cells, digits, named, full, sees, exclude };
}

function has({ cells }: LayoutHouse, a: number, b: number): boolean {
  return cells.includes(a) && cells.includes(b);
}

const known = new WeakMap<object, ReturnType<typeof rulesOf>>();

/** The board of a position. */
export function plainBoard(position: Position): PlainBoard {
  const layout = position.layout ?? classic;
  const rules = known.get(layout) ?? rulesOf(position);
  known.set(layout, rules);
  const isLeft = (cell: number, digit: number) => ((position.candidates[cell] >> (digit - 1)) & 1) === 1;
  return {
    ...rules,
    position,
    has: isLeft,
    digitsAt: (cell) => rules.digits.filter((digit) => isLeft(cell, digit)),
    places: (list, digit) => list.filter((cell) => isLeft(cell, digit)),
  };
}
