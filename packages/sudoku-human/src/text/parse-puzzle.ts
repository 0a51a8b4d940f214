/**
 * Reads a puzzle in whatever form it comes.
 *
 * Each form has a file; this one only tells them apart, from the most telling sign to the least: a parameter `p`, a
 * leading `:code:`, 729 characters, a comma, and then the drawn forms, which differ in how their digits are grouped.
 */

import { checkText } from '@kit/grid';
import type { LayoutChoice, Position } from '../types.js';
import { withZeros } from './empty-sign.js';
import { emptyLink, isLink } from './links.js';
import { parseOnLayout } from './parse-any.js';
import { isCandidateString, parseCandidateString } from './parse-candidate-string.js';
import { parseCommas } from './parse-commas.js';
import { contentLines, parseGrid, withoutComments } from './parse-grid.js';
import { isLibraryLine, parseLibrary } from './parse-library.js';
import { looksLikePencilmarks, parsePencilmarks } from './parse-pencilmarks.js';
import { isQuery, parseQuery } from './parse-query.js';

/**
 * The position that a text describes.
 *
 * Empty cells are `0`, `.`, `*` or `_`, or in lines and grids any other sign that alone stands beside the digits, such as `-`,
 * `x` or `?`; a digit with a plus before it was filled in and is no given.
 *
 * - line: 81 characters, `8..+9…`; white space and borders between them don't matter
 * - grid: nine lines of nine cells, with any borders (`+---+`, `|`, box drawing). With `-` for empty cells a line without digits
 *   is a row if it has nine of them and bars at most, else a border
 * - commas: 81 digits with commas or line breaks between them, brackets allowed
 * - pencil marks: 81 groups of digits with any borders; a lone digit is a value, unless a peer with several marks still
 *   shows it (then it is a naked single); a lone `.` is an open cell without a mark
 * - candidate string: 729 characters, nine for each cell, the k-th `k` or empty; never a value, so no givens
 * - library line: `:code:candidate:givens:deleted:eliminations:placements:extra` as HoDoKu writes them: the deleted
 *   candidates are struck out, the last three fields are not read
 * - query: `?s=1&p=…`, also in a whole address: at most 81 digits with or without commas; missing and blank ones are empty
 * - links with 81 digits: SudokuWiki `?bd=…`, SudokuExchange `/play/?s=…`, sudoku.coach `/play/…`
 * - f-puzzles and SudokuPad: JSON and links, which bring their own layout
 * - spreadsheet: columns whose empty cells are empty, and lines with a blank for each empty cell
 * - SudokuWiki's `S9B…`: the whole board, with the filled-in digits and the pencil marks
 *
 * Lines that begin with `#` and have words are comments, as in `.sdk` files; of an `.sdm` file, which has a puzzle in each
 * line, give one line.
 *
 * Where a form does not say what the pencil marks are, each open cell has every digit that no peer shows. Equal digits
 * in a house are accepted: see {@link findConflicts}.
 *
 * With the option `layout` texts of other sizes are read: digits from 10 on are letters from A, or numbers with commas, tabs or
 * blanks between them.
 *
 * The words of a puzzle of another program are in `layout.rules`, unread. They can hold rules that the lists don't have, so
 * show them. Drawings that these words may be about are refused, like rules that layouts don't have.
 *
 * @param text - the puzzle in one of the forms; linear in its length
 * @param options - `layout`: the layout that the text is drawn for
 * @returns the position; without plus signs every value is a given
 * @throws {@link InvalidInputError} `bad-text` for what is no text and for a character or a library line that can't be read;
 * `bad-length` for too few or too many cells; `bad-digit` for a field that is blank or has several digits; `bad-candidates`
 * for marks that make no sense; `at` has the offset, and row and column where the cell is known; `unknown-link` for a link that
 * holds no puzzle or one that was cut off; `unsupported-constraint` for a puzzle of another program with a rule that layouts
 * don't have and for the packed strings of sudoku.coach; `bad-layout`, `unknown-option`, and the codes of {@link createLayout}
 *
 * @example
 * ```ts
 * import { isInvalidInputError, parsePuzzle } from '@kit/sudoku-human';
 *
 * const line = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
 * const puzzle = parsePuzzle(line);
 * puzzle.values.slice(0, 9); // => [8, 0, 0, 0, 1, 0, 0, 0, 0]
 * puzzle.candidates[1]; // => 0b100000100
 *
 * let caught: unknown;
 * try {
 *   parsePuzzle(line.replace('7', 'x'));
 * } catch (error) {
 *   caught = error;
 * }
 * isInvalidInputError(caught) && caught.code; // => 'bad-text'
 * isInvalidInputError(caught) && caught.at; // => { offset: 19, row: 2, col: 1 }
 * ```
 */
export function parsePuzzle(text: string, options: LayoutChoice = {}): Position {
  checkText(text);
  const read = parseOnLayout(text, options);
  if (read) return read;
  if (isQuery(text)) return parseQuery(text);
  if (isLink(text)) throw emptyLink();
  text = withoutComments(text);
  if (isLibraryLine(text)) return parseLibrary(text);
  if (isCandidateString(text)) return parseCandidateString(text);
  if (text.includes(',')) return parseCommas(text);
  const drawn = withZeros(text);
  const lines = contentLines(drawn);
  if (drawn !== text) return parseGrid(lines, text.length);
  return looksLikePencilmarks(lines) ? parsePencilmarks(lines, text.length) : parseGrid(lines, text.length);
}
