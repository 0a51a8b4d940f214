/** The tables of layouts, kept for those that come back. */

import { classicTables } from '../kernel/geometry.js';
import { buildTables, type Tables } from '../kernel/tables.js';
import type { Layout } from '../types.js';
import { listHouses } from './houses.js';
import { readLayout } from './read-layout.js';

const byIdentity = /* @__PURE__ */ new WeakMap<Layout, Tables>();

/** Layouts out of files are equal but not the same: the last few are known by their value. */
const byValue = /* @__PURE__ */ new Map<string, Tables>();
const KEPT_BY_VALUE = 8;

/** The tables of the layout, checked; of the classic board without one. */
export function readTables(layout: Layout | undefined, name: string): Tables {
  return layout === undefined ? classicTables : tablesOf(readLayout(layout, name));
}

/** The tables of a layout that was read. */
export function tablesOf(layout: Layout): Tables {
  const known = byIdentity.get(layout);
  if (known !== undefined) return known;
  const key = JSON.stringify(layout);
  const tables = byValue.get(key) ?? (isClassic(layout) ? classicTables : build(layout));
  byIdentity.set(layout, tables);
  byValue.delete(key);
  byValue.set(key, tables);
  for (const oldest of byValue.keys()) if (byValue.size > KEPT_BY_VALUE) byValue.delete(oldest);
  return tables;
}

/** Is it the classic board by its value? What it says in words is kept, so a layout with words is not. */
function isClassic(layout: Layout): boolean {
  const { size, boxRows, diagonals, windows, disjointGroups, antiKnight, antiKing, nonConsecutive, rules } = layout;
  const hasMore = diagonals || windows || disjointGroups || antiKnight || antiKing || nonConsecutive;
  const lists = layout.extraHouses.length + layout.cages.length;
  return size === 9 && boxRows === 3 && !hasMore && lists === 0 && rules === undefined;
}

function build(layout: Layout): Tables {
  const { size, boxRows = 0, boxCols = 0, nonConsecutive } = layout;
  const named = listHouses(layout);
  return buildTables({ layout, size, boxRows, boxCols, named, moves: movesOf(layout), nonConsecutive });
}

/** The steps to cells that may not be equal. */
function movesOf({ antiKnight, antiKing }: Layout): [down: number, right: number][] {
  return [
    ...(antiKnight ? ([[1, 2], [1, -2], [2, 1], [2, -1]] as [number, number][]) : []), // biome-ignore format: a list
    ...(antiKing ? ([[1, 1], [1, -1]] as [number, number][]) : []), // biome-ignore format: a list
  ];
}
