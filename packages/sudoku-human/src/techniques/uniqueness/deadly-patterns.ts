/**
 * Deadly patterns: open cells that could swap two digits, so that a puzzle with one solution can't fill them with
 * these.
 *
 * The simplest is the rectangle: two rows, two columns and two boxes. Cells that have other candidates are the roof;
 * one of these other candidates must be true. The rectangles of a position are listed once for all techniques.
 */

import type { State } from '../../kernel/state.js';
import { columnKind, houseOfKind, rowKind, type Tables } from '../../kernel/tables.js';
import { rectanglesOf } from './closed-patterns.js';

/** Cells that may not all hold digits of the pair. */
export type DeadlyPattern = {
  /** The cells; for a rectangle row by row. */
  readonly cells: readonly number[];
  /** The mask of the two digits. */
  readonly pair: number;
  /** The cells with other candidates. */
  readonly roof: readonly number[];
  /** All other candidates of the roof, as a mask. */
  readonly extras: number;
};

/** The rectangles whose four cells have both digits of a pair that is all that one of them has. */
export function wholeRectangles(state: State): DeadlyPattern[] {
  return listRectangles(state, (mask, pair) => (mask & pair) === pair);
}

/** The rectangles whose four cells have a digit of a pair that is all that one of them has. */
export function brokenRectangles(state: State): DeadlyPattern[] {
  return listRectangles(state, (mask, pair) => (mask & pair) !== 0);
}

/** Each rectangle's cells in turn, until `visit` returns true. */
export function visitRectangles(
  tables: Tables,
  visit: (a: number, b: number, c: number, d: number) => boolean,
): boolean {
  const rectangles = rectanglesOf(tables);
  for (let i = 0; i < rectangles.length; i += 4) {
    if (visit(rectangles[i], rectangles[i + 1], rectangles[i + 2], rectangles[i + 3])) return true;
  }
  return false;
}

/** The pattern of some cells and a pair. */
export function deadlyPattern({ masks }: State, cells: readonly number[], pair: number): DeadlyPattern {
  const roof = cells.filter((cell) => (masks[cell] & ~pair) !== 0);
  return { cells, pair, roof, extras: roof.reduce((union, cell) => union | masks[cell], 0) & ~pair };
}

function listRectangles(state: State, holds: (mask: number, pair: number) => boolean): DeadlyPattern[] {
  const { masks } = state;
  const found: DeadlyPattern[] = [];
  visitRectangles(state.tables, (a, b, c, d) => {
    if (masks[a] === 0 || masks[b] === 0 || masks[c] === 0 || masks[d] === 0) return false;
    if (!isPair(masks[a]) && !isPair(masks[b]) && !isPair(masks[c]) && !isPair(masks[d])) return false;
    const cells = [a, b, c, d];
    const pairs = new Set(cells.map((cell) => masks[cell]).filter(isPair));
    for (const pair of pairs) {
      if (cells.every((cell) => holds(masks[cell], pair))) found.push(deadlyPattern(state, cells, pair));
    }
    return false;
  });
  return found;
}

function isPair(mask: number): boolean {
  const rest = mask & (mask - 1);
  return rest !== 0 && (rest & (rest - 1)) === 0;
}

/** The two rows and the two columns of a rectangle. */
export function linesOf(tables: Tables, [a, , , d]: readonly number[]): number[][] {
  return [rowKind, columnKind].map((kind) => [houseOfKind(tables, a, kind), houseOfKind(tables, d, kind)]);
}
