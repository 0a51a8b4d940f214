/**
 * Drawn puzzles of any size: one character a cell (1 to 9, then A to G; or letters from A on for all digits), numbers or columns with commas, tabs or blanks between
 * them, or pencil marks in groups. Empty cells are `0`, `.`, `*`, `_`, or nothing between two tabs or commas; a plus stands
 * before what was filled in.
 */

import { boardOfValues } from '../board/read-position.js';
import type { FirstDigit, Layout, Position } from '../types.js';
import { isCandidateString, parseCandidateString } from './parse-candidate-string.js';
import { contentLines } from './parse-grid.js';
import { groupsOf, type Piece, splitText } from './pieces.js';
import { isEmptyMark } from './read-cells.js';
import { lengthError, quote, textError } from './text-error.js';

/** The position that a text draws on a layout that was read; `digits` says what the first digit is, where it is known. */
export function readDrawing(text: string, layout: Layout, digits?: FirstDigit): Position {
  const { size } = layout;
  if (isCandidateString(text, size)) return parseCandidateString(text, size, digits, layout);
  const cells = size * size;
  const columns = /[,\t]/.test(text) ? readColumns(text, size) : undefined;
  const groups = columns ?? contentLines(text).flatMap((line) => groupsOf(line));
  if (groups.length === cells && groups.some(({ text: group }) => group.replace('+', '').length > 1)) {
    const isNumbers =
      columns !== undefined || (size > 9 && groups.every(({ text: group }) => /^\+?(?:1?\d|[.*_A-Ga-g])$/.test(group)));
    return isNumbers ? fromValues(groups, layout, digits) : fromMarks(groups, layout, digits);
  }
  const singles = columns ?? groups.flatMap(split);
  if (singles.length === cells) return fromValues(singles, layout, digits);
  const offset = singles.at(cells)?.offset ?? text.length;
  throw lengthError(singles.length, 'cells', `${cells} expected`, offset);
}

/** Fields between commas, tabs and line breaks, those of spreadsheets too: nothing is an empty cell. */
function readColumns(text: string, size: number): Piece[] {
  const pieces: Piece[] = [];
  const inner = text.replace(/[[\]{}()"']/g, ' ');
  for (const { text: line, offset: start } of splitText(inner, '\n')) {
    if (line.trim() === '' && !line.includes('\t')) continue;
    const fields = splitText(line, /[,\t]/, start);
    // A comma after the last cell of a row.
    if (fields.length === size + 1 && fields[size].text.trim() === '') fields.pop();
    for (const { text: field, offset } of fields) {
      pieces.push({ text: field.trim() || '.', offset: offset + field.length - field.trimStart().length });
    }
  }
  return pieces;
}

/** A group's cells one character each, a plus with the one after it. */
function split({ text, offset }: Piece): Piece[] {
  return [...text.matchAll(/\+?[^+]/g)].map((match) => ({ text: match[0], offset: offset + match.index }));
}

function fromValues(pieces: readonly Piece[], layout: Layout, digits: FirstDigit | undefined): Position {
  const { size } = layout;
  const names = withNumbers(
    pieces.map(({ text, offset }) => ({ text: text.replace('+', ''), offset })),
    size,
  );
  const first = digits ?? firstOf(names, size);
  const values = names.map(({ text, offset }, cell) => digitOf(text, size, first, offset, cell));
  const givens = values.map((digit, cell) => (pieces[cell].text.startsWith('+') ? 0 : digit));
  return boardOfValues(values, givens, layout).position;
}

/** Where letters stand for all digits, from A for 1 on, the numbers in their place: 16×16 from A to P. */
function withNumbers(names: readonly Piece[], size: number): readonly Piece[] {
  const numbers = names.map(({ text }) =>
    /^[a-z]$/i.test(text) ? Number.parseInt(text, 36) - 9 : Number(isEmptyMark(text)) - 1,
  );
  const isLetters =
    size > 9 && Math.max(...numbers) > size - 9 && !numbers.some((number) => number < 0 || number > size);
  return isLetters
    ? names.map(({ text, offset }, at) => ({ text: numbers[at] > 0 ? `${numbers[at]}` : text, offset }))
    : names;
}

/**
 * Whether the digits begin with 0 or 1, on boards with letters. A 0 is a digit where all up to the last but one occur, and not the
 * last; it is an empty cell where the last occurs, or where it stands too often for a digit and nothing else is empty.
 */
function firstOf(names: readonly Piece[], size: number): FirstDigit {
  if (size < 10) return 'from-1';
  const numbers = names.map(({ text }) => (/^[.*_]$/.test(text) ? -1 : numberOf(text)));
  const seen = new Set(numbers);
  const zero = numbers.indexOf(0);
  if (zero < 0 || seen.has(size)) return 'from-1';
  const isFull = Array.from({ length: size }, (_, number) => number).every((number) => seen.has(number));
  const isTooOften = !seen.has(-1) && numbers.filter((number) => number === 0).length > size;
  if (isFull && !isTooOften) return 'from-0';
  if (!isFull && isTooOften) return 'from-1';
  const what = "is 0: it can be a digit or an empty cell; the option digits, 'from-0' or 'from-1', says which";
  throw textError('unclear-digits', what, names[zero].offset, zero, size);
}

/** The number that a name writes, NaN for other names. */
function numberOf(name: string): number {
  return /^(?:\d+|[A-Ga-g])$/.test(name) ? Number.parseInt(name, name < 'A' ? 10 : 36) : Number.NaN;
}

/** The digit of a name, 0 for an empty cell. */
function digitOf(name: string, size: number, first: FirstDigit, offset: number, cell: number): number {
  const isFromZero = first === 'from-0';
  if (isEmptyMark(name) && !(isFromZero && name === '0')) return 0;
  const digit = numberOf(name) + (isFromZero ? 1 : 0);
  if (digit >= 0 && digit <= size) return digit;
  const range = isFromZero ? `0 to ${size - 1}` : `1 to ${size}`;
  throw textError('bad-text', `is ${quote(name)}: expected a digit from ${range}`, offset, cell, size);
}

/** Groups of marks; a lone one is a value unless a cell in sight still shows it. */
function fromMarks(groups: readonly Piece[], layout: Layout, digits: FirstDigit | undefined): Position {
  const { size } = layout;
  const first = digits ?? (size > 9 && groups.some(({ text }) => /0.|.0/.test(text)) ? 'from-0' : 'from-1');
  const marks = groups.map(({ text, offset }, cell) => {
    if (isEmptyMark(text) && !(first === 'from-0' && text === '0')) return 0;
    return [...text].reduce((mask, name, at) => {
      const digit = digitOf(name, size, first, offset + at, cell);
      const bit = (1 << digit) >> 1;
      if (bit !== 0 && (mask & bit) === 0) return mask | bit;
      throw textError(
        'bad-candidates',
        `is ${quote(name)}: expected other marks in ${quote(text)}`,
        offset + at,
        cell,
        size,
      );
    }, 0);
  });
  const lone = marks.map((mask) => ((mask & (mask - 1)) === 0 ? 32 - Math.clz32(mask) : 0));
  const shown = boardOfValues(lone, lone, layout).position.candidates;
  // A mark that a lone one should have ruled out: nobody has set that yet.
  const isOpen = lone.map((digit, cell) => {
    if (digit === 0) return true;
    const without = boardOfValues(lone.with(cell, 0), lone.with(cell, 0), layout).position.candidates;
    return marks.some(
      (mask, other) => lone[other] === 0 && (mask & ~shown[other] & without[other] & (1 << (digit - 1))) !== 0,
    );
  });
  const values = lone.map((digit, cell) => (isOpen[cell] ? 0 : digit));
  return { givens: values, values, candidates: marks.map((mask, cell) => (values[cell] === 0 ? mask : 0)), layout };
}
