/**
 * One puzzle on a layout to stand for all that are its image under the layout's own symmetries and other names of the
 * digits.
 *
 * A turn or a reflection counts if it maps houses to houses and cages to cages. Digits may change names unless a rule
 * knows their values: sums allow no other names, neighbouring digits only the names in reverse.
 */

import { type Search, type Slices, type Symmetry, symmetries, transformCell } from '@kit/grid';
import { asSearch } from '../board/as-search.js';
import { boardOfValues, readBoard } from '../board/read-position.js';
import type { Tables } from '../kernel/tables.js';
import type { FoundForm, PositionLike } from '../types.js';

/** As `canonicalFormSearch` of the classic layout, under fewer symmetries. */
export function canonicalOnLayout(given: PositionLike): Search<FoundForm> {
  const { position, tables } = readBoard(given);
  const { layout } = position;
  let nodes = 0;
  function* form(): Slices<FoundForm> {
    let least: number[] | undefined;
    for (const symmetry of symmetries) {
      nodes++;
      yield;
      const image = imageOf(tables, symmetry);
      if (!keepsLayout(tables, image)) continue;
      const turned = new Array<number>(tables.cells).fill(0);
      for (let cell = 0; cell < tables.cells; cell++) turned[image[cell]] = position.givens[cell];
      for (const named of namings(tables, turned)) if (least === undefined || isLess(named, least)) least = named;
    }
    const givens = least as number[];
    return { status: 'found', position: boardOfValues(givens, givens, layout).position };
  }
  return asSearch(
    form(),
    () => ({ nodes, total: symmetries.length }),
    () => ({ status: 'limit' }),
  );
}

function imageOf({ size, cells }: Tables, symmetry: Symmetry): number[] {
  return Array.from({ length: cells }, (_, cell) => transformCell({ rows: size, cols: size }, cell, symmetry));
}

/** Is the image of every house a house, and of every cage one of the same sum? Knights, kings and neighbours always keep. */
function keepsLayout({ named, houses }: Tables, image: readonly number[]): boolean {
  const nameOf = (cells: readonly number[], index: number): string =>
    `${index < houses ? 'house' : named[index].sum} ${cells.join()}`;
  const all = new Set(named.map(({ cells }, index) => nameOf(cells, index)));
  return named.every(({ cells }, index) =>
    all.has(
      nameOf(
        cells.map((cell) => image[cell]).sort((a, b) => a - b),
        index,
      ),
    ),
  );
}

/** The givens under the digits' other names, of which the first in order of appearance is the least. */
function namings({ layout, size }: Tables, givens: readonly number[]): number[][] {
  if (layout.cages.some(({ sum }) => sum !== undefined)) return [[...givens]];
  if (layout.nonConsecutive) return [[...givens], givens.map((digit) => (digit === 0 ? 0 : size + 1 - digit))];
  const names = new Map<number, number>([[0, 0]]);
  return [
    givens.map((digit) => {
      const name = names.get(digit) ?? names.size;
      names.set(digit, name);
      return name;
    }),
  ];
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((digit, index) => digit !== b[index]);
  return at >= 0 && a[at] < b[at];
}
