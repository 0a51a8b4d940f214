/** Houses by name: `row 2`, `rows 2 and 7`, `column 3 and box 1`; rows or columns by letter where the cells are. */

import type { Catalogue, CellNotation, House } from '../types.js';
import { lineName } from './format-cells.js';
import { joinList } from './join-list.js';

/** The houses in words: rows, then columns, then boxes. */
export function formatHouses(houses: readonly House[], catalogue: Catalogue, notation: CellNotation): string {
  const kinds = [
    { words: catalogue.houses.row, first: 0, name: (index: number) => lineName('row', index, notation) },
    { words: catalogue.houses.column, first: 9, name: (index: number) => lineName('column', index, notation) },
    { words: catalogue.houses.box, first: 18, name: (index: number) => String(index + 1) },
  ];
  const parts = kinds.flatMap(({ words, first, name }) => {
    const names = [...houses]
      .sort((a, b) => a - b)
      .filter((house) => house >= first && house < first + 9)
      .map((house) => name(house - first));
    if (names.length === 0) return [];
    return [(names.length === 1 ? words.one : words.other).replace('{n}', joinList(names, catalogue))];
  });
  return joinList(parts, catalogue);
}
