/**
 * The lines of a board on which nothing falls, with frozen tiles: a tile is free of its ice as soon as one beside it has gone.
 *
 * Without gravity that depends only on which cells are free now, not on the order in which they came to be, and a tile that
 * goes only ever frees others. So everything that is built on lines (pairings, bounds, plays) holds as it stands.
 */
import type { Shape } from '@kit/grid';
import { beside } from '../rules/beside.js';
import type { Lines } from './lines.js';

/** Lines that hold frozen tiles back. Of `classes` anything above 0 is a tile; `frozen` has 1 for those under ice. */
export function thawingLines(lines: Lines, classes: Int32Array, frozen: Uint8Array, shape: Shape): Lines {
  const isFree = new Uint8Array(classes.length);
  /** How many tiles beside each cell have gone. */
  const gone = new Uint8Array(classes.length);
  const change = (cell: number, free: 0 | 1): void => {
    if (isFree[cell] === free) return;
    isFree[cell] = free;
    if (classes[cell] <= 0) return;
    for (const other of beside(shape, cell)) gone[other] += 2 * free - 1;
  };
  const isHeld = (cell: number): boolean => frozen[cell] === 1 && gone[cell] === 0;
  return {
    ...lines,
    clear: (cell) => {
      lines.clear(cell);
      change(cell, 1);
    },
    fill: (cell) => {
      lines.fill(cell);
      change(cell, 0);
    },
    isLinked: (a, b) => !isHeld(a) && !isHeld(b) && lines.isLinked(a, b),
  };
}
