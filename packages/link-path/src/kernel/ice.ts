/**
 * Frozen tiles on whole boards: their kind stands in the cell raised by the number of all kinds, so that a board is still
 * one list of numbers, and no list of pairs takes them for a kind that it knows.
 */
import type { MutableCells, Shape } from '@kit/grid';
import type { NumberedTiles } from '../board/numbered-tiles.js';
import { beside } from '../rules/beside.js';

/** Lets ice melt on boards of one size. */
export class Ice {
  /** The board as it begins. */
  readonly start: Int32Array;
  /** How much the number of a frozen tile is above its kind. */
  readonly raise: number;
  private readonly beside: readonly (readonly number[])[];

  private constructor(start: Int32Array, raise: number, shape: Shape) {
    this.start = start;
    this.raise = raise;
    this.beside = Array.from(start, (_, cell) => beside(shape, cell));
  }

  /** The ice of a board, undefined where no tile is frozen. */
  static of({ classes, starts, frozen }: NumberedTiles, shape: Shape): Ice | undefined {
    if (frozen === undefined) return undefined;
    const raise = starts.length - 1;
    return new Ice(
      classes.map((value, cell) => value + raise * frozen[cell]),
      raise,
      shape,
    );
  }

  /** Frees the tiles beside a cell of a board that begins at a place; calls for each that was frozen. */
  melt(cells: MutableCells, at: number, cell: number, onMelt?: (cell: number) => void): void {
    for (const other of this.beside[cell]) {
      if (cells[at + other] <= this.raise) continue;
      cells[at + other] -= this.raise;
      onMelt?.(other);
    }
  }
}
