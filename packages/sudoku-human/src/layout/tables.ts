/** The tables of a layout, made once for each layout that is alive. */

import { buildTables, type Tables } from '../kernel/tables.js';
import type { Layout } from '../types.js';
import { listHouses } from './houses.js';

/** Tables that know their layout. */
export type LayoutTables = Tables & { readonly layout: Layout };

const built = /* @__PURE__ */ new WeakMap<Layout, LayoutTables>();

/** The tables of a layout that was read. */
export function tablesOf(layout: Layout): LayoutTables {
  let tables = built.get(layout);
  if (tables === undefined) built.set(layout, (tables = build(layout)));
  return tables;
}

function build(layout: Layout): LayoutTables {
  const { size, boxRows = 0, boxCols = 0, nonConsecutive } = layout;
  const named = listHouses(layout);
  return { ...buildTables({ layout, size, boxRows, boxCols, named, moves: movesOf(layout), nonConsecutive }), layout };
}

/** The steps to cells that may not be equal. */
function movesOf({ antiKnight, antiKing }: Layout): [down: number, right: number][] {
  return [
    ...(antiKnight ? ([[1, 2], [1, -2], [2, 1], [2, -1]] as [number, number][]) : []), // biome-ignore format: a list
    ...(antiKing ? ([[1, 1], [1, -1]] as [number, number][]) : []), // biome-ignore format: a list
  ];
}
