import type { Box } from '../items/box.js';
import type { LiveEntry } from './live-entry.js';

/** Cells along the longer side of a page, at most. */
const maxCells = 64;

/** Cells are at least so many bits wide: sixteen pixels. */
const leastBits = 4;

/** What lies where on a page: a grid of cells, each with the entries that reach into it. */
export class EntryGrid {
  /** A cell is two to the power of this wide and high. */
  readonly #bits: number;
  readonly #columns: number;
  readonly #cells: LiveEntry[][];

  constructor(width: number, height: number) {
    let bits = leastBits;
    while (Math.max(width, height) > maxCells << bits) bits++;
    this.#bits = bits;
    this.#columns = ((width - 1) >> bits) + 1;
    this.#cells = Array.from({ length: this.#columns * (((height - 1) >> bits) + 1) }, () => []);
  }

  add(entry: LiveEntry): void {
    this.#each(entry.box, (cell) => cell.push(entry));
  }

  remove(entry: LiveEntry): void {
    this.#each(entry.box, (cell) => {
      cell[cell.indexOf(entry)] = cell[cell.length - 1];
      cell.length--;
    });
  }

  /** Those that meet the box, in any order. */
  meeting({ x, y, endX, endY }: Box): LiveEntry[] {
    const found: LiveEntry[] = [];
    const bits = this.#bits;
    const [firstColumn, firstRow] = [x >> bits, y >> bits];
    const [lastColumn, lastRow] = [(endX - 1) >> bits, (endY - 1) >> bits];
    for (let row = firstRow; row <= lastRow; row++) {
      for (let column = firstColumn; column <= lastColumn; column++) {
        const cell = this.#cells[row * this.#columns + column];
        for (let at = 0; at < cell.length; at++) {
          const entry = cell[at];
          const { box } = entry;
          if (box.x >= endX || box.endX <= x || box.y >= endY || box.endY <= y) continue;
          // Of the cells that an entry shares with the box the first one tells of it.
          if (column > firstColumn && box.x >> bits < column) continue;
          if (row > firstRow && box.y >> bits < row) continue;
          found.push(entry);
        }
      }
    }
    return found;
  }

  #each({ x, y, endX, endY }: Box, visit: (cell: LiveEntry[]) => void): void {
    const bits = this.#bits;
    for (let row = y >> bits; row <= (endY - 1) >> bits; row++) {
      for (let column = x >> bits; column <= (endX - 1) >> bits; column++) {
        visit(this.#cells[row * this.#columns + column]);
      }
    }
  }
}
