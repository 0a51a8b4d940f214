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
  const cellsOf = Array.from({ length: size }, (): number[] => []);
  for (const [cell, region] of regions.entries()) cellsOf[region].push(cell);
  const touches = (cell: number, region: number) => next[cell].some((at) => regions[at] === region);
  const move = (from: number, cell: number, to: number) => {
    regions[cell] = to;
    cellsOf[from].splice(cellsOf[from].indexOf(cell), 1);
    cellsOf[to].push(cell);
  };
  for (let tries = exchanges * regions.length; tries > 0; tries--) {
    const cell = random.int(regions.length);
    const region = regions[cell];
    const other = regions[random.pick(next[cell])];
    if (other === region) continue;
    const given = random.pick(cellsOf[other]);
    if (!touches(given, region)) continue;
    move(region, cell, other);
    move(other, given, region);
    if (isWhole(cellsOf[region], next) && isWhole(cellsOf[other], next)) continue;
    move(other, cell, region);
    move(region, given, other);
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

/** Do the cells hang together by their sides? */
function isWhole(cells: readonly number[], next: readonly (readonly number[])[]): boolean {
  const reached = [cells[0]];
  for (const cell of reached) {
    reached.push(...next[cell].filter((at) => cells.includes(at) && !reached.includes(at)));
  }
  return reached.length === cells.length;
}
