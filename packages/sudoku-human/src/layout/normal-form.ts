/**
 * One form for layouts that say the same: a rule with a name that comes as plain houses gets its name.
 *
 * Regions that are boxes become boxes, numbered from left to right and then down. Further houses that are the two
 * diagonals, the windows of windoku or the disjoint groups become these rules, so the hidden windows follow from a windoku
 * that another program wrote as four houses. A further house that is a row, a column, a region or another further house says
 * nothing new and is left out.
 */

import type { Cell } from '@kit/grid';
import type { Layout } from '../types.js';
import { listHouses } from './houses.js';

/** The layout in its one form; the same layout if it has it. */
export function normalForm(layout: Layout): Layout {
  const boxed = withBoxes(layout);
  if (boxed.extraHouses.length === 0) return boxed;
  let named = boxed;
  for (const rule of ['diagonals', 'windows', 'disjointGroups'] as const) named = withRule(named, rule);
  const known = new Set(housesOf({ ...named, extraHouses: [] }).map(nameOf));
  const extraHouses = named.extraHouses.filter((house) => !known.has(nameOf(house)) && known.add(nameOf(house)));
  return extraHouses.length === named.extraHouses.length
    ? named
    : { ...named, extraHouses: Object.freeze(extraHouses) };
}

/** Boxes numbered from left to right and then down. */
function withBoxes(layout: Layout): Layout {
  const { size, boxRows, boxCols, regions } = layout;
  if (boxRows === undefined || boxCols === undefined) return layout;
  const boxes = boxRegions(size, boxRows, boxCols);
  return boxes.every((box, cell) => box === regions[cell]) ? layout : { ...layout, regions: Object.freeze(boxes) };
}

/** The shape of the boxes that regions are, whatever their numbers; undefined if they are none. */
export function boxOfRegions(
  size: number,
  regions: readonly number[],
): { readonly boxRows: number; readonly boxCols: number } | undefined {
  for (let boxRows = 2; boxRows < size; boxRows++) {
    const boxCols = size / boxRows;
    const isBox = Number.isInteger(boxCols) && outsideBox(regions, boxRegions(size, boxRows, boxCols)) === undefined;
    if (isBox) return { boxRows, boxCols };
  }
  return undefined;
}

/** The layout with the rule, if all of its houses are among the further ones. */
function withRule(layout: Layout, rule: 'diagonals' | 'windows' | 'disjointGroups'): Layout {
  if (rule !== 'diagonals' && layout.boxRows === undefined) return layout;
  const given = new Set(layout.extraHouses.map(nameOf));
  const without = { ...layout, extraHouses: [], [rule]: false };
  const before = new Set(housesOf(without).map(nameOf));
  const full = listHouses({ ...without, [rule]: true, cages: [] });
  const own = full.filter(({ cells }) => !before.has(nameOf(cells)));
  const asked = own.filter(({ kind }) => kind !== 'hidden-window');
  if (asked.length === 0 || !(layout[rule] || asked.every(({ cells }) => given.has(nameOf(cells))))) return layout;
  const names = new Set(own.map(({ cells }) => nameOf(cells)));
  const extraHouses = layout.extraHouses.filter((house) => !names.has(nameOf(house)));
  if (layout[rule] && extraHouses.length === layout.extraHouses.length) return layout;
  return { ...layout, [rule]: true, extraHouses: Object.freeze(extraHouses) };
}

/** By cell the number of its box, left to right and then down. */
export function boxRegions(size: number, boxRows: number, boxCols: number): number[] {
  return Array.from({ length: size * size }, (_, cell) => {
    const [row, col] = [Math.floor(cell / size), cell % size];
    return Math.floor(row / boxRows) * (size / boxCols) + Math.floor(col / boxCols);
  });
}

/** The first cell that isn't in the region of its box, and that region; undefined if the regions are the boxes. */
export function outsideBox(
  regions: readonly number[],
  boxes: readonly number[],
): { readonly cell: Cell; readonly expected: number } | undefined {
  const regionOf = new Map<number, number>();
  for (const [cell, box] of boxes.entries()) {
    const expected = regionOf.get(box) ?? regions[cell];
    regionOf.set(box, expected);
    if (regions[cell] !== expected) return { cell, expected };
  }
  return undefined;
}

function housesOf(layout: Layout): (readonly Cell[])[] {
  return listHouses(layout)
    .filter(({ kind }) => kind !== 'cage')
    .map(({ cells }) => cells);
}

function nameOf(cells: readonly Cell[]): string {
  return cells.join();
}
