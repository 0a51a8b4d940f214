/**
 * What matches by rules of the drag games: by type a shortest run and a smallest group, and locked cells in no match. The rows
 * of each type are words, and a run of so many is as many shifts, along the row or from row to row.
 */
import type { SpecialMatches } from './game-matches.js';

/** What rules say of matches. */
export type MatchRules = {
  /** By type the shortest run, and the smallest group. */
  readonly minRun: Uint8Array;
  readonly minGroup: Uint8Array;
  /** 1 for the cells that are in no match; their orbs stay for good. */
  readonly locked: Uint8Array;
  /** Do runs of three clear, and any group? */
  readonly areRunsUsual: boolean;
};

/** A reader for boards of a size. */
export function specialMatches(rows: number, cols: number, { minRun, minGroup, locked }: MatchRules): SpecialMatches {
  const masks = new Int32Array(16 * rows);

  return { readInto, minGroup };

  function readInto(pieces: Int16Array, clearing: Int32Array): boolean {
    clearing.fill(0);
    masks.fill(0);
    for (let row = 0, cell = 0; row < rows; row++) {
      for (let col = 0; col < cols; col++, cell++) {
        if (locked[cell] === 0) masks[(pieces[cell] & 15) * rows + row] |= 1 << col;
      }
    }
    let found = 0;
    for (let type = 0; type < 15; type++) {
      for (let row = 0, at = type * rows; row < rows; row++, at++) {
        if (masks[at] !== 0) found |= mark(clearing, at, row, minRun[type]);
      }
    }
    return found !== 0;
  }

  /** Marks the runs that start in a row of a type, along it and down; says where. */
  function mark(clearing: Int32Array, at: number, row: number, run: number): number {
    let along = run <= cols ? masks[at] : 0;
    for (let i = 1; i < run && along !== 0; i++) along &= masks[at] >>> i;
    if (along !== 0) for (let i = 0; i < run; i++) clearing[row + 1] |= along << i;
    let down = row + run <= rows ? masks[at] : 0;
    for (let i = 1; i < run && down !== 0; i++) down &= masks[at + i];
    if (down !== 0) for (let i = 0; i < run; i++) clearing[row + 1 + i] |= down;
    return along | down;
  }
}
