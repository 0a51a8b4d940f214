/**
 * A board that is being solved in place: cells, where each tile is, which cells are finished, and the moves so far.
 *
 * Everything that builds long solutions works on it by {@link stepBlank}; nothing else moves a tile.
 */
import type { Labelled } from '../board/label-board.js';
import { lanesOf } from '../heuristics/axis-model.js';
import { inverseOf } from '../kernel/inverse-of.js';
import { neighborSlots } from '../kernel/neighbors-of-cell.js';
import { appendStep, type LongPath, startPath } from './long-path.js';

/** The state; live. */
export type Field = {
  readonly rows: number;
  readonly cols: number;
  readonly home: number;
  /** For each cell the goal cell of its occupant. */
  readonly cells: Int32Array;
  /** For each label the cell where it stands. */
  readonly places: Int32Array;
  readonly rowOf: Int32Array;
  readonly colOf: Int32Array;
  readonly slots: Int32Array;
  /** 1 for a cell that is finished. */
  readonly fixed: Uint8Array;
  blank: number;
  /** The blank's path so far. */
  readonly path: LongPath;
};

/** A field with the board's tiles; the board is not changed. */
export function createField({ rows, cols, labels, blank, home }: Labelled): Field {
  return {
    rows,
    cols,
    home,
    cells: labels.slice(),
    places: inverseOf(labels),
    rowOf: lanesOf(rows, cols, true),
    colOf: lanesOf(rows, cols, false),
    slots: neighborSlots(rows, cols),
    fixed: new Uint8Array(rows * cols),
    blank,
    path: startPath(blank, cols),
  };
}

/** Moves the blank to a cell beside it. */
export function stepBlank(field: Field, to: number): void {
  const { cells, places, blank } = field;
  const label = cells[to];
  cells[blank] = label;
  places[label] = blank;
  cells[to] = field.home;
  places[field.home] = to;
  field.blank = to;
  appendStep(field.path, to - blank);
}

/** Steps between two cells. */
export function stepsBetween(field: Field, one: number, other: number): number {
  const { rowOf, colOf } = field;
  return Math.abs(rowOf[one] - rowOf[other]) + Math.abs(colOf[one] - colOf[other]);
}
