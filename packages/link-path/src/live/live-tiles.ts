/**
 * Tiles that keep their name while they fall: the state behind a live board, and which pairs can be matched in it.
 *
 * A change (a pair goes, tiles fall, or both undone) is a list of cells with what stands in them afterwards. A pair can
 * change its answer only if one of its tiles moved, or if its line uses a cell that became free or was filled. Such a
 * line has an end or a corner on the free run, in one of two directions, through that cell x:
 *
 *     t ─ ─ ─ ┐            every tile that sees the run through x from the side is tested again with its partners
 *     # . . . x . #
 *             └ ─ ─ t
 *
 * Runs are looked at before the change for lines that are cut, and after it for lines that are opened.
 */
import type { NumberedTiles } from '../board/numbered-tiles.js';
import type { RunEnds } from './run-ends.js';

/** A change of a board: cells and the tiles there afterwards (index of the tile, or -1 for none). */
export type Change = {
  readonly cells: readonly number[];
  readonly tiles: readonly number[];
  /** The tiles whose ice comes or goes. */
  readonly ice?: readonly number[] | undefined;
};

/** Can these two tiles (by their cells) be matched? */
type CellTest = (a: number, b: number) => boolean;

/** The tiles of a live board by number: class by class, each in the order of its cells at the start. */
export class LiveTiles {
  /** The tile in each cell, -1 where there is none. */
  readonly tileAt: Int32Array;
  /** The cell of each tile, -1 once it is gone. */
  readonly cellOf: Int32Array;
  /** The class of each tile, from 1. */
  readonly classOf: Int32Array;
  /** Where each class begins among the tiles, and at last their number. */
  private readonly starts: Int32Array;
  /** 1 for a tile under ice. */
  readonly isFrozen: Uint8Array;
  private readonly ends: RunEnds;
  private readonly test: CellTest;
  /** Must every pair be tested after a change? With more than two turns a line can be anywhere. */
  private readonly testAll: boolean;
  private linked: Set<number> | undefined;
  /** The tiles to test again: a list of `touchedCount` tiles, each with its flag set. */
  private readonly touched: Int32Array;
  private readonly isTouched: Uint8Array;
  private touchedCount = 0;
  /** The rows and columns of the run ends to sweep again, flagged. */
  private readonly staleRows: Uint8Array;
  private readonly staleCols: Uint8Array;

  constructor({ classes, cellOf, starts, frozen }: NumberedTiles, ends: RunEnds, test: CellTest, testAll: boolean) {
    this.cellOf = cellOf;
    this.starts = starts;
    this.classOf = cellOf.map((cell) => classes[cell]);
    this.isFrozen = Uint8Array.from(cellOf, (cell) => frozen?.[cell] ?? 0);
    this.tileAt = new Int32Array(classes.length).fill(-1);
    for (const [tile, cell] of cellOf.entries()) this.tileAt[cell] = tile;
    this.ends = ends;
    this.test = test;
    this.testAll = testAll;
    this.touched = new Int32Array(cellOf.length);
    this.isTouched = new Uint8Array(cellOf.length);
    this.staleRows = new Uint8Array(ends.height);
    this.staleCols = new Uint8Array(ends.width);
  }

  /** All pairs that can be matched, as `a * size + b` with cells a < b, in ascending order. */
  pairKeys(): Float64Array {
    if (this.linked === undefined) {
      this.linked = new Set();
      this.touchAll();
      this.testTouched();
    }
    const count = this.cellOf.length;
    const size = this.tileAt.length;
    const keys = new Float64Array(this.linked.size);
    let filled = 0;
    for (const pair of this.linked) {
      const first = this.cellOf[Math.trunc(pair / count)];
      const second = this.cellOf[pair % count];
      keys[filled++] = Math.min(first, second) * size + Math.max(first, second);
    }
    return keys.sort();
  }

  /** Makes a change and returns the one that undoes it. */
  apply({ cells, tiles, ice }: Change): Change {
    const { tileAt, cellOf } = this;
    const before = cells.map((cell) => tileAt[cell]);
    // While nobody has asked for the pairs there is nothing to keep up to date.
    const keepsPairs = this.linked !== undefined;
    for (const tile of ice ?? []) {
      this.isFrozen[tile] = 1 - this.isFrozen[tile];
      if (keepsPairs) this.touch(tile);
    }
    for (let i = 0; i < cells.length; i++) {
      const tile = before[i];
      if (tile >= 0) {
        cellOf[tile] = -1;
        if (keepsPairs) this.touch(tile);
      } else if (keepsPairs) this.touchAround(cells[i]);
    }
    for (let i = 0; i < cells.length; i++) {
      const tile = tiles[i];
      tileAt[cells[i]] = tile;
      if (tile >= 0) {
        cellOf[tile] = cells[i];
        if (keepsPairs) this.touch(tile);
      }
      if (tile >= 0 !== before[i] >= 0) this.setFree(cells[i], tile < 0);
    }
    this.sweepStale();
    if (keepsPairs) {
      for (let i = 0; i < cells.length; i++) if (tiles[i] < 0 && before[i] >= 0) this.touchAround(cells[i]);
      if (this.testAll) this.touchAll();
      this.testTouched();
    }
    return { cells, tiles: before, ice };
  }

  private setFree(cell: number, isFree: boolean): void {
    const place = this.ends.placeOf(cell);
    const row = (place / this.ends.width) | 0;
    this.ends.free[place] = isFree ? 1 : 0;
    this.staleRows[row] = 1;
    this.staleCols[place - row * this.ends.width] = 1;
  }

  private sweepStale(): void {
    const { ends, staleRows, staleCols } = this;
    for (let row = staleRows.indexOf(1); row >= 0; row = staleRows.indexOf(1, row)) {
      ends.sweepRow(row);
      staleRows[row] = 0;
    }
    for (let col = staleCols.indexOf(1); col >= 0; col = staleCols.indexOf(1, col)) {
      ends.sweepCol(col);
      staleCols[col] = 0;
    }
  }

  private touchAll(): void {
    for (const tile of this.cellOf.keys()) this.touch(tile);
  }

  /** Marks every tile that sees the runs through a cell, which is free. */
  private touchAround(cell: number): void {
    const { width, left, right, up, down } = this.ends;
    const place = this.ends.placeOf(cell);
    const row = Math.trunc(place / width);
    const col = place - row * width;
    for (let r = up[place]; r <= down[place]; r++) {
      this.touchPlace(r, left[r * width + col] - 1);
      this.touchPlace(r, right[r * width + col] + 1);
    }
    for (let c = left[place]; c <= right[place]; c++) {
      this.touchPlace(up[row * width + c] - 1, c);
      this.touchPlace(down[row * width + c] + 1, c);
    }
  }

  private touchPlace(row: number, col: number): void {
    const { width, height } = this.ends;
    if (row < 1 || col < 1 || row > height - 2 || col > width - 2) return;
    const tile = this.tileAt[(row - 1) * (width - 2) + col - 1];
    if (tile >= 0) this.touch(tile);
  }

  private touch(tile: number): void {
    if (this.isTouched[tile] === 1) return;
    this.isTouched[tile] = 1;
    this.touched[this.touchedCount++] = tile;
  }

  /** Tests the marked tiles again with all their partners. */
  private testTouched(): void {
    const { cellOf, classOf, starts, touched, isTouched, isFrozen } = this;
    const linked = this.linked ?? new Set();
    const count = cellOf.length;
    for (let i = 0; i < this.touchedCount; i++) {
      const tile = touched[i];
      const cell = cellOf[tile];
      const own = classOf[tile];
      for (let partner = starts[own - 1]; partner < starts[own]; partner++) {
        if (partner === tile || (partner < tile && isTouched[partner] === 1)) continue;
        const other = cellOf[partner];
        const key = tile < partner ? tile * count + partner : partner * count + tile;
        const isHeld = isFrozen[tile] + isFrozen[partner] > 0;
        if (cell >= 0 && other >= 0 && !isHeld && this.test(cell, other)) linked.add(key);
        else linked.delete(key);
      }
    }
    for (let i = 0; i < this.touchedCount; i++) isTouched[touched[i]] = 0;
    this.touchedCount = 0;
  }
}
