/**
 * Which cells lie together: the 27 houses and the 20 peers of each cell.
 *
 * Houses are numbered rows 0–8, columns 9–17, boxes 18–26, cells 0–80 row by row. The tables are built at the first
 * question; building them at import would cost a page that only parses puzzles.
 */

import type { Cell } from '@kit/grid';
import type { House } from '../types.js';

/** Cells of a Sudoku. */
export const CELLS = 81;

/** Houses of a Sudoku: nine rows, nine columns, nine boxes. */
export const HOUSES = 27;

type Geometry = {
  readonly houses: readonly (readonly House[])[];
  readonly cells: readonly (readonly Cell[])[];
  readonly peers: readonly (readonly Cell[])[];
};

let built: Geometry | undefined;

/** The row 0–8 of a cell. */
export function rowOfCell(cell: Cell): number {
  return Math.trunc(cell / 9);
}

/** The column 0–8 of a cell. */
export function colOfCell(cell: Cell): number {
  return cell % 9;
}

/** The box 0–8 of a cell, left to right and then down. */
export function boxOfCell(cell: Cell): number {
  return Math.trunc(cell / 27) * 3 + Math.trunc((cell % 9) / 3);
}

/** The three houses of a cell: row, column, box. */
export function housesOf(cell: Cell): readonly House[] {
  return geometry().houses[cell];
}

/** The nine cells of a house in ascending order. */
export function cellsOf(house: House): readonly Cell[] {
  return geometry().cells[house];
}

/** The twenty cells that share a house with a cell, in ascending order. */
export function peersOf(cell: Cell): readonly Cell[] {
  return geometry().peers[cell];
}

function geometry(): Geometry {
  built ??= buildGeometry();
  return built;
}

function buildGeometry(): Geometry {
  const houses: House[][] = [];
  const cells: Cell[][] = Array.from({ length: HOUSES }, () => []);
  for (let cell = 0; cell < CELLS; cell++) {
    houses.push([rowOfCell(cell), 9 + colOfCell(cell), 18 + boxOfCell(cell)]);
    for (const house of houses[cell]) cells[house].push(cell);
  }
  const peers = houses.map((own, cell) =>
    [...new Set(own.flatMap((house) => cells[house]))].filter((peer) => peer !== cell).sort((a, b) => a - b),
  );
  return { houses, cells, peers };
}
