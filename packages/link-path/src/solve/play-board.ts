/**
 * A board on which a whole game is played forward: tiles keep their number while they fall.
 *
 * A removal costs the rows or columns in which something falls and no more: each mode of gravity draws together only the
 * lines that have changed since it last did (on a board that was not settled at the start: all of them, once).
 */
import type { GravityMode } from '@kit/grid';
import { empty, stone } from '../rules/check-board.js';
import { type Lines, loadCells } from './lines.js';
import type { Meter } from './meter.js';

/** The tiles of a board by number, in the order of their cells at the start. */
export class PlayBoard {
  /** The cell of each tile, -1 once it has gone. */
  readonly cellOf: Int32Array;
  /** What is in each cell: 0 nothing, -1 a stone, else the tile's number and 1. */
  readonly held: Int32Array;
  readonly rows: number;
  readonly cols: number;
  readonly lines: Lines;
  readonly meter: Meter;
  /** The cells that the last removal changed, in a list of `changedCount`; a cell may be there twice. */
  readonly changed: number[] = [];
  private readonly modes: readonly GravityMode[];
  /** For each mode the lines that have changed since they were drawn together: all of them at first. */
  private readonly stale: readonly Set<number>[];

  /** Anything above 0 in `cells` is a tile. The lines take over the board. */
  constructor(
    cells: ArrayLike<number>,
    rows: number,
    cols: number,
    lines: Lines,
    modes: readonly GravityMode[],
    meter: Meter,
  ) {
    this.rows = rows;
    this.cols = cols;
    this.lines = lines;
    this.modes = modes;
    this.stale = modes.map((mode) => new Set(Array(isAlongRows(mode) ? rows : cols).keys()));
    this.meter = meter;
    const places: number[] = [];
    this.held = Int32Array.from(cells, (value, cell) => (value > 0 ? places.push(cell) : value < 0 ? stone : empty));
    this.cellOf = Int32Array.from(places);
    loadCells(lines, this.held);
    meter.work += 4 * this.held.length;
  }

  /** Removes two tiles and lets the rest fall. */
  remove(first: number, second: number): void {
    const { changed, cellOf } = this;
    changed.length = 0;
    for (const tile of [first, second]) {
      this.put(cellOf[tile], empty);
      cellOf[tile] = -1;
    }
    for (const [index, mode] of this.modes.entries()) this.settle(mode, this.stale[index]);
  }

  private put(cell: number, value: number): void {
    this.held[cell] = value;
    this.changed.push(cell);
    for (const [index, mode] of this.modes.entries()) {
      this.stale[index].add(isAlongRows(mode) ? Math.trunc(cell / this.cols) : cell % this.cols);
    }
    if (value === empty) this.lines.clear(cell);
    else {
      this.lines.fill(cell);
      this.cellOf[value - 1] = cell;
    }
  }

  /** Lets things fall in the lines that have changed. */
  private settle(mode: GravityMode, lines: Set<number>): void {
    const { rows, cols } = this;
    const alongRows = isAlongRows(mode);
    const length = alongRows ? cols : rows;
    const step = alongRows ? 1 : cols;
    const towardsEnd = mode === 'down' || mode === 'right';
    const cut = towardsEnd ? length : mode === 'up' || mode === 'left' ? 0 : length >> 1;
    for (const line of [...lines]) {
      const start = alongRows ? line * cols : line;
      this.compact(start + (cut - 1) * step, -step, cut);
      this.compact(start + cut * step, step, length - cut);
    }
    lines.clear();
  }

  /** Draws `count` cells together towards the first of them; stones stay and cut the line. */
  private compact(start: number, step: number, count: number): void {
    const { held } = this;
    this.meter.work += count;
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

/** Do things fall along the rows? */
function isAlongRows(mode: GravityMode): boolean {
  return mode === 'left' || mode === 'right' || mode === 'center-cols';
}
