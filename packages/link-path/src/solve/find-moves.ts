/**
 * All pairs of a board on which a solver plays: every two tiles of a kind, tested on the lines.
 */
import { areAdjacent } from '../rules/link-rules.js';
import { type Lines, loadCells } from './lines.js';
import type { Kernel, Meter } from './meter.js';

/** All pairs that can go, as cells two by two. The lines take over the board. */
export function* findMoves(cells: Int32Array, cols: number, lines: Lines, meter: Meter): Kernel<number[]> {
  loadCells(lines, cells);
  meter.work += 4 * cells.length;
  const isOpen = new Uint8Array(cells.length);
  const byKind = new Map<number, number[]>();
  const moves: number[] = [];
  for (let b = 0; b < cells.length; b++) {
    if (cells[b] <= 0) continue;
    if (lines.isOpen(b)) isOpen[b] = 1;
    const others = byKind.get(cells[b]);
    if (others === undefined) byKind.set(cells[b], [b]);
    else {
      for (const a of others) {
        if (((isOpen[a] & isOpen[b]) === 1 || areAdjacent(cols, a, b)) && lines.isLinked(a, b)) moves.push(a, b);
        meter.work += 2;
        if (meter.isDue()) yield;
      }
      others.push(b);
    }
  }
  return moves;
}
