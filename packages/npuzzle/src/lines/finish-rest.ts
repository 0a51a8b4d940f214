/** The last few cells, solved by search on a board of their own. */
import type { Pace, Slices } from '@kit/grid';
import { findNear } from '../deepening/find-near.js';
import { type Field, stepBlank } from './field.js';
import type { Rest } from './fill-lines.js';

/** Solves the rest (at most 3×3) by the shortest path. */
export function* finishRest(field: Field, { top, left, bottom, right }: Rest, pace: Pace): Slices<void> {
  const { cols, cells, blank, home } = field;
  const rows = bottom - top;
  const width = right - left;
  const inner = (cell: number) => (Math.floor(cell / cols) - top) * width + (cell % cols) - left;
  const outer = (cell: number) => (Math.floor(cell / width) + top) * cols + (cell % width) + left;
  const labels = Int32Array.from({ length: rows * width }, (_, cell) => inner(cells[outer(cell)]));
  const rest = { rows, cols: width, labels, blank: inner(blank), home: inner(home) };
  const path = yield* findNear(rest, Number.POSITIVE_INFINITY, pace);
  // Without limits there always is one.
  for (const cell of path as number[]) stepBlank(field, outer(cell));
}
