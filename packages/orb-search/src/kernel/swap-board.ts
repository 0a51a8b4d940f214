/**
 * A board with a border, on which two orbs are exchanged and the matches of either looked at, by any rules. Two columns of border at the right serve the left side of the next row too, so nothing asks where a row ends.
 *
 *     . . . . . .
 *     . . . . . .
 *     0 1 0 2 . .
 *     1 0 2 1 . .
 *     . . . . . .
 *     . . . . . .
 */

import type { MatchRules } from './special-matches.js';

/** What stands in the border and in locked cells: no orb, and not what an empty cell holds. */
const border = -2;

/** The board. */
export type SwapBoard = {
  /** Takes a board: types 0 to 14, or -1. False, and nothing that counts taken, where there is anything else. */
  readonly read: (cells: ArrayLike<unknown>) => boolean;
  /** Does the exchange of two cells that hold different orbs make a match of either? */
  readonly isLegal: (a: number, b: number) => boolean;
  /** Exchanges two cells. */
  readonly exchange: (a: number, b: number) => void;
  /** How many cells the match of a cell that holds an orb has, 0 for none; they stand first in {@link SwapBoard.group}. */
  readonly matchAt: (cell: number) => number;
  /** The cells of the last match, in ascending order. */
  readonly group: Int16Array;
  /** The type that stands in a cell. */
  readonly typeAt: (cell: number) => number;
};

/** Boards of a size. */
export function swapBoard(
  rows: number,
  cols: number,
  { minRun, minGroup, locked, areRunsUsual }: MatchRules,
): SwapBoard {
  const stride = cols + 2;
  const isRun = areRunsUsual ? isThree : isLong;
  const board = new Int8Array((rows + 4) * stride).fill(border);
  const placeOf = Int16Array.from(
    { length: rows * cols },
    (_, cell) => (Math.floor(cell / cols) + 2) * stride + (cell % cols),
  );
  const lockedPlaces = placeOf.filter((_, cell) => locked[cell] === 1);
  const group = new Int16Array(rows * cols);
  const inside = new Uint8Array(board.length);
  let count = 0;
  const cellOf = new Int16Array(board.length);
  for (let cell = 0; cell < placeOf.length; cell++) cellOf[placeOf[cell]] = cell;

  return { read, isLegal, exchange, matchAt, group, typeAt: (cell) => board[placeOf[cell]] };

  function read(cells: ArrayLike<unknown>): boolean {
    for (let cell = 0; cell < placeOf.length; cell++) {
      const type = cells[cell];
      if (typeof type !== 'number' || !Object.is(type | 0, type) || type < -1 || type > 14) return false;
      board[placeOf[cell]] = type;
    }
    for (let i = 0; i < lockedPlaces.length; i++) board[lockedPlaces[i]] = border;
    return true;
  }

  function exchange(a: number, b: number): void {
    const held = board[placeOf[a]];
    board[placeOf[a]] = board[placeOf[b]];
    board[placeOf[b]] = held;
  }

  function isLegal(a: number, b: number): boolean {
    const atA = placeOf[a];
    const atB = placeOf[b];
    const orbA = board[atA];
    const orbB = board[atB];
    if (orbA === orbB || orbA < 0 || orbB < 0) return false;
    board[atA] = orbB;
    board[atB] = orbA;
    const isMatch = areRunsUsual ? clears(atA, orbB) || clears(atB, orbA) : matchAt(a) > 0 || matchAt(b) > 0;
    board[atA] = orbA;
    board[atB] = orbB;
    return isMatch;
  }

  /** Does a cell of a type stand in a run? */
  function clears(at: number, type: number): boolean {
    return isRun(at, 1, type) || isRun(at, stride, type);
  }

  function isThree(at: number, step: number, type: number): boolean {
    if (board[at - step] === type) return board[at + step] === type || board[at - 2 * step] === type;
    return board[at + step] === type && board[at + 2 * step] === type;
  }

  function isLong(at: number, step: number, type: number): boolean {
    let length = 1;
    for (let place = at - step; board[place] === type; place -= step) length += 1;
    for (let place = at + step; board[place] === type; place += step) length += 1;
    return length >= minRun[type];
  }

  function matchAt(cell: number): number {
    const at = placeOf[cell];
    const type = board[at];
    const along = isRun(at, 1, type);
    if (!along && !isRun(at, stride, type)) return 0;
    const found = line(at, along ? 1 : stride, along ? stride : 1, type);
    if (found < minGroup[type]) return 0;
    for (let i = 0; i < found; i++) group[i] = cellOf[group[i]];
    return found;
  }

  /** The line through a place, and what clears beside it, which is seldom anything. */
  function line(at: number, step: number, aside: number, type: number): number {
    let place = at;
    while (board[place - step] === type) place -= step;
    let length = 0;
    let isAlone = true;
    for (; board[place] === type; place += step) {
      group[length++] = place;
      if (board[place - aside] === type && clears(place - aside, type)) isAlone = false;
      if (board[place + aside] === type && clears(place + aside, type)) isAlone = false;
    }
    return isAlone ? length : grown(length, type);
  }

  /** The line with all that clears and touches it, step by step, in order. */
  function grown(start: number, type: number): number {
    count = start;
    for (let i = 0; i < start; i++) inside[group[i]] = 1;
    for (let i = 0; i < count; i++) {
      const place = group[i];
      take(place - stride, type);
      take(place - 1, type);
      take(place + 1, type);
      take(place + stride, type);
    }
    for (let i = 0; i < count; i++) inside[group[i]] = 0;
    if (count > 16) group.subarray(0, count).sort();
    else sortFew();
    return count;
  }

  function sortFew(): void {
    for (let i = 1; i < count; i++) {
      const place = group[i];
      let at = i;
      for (; at > 0 && group[at - 1] > place; at--) group[at] = group[at - 1];
      group[at] = place;
    }
  }

  function take(place: number, type: number): void {
    if (board[place] !== type || inside[place] === 1 || !clears(place, type)) return;
    inside[place] = 1;
    group[count++] = place;
  }
}
