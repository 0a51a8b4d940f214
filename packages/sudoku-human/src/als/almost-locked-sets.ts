/**
 * All almost locked sets of a state: n cells of one house that hold n + 1 digits between them.
 *
 * Take one of the digits away and the cells are a locked set of the others. Sets of one cell (bivalue cells) are among
 * them. Subsets of the open cells of each house are walked depth first; a branch ends where the digits left to add are
 * too few to matter: a set of at most eight cells has at most 255 choices a house, so nothing cleverer pays. A set that lies
 * in a line and in a box is listed once, with the line.
 */

import { countBits, lowestBit } from '../kernel/bits.js';
import { bandOf, bitOf, houseCells, peerBoards } from '../kernel/geometry.js';
import type { State } from '../kernel/state.js';

/** n cells of a house with n + 1 digits. */
export type AlmostLockedSet = {
  /** The cells, ascending. */
  readonly cells: readonly number[];
  /** Their digits, bit 0 for digit 0. */
  readonly mask: number;
  /** The cells as a board. */
  readonly board: readonly [number, number, number];
};

/** All almost locked sets, by their size and then by their cells. */
export function almostLockedSets(state: State): readonly AlmostLockedSet[] {
  const found = new Map<string, AlmostLockedSet>();
  for (let house = 0; house < 27; house++) {
    const open: number[] = [];
    for (let place = 0; place < 9; place++) {
      const cell = houseCells[house * 9 + place];
      if (state.masks[cell] !== 0) open.push(cell);
    }
    collect(state, open, 0, [], 0, found);
  }
  return [...found.values()].sort((a, b) => a.cells.length - b.cells.length || compare(a.cells, b.cells));
}

function collect(
  state: State,
  open: readonly number[],
  from: number,
  chosen: number[],
  mask: number,
  found: Map<string, AlmostLockedSet>,
): void {
  for (let i = from; i < open.length; i++) {
    const digits = mask | state.masks[open[i]];
    chosen.push(open[i]);
    if (countBits(digits) === chosen.length + 1) {
      const cells = [...chosen];
      const key = cells.join();
      if (!found.has(key)) found.set(key, { cells, mask: digits, board: boardOf(cells) });
    }
    collect(state, open, i + 1, chosen, digits, found);
    chosen.pop();
  }
}

/** The cells as three words. */
export function boardOf(cells: readonly number[]): [number, number, number] {
  const board: [number, number, number] = [0, 0, 0];
  for (const cell of cells) board[bandOf[cell]] |= bitOf[cell];
  return board;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((cell, i) => cell !== b[i]);
  return a[at] - b[at];
}

/** The cells that hold the digit (0–8) as a candidate and see all of the given cells, ascending. */
export function seenByAll({ boards }: State, cells: readonly number[], digit: number): number[] {
  const seen: number[] = [];
  for (let band = 0; band < 3; band++) {
    let word = boards[digit * 3 + band];
    for (const cell of cells) word &= peerBoards[cell * 3 + band];
    for (; word !== 0; word &= word - 1) seen.push(band * 27 + lowestBit(word));
  }
  return seen;
}
