/**
 * One puzzle on a layout to stand for all that are its image under the layout's own symmetries and other names of the
 * digits.
 *
 * A turn or a reflection counts if it maps houses to houses and cages to cages. Digits may change names unless a rule
 * knows their values: sums allow no other names, neighbouring digits only the names in reverse.
 */

import { type Slices, type Symmetry, symmetries, transformCell } from '@kit/grid';
import { type Board, boardOfValues } from '../board/read-position.js';
import { hasSums, type Tables } from '../kernel/tables.js';
import type { Position } from '../types.js';

/** The canonical form of a board that isn't the classic one, under the symmetries that keep its layout. */
export function* formOnLayout({ position, tables }: Board): Slices<Position> {
  let least: number[] | undefined;
  for (const symmetry of symmetries) {
    yield;
    const image = imageOf(tables, symmetry);
    if (!keepsLayout(tables, image)) continue;
    const turned = new Array<number>(tables.cells).fill(0);
    for (let cell = 0; cell < tables.cells; cell++) turned[image[cell]] = position.givens[cell];
    for (const named of namings(tables, turned)) if (least === undefined || isLess(named, least)) least = named;
  }
  const givens = least as number[];
  return boardOfValues(givens, givens, position.layout).position;
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

/** The givens with their digits renamed. The least of them names digits in the order in which they appear. */
function namings(tables: Tables, givens: readonly number[]): number[][] {
  const { size, nonConsecutive } = tables;
  if (hasSums(tables)) return [[...givens]];
  if (nonConsecutive) return [[...givens], givens.map((digit) => (digit === 0 ? 0 : size + 1 - digit))];
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
