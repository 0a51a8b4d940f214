/**
 * The houses of a layout, in their order: rows, columns, boxes or regions, diagonals, windows and the houses that follow
 * from them, disjoint groups, further houses; the cages come last.
 *
 *     windoku:  a w w w b w w w a     w: windows. The rows of a window hold each digit three times, the two windows in
 *               c . . . d . . . c     them twice, so the other nine cells of these rows (b and its like) hold it once:
 *                                     a hidden window. So do the rows and columns that no window meets, where they cross
 */

import type { Cell } from '@kit/grid';
import type { Layout, LayoutHouse, LayoutHouseKind } from '../types.js';

/** The houses, and after them the cages. */
export function listHouses(layout: Layout): LayoutHouse[] {
  const { size } = layout;
  const of = (kind: LayoutHouseKind, houses: readonly (readonly Cell[])[]): LayoutHouse[] =>
    houses.map((cells, index) => ({ kind, index, cells }));
  const all = Array.from({ length: size * size }, (_, cell) => cell);
  const groupBy = (keyOf: (cell: Cell) => number): Cell[][] =>
    Array.from({ length: size }, (_, key) => all.filter((cell) => keyOf(cell) === key));
  const windows = windowsOf(layout);
  return [
    ...of(
      'row',
      groupBy((cell) => Math.floor(cell / size)),
    ),
    ...of(
      'column',
      groupBy((cell) => cell % size),
    ),
    ...of(
      layout.boxRows === undefined ? 'region' : 'box',
      groupBy((cell) => layout.regions[cell]),
    ),
    ...of('diagonal', layout.diagonals ? diagonalsOf(size) : []),
    ...of('window', windows.houses),
    ...of('hidden-window', windows.hidden),
    ...of('group', layout.disjointGroups ? groupBy((cell) => placeInBox(layout, cell)) : []),
    ...of('extra', layout.extraHouses),
    ...layout.cages.map(
      ({ cells, sum }, index): LayoutHouse => ({
        kind: 'cage',
        index,
        cells,
        ...(sum === undefined ? {} : { sum }),
      }),
    ),
  ];
}

/** Down from the left, then up from the left. */
function diagonalsOf(size: number): Cell[][] {
  const lines = Array.from({ length: size }, (_, line) => line);
  return [lines.map((line) => line * size + line), lines.map((line) => line * size + size - 1 - line)];
}

function placeInBox({ size, boxRows = size, boxCols = 1 }: Layout, cell: Cell): number {
  return (Math.floor(cell / size) % boxRows) * boxCols + ((cell % size) % boxCols);
}

type Windows = { readonly houses: readonly Cell[][]; readonly hidden: readonly Cell[][] };

function windowsOf(layout: Layout): Windows {
  const { size, boxRows, boxCols } = layout;
  if (!layout.windows || boxRows === undefined || boxCols === undefined) return { houses: [], hidden: [] };
  const rows = bandsOf(size, boxRows);
  const cols = bandsOf(size, boxCols);
  const cross = (some: readonly number[], others: readonly number[]): Cell[] =>
    some.flatMap((row) => others.map((col) => row * size + col));
  const houses = rows.flatMap((band) => cols.map((stack) => cross(band, stack)));
  const between = (bands: readonly number[][]): number[] =>
    Array.from({ length: size }, (_, line) => line).filter((line) => !bands.some((band) => band.includes(line)));
  const [freeRows, freeCols] = [between(rows), between(cols)];
  // A band of lines holds each digit as often as it has lines; its windows take all but one of these.
  const inRows = cols.length === boxRows - 1 ? rows.map((band) => cross(band, freeCols)) : [];
  const inCols = rows.length === boxCols - 1 ? cols.map((stack) => cross(freeRows, stack)) : [];
  const corner = inCols.length > 0 && freeRows.length - inCols.length === 1 ? [cross(freeRows, freeCols)] : [];
  return { houses, hidden: [...inRows, ...inCols, ...corner] };
}

/** The lines of the windows: as many as a box has, one line from the edge and from each other. */
function bandsOf(size: number, lines: number): number[][] {
  const bands: number[][] = [];
  for (let start = 1; start + lines < size; start += lines + 1) {
    bands.push(Array.from({ length: lines }, (_, line) => start + line));
  }
  return bands;
}
