/**
 * Game ids of Simon Tatham's Solo, `3x3:` and then parts with commas between them: the grid, the edges of a jigsaw's regions,
 * and for a killer the edges and the sums of its cages.
 *
 * In a grid a letter is a run of 1 to 26 empty cells, and `_` parts two numbers. Edges are listed by how many borders between
 * cells are open before each: first all borders inside rows, row by row, then all inside columns, column by column.
 *
 * @see https://www.chiark.greenend.org.uk/~sgtatham/puzzles/doc/solo.html
 */

import type { Cell } from '@kit/grid';
import type { Cage, LayoutOptions, Position } from '../types.js';
import { createBoard } from './foreign-board.js';
import { unknownLink } from './links.js';
import { type Piece, splitText } from './pieces.js';
import { lengthError, quote, textError } from './text-error.js';

/** What may stand before an id: opening brackets and quotes, and the page of the game. */
const BEFORE = /^[\s<("'[`{]*(?:https?:[^\s#]*#)?/;

const ID = /^(\d{1,2})(?:x(\d{1,2}))?([a-z][a-z\d]*)?(?::([^:\s>)"'\]`}]+)|(?:#|%23)[^\s]*)[\s>)"'\]`}]*$/;

/** Does the text begin as a game id, and have nothing behind it? */
export function isTatham(text: string): boolean {
  return ID.test(text.slice((BEFORE.exec(text) as RegExpExecArray)[0].length));
}

/** The position of a game id, undefined for another text. */
export function readTatham(text: string): Position | undefined {
  const start = (BEFORE.exec(text) as RegExpExecArray)[0].length;
  const match = ID.exec(text.slice(start));
  if (match === null) return undefined;
  const [id, cols, rows, letters = '', parts] = match;
  // A number and a colon begin other texts too.
  if (rows === undefined && (letters.startsWith('x') || (letters === '' && !/[a-z]/.test(parts ?? ''))))
    return undefined;
  if (parts === undefined) {
    const message =
      'text is a number from which only the program can make the puzzle: copy the id with the colon instead';
    throw unknownLink(message, start);
  }
  const isJigsaw = letters.includes('j');
  const [boxRows, boxCols] = [Number(cols), Number(rows ?? (isJigsaw ? 1 : cols))];
  // `9x9` can't be boxes of nine by nine, so it is the board's own size, as other writers of such ids mean it.
  const isBoard = !isJigsaw && boxRows === boxCols && boxRows > 4;
  const size = isBoard ? boxRows : boxRows * boxCols;
  if (!isJigsaw && Math.min(boxRows, boxCols) < 2) {
    throw textError(
      'bad-size',
      `is ${quote(id.slice(0, id.indexOf(':')))}: expected boxes of two rows and columns`,
      start,
    );
  }
  if (size < 4 || size > 16) throw textError('bad-size', `begins a board of ${size} rows: expected 4 to 16`, start);
  const isKiller = letters.includes('k');
  const fields = splitText(parts, ',', start + id.indexOf(':') + 1);
  const expected = 1 + (isJigsaw ? 1 : 0) + (isKiller ? 2 : 0);
  if (fields.length !== expected) {
    const end = start + id.indexOf(':') + 1 + parts.length;
    throw lengthError(fields.length, 'parts between commas', `${expected} expected`, fields[expected]?.offset ?? end);
  }
  const values = readNumbers(fields[0], size, size);
  const regions = isJigsaw ? readEdges(fields[1], size) : undefined;
  const cages = isKiller ? readCages(fields.slice(-2), size) : [];
  const shape: LayoutOptions = regions !== undefined ? { regions } : isBoard ? {} : { boxRows, boxCols };
  return createBoard({ size, ...shape, diagonals: letters.includes('x'), cages }, { givens: values, values });
}

/** By cell the number there, 0 for none. */
function readNumbers({ text, offset }: Piece, size: number, greatest: number): number[] {
  const cells = size * size;
  const numbers = new Array<number>(cells).fill(0);
  let cell = 0;
  let before = '';
  for (const { 0: piece, index } of text.matchAll(/\d+|./gs)) {
    const place = offset + index;
    if (/^[a-z]$/.test(piece)) cell += piece.charCodeAt(0) - 96;
    else if (/^\d/.test(piece)) {
      const number = Number(piece);
      if (number < 1 || number > greatest) {
        throw textError('bad-text', `is ${quote(piece)}: expected a number from 1 to ${greatest}`, place, cell, size);
      }
      if (cell < cells) numbers[cell] = number;
      cell++;
    } else if (piece !== '_' || !/^\d/.test(before) || !/\d/.test(text.charAt(index + 1))) {
      throw textError(
        'bad-text',
        `is ${quote(piece)}: expected numbers, letters from a to z, or _ between two numbers`,
        place,
      );
    }
    before = piece;
  }
  if (cell !== cells) throw lengthError(cell, 'cells', `${cells} expected`, offset + text.length);
  return numbers;
}

/** By cell the number of its region. */
function readEdges({ text, offset }: Piece, size: number): number[] {
  const wrong = text.search(/[^_a-z]/);
  if (wrong >= 0)
    throw textError('bad-text', `is ${quote(text[wrong])}: expected _ or a letter from a to z`, offset + wrong);
  const half = size * (size - 1);
  // The program writes z for 25 open borders, and some of its versions read 26.
  const edges = [25, 26].map((open) => edgesOf(text, open)).find(({ end }) => end === 2 * half + 1)?.edges;
  if (edges === undefined)
    throw lengthError(edgesOf(text, 25).end, 'edges', `${2 * half + 1} expected`, offset + text.length);
  const isOpen = (a: Cell, b: Cell): boolean => {
    const [row, col] = [Math.floor(a / size), a % size];
    return !edges.has(b === a + 1 ? row * (size - 1) + col : half + col * (size - 1) + row);
  };
  return regionsOf(size, isOpen);
}

/** Where edges are, and how far the letters go. */
function edgesOf(text: string, open: number): { readonly edges: ReadonlySet<number>; readonly end: number } {
  const edges = new Set<number>();
  let end = 0;
  for (const letter of text) {
    end += letter === '_' ? 0 : letter === 'z' ? open : letter.charCodeAt(0) - 96;
    if (letter !== 'z') edges.add(end++);
  }
  return { edges, end };
}

/** By cell a number for all cells that are reached from it through open borders. */
export function regionsOf(size: number, isOpen: (a: Cell, b: Cell) => boolean): number[] {
  const regions = new Array<number>(size * size).fill(-1);
  let count = 0;
  for (let start = 0; start < regions.length; start++) {
    if (regions[start] >= 0) continue;
    const found = [start];
    regions[start] = count;
    for (const cell of found) {
      const [row, col] = [Math.floor(cell / size), cell % size];
      for (const [next, inside] of [
        [cell + 1, col < size - 1 && isOpen(cell, cell + 1)],
        [cell - 1, col > 0 && isOpen(cell - 1, cell)],
        [cell + size, row < size - 1 && isOpen(cell, cell + size)],
        [cell - size, row > 0 && isOpen(cell - size, cell)],
      ] as const) {
        if (!inside || regions[next] >= 0) continue;
        regions[next] = count;
        found.push(next);
      }
    }
    count++;
  }
  return regions;
}

/** The cages; each has its sum in one of its cells. */
function readCages([edges, sums]: readonly Piece[], size: number): Cage[] {
  const cageOf = readEdges(edges, size);
  const numbers = readNumbers(sums, size, size * size * size);
  const cages = Array.from({ length: Math.max(...cageOf) + 1 }, () => ({ cells: [] as Cell[], sum: 0 }));
  for (const [cell, number] of numbers.entries()) {
    const cage = cages[cageOf[cell]];
    cage.cells.push(cell);
    if (number !== 0 && cage.sum !== 0) {
      throw textError('bad-cage', 'begins the sums: expected one in each cage', sums.offset, cell, size);
    }
    cage.sum += number;
  }
  const without = cages.find(({ sum }) => sum === 0);
  if (without === undefined) return cages;
  throw textError('bad-cage', 'begins the sums: expected one in each cage', sums.offset, without.cells[0], size);
}
