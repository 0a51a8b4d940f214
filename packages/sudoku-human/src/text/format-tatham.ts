/** Game ids of Simon Tatham's Solo: see `parse-tatham.ts` for the form. */

import { InvalidInputError } from '@kit/grid';
import { readLayout } from '../layout/read-layout.js';
import type { Layout, Position } from '../types.js';
import { regionsOf } from './parse-tatham.js';

/** The id of a position. */
export function formatTatham({ values, layout = readLayout({}) }: Position): string {
  const { size, boxRows = 1, boxCols = 1, regions, diagonals, cages } = layout;
  requireSolo(layout);
  const isJigsaw = Math.min(boxRows, boxCols) === 1;
  const params = `${isJigsaw ? `${size}j` : `${boxRows}x${boxCols}`}${diagonals ? 'x' : ''}${cages.length > 0 ? 'k' : ''}`;
  const parts = [numbersOf(values)];
  if (isJigsaw) parts.push(edgesOf(regions, size));
  if (cages.length > 0) {
    const sums = new Array<number>(size * size).fill(0);
    for (const { cells, sum } of cages) sums[Math.min(...cells)] = sum as number;
    parts.push(edgesOf(cagesIn(layout), size), numbersOf(sums));
  }
  return `${params}:${parts.join(',')}`;
}

/** Throws `bad-layout` for a layout with something that the game doesn't have. */
function requireSolo(layout: Layout): void {
  const { size, regions, cages } = layout;
  const refuse = (what: string): never => {
    const message = `position.layout has ${what}: expected boxes or joined regions, diagonals, and cages as in Simon Tatham's Solo`;
    throw new InvalidInputError('bad-layout', message, { name: 'position.layout' });
  };
  for (const name of ['windows', 'disjointGroups', 'antiKnight', 'antiKing', 'nonConsecutive'] as const) {
    if (layout[name]) refuse(name);
  }
  if (layout.extraHouses.length > 0) refuse('extraHouses');
  if (piecesOf(regions, size) > size) refuse('a region in several pieces');
  if (cages.length === 0) return;
  if (cages.some(({ sum }) => sum === undefined)) refuse('a cage without a sum');
  if (cages.some(({ cells }) => cells.length < 2)) refuse('a cage of one cell');
  if (cages.reduce((count, { cells }) => count + cells.length, 0) < size * size) refuse('cells without a cage');
  if (piecesOf(cagesIn(layout), size) > cages.length) refuse('a cage in several pieces');
}

/** By cell the number of its cage, −1 without one. */
function cagesIn({ size, cages }: Layout): number[] {
  const cageOf = new Array<number>(size * size).fill(-1);
  for (const [index, { cells }] of cages.entries()) for (const cell of cells) cageOf[cell] = index;
  return cageOf;
}

/** Into how many joined pieces the groups fall. */
function piecesOf(groups: readonly number[], size: number): number {
  return Math.max(...regionsOf(size, (a, b) => groups[a] === groups[b])) + 1;
}

/** A letter for each run of up to 26 empty cells, and the numbers. */
function numbersOf(numbers: readonly number[]): string {
  let text = '';
  let empty = 0;
  for (const number of [...numbers, -1]) {
    if (number === 0) {
      empty++;
      continue;
    }
    text += 'z'.repeat(Math.trunc(empty / 26)) + letterOf(empty % 26);
    if (number > 0) text += /\d$/.test(text) ? `_${number}` : number;
    empty = 0;
  }
  return text;
}

/** How many borders between cells are open before each edge, and before the end. */
function edgesOf(groups: readonly number[], size: number): string {
  const lines = Array.from({ length: size }, (_, line) => line);
  const gaps = lines.slice(1);
  const inRows = lines.flatMap((row) => gaps.map((col) => [row * size + col - 1, row * size + col]));
  const inColumns = lines.flatMap((col) => gaps.map((row) => [(row - 1) * size + col, row * size + col]));
  let text = '';
  let open = 0;
  for (const isEdge of [...[...inRows, ...inColumns].map(([a, b]) => groups[a] !== groups[b]), true]) {
    if (!isEdge) {
      open++;
      continue;
    }
    const rest = open === 0 ? 0 : ((open - 1) % 25) + 1;
    text += 'z'.repeat((open - rest) / 25) + (letterOf(rest) || '_');
    open = 0;
  }
  return text;
}

/** `a` for 1 to `z` for 26, nothing for 0. */
function letterOf(count: number): string {
  return count === 0 ? '' : String.fromCharCode(96 + count);
}
