/** Skyscraper, two-string kite, empty rectangle: one digit, the first that strikes something out. */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { cellHouses, houseCells, peerSets } from '../../kernel/geometry.js';
import type { Board } from './board.js';
import { type Found, inSet, striking } from './found.js';
import { firstOfDigits, type Path } from './search.js';

/** Two rows, or two columns, with two places each that are aligned at one end; all digits by rows, then by columns. */
export function skyscraper(path: Path): Found | undefined {
  return (
    firstOfDigits(path, 'skyscraper-rows', (digit) => skyscraperIn(path.board, digit, 0)) ??
    firstOfDigits(path, 'skyscraper-columns', (digit) => skyscraperIn(path.board, digit, 9))
  );
}

function skyscraperIn(board: Board, digit: number, firstLine: number): Found | undefined {
  const lines = pairs(board, digit, firstLine);
  for (const [i, { house, ends: one }] of lines.entries()) {
    for (const { house: other, ends: two } of lines.slice(i + 1)) {
      const across = firstLine === 0 ? 1 : 0;
      const isAligned = (at: number): boolean => cellHouses[one[at] * 3 + across] === cellHouses[two[at] * 3 + across];
      const at = isAligned(0) ? 0 : isAligned(1) ? 1 : -1;
      if (at < 0 || isAligned(1 - at)) continue;
      const effects = seenByBoth(board, digit, one[1 - at], two[1 - at]);
      if (effects.length === 0) continue;
      const cells = [one[1 - at], one[at], two[at], two[1 - at]];
      return striking('skyscraper', effects, { form: 'turbot', digit, cells, houses: [house, other] });
    }
  }
  return undefined;
}

/** Which end of one pair, and which of another. */
const eachEnd: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
];

/** A row and a column with two places each, joined in a box. */
export function twoStringKite(path: Path): Found | undefined {
  return firstOfDigits(path, 'two-string-kite', (digit) => kiteIn(path.board, digit));
}

function kiteIn(board: Board, digit: number): Found | undefined {
  const rows = pairs(board, digit, 0);
  const columns = pairs(board, digit, 9);
  for (const { house: row, ends: one } of rows) {
    for (const { house: column, ends: two } of columns) {
      if (one.some((cell) => two.includes(cell))) continue;
      for (const [i, j] of eachEnd) {
        if (cellHouses[one[i] * 3 + 2] !== cellHouses[two[j] * 3 + 2]) continue;
        const [end, otherEnd] = [one[1 - i], two[1 - j]];
        const cell = Math.floor(otherEnd / 9) * 9 + (end % 9);
        if ((board.masks[cell] & (1 << digit)) === 0) continue;
        const cells = [end, one[i], two[j], otherEnd];
        return striking('two-string-kite', [cell * 9 + digit], { form: 'turbot', digit, cells, houses: [row, column] });
      }
    }
  }
  return undefined;
}

/** Lines with two places for the digit. */
function pairs({ places }: Board, digit: number, firstLine: number): { house: number; ends: number[] }[] {
  const lines: { house: number; ends: number[] }[] = [];
  for (let house = firstLine; house < firstLine + 9; house++) {
    const mask = places[house * 9 + digit];
    if (countBits(mask) !== 2) continue;
    lines.push({
      house,
      ends: [lowestBit(mask), lowestBit(mask & (mask - 1))].map((at) => houseCells[house * 9 + at]),
    });
  }
  return lines;
}

/** The candidates of the digit that see both cells, by cell. */
export function seenByBoth({ digitSets }: Board, digit: number, a: number, b: number): number[] {
  const word = (i: number): number => digitSets[digit * 3 + i] & peerSets[a * 3 + i] & peerSets[b * 3 + i];
  return inSet(word(0), word(1), word(2), digit);
}

/** A box whose places lie on one row and one column, and a pair of places that leads from one line to the other. */
export function emptyRectangle(path: Path): Found | undefined {
  return firstOfDigits(path, 'empty-rectangle', (digit) => emptyRectangleIn(path.board, digit));
}

function emptyRectangleIn(board: Board, digit: number): Found | undefined {
  for (let box = 18; box < 27; box++) {
    const mask = board.places[box * 9 + digit];
    for (let r = 2; r >= 0; r--) {
      for (let c = 2; c >= 0; c--) {
        const onRow = mask & (7 << (r * 3));
        const onColumn = mask & (0o111 << c);
        const crossing = 1 << (r * 3 + c);
        if ((mask & ~(onRow | onColumn)) !== 0) continue;
        if ((onRow & ~crossing) === 0 || (onColumn & ~crossing) === 0) continue;
        if (countBits(onRow) < 2 && countBits(onColumn) < 2) continue;
        const corner = houseCells[box * 9 + r * 3 + c];
        const found = alongLine(board, digit, box, corner, 0) ?? alongLine(board, digit, box, corner, 1);
        if (found !== undefined) return found;
      }
    }
  }
  return undefined;
}

/**
 * From the crossing along its row (0) or column (1) to a pair across it, and from its other end back to the crossing's other
 * line.
 */
function alongLine(board: Board, digit: number, box: number, corner: number, along: 0 | 1): Found | undefined {
  const { places, masks } = board;
  const line = cellHouses[corner * 3 + along];
  const across = 1 - along;
  for (let rest = places[line * 9 + digit]; rest !== 0; rest &= rest - 1) {
    const near = houseCells[line * 9 + lowestBit(rest)];
    if (cellHouses[near * 3 + 2] === box) continue;
    const house = cellHouses[near * 3 + across];
    const pair = places[house * 9 + digit];
    if (countBits(pair) !== 2) continue;
    const ends = [lowestBit(pair), lowestBit(pair & (pair - 1))].map((at) => houseCells[house * 9 + at]);
    const far = ends[0] === near ? ends[1] : ends[0];
    const cell = along === 0 ? Math.floor(far / 9) * 9 + (corner % 9) : Math.floor(corner / 9) * 9 + (far % 9);
    if (cellHouses[cell * 3 + 2] === box || (masks[cell] & (1 << digit)) === 0) continue;
    return striking('empty-rectangle', [cell * 9 + digit], { form: 'rectangle', digit, box, line: house });
  }
  return undefined;
}
