/** What a rule of the Explainer found: what it does to the board, what it costs, and how to tell why. */

import { lowestBit } from '../../kernel/bits.js';
import { cellHouses, houseCells, placeBits, sharedHouses } from '../../kernel/geometry.js';
import type { Candidate, ExplainerTechniqueId } from '../../types.js';
import type { Parts } from '../parts.js';
import type { Board } from './board.js';

/** A possible step. */
export type Hint = {
  /** Its name. */
  readonly technique: ExplainerTechniqueId;
  /** Its rating, a sum of doubles as the Explainer adds them. */
  readonly rating: number;
  /** The candidate that is set, or -1. */
  readonly placement: number;
  /** The candidates that are struck out, ascending; those that a placement strikes in other cells are not listed. */
  readonly removals: readonly number[];
  /** For chains: how many nodes they have, nested chains included. */
  readonly complexity: number;
  /** The pattern and the words, made when they are wanted and before the board changes. */
  readonly why: () => Why;
};

/** The reason for a step: what it is drawn and told with. */
export type Why = Parts & { readonly key: string };

/** Takes a hint; true if no other is wanted. */
export type TakeHint = (hint: Hint) => boolean;

/** A rule that needs no chains: hands on its hints in order until one is taken; is one? */
export type Rule = (board: Board, take: TakeHint) => boolean;

/** A hint of a plain rule that strikes out. */
export function strikeHint(
  technique: ExplainerTechniqueId,
  rating: number,
  removals: readonly number[],
  why: () => Why,
): Hint {
  return { technique, rating, placement: -1, removals, complexity: 0, why };
}

/** A hint of a plain rule that sets a digit. */
export function placeHint(technique: ExplainerTechniqueId, rating: number, placement: number, why: () => Why): Hint {
  return { technique, rating, placement, removals: [], complexity: 0, why };
}

/** The cells of a house at the places of a mask. */
export function cellsAt(house: number, places: number): number[] {
  const cells: number[] = [];
  for (let rest = places; rest !== 0; rest &= rest - 1) cells.push(houseCells[house * 9 + lowestBit(rest)]);
  return cells;
}

/** The bit of a cell's place in a house, 0 if it isn't in it. */
export function placeOf(house: number, cell: number): number {
  const at = cell * 3 + Math.floor(house / 9);
  return cellHouses[at] === house ? placeBits[at] : 0;
}

/** The places of a house that lie in a crossing one. */
export function placesIn(house: number, other: number): number {
  return withinTable[house * 27 + other];
}

const withinTable: Uint16Array = /* @__PURE__ */ Uint16Array.from({ length: 729 }, (_, i) => {
  const others = cellsAt(i % 27, 0x1ff);
  return cellsAt(Math.floor(i / 27), 0x1ff).reduce(
    (mask, cell, at) => (others.includes(cell) ? mask | (1 << at) : mask),
    0,
  );
});

/** The houses that hold all the cells, in the order box, row, column. */
export function sharedInOrder(cells: readonly number[]): number[] {
  // Rows are 0-8, columns 9-17, boxes 18-26.
  return sharedHouses(cells).sort((a, b) => ((a + 9) % 27) - ((b + 9) % 27));
}

/** The candidates of the digits of a mask that the cells have, by cell and then digit. */
export function marksIn(marks: Uint16Array, cells: readonly number[], digits: number): number[] {
  const found: number[] = [];
  for (const cell of cells) {
    for (let rest = marks[cell] & digits; rest !== 0; rest &= rest - 1) found.push(cell * 9 + lowestBit(rest));
  }
  return found;
}

/** A candidate in its public form. */
export function asCandidate(candidate: number): Candidate {
  return { cell: Math.floor(candidate / 9), digit: (candidate % 9) + 1 };
}
