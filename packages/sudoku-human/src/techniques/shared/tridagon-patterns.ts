/**
 * Where the tridagons of a state are: twelve cells that three digits can't fill, with the other candidates in them, of which
 * one is true.
 */

import { countBits } from '../../kernel/bits.js';
import { choicesOf } from '../../kernel/choices.js';
import type { State } from '../../kernel/state.js';
import { hasClassicBoxes } from '../../kernel/tables.js';
import type { Candidate } from '../../types.js';
import { candidatesIn } from './parts.js';

/** Twelve cells, the mask of the three digits that can't fill them, and the candidates of which one is true therefore. */
export type TridagonPattern = {
  readonly digits: number;
  readonly cells: readonly number[];
  readonly guardians: readonly Candidate[];
};

/**
 * The tridagons with so many guardians at most, by digits, boxes and cells; undefined where the search may pause. A board that
 * isn't made of nine 3×3 boxes has none.
 */
export function* tridagonsOf(state: State, most: number): Generator<TridagonPattern | undefined> {
  if (!hasClassicBoxes(state.tables)) return;
  for (const digits of triples) {
    const least = leastGuardians(state, digits);
    const near = rectangles.filter((corners) => corners.reduce((sum, box) => sum + least[box], 0) <= most);
    if (near.length === 0) continue;
    yield undefined;
    const boxes = least.map((_, box) => diagonalsOf(state, box, digits, most));
    for (const corners of near) {
      for (const found of oddChoices(
        corners.map((box) => boxes[box]),
        most,
      )) {
        yield {
          digits,
          cells: found.flatMap(({ cells }) => cells).sort((a, b) => a - b),
          guardians: found.flatMap(({ guardians }) => guardians).sort((a, b) => a.cell - b.cell || a.digit - b.digit),
        };
      }
    }
  }
}

/** Three cells of a box on three rows and three columns. */
type Diagonal = {
  readonly cells: readonly number[];
  /** Is column after row an odd permutation? */
  readonly isOdd: boolean;
  /** The candidates that are none of the three digits. */
  readonly guardians: readonly Candidate[];
};

/** The columns of the three rows, each with its parity. */
const permutations: readonly (readonly [columns: readonly number[], isOdd: boolean])[] = [
  [[0, 1, 2], false],
  [[0, 2, 1], true],
  [[1, 0, 2], true],
  [[1, 2, 0], false],
  [[2, 0, 1], false],
  [[2, 1, 0], true],
];

/** The masks of three digits, by their lowest digit and so on. */
const triples: readonly number[] = /* @__PURE__ */ (() =>
  choicesOf([0, 1, 2, 3, 4, 5, 6, 7, 8], 3).map((three) => three.reduce((mask, digit) => mask | (1 << digit), 0)))();

/** The boxes (0–8) at the corners of each rectangle: of two bands and two stacks. */
const rectangles: readonly (readonly number[])[] = /* @__PURE__ */ (() => {
  const pairs = choicesOf([0, 1, 2], 2);
  return pairs.flatMap((bands) =>
    pairs.map((stacks) => bands.flatMap((band) => stacks.map((stack) => band * 3 + stack))),
  );
})();

/**
 * By box: how few guardians a diagonal of it has, infinite if it has none. Few boards have four boxes near enough, so this
 * counts and makes nothing.
 */
function leastGuardians({ masks }: State, digits: number): number[] {
  const least: number[] = [];
  for (let box = 0; box < 9; box++) {
    const corner = cornerOf(box);
    let fewest = Number.POSITIVE_INFINITY;
    for (const [columns] of permutations) {
      let guardians = 0;
      for (let row = 0; row < 3 && guardians < fewest; row++) {
        const mask = masks[corner + row * 9 + columns[row]];
        guardians += countBits(mask & digits) < 2 ? Number.POSITIVE_INFINITY : countBits(mask & ~digits);
      }
      if (guardians < fewest) fewest = guardians;
    }
    least.push(fewest);
  }
  return least;
}

/** The first cell of a box. */
function cornerOf(box: number): number {
  return Math.floor(box / 3) * 27 + (box % 3) * 3;
}

/** The diagonals of the box whose cells have at least two of the digits. */
function diagonalsOf(state: State, box: number, digits: number, most: number): Diagonal[] {
  const corner = cornerOf(box);
  const fits = (cell: number) => countBits(state.masks[cell] & digits) >= 2;
  const found: Diagonal[] = [];
  for (const [columns, isOdd] of permutations) {
    const cells = columns.map((column, row) => corner + row * 9 + column);
    if (!cells.every(fits)) continue;
    const guardians = candidatesIn(state, cells, ~digits);
    if (guardians.length <= most) found.push({ cells, isOdd, guardians });
  }
  return found;
}

/** The choices of one diagonal a box that are an odd permutation together, and have few guardians. */
function* oddChoices(
  boxes: readonly (readonly Diagonal[])[],
  most: number,
  chosen: readonly Diagonal[] = [],
): Generator<readonly Diagonal[]> {
  if (chosen.length === 4) {
    if (chosen.filter(({ isOdd }) => isOdd).length % 2 === 1) yield chosen;
    return;
  }
  const taken = chosen.reduce((sum, { guardians }) => sum + guardians.length, 0);
  for (const diagonal of boxes[chosen.length]) {
    if (taken + diagonal.guardians.length <= most) yield* oddChoices(boxes, most, [...chosen, diagonal]);
  }
}
