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
import type { RunEnds } from '../runs/run-ends.js';

/** A change of a board: cells and the tiles there afterwards (index of the tile, or -1 for none). */
export type Change = {
  readonly cells: readonly number[];
  readonly tiles: readonly number[];
};

/** Can these two tiles (by their cells) be matched? */
type CellTest = (a: number, b: number) => boolean;

/** The tiles of a live board by number; a tile's number is its rank on the board at the start. */
export class LiveTiles {
  /** The tile in each cell, -1 where there is none. */
  readonly tileAt: Int32Array;
  /** The cell of each tile, -1 once it is gone. */
  readonly cellOf: Int32Array;
  /** The tiles that match a tile, itself included. */
  private readonly partners: readonly (readonly number[])[];
  private readonly cols: number;
  private readonly ends: RunEnds;
  private readonly test: CellTest;
  /** Must every pair be tested after a change? With more than two turns a line can be anywhere. */
  private readonly testAll: boolean;
  private linked: Set<number> | undefined;
  private readonly touched: Set<number> = new Set();

  constructor(
    cols: number,
    tileAt: Int32Array,
    partners: readonly (readonly number[])[],
    ends: RunEnds,
    test: CellTest,
    testAll: boolean,
  ) {
    this.cols = cols;
    this.tileAt = tileAt;
    this.partners = partners;
    this.ends = ends;
    this.test = test;
    this.testAll = testAll;
    this.cellOf = new Int32Array(partners.length).fill(-1);
    for (let cell = 0; cell < tileAt.length; cell++) if (tileAt[cell] >= 0) this.cellOf[tileAt[cell]] = cell;
  }

  /** All pairs that can be matched, as `a * size + b` with cells a < b, in ascending order. */
  pairKeys(): Float64Array {
    const count = this.cellOf.length;
    if (this.linked === undefined) {
      this.linked = new Set();
      for (let tile = 0; tile < count; tile++) this.touched.add(tile);
      this.testTouched();
    }
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
  apply({ cells, tiles }: Change): Change {
    const before = cells.map((cell) => this.tileAt[cell]);
    // While nobody has asked for the pairs there is nothing to keep up to date.
    const keepsPairs = this.linked !== undefined;
    if (keepsPairs) {
      for (const [index, cell] of cells.entries()) if (before[index] < 0) this.touchAround(cell);
      for (const tile of before) if (tile >= 0) this.touched.add(tile);
    }
    for (const tile of before) if (tile >= 0) this.cellOf[tile] = -1;
    const rows = new Set<number>();
    const cols = new Set<number>();
    for (const [index, cell] of cells.entries()) {
      const tile = tiles[index];
      this.tileAt[cell] = tile;
      if (tile >= 0) {
        this.cellOf[tile] = cell;
        if (keepsPairs) this.touched.add(tile);
      }
      if (tile >= 0 === before[index] >= 0) continue;
      const place = this.placeOf(cell);
      this.ends.free[place] = tile >= 0 ? 0 : 1;
      rows.add(Math.trunc(place / this.ends.width));
      cols.add(place % this.ends.width);
    }
    for (const row of rows) this.ends.sweepRow(row);
    for (const col of cols) this.ends.sweepCol(col);
    if (keepsPairs) {
      for (const [index, cell] of cells.entries()) if (tiles[index] < 0) this.touchAround(cell);
      if (this.testAll) for (let tile = 0; tile < this.cellOf.length; tile++) this.touched.add(tile);
      this.testTouched();
    }
    return { cells, tiles: before };
  }

  /** The place of a cell among the run ends. */
  placeOf(cell: number): number {
    const row = (cell / this.cols) | 0;
    return (row + 1) * (this.cols + 2) + 1 + (cell - row * this.cols);
  }

  /** Marks every tile that sees the runs through a cell. */
  private touchAround(cell: number): void {
    const { width, left, right, up, down } = this.ends;
    const place = this.placeOf(cell);
    const row = Math.trunc(place / width);
    const col = place - row * width;
    this.touchPlace(up[place] - 1, col);
    this.touchPlace(down[place] + 1, col);
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
    const tile = this.tileAt[(row - 1) * this.cols + col - 1];
    if (tile >= 0) this.touched.add(tile);
  }

  /** Tests the marked tiles again with all their partners. */
  private testTouched(): void {
    const { cellOf, touched } = this;
    const linked = this.linked ?? new Set();
    const count = cellOf.length;
    for (const tile of touched) {
      const cell = cellOf[tile];
      for (const partner of this.partners[tile]) {
        if (partner === tile || (partner < tile && touched.has(partner))) continue;
        const key = tile < partner ? tile * count + partner : partner * count + tile;
        if (cell >= 0 && cellOf[partner] >= 0 && this.test(cell, cellOf[partner])) linked.add(key);
        else linked.delete(key);
      }
    }
    touched.clear();
  }
}
