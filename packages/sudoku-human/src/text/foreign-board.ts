/** A position from what another program says about its cells. */

import { boardOfValues, marksLeft } from '../board/read-position.js';
import { readLayout } from '../layout/read-layout.js';
import type { LayoutOptions, Position } from '../types.js';

/** What is known of a puzzle's cells. */
export type ForeignCells = {
  /** The printed digits. */
  readonly givens: readonly number[];
  /** The digits that stand there. */
  readonly values: readonly number[];
  /** By cell: the marks in the middle, 0 where there are none. */
  readonly marks?: readonly number[];
};

/** The position; a cell without marks has all that the values leave. */
export function createBoard(options: LayoutOptions, { givens, values, marks = [] }: ForeignCells): Position {
  const { position, tables } = boardOfValues(values, givens, readLayout(options, 'text'));
  const left = marksLeft(tables, values);
  const candidates = left.map((mask, cell) => (values[cell] === 0 && marks[cell] > 0 ? marks[cell] : mask));
  return { ...position, candidates };
}
