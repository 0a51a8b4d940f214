/**
 * A board as sets of cells with counts, and a total: all that inference needs, whatever the geometry.
 *
 * Each opened number is a constraint: among its unknown neighbours stand `need` mines. Compressed rows in both
 * directions, so that propagation and merging walk slices.
 */
import { type NeighborTable, type Pace, type Slices, spend } from '@kit/grid';
import { EXPLODED, FLAG } from './symbols.js';

/** Sets of cells with counts, plus the total. */
export type Constraints = {
  /** 1 for each cell that may or may not hold a mine. */
  readonly unknown: Uint8Array;
  readonly unknownCount: number;
  /** Mines among all unknown cells. */
  readonly total: number;
  /** Number of constraints. */
  readonly count: number;
  /** The opened number that each constraint comes from. */
  readonly sources: Int32Array;
  readonly needs: Int32Array;
  /** The cells of constraint c: `members[starts[c]] … members[starts[c + 1] - 1]`. */
  readonly starts: Int32Array;
  readonly members: Int32Array;
};

/** Reads the constraints off a board; flags count as mines or, with `flagsAreMines` false, as hidden cells. */
export function* collectConstraints(
  cells: ArrayLike<number>,
  table: NeighborTable,
  mines: number,
  flagsAreMines: boolean,
  pace: Pace,
): Slices<Constraints> {
  const size = cells.length;
  const unknown = new Uint8Array(size);
  const counted = { marked: 0, open: 0, room: 0 };
  for (let from = 0; from < size; from += pieceOfLooks) {
    const to = Math.min(size, from + pieceOfLooks);
    countCells(cells, table, flagsAreMines ? FLAG : EXPLODED, unknown, counted, from, to);
    if (spend(pace, to - from)) yield;
  }
  const { marked, open, room } = counted;
  const sources = new Int32Array(open);
  const needs = new Int32Array(open);
  const starts = new Int32Array(open + 1);
  const members = new Int32Array(room);
  const read = { sources, needs, starts, members, count: 0 };
  for (let first = 0; first < size; first += piece) {
    if (spend(pace, readNumbers(cells, table, unknown, read, first, Math.min(size, first + piece)))) yield;
  }
  const unknownCount = size - open - marked;
  return { unknown, unknownCount, total: mines - marked, count: read.count, sources, needs, starts, members };
}

/** Tells unknown cells, marked mines, and open numbers with their neighbours apart; `lastMine` and below are marks. */
function countCells(
  cells: ArrayLike<number>,
  { starts }: NeighborTable,
  lastMine: number,
  unknown: Uint8Array,
  counted: { marked: number; open: number; room: number },
  from: number,
  to: number,
): void {
  let { marked, open, room } = counted;
  for (let cell = from; cell < to; cell++) {
    const value = cells[cell];
    if (value >= 0) {
      open++;
      room += starts[cell + 1] - starts[cell];
    } else if (value <= lastMine) marked++;
    else unknown[cell] = 1;
  }
  counted.marked = marked;
  counted.open = open;
  counted.room = room;
}

/** Cells that are looked at, and read, in one go. */
const pieceOfLooks = 65_536;
const piece = 2048;

type Numbers = Pick<Constraints, 'sources' | 'needs' | 'starts' | 'members'> & { count: number };

/** Reads the numbers among some cells; tells how much work that was. */
function readNumbers(
  cells: ArrayLike<number>,
  { starts: from, cells: around }: NeighborTable,
  unknown: Uint8Array,
  read: Numbers,
  firstCell: number,
  lastCell: number,
): number {
  const { sources, needs, starts, members } = read;
  let { count } = read;
  let end = starts[count];
  let work = lastCell - firstCell;
  for (let cell = firstCell; cell < lastCell; cell++) {
    let need = cells[cell];
    if (need < 0) continue;
    const first = end;
    for (let at = from[cell]; at < from[cell + 1]; at++) {
      const other = around[at];
      if (unknown[other] === 1) members[end++] = other;
      else if (cells[other] < 0) need--;
    }
    work += from[cell + 1] - from[cell];
    // A satisfied number without unknown neighbours says nothing more; an unsatisfied one is a contradiction.
    if (end === first && need === 0) continue;
    sources[count] = cell;
    needs[count++] = need;
    starts[count] = end;
  }
  read.count = count;
  return work;
}
