/**
 * All pairs of a board on which a solver plays: every two tiles of a kind, tested on the lines.
 */
import type { Lines } from './lines.js';

/** All pairs that can go, as cells two by two. The lines take over the board. */
export function findMoves(cells: Int32Array, lines: Lines): number[] {
  lines.reset(cells);
  const byKind = new Map<number, number[]>();
  const moves: number[] = [];
  for (let b = 0; b < cells.length; b++) {
    if (cells[b] <= 0) continue;
    const others = byKind.get(cells[b]);
    if (others === undefined) byKind.set(cells[b], [b]);
    else {
      for (const a of others) if (lines.isLinked(a, b)) moves.push(a, b);
      others.push(b);
    }
  }
  return moves;
}
