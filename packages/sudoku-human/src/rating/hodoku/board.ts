/**
 * The candidates with the two queues in which HoDoKu's singles wait: first in, first out.
 *
 * A candidate joins the naked queue when its cell has lost all others, and the hidden queue when a house has lost all other
 * places, at the moment in which that happens. So the order in which candidates are struck out, from the first given on,
 * decides which single comes first; and which of two comes first decides whether a cell costs 4 or 14.
 *
 * `counts` is how many places a house has left for a digit as the queues see it. It is behind `places` while a digit is
 * being placed: its cell is found no more but still counts, so that the digit's own houses call nothing a single.
 */

import { lowestBit } from '../../kernel/bits.js';
import { bandOf, bitOf } from '../../kernel/cell-sets.js';
import { cellHouses, classicTables, houseCells, peerCells, placeBits } from '../../kernel/geometry.js';
import type { State } from '../../kernel/state.js';

/** Candidates `cell * 9 + digit` that wait, from `head` to `tail`. */
export type Queue = {
  /** Room for all that can ever join: a strike brings at most four, a placement 27. */
  readonly entries: Int16Array;
  /** Where the queue begins. */
  head: number;
  /** Where it ends. */
  tail: number;
};

/** The candidates and the queues. */
export type Board = State & {
  /** By house and digit: the places left, as the queues see it. */
  readonly counts: Uint8Array;
  /** Last candidates of their cells. */
  readonly naked: Queue;
  /** Last places of a digit in a house. */
  readonly hidden: Queue;
};

const ROOM = 8192;

/** The board with these digits, entered in the order of the cells, and then without the candidates that are missing. */
export function createBoard(values: ArrayLike<number>, candidates: ArrayLike<number>): Board {
  const board = emptyBoard();
  for (const cell of board.values.keys()) if (values[cell] !== 0) place(board, cell, values[cell] - 1);
  for (const cell of board.values.keys()) {
    for (let rest = board.masks[cell] & ~candidates[cell]; rest !== 0; rest &= rest - 1) {
      strike(board, cell, lowestBit(rest));
    }
  }
  return board;
}

/** A board without digits, and all candidates. */
export function emptyBoard(): Board {
  return {
    tables: classicTables,
    values: new Uint8Array(81),
    masks: new Uint16Array(81).fill(0x1ff),
    digitSets: Int32Array.from({ length: 27 }, (_, i) => (i % 3 === 2 ? 0x1ffff : -1)),
    places: new Uint16Array(243).fill(0x1ff),
    openCells: new Uint8Array(27).fill(9),
    counts: new Uint8Array(243).fill(9),
    naked: { entries: new Int16Array(ROOM), head: 0, tail: 0 },
    hidden: { entries: new Int16Array(ROOM), head: 0, tail: 0 },
  };
}

/** Makes one board stand as another, with empty queues. */
export function copyBoard(board: Board, from: Board): void {
  board.values.set(from.values);
  board.masks.set(from.masks);
  board.digitSets.set(from.digitSets);
  board.places.set(from.places);
  board.openCells.set(from.openCells);
  board.counts.set(from.counts);
  clear(board.naked);
  clear(board.hidden);
}

/** Empties a queue. */
export function clear(queue: Queue): void {
  queue.head = 0;
  queue.tail = 0;
}

/** Strikes out a candidate; one that isn't there stays away. */
export function strike(board: Board, cell: number, digit: number): void {
  const { masks, places, counts, naked, hidden } = board;
  if ((masks[cell] & (1 << digit)) === 0) return;
  remove(board, cell, digit);
  const rest = masks[cell];
  if (rest === 0) return;
  if ((rest & (rest - 1)) === 0) join(naked, cell * 9 + lowestBit(rest));
  for (let i = cell * 3; i < cell * 3 + 3; i++) {
    const at = cellHouses[i] * 9 + digit;
    const left = --counts[at];
    if (left === 1) {
      if (places[at] !== 0) join(hidden, houseCells[cellHouses[i] * 9 + lowestBit(places[at])] * 9 + digit);
    } else if (left === 0) {
      leave(hidden, i - cell * 3, cellHouses[i], digit);
    }
  }
}

/** Sets a digit. A cell that is filled takes it as well, which happens where a supposition contradicts itself. */
export function place(board: Board, cell: number, digit: number): void {
  const { values, masks, places, counts, openCells, hidden } = board;
  const former = masks[cell];
  for (let rest = former; rest !== 0; rest &= rest - 1) remove(board, cell, lowestBit(rest));
  if (values[cell] === 0) for (let i = cell * 3; i < cell * 3 + 3; i++) openCells[cellHouses[i]]--;
  values[cell] = digit + 1;
  for (let i = cell * 20; i < cell * 20 + 20; i++) strike(board, peerCells[i], digit);
  for (let rest = former; rest !== 0; rest &= rest - 1) {
    const other = lowestBit(rest);
    for (let i = cell * 3; i < cell * 3 + 3; i++) {
      const at = cellHouses[i] * 9 + other;
      if (--counts[at] !== 1 || other === digit || places[at] === 0) continue;
      join(hidden, houseCells[cellHouses[i] * 9 + lowestBit(places[at])] * 9 + other);
    }
  }
}

function remove({ masks, digitSets, places }: Board, cell: number, digit: number): void {
  masks[cell] &= ~(1 << digit);
  digitSets[digit * 3 + bandOf[cell]] &= ~bitOf[cell];
  for (let i = cell * 3; i < cell * 3 + 3; i++) places[cellHouses[i] * 9 + digit] &= ~placeBits[i];
}

function join(queue: Queue, candidate: number): void {
  queue.entries[queue.tail++] = candidate;
}

/** The first of the digit whose cell lies in the house, of that kind, leaves the queue. */
function leave(queue: Queue, kind: number, house: number, digit: number): void {
  const { entries, head, tail } = queue;
  for (let at = head; at < tail; at++) {
    const candidate = entries[at];
    if (candidate % 9 !== digit) continue;
    const cell = (candidate - digit) / 9;
    if (cellHouses[cell * 3 + kind] !== house) continue;
    entries.copyWithin(at, at + 1, tail);
    queue.tail--;
    return;
  }
}
