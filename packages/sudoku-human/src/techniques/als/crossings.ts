/**
 * Where a line and a box cross: the open cells in both, in the line alone and in the box alone.
 *
 *     r1   c c c | l l l | l l l      c: the crossing
 *     r2   b b b |                    l: the line's other cells
 *     r3   b b b |                    b: the box's other cells
 *
 * No cell of `l` sees a cell of `b`, and all other pairs see each other. Patterns that bend at a crossing (Sue de Coq,
 * WXYZ-Wing) rest on that alone: a digit can stand twice in such a pattern only if it is possible on both sides.
 */

import { cellHouses, houseCells } from '../../kernel/geometry.js';
import type { State } from '../../kernel/state.js';

/** A line and a box that share three cells; lists of cells, ascending. */
export type Crossing = {
  /** The line, 0–17. */
  readonly line: number;
  /** The box, 18–26. */
  readonly box: number;
  /** All cells of the line and the box, open or not. */
  readonly cells: readonly number[];
  /** The cells of both. */
  readonly shared: readonly number[];
  /** The cells of the line outside the box. */
  readonly inLine: readonly number[];
  /** The cells of the box outside the line. */
  readonly inBox: readonly number[];
};

/** All 54 crossings of an empty grid, by line and then box. */
export function crossings(): readonly Crossing[] {
  places ??= listPlaces();
  return places;
}

/** The crossing with the cells that are open in the state. */
export function openIn({ masks }: State, { line, box, cells, shared, inLine, inBox }: Crossing): Crossing {
  const isOpen = (cell: number): boolean => masks[cell] !== 0;
  return {
    line,
    box,
    cells,
    shared: shared.filter(isOpen),
    inLine: inLine.filter(isOpen),
    inBox: inBox.filter(isOpen),
  };
}

let places: readonly Crossing[] | undefined;

function listPlaces(): Crossing[] {
  return Array.from({ length: 18 }, (_, line) => line).flatMap((line) => {
    const kind = Math.floor(line / 9);
    const boxes = [0, 3, 6].map((place) => cellHouses[houseCells[line * 9 + place] * 3 + 2]);
    return boxes.map((box): Crossing => {
      const inLine = cellsOf(line).filter((cell) => cellHouses[cell * 3 + 2] !== box);
      const inBox = cellsOf(box).filter((cell) => cellHouses[cell * 3 + kind] !== line);
      const shared = cellsOf(box).filter((cell) => cellHouses[cell * 3 + kind] === line);
      return { line, box, cells: [...cellsOf(line), ...inBox], shared, inLine, inBox };
    });
  });
}

function cellsOf(house: number): number[] {
  return [...houseCells.subarray(house * 9, house * 9 + 9)];
}
