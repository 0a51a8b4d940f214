/**
 * The parts of a message as text: cells, candidates, houses and chains, in the words and the notation of the caller.
 *
 * Cells are drawn together where they share rows or columns (`r1c123`, `r27c38`), candidates by digit, chains are written in
 * Eureka notation: `=` for a strong link, `-` for a weak one.
 */

import type { Cell } from '@kit/grid';
import { checkOptions, joinNames } from '@kit/grid';
import { digitName } from '../layout/digits.js';
import { checkNotation, crossingName, lineName } from '../text/format-cell.js';
import type {
  Candidate,
  Catalogue,
  CellNotation,
  ChainNode,
  ExplainOptions,
  House,
  LayoutHouse,
  Link,
} from '../types.js';
import { houseWords } from './require-catalogue.js';

/** The words around what a message names. */
export type Frame = Pick<Catalogue, 'houses' | 'list'>;

/** The notation that the options name, or the default. */
export function notationOf(options: ExplainOptions): CellNotation {
  const { notation = 'r1c1' } = checkOptions(options, ['notation', 'layout']);
  return checkNotation(notation, 'options.notation');
}

/**
 * The words for some cells, in the order of their first cells: `r1c123`, `r12c4`, `r27c38`; with letters `A123`, `AB4`, or
 * `abc1`.
 *
 * Cells that are all crossings of some rows and some columns share one word. Rows with the same columns go together, or
 * columns with the same rows, whichever takes fewer words. Where lines have numbers of two characters, each cell is a word.
 */
export function formatCells(cells: readonly Cell[], notation: CellNotation, size = 9): string[] {
  const sorted = [...new Set(cells)].sort((a, b) => a - b);
  const [byRow, byColumn] = [false, true].map((way) => crossings(sorted, size, way));
  const words =
    size > 9
      ? sorted.map((cell) => ({ rows: [Math.floor(cell / size)], columns: [cell % size] }))
      : byColumn.length < byRow.length
        ? byColumn
        : byRow;
  return words
    .sort((a, b) => a.rows[0] - b.rows[0] || a.columns[0] - b.columns[0])
    .map((crossing) => writeCrossing(crossing, notation));
}

type Crossing = { readonly rows: readonly number[]; readonly columns: readonly number[] };

/** Groups the cells line by line, and joins lines that are crossed in the same places. */
function crossings(cells: readonly Cell[], size: number, byColumn: boolean): Crossing[] {
  const crossed = new Map<number, number[]>();
  for (const cell of cells) {
    const [row, column] = [Math.floor(cell / size), cell % size];
    const [line, place] = byColumn ? [column, row] : [row, column];
    crossed.set(line, [...(crossed.get(line) ?? []), place]);
  }
  const joined = new Map<string, { lines: number[]; places: number[] }>();
  for (const [line, places] of [...crossed].sort(([a], [b]) => a - b)) {
    const same = joined.get(places.join());
    if (same === undefined) joined.set(places.join(), { lines: [line], places });
    else same.lines.push(line);
  }
  return [...joined.values()].map(({ lines, places }) =>
    byColumn ? { rows: places, columns: lines } : { rows: lines, columns: places },
  );
}

function writeCrossing({ rows, columns }: Crossing, notation: CellNotation): string {
  const row = rows.map((index) => lineName('row', index, notation)).join('');
  const column = columns.map((index) => lineName('column', index, notation)).join('');
  return crossingName(row, column, notation);
}

/** Candidates, in the order of their cells: struck out `r1c23≠5`, `r7c1≠89`. Cells with the same digits go together. */
export function formatCandidates(
  candidates: readonly Candidate[],
  notation: CellNotation,
  sign = '≠',
  size = 9,
): string[] {
  const digitsOf = new Map<number, Set<number>>();
  for (const { cell, digit } of [...candidates].sort((a, b) => a.cell - b.cell || a.digit - b.digit)) {
    digitsOf.set(cell, (digitsOf.get(cell) ?? new Set()).add(digit));
  }
  const cellsOf = new Map<string, number[]>();
  for (const [cell, digits] of digitsOf) {
    const name = [...digits].map(digitName).join('');
    cellsOf.set(name, [...(cellsOf.get(name) ?? []), cell]);
  }
  return [...cellsOf].flatMap(([digits, cells]) =>
    formatCells(cells, notation, size).map((word) => `${word}${sign}${digits}`),
  );
}

/**
 * Houses by name, kind by kind in the order of their numbers: `row 2`, `rows 2 and 7`, `column 3 and box 1`, lines by letter
 * where the cells are, cages by their cells: `cage r1c12 (12)`.
 */
export function formatHouses(
  houses: readonly House[],
  named: readonly LayoutHouse[],
  size: number,
  catalogue: Frame,
  notation: CellNotation,
): string {
  const byKind = new Map<LayoutHouse['kind'], string[]>();
  for (const number of [...houses].sort((a, b) => a - b)) {
    const house = named[number];
    byKind.set(house.kind, [...(byKind.get(house.kind) ?? []), numberOf(house, notation, size)]);
  }
  const parts = [...byKind].map(([kind, names]) => {
    const words = houseWords(catalogue, kind);
    return (names.length === 1 ? words.one : words.other).replace('{n}', () => joinList(names, catalogue));
  });
  return joinList(parts, catalogue);
}

function numberOf({ kind, index, cells, sum }: LayoutHouse, notation: CellNotation, size: number): string {
  if (kind === 'row' || kind === 'column') return lineName(kind, index, notation);
  if (kind !== 'cage') return String(index + 1);
  return `${formatCells(cells, notation, size).join('+')}${sum === undefined ? '' : ` (${sum})`}`;
}

/**
 * A chain from its first node to its last; where a link doesn't join the one before it, a new chain starts.
 *
 *     (5)r1c2 = r1c7 - r3c9 = r8c9                 the digit is said once while it stays the same
 *     (1=2)r1c1 - (2=3)r1c9 - (3=1)r9c9            two digits of one cell are one word
 *     (5)r1c23 = r23c1 - r9c1 = r9c8               a group is written as its cells
 */
export function formatChain(links: readonly Link[], notation: CellNotation, size = 9): string {
  const place = (node: ChainNode): string => formatCells(node.cells, notation, size).join('+');
  const name = (node: ChainNode): string => `(${digitName(node.digit)})${place(node)}`;

  const chains: Link[][] = [];
  for (const link of links) {
    const chain = chains.at(-1);
    if (chain !== undefined && name(chain[chain.length - 1].to) === name(link.from)) chain.push(link);
    else chains.push([link]);
  }
  return chains.map((chain) => writeChain(chain, place)).join('; ');
}

function writeChain(chain: readonly Link[], place: (node: ChainNode) => string): string {
  const nodes = [chain[0].from, ...chain.map(({ to }) => to)];
  const signs = chain.map(({ type }) => (type === 'strong' ? '=' : '-'));
  let text = '';
  let said = 0;
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at];
    if (at > 0) text += ` ${signs[at - 1]} `;
    if (at < signs.length && nodes[at + 1].digit !== node.digit && place(nodes[at + 1]) === place(node)) {
      text += `(${digitName(node.digit)}${signs[at]}${digitName(nodes[at + 1].digit)})${place(node)}`;
      said = 0;
      at++;
    } else {
      text += node.digit === said ? place(node) : `(${digitName(node.digit)})${place(node)}`;
      said = node.digit;
    }
  }
  return text;
}

export function joinList(items: readonly string[], { list }: Frame): string {
  return joinNames(items, list);
}
