/**
 * Regions of a jigsaw, drawn at random: two regions that touch exchange a cell each, again and again, and each stays in one
 * piece. They begin as boxes, or as rows where a size has no boxes.
 */

import type { Random } from '@kit/grid';
import { boxRegions } from '../layout/normal-form.js';
import { greatestDivisor } from '../layout/read-layout.js';

/** How many exchanges are tried per cell: about a tenth succeed (`scripts/dealt-layouts.mjs`). */
const EXCHANGES = 20;

/** By cell the number of its region; so many exchanges are tried per cell. */
export function drawRegions(size: number, random: Random, exchanges: number = EXCHANGES): number[] {
  const rows = greatestDivisor(size);
  const regions = boxRegions(size, rows, size / rows);
  const next = besideOf(size);
  const touches = (cell: number, region: number) => next[cell].some((at) => regions[at] === region);
  for (let tries = exchanges * regions.length; tries > 0; tries--) {
    const cell = random.int(regions.length);
    const region = regions[cell];
    const other = regions[random.pick(next[cell])];
    const given = random.pick(cellsOf(regions, other));
    if (other === region || !touches(given, region)) continue;
    regions[cell] = other;
    regions[given] = region;
    if (isWhole(cellsOf(regions, region), next) && isWhole(cellsOf(regions, other), next)) continue;
    regions[cell] = region;
    regions[given] = other;
  }
  return regions;
}

/** By cell the cells beside it. */
export function besideOf(size: number): number[][] {
  return Array.from({ length: size * size }, (_, cell) => {
    const [row, col] = [Math.floor(cell / size), cell % size];
    return [
      ...(row > 0 ? [cell - size] : []),
      ...(col > 0 ? [cell - 1] : []),
      ...(col < size - 1 ? [cell + 1] : []),
      ...(row < size - 1 ? [cell + size] : []),
    ];
  });
}

function cellsOf(regions: readonly number[], region: number): number[] {
  return regions.flatMap((own, cell) => (own === region ? [cell] : []));
}

/** Do the cells hang together by their sides? */
function isWhole(cells: readonly number[], next: readonly (readonly number[])[]): boolean {
  const reached = [cells[0]];
  for (const cell of reached) {
    reached.push(...next[cell].filter((at) => cells.includes(at) && !reached.includes(at)));
  }
  return reached.length === cells.length;
}
