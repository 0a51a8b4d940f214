/** Reads a puzzle in whatever form it comes. */

import { checkChoice, checkOptions, checkText, InvalidInputError } from '@kit/grid';
import { readLayout } from '../layout/read-layout.js';
import type { Position, PuzzleTextOptions } from '../types.js';
import { attempt, moved, readNormal } from './normal-text.js';
import { readEntry, readPuzzle } from './read-puzzle.js';
import { splitList } from './split-list.js';

/**
 * The position that a text describes.
 *
 * Empty cells are `0`, `.`, `*` or `_`, or in lines and grids any other sign that alone stands beside the digits, such as `-`,
 * `x` or `?`; a digit with a plus before it was filled in and is no given. Digits of all scripts are read.
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
 * - Susser's line: 81 cells, a colon, and the candidates that are struck out, as digit, row and column
 * - query: `?s=1&p=…`, also in a whole address: at most 81 digits with or without commas; missing and blank ones are empty
 * - links of any site with 81 marks: SudokuWiki `?bd=…`, SudokuExchange `/play/?s=…`, sudoku.coach `/play/…`
 * - f-puzzles and SudokuPad: JSON, and the packed puzzle in a link of any site or alone; they bring their own layout
 * - Simon Tatham's game ids, `3x3:…`, also of jigsaws and killers; they bring their own layout
 * - spreadsheet: columns whose empty cells are empty, and lines with a blank for each empty cell
 * - SudokuWiki's `S9B…`: the whole board, with the filled-in digits and the pencil marks
 * - files: `.sdk` with `[Puzzle]` and `[State]`, `.sdx`, Simple Sudoku's `.ss`, OpenSudoku's XML with one game
 *
 * A link or an id may stand in brackets or quotes. Lines that begin with `#` and have words are comments. A heading over a classic
 * puzzle, and a rating, a solution or words behind it, are left out; {@link parsePuzzles} returns them, and reads texts with
 * several puzzles.
 *
 * Where a form does not say what the pencil marks are, each open cell has every digit that no peer shows. Equal digits
 * in a house are accepted: see {@link findConflicts}.
 *
 * With the option `layout` texts of other sizes are read: digits from 10 on are letters from A, or numbers with commas, tabs or
 * blanks between them, or all digits are letters, from A for 1 on; a candidate string has as many characters for each cell as there are digits. On ten digits or more a 0 is a
 * digit where each from 0 to the last but one occurs and the last does not, as in hexadecimal puzzles; where that can't be told,
 * the option `digits` says it.
 *
 * The words of a puzzle of another program are in `layout.rules`, unread. They can hold rules that the lists don't have, so
 * show them. Drawings that these words may be about are refused, like rules that layouts don't have.
 *
 * @param text - the puzzle in one of the forms; linear in its length
 * @param options - `layout`: the layout that the text is drawn for; `digits`: what the digits begin with
 * @returns the position; without plus signs every value is a given
 * @throws {@link InvalidInputError} `bad-text` for what is no text and for a character or a library line that can't be read;
 * `bad-length` for too few or too many cells; `bad-digit` for a field that is blank or has several digits; `bad-candidates`
 * for marks that make no sense; `at` has the offset, and row and column where the cell is known; `unclear-digits` for a 0 that can be
 * a digit or an empty cell; `given-mismatch` for a `[State]` without a digit of `[Puzzle]`; `several-puzzles`; `unknown-link` for a link
 * that holds no puzzle, one that was cut off, and a game id that is a random number; `unsupported-constraint` for a puzzle of another
 * program with a rule that layouts don't have and for the packed strings of sudoku.coach; `bad-layout`, `bad-choice`,
 * `unknown-option`, and the codes of {@link createLayout}
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
export function parsePuzzle(text: string, options: PuzzleTextOptions = {}): Position {
  checkText(text);
  const { layout, digits } = checkOptions(options, ['layout', 'digits']);
  const known: PuzzleTextOptions = {
    layout: layout === undefined ? undefined : readLayout(layout, 'options.layout'),
    digits: digits === undefined ? undefined : checkChoice(digits, 'options.digits', ['from-0', 'from-1']),
  };
  return readNormal(text, (normal) => readFirst(normal, known));
}

/** The puzzle of a text, or the only one of a list. */
function readFirst(text: string, options: PuzzleTextOptions): Position {
  const whole = attempt(() => readPuzzle(text, options));
  if (!(whole instanceof InvalidInputError)) return whole;
  const isList =
    /^bad-|^unknown-link$/.test(whole.code) && options.layout === undefined && options.digits === undefined;
  if (!isList) throw whole;
  const { entries, words } = splitList(text);
  // The first three show whether there are several; a link beside a puzzle says where it is from.
  const [first, second] = entries
    .slice(0, 3)
    .map((entry) => ({ ...entry, read: attempt(() => readEntry(entry.puzzle)) }))
    .filter(({ read }) => !(read instanceof InvalidInputError && read.code === 'unknown-link'));
  if (first === undefined || first.puzzle.trim() === text.trim()) throw whole;
  if (second === undefined && entries.length < 4) {
    // Numbers behind a puzzle can be a part of it: Susser strikes out candidates by three digits.
    const isAlone =
      words.every((word) => /\p{L}{2}/u.test(word.text)) && !first.numbers.some((one) => /^[1-9]{3}$/.test(one));
    if (isAlone && !(first.read instanceof InvalidInputError)) return first.read;
    if (isAlone && first.read instanceof InvalidInputError) throw moved(first.read, (at) => at + first.offset);
  } else if (second !== undefined && ![first.read, second.read].some((read) => read instanceof InvalidInputError)) {
    const at = { name: 'text', offset: second.offset };
    throw new InvalidInputError('several-puzzles', 'text has several puzzles: expected one', at);
  }
  throw whole;
}
