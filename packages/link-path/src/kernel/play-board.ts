/**
 * A board on which a whole game is played forward: tiles keep their number while they fall.
 *
 * A removal costs the rows or columns in which something falls and no more: each mode of gravity draws together only the
 * lines that have changed since it last did (and once those that were not settled at the start).
 */
import { type GravityLines, gravityLines, type Pace, type Slices, spend } from '@kit/grid';
import { empty, stone } from '../rules/cell-values.js';
import type { MoveModes } from '../rules/gravity-rule.js';
import { type Lines, loadSlices } from './lines.js';

/** What a cell costs that something falls into or leaves, in units. */
const unitsPerChange = 8;

/** How a mode lets things fall, and the lines that it has not drawn together. */
type Falling = GravityLines & { readonly stale: Set<number> };

/** The tiles of a board by number, in the order of their cells at the start. */
export class PlayBoard {
  /** The cell of each tile, -1 once it has gone. */
  readonly cellOf: Int32Array;
  /** What is in each cell: 0 nothing, -1 a stone, else the tile's number and 1. */
  readonly held: Int32Array;
  readonly rows: number;
  readonly cols: number;
  readonly lines: Lines;
  readonly pace: Pace;
  /** The cells that the last removal changed: the first {@link changedCount} of the list; a cell may be there twice. */
  readonly changed: number[] = [];
  changedCount = 0;
  /** Does anything fall? If not, a cell that is free stays free. */
  readonly falls: boolean;
  /** How each mode lets things fall, in the order of the modes, turn by turn; and all of them. */
  private readonly turns: readonly (readonly Falling[])[];
  private readonly fallings: readonly Falling[];
  private played = 0;

  private constructor(held: Int32Array, cellOf: Int32Array, cols: number, lines: Lines, modes: MoveModes, pace: Pace) {
    this.held = held;
    this.cellOf = cellOf;
    this.rows = held.length / cols;
    this.cols = cols;
    this.lines = lines;
    this.turns = modes.map((turn) => turn.map((mode) => ({ ...gravityLines(this, mode), stale: new Set() })));
    this.fallings = this.turns.flat();
    this.falls = modes.length > 0;
    this.pace = pace;
  }

  /** Sets a board up: anything above 0 in `cells` is a tile, of which there are `count`. The lines take over the board. */
  static *of(
    cells: ArrayLike<number>,
    count: number,
    cols: number,
    lines: Lines,
    modes: MoveModes,
    pace: Pace,
  ): Slices<PlayBoard> {
    const size = cells.length;
    const held = new Int32Array(size);
    const cellOf = new Int32Array(count);
    let tile = 0;
    for (let cell = 0; cell < size; cell++) {
      const value = cells[cell];
      if (value > 0) {
        cellOf[tile++] = cell;
        held[cell] = tile;
      } else held[cell] = value < 0 ? stone : empty;
    }
    pace.work += 2 * size;
    yield* loadSlices(lines, held, pace);
    const board = new PlayBoard(held, cellOf, cols, lines, modes, pace);
    for (const falling of board.fallings) {
      for (let line = 0; line < falling.count; line++) {
        if (!board.isSettled(falling, line)) falling.stale.add(line);
        if (spend(pace, 0)) yield;
      }
    }
    return board;
  }

  /** Removes two tiles and lets the rest fall. */
  remove(first: number, second: number): void {
    const { cellOf } = this;
    this.changedCount = 0;
    for (const tile of [first, second]) {
      this.put(cellOf[tile], empty);
      cellOf[tile] = -1;
    }
    if (!this.falls) return;
    for (const falling of this.turns[this.played++ % this.turns.length]) this.settle(falling);
    // What moves costs several times what is looked at. Limits don't count it, but the next pause comes sooner.
    this.pace.due -= unitsPerChange * this.changedCount;
  }

  private put(cell: number, value: number): void {
    this.held[cell] = value;
    this.changed[this.changedCount++] = cell;
    for (const { alongRows, stale } of this.fallings) {
      stale.add(alongRows ? Math.trunc(cell / this.cols) : cell % this.cols);
    }
    if (value === empty) this.lines.clear(cell);
    else {
      this.lines.fill(cell);
      this.cellOf[value - 1] = cell;
    }
  }

  /** Lets things fall in the lines that have changed. */
  private settle({ between, pieces, stale }: Falling): void {
    // A copy: what falls marks its line again.
    for (const line of [...stale]) {
      for (const { start, step, count } of pieces) this.compact(line * between + start, step, count);
    }
    stale.clear();
  }

  /** Would nothing fall in a line? */
  private isSettled({ between, pieces }: Falling, line: number): boolean {
    return pieces.every(({ start, step, count }) => this.isCompact(line * between + start, step, count));
  }

  /** Is there no tile behind an empty cell, but for a stone between them? */
  private isCompact(start: number, step: number, count: number): boolean {
    this.pace.work += count;
    let gap = false;
    for (let i = 0, cell = start; i < count; i++, cell += step) {
      const value = this.held[cell];
      if (value > 0 && gap) return false;
      gap = value === empty;
    }
    return true;
  }

  /** Draws `count` cells together towards the first of them; stones stay and cut the line. */
  private compact(start: number, step: number, count: number): void {
    const { held } = this;
    this.pace.work += count;
    // All cells from `landing` up to the one that is looked at are empty.
    let landing = start;
    for (let i = 0, cell = start; i < count; i++, cell += step) {
      const value = held[cell];
      if (value === empty) continue;
      if (value === stone) landing = cell;
      else if (landing !== cell) {
        this.put(landing, value);
        this.put(cell, empty);
      }
      landing += step;
    }
  }
}
