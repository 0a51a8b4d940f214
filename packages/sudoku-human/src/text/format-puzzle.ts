/** Writes a position in a form that people and other programs read; {@link parsePuzzle} reads each of them back. */

import { checkChoice, InvalidInputError } from '@kit/grid';
import { maskOf } from '../board/digits.js';
import { type Board, classicTables, marksLeft, readPosition } from '../board/read-position.js';
import { digitsOf } from '../kernel/bits.js';
import { digitName } from '../layout/digits.js';
import { readLayout } from '../layout/read-layout.js';
import type { Position, PositionLike, PuzzleFormat } from '../types.js';
import { formatTatham } from './format-tatham.js';
import { packBase64 } from './lz-string.js';
import { toFPuzzles } from './to-f-puzzles.js';

/** Who writes each form. */
const writers: Readonly<Record<PuzzleFormat, (board: Board) => string>> = {
  line: ({ position: { values } }) => values.map(nameOf).join(''),
  grid: (board) => draw(board, board.position.values.map(nameOf)),
  pencilmarks(board) {
    const { values, candidates } = board.position;
    const marksIn = (cell: number) => digitsOf(candidates[cell]).map(digitName).join('') || '.';
    return draw(
      board,
      values.map((value, cell) => (value === 0 ? marksIn(cell) : digitName(value))),
    );
  },
  query: ({ position: { values } }) => `?s=1&p=${values.join('')}`,
  library: ({ position }) => formatLibrary(position),
  sudokuwiki: ({ position }) => formatSudokuWiki(position),
  sudokuexchange: ({ position: { values } }) => `https://sudokuexchange.com/play/?s=${values.join('')}`,
  'sudoku-coach': ({ position: { values } }) => `https://sudoku.coach/en/play/${values.join('')}`,
  tatham: ({ position }) => formatTatham(position),
  'f-puzzles': ({ position }) => fPuzzlesOf(position),
  'f-puzzles-link': ({ position }) => `https://f-puzzles.com/?load=${packBase64(fPuzzlesOf(position))}`,
};

/** The forms for layouts, and those that only the classic board has too. */
const layoutForms = ['line', 'grid', 'pencilmarks', 'f-puzzles', 'f-puzzles-link', 'tatham'] as const;
const classicForms = [
  'line',
  'grid',
  'pencilmarks',
  'query',
  'library',
  'sudokuwiki',
  'sudokuexchange',
  'sudoku-coach',
  'tatham',
] as const;

/**
 * A position as text.
 *
 * - `'line'`: 81 characters, `.` for an open cell; holds the values
 * - `'grid'`: nine lines with borders; holds the values
 * - `'pencilmarks'`: values and candidates with borders, `.` for an open cell without a mark; holds both
 * - `'query'`: `?s=1&p=` and 81 digits; holds the values
 * - `'library'`: a library line with `+` before what is no given; holds all, but for marks that a peer's value contradicts
 * - `'sudokuwiki'`: a link to SudokuWiki's solver with the whole board; holds givens, values and candidates
 * - `'sudokuexchange'`, `'sudoku-coach'`: links to these sites with 81 digits; hold the values
 * - `'tatham'`: a game id of Simon Tatham's Solo, `3x3:…`, also for jigsaws and killers; holds the values, and of the layout the
 * boxes or regions, the diagonals and the cages
 *
 * What a form holds, {@link parsePuzzle} reads back unchanged. The pencil-mark drawing has two limits: it shows no difference
 * between a value and the last mark of a cell, so a mark that no peer shares comes back as a value; and it needs a cell with two
 * marks to be known as one.
 *
 * @param position - any position
 * @param format - by default `'line'`
 * @returns the text, without a line break at its end
 * @throws {@link InvalidInputError} `bad-choice`; `bad-candidates` for an open cell without a mark, which
 * SudokuWiki can't write; and the codes of a malformed position: `bad-position`,
 * `bad-list`, `bad-length`, `bad-digit`, `bad-candidates`, `given-mismatch`; `bad-layout` where Solo has no such rule, or no such
 * cage (there every cell is in a cage, and each has a sum and two cells or more)
 *
 * @example
 * ```ts
 * import { formatPuzzle, parsePuzzle, setValue } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('?p=8,,,,1');
 * formatPuzzle(puzzle).slice(0, 9); // => '8...1....'
 * formatPuzzle(setValue(puzzle, 1, 9), 'library').slice(0, 18); // => ':0000:x:8+9..1....'
 * formatPuzzle(puzzle, 'query').slice(0, 16); // => '?s=1&p=800010000'
 * formatPuzzle(puzzle, 'grid').split('\n')[1]; // => '| 8 . . | . 1 . | . . . |'
 * ```
 */
export function formatPuzzle(position: PositionLike, format: PuzzleFormat = 'line'): string {
  const board = readPosition(position);
  const isOfLayouts = board.tables !== classicTables || format === 'f-puzzles' || format === 'f-puzzles-link';
  return writers[checkChoice<PuzzleFormat>(format, 'format', isOfLayouts ? layoutForms : classicForms)](board);
}

function nameOf(digit: number): string {
  return digit === 0 ? '.' : digitName(digit);
}

/** The drawing, with borders around boxes; regions of other shapes have one border around all. */
function draw({ tables }: Board, cells: readonly string[]): string {
  const { size } = tables;
  const [boxRows, boxCols] = tables.boxRows === 0 ? [size, size] : [tables.boxRows, tables.boxCols];
  const lines = Array.from({ length: size }, (_, line) => line);
  const widths = lines.map((col) => Math.max(...lines.map((row) => cells[row * size + col].length)));
  const starts = lines.filter((col) => col % boxCols === 0);
  const join = (parts: readonly string[], gap: string, bar: string): string => {
    const stacks = starts.map((col) => gap + parts.slice(col, col + boxCols).join(gap) + gap);
    return bar + stacks.join(bar) + bar;
  };
  const border = join(
    widths.map((width) => '-'.repeat(width)),
    '-',
    '+',
  );
  const rows = lines.flatMap((row) => {
    const line = join(
      widths.map((width, col) => cells[row * size + col].padEnd(width)),
      ' ',
      '|',
    );
    return (row + 1) % boxRows === 0 ? [line, border] : [line];
  });
  return [border, ...rows].join('\n');
}

/** The form names the layout of every puzzle. */
function fPuzzlesOf(position: Position): string {
  return JSON.stringify(toFPuzzles({ ...position, layout: position.layout ?? readLayout({}) }));
}

/** The line with code 0000 and the fields that tell about a technique left blank. */
function formatLibrary({ givens, values, candidates, hidden }: Position): string {
  const cells = values.map((value, cell) => (value === 0 ? '.' : givens[cell] === 0 ? `+${value}` : `${value}`));
  // Also the marks below filled-in digits that nobody made: reading the line back must not bring them in.
  const natural = marksLeft(classicTables, givens);
  const deleted: string[] = [];
  for (let digit = 1; digit <= 9; digit++) {
    for (let cell = 0; cell < 81; cell++) {
      const kept = candidates[cell] | (hidden?.[cell] ?? 0);
      if (natural[cell] & ~kept & maskOf(digit)) {
        deleted.push(`${digit}${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`);
      }
    }
  }
  return `:0000:x:${cells.join('')}:${deleted.join(' ')}:::`;
}

/**
 * Two digits to the base 36 for each cell: a given, a digit that was filled in plus 9, or 18 plus the mask. A mask of 0 would
 * be a 9 that was filled in.
 */
function formatSudokuWiki({ givens, values, candidates }: Position): string {
  const cells = values.map((value, cell) => {
    if (value === 0 && candidates[cell] === 0) {
      const message = `position.candidates[${cell}] is 0: expected a mark in each open cell`;
      throw new InvalidInputError('bad-candidates', message, {
        name: 'position.candidates',
        index: cell,
        row: Math.floor(cell / 9),
        col: cell % 9,
      });
    }
    const number = value === 0 ? 18 + candidates[cell] : value === givens[cell] ? value : value + 9;
    return number.toString(36).padStart(2, '0');
  });
  return `https://www.sudokuwiki.org/sudoku.htm?bd=S9B${cells.join('')}`;
}
