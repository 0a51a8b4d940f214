/** How cells, digits and houses of a layout are written. */

import type { Cell } from '@kit/grid';
import { digitName } from '../layout/digits.js';
import type { Candidate, CellNotation, ChainNode, LayoutHouse, Link } from '../types.js';
import { type Frame, joinList } from './format.js';

/** The notation, the language, and the houses of the layout. */
export type Writing = {
  readonly size: number;
  readonly houses: readonly LayoutHouse[];
  readonly catalogue: Frame;
  readonly notation: CellNotation;
};

/** A row or a column by its number or its letter. */
export function lineName(axis: 'row' | 'column', index: number, notation: CellNotation): string {
  if (axis === 'row' && notation === 'A1') return String.fromCharCode(65 + index);
  if (axis === 'column' && notation === 'a1') return String.fromCharCode(97 + index);
  return String(index + 1);
}

/** One cell: `r2c12`, `B12`, `l2`. */
export function cellName(cell: Cell, size: number, notation: CellNotation): string {
  const row = lineName('row', Math.floor(cell / size), notation);
  const col = lineName('column', cell % size, notation);
  if (notation === 'r1c1') return `r${row}c${col}`;
  return notation === 'A1' ? row + col : col + row;
}

/**
 * Cells, drawn together row by row where every line is one character: `r1c123`, `r2c4`; else one by one.
 */
export function cellNames(cells: readonly Cell[], { size, notation }: Writing): string[] {
  const sorted = [...new Set(cells)].sort((a, b) => a - b);
  if (size > 9) return sorted.map((cell) => cellName(cell, size, notation));
  const rows = new Map<number, Cell[]>();
  for (const cell of sorted) rows.set(Math.floor(cell / size), [...(rows.get(Math.floor(cell / size)) ?? []), cell]);
  return [...rows].map(([row, list]) => {
    const cols = list.map((cell) => lineName('column', cell % size, notation)).join('');
    const line = lineName('row', row, notation);
    if (notation === 'r1c1') return `r${line}c${cols}`;
    return notation === 'A1' ? line + cols : cols + line;
  });
}

/** Candidates: `r1c23≠5` if they are struck out; cells with the same digits go together. */
export function candidateNames(candidates: readonly Candidate[], writing: Writing, sign: string): string[] {
  const digitsOf = new Map<Cell, string>();
  for (const { cell, digit } of [...candidates].sort((a, b) => a.cell - b.cell || a.digit - b.digit)) {
    digitsOf.set(cell, (digitsOf.get(cell) ?? '') + digitName(digit));
  }
  const cellsOf = new Map<string, Cell[]>();
  for (const [cell, digits] of digitsOf) cellsOf.set(digits, [...(cellsOf.get(digits) ?? []), cell]);
  return [...cellsOf].flatMap(([digits, cells]) => cellNames(cells, writing).map((name) => `${name}${sign}${digits}`));
}

/** Houses by their kinds in the order of the numbers: `rows 2 and 3`, `the window 1`, `the cage r1c12 (12)`. */
export function houseNames(numbers: readonly number[], writing: Writing): string {
  const { houses, catalogue } = writing;
  const byKind = new Map<string, LayoutHouse[]>();
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const house = houses[number];
    byKind.set(house.kind, [...(byKind.get(house.kind) ?? []), house]);
  }
  const parts = [...byKind.values()].map((some) => {
    const { kind } = some[0];
    const words =
      kind === 'row' || kind === 'column' || kind === 'box' ? catalogue.houses[kind] : catalogue.houses.layout[kind];
    const names = some.map((house) => nameOf(house, writing));
    return (names.length === 1 ? words.one : words.other).replace('{n}', () => joinList(names, catalogue));
  });
  return joinList(parts, catalogue);
}

function nameOf({ kind, index, cells, sum }: LayoutHouse, writing: Writing): string {
  if (kind === 'row' || kind === 'column') return lineName(kind, index, writing.notation);
  if (kind !== 'cage') return String(index + 1);
  return `${cellNames(cells, writing).join('+')}${sum === undefined ? '' : ` (${sum})`}`;
}

/** A chain in Eureka notation, one word a node. */
export function chainName(links: readonly Link[], writing: Writing): string {
  const nodeName = ({ cells, digit }: ChainNode): string =>
    `(${digitName(digit)})${cellNames(cells, writing).join('+')}`;
  let text = '';
  for (const [index, { from, to, type }] of links.entries()) {
    const joins = index > 0 && nodeName(links[index - 1].to) === nodeName(from);
    if (!joins) text += `${index === 0 ? '' : '; '}${nodeName(from)}`;
    text += `${type === 'strong' ? ' = ' : ' - '}${nodeName(to)}`;
  }
  return text;
}
