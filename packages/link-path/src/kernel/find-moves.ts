/**
 * All pairs of a board on which a solver plays, board after board: every two tiles of a kind, tested on the lines.
 *
 * The lists of tiles by kind lie in one block whose parts are as long as the first board needs; a later board has no more
 * tiles of any kind. Of a board only what differs from the one before is told to the lines.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import type { NumberedTiles } from '../board/numbered-tiles.js';
import { areAdjacent } from '../rules/link-rules.js';
import { type Lines, unitsPerTest } from './lines.js';

/** So much work is done between two questions whether to pause. */
const workAtATime = 20_000;

/** Finds moves; the lines are its own from the first board on. */
export class MoveFinder {
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;
  /** The cells of each kind so far. */
  private readonly members: Int32Array;
  private readonly isOpen: Uint8Array;
  /** Which cells the lines take for free: 2 at first, which is neither. */
  private readonly isFree: Uint8Array;
  private readonly cols: number;
  private readonly lines: Lines;
  private readonly pace: Pace;

  constructor({ starts, cellOf, classes }: NumberedTiles, cols: number, lines: Lines, pace: Pace) {
    this.starts = starts;
    this.ends = new Int32Array(starts.length);
    this.members = new Int32Array(cellOf.length);
    this.isOpen = new Uint8Array(classes.length);
    this.isFree = new Uint8Array(classes.length).fill(2);
    this.cols = cols;
    this.lines = lines;
    this.pace = pace;
  }

  /** All pairs that can go, as cells two by two: by the second cell, then the first. Kinds are numbered from 1. */
  *find(cells: Int32Array): Slices<number[]> {
    const { pace, ends, starts } = this;
    const moves: number[] = [];
    ends.set(starts);
    for (let from = 0; from < cells.length; ) {
      from = this.load(cells, from);
      if (spend(pace, 0)) yield;
    }
    for (let cell = this.findFrom(cells, 0, moves); cell < cells.length; cell = this.findFrom(cells, cell + 1, moves)) {
      yield* this.findAt(cells, cell, moves);
      if (spend(pace, 0)) yield;
    }
    return moves;
  }

  /** Tells the lines about some cells; the first that is still to be told. */
  private load(cells: Int32Array, from: number): number {
    const { isFree, lines } = this;
    const to = Math.min(cells.length, from + workAtATime);
    for (let cell = from; cell < to; cell++) {
      const free = cells[cell] === 0 ? 1 : 0;
      if (isFree[cell] === free) continue;
      isFree[cell] = free;
      if (free === 1) lines.clear(cell);
      else lines.fill(cell);
    }
    this.pace.work += 2 * (to - from);
    return to;
  }

  /**
   * Finds the pairs of a cell and those after it; the first cell that is left: its kind is large, or enough has been done
   * for now.
   */
  private findFrom(cells: Int32Array, from: number, moves: number[]): number {
    const { starts, ends, members, isOpen, cols, lines, pace } = this;
    const kinds = starts.length - 1;
    const maxWork = pace.work + workAtATime;
    let work = 0;
    let cell = from;
    for (; cell < cells.length; cell++) {
      work += 2;
      const kind = cells[cell] - 1;
      // A frozen tile stands in the way, and is above all kinds.
      if (kind < 0 || kind >= kinds) continue;
      const end = ends[kind];
      if (end - starts[kind] > lines.testsAtATime || pace.work + work > maxWork) break;
      const open = lines.isOpen(cell);
      isOpen[cell] = open ? 1 : 0;
      for (let i = starts[kind]; i < end; i++) {
        const other = members[i];
        work += 1;
        if (!(open && isOpen[other] === 1) && !areAdjacent(cols, other, cell)) continue;
        work += unitsPerTest;
        if (lines.isLinked(other, cell)) moves.push(other, cell);
      }
      members[end] = cell;
      ends[kind] = end + 1;
    }
    pace.work += work;
    return cell;
  }

  /** Finds the pairs of a cell with those before it, however many they are. */
  private *findAt(cells: Int32Array, cell: number, moves: number[]): Slices<void> {
    const { starts, ends, members, isOpen, cols, lines, pace } = this;
    const kind = cells[cell] - 1;
    const open = lines.isOpen(cell);
    isOpen[cell] = open ? 1 : 0;
    for (let i = starts[kind]; i < ends[kind]; i++) {
      const other = members[i];
      if (spend(pace, 1)) yield;
      if (!(open && isOpen[other] === 1) && !areAdjacent(cols, other, cell)) continue;
      pace.work += unitsPerTest;
      if (lines.isLinked(other, cell)) moves.push(other, cell);
    }
    members[ends[kind]++] = cell;
  }
}
