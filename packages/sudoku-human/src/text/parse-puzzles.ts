/** Reads collections of puzzles. */

import { checkText, InvalidInputError } from '@kit/grid';
import type { LeftOutText, ListedPuzzle, Position, PuzzleList } from '../types.js';
import { attempt, readNormal } from './normal-text.js';
import { COMMENT } from './parse-grid.js';
import type { ListEntry } from './read-list-line.js';
import { readEntry, readPuzzle } from './read-puzzle.js';
import { isXml, readGame, readXml } from './read-xml.js';
import { splitList } from './split-list.js';

/**
 * All puzzles of a text: `.sdm` files, tables, files of OpenSudoku, lists of links, library lines or game ids, and drawings of nine
 * rows one below the other, each with or without a heading.
 *
 * Beside a puzzle may stand a name, a rating, the solution (81 digits) and a comment behind `#`, parted by blanks, commas, tabs,
 * semicolons or bars. A heading is a line of words, a line that begins with `#`, or a number alone.
 *
 * @param text - the collection; linear in its length
 * @returns the puzzles in their order, and all that is in none of them: lines that can't be read with the code with which
 * {@link parsePuzzle} refuses them, words and numbers for which a puzzle has no place
 * @throws {@link InvalidInputError} `bad-text` for what is no text
 *
 * @example
 * ```ts
 * import { parsePuzzles } from '@kit/sudoku-human';
 *
 * const line = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
 * const { puzzles, leftOut } = parsePuzzles(`# 1\n${line},4.5\n${line.slice(1)}\n${line} # the same once more`);
 * puzzles.map(({ name, rating, line }) => [name, rating, line]); // => [['1', 4.5, 2], ['the same once more', undefined, 4]]
 * leftOut.map(({ line, code }) => [line, code]); // => [[3, 'bad-length']]
 * ```
 */
export function parsePuzzles(text: string): PuzzleList {
  checkText(text);
  return readNormal(text, readList);
}

function readList(text: string): PuzzleList {
  if (isXml(text)) return readFile(text);
  const puzzles: ListedPuzzle[] = [];
  const leftOut: LeftOutText[] = [];
  const { entries, words } = splitList(text);
  for (const entry of entries) {
    const position = attempt(() => readEntry(entry.puzzle));
    if (!(position instanceof InvalidInputError)) {
      const last = puzzles.at(-1);
      if (last !== undefined && isSolutionOf(last, entry, position))
        puzzles[puzzles.length - 1] = { ...last, solution: position.values };
      else puzzles.push(listed(entry, position, leftOut));
      continue;
    }
    for (const name of entry.names) leftOut.push({ ...name, code: 'comment' });
    for (const number of entry.numbers) leftOut.push({ line: entry.line, text: number, code: 'number' });
    leftOut.push({ line: entry.line, text: entry.puzzle, code: position.code });
  }
  for (const word of words) leftOut.push({ ...word, code: 'comment' });
  if (puzzles.length > 0) return { puzzles, leftOut: inOrder(leftOut) };
  // No list: one puzzle in a form that has no lines of its own.
  const whole = attempt(() => readPuzzle(text, {}));
  const start = text.search(/\S/);
  if (start < 0) return { puzzles, leftOut };
  const lineOf = linesOf(text);
  const line = lineOf(start);
  if (!(whole instanceof InvalidInputError)) {
    const comments = [...text.matchAll(COMMENT)];
    const said = comments.map(({ 0: comment, index }) => ({ line: lineOf(index), text: comment, code: 'comment' }));
    return { puzzles: [{ position: whole, line }], leftOut: said };
  }
  return { puzzles, leftOut: leftOut.length > 0 ? inOrder(leftOut) : [{ line, text: text.trim(), code: whole.code }] };
}

/** The puzzle with what stands beside it; what has no place goes to `leftOut`. */
function listed(
  { line, names, numbers, solution }: ListEntry,
  position: Position,
  leftOut: LeftOutText[],
): ListedPuzzle {
  const [name, ...words] = names;
  const [rating, ...others] = numbers;
  for (const word of words) leftOut.push({ ...word, code: 'comment' });
  for (const text of others) leftOut.push({ line, text, code: 'number' });
  const digits = [...(solution ?? '')].map(Number);
  const isOurs = agrees(position, digits);
  if (solution !== undefined && !isOurs) leftOut.push({ line, text: solution, code: 'given-mismatch' });
  return {
    position,
    ...(name === undefined ? {} : { name: name.text }),
    ...(rating === undefined ? {} : { rating: Number(rating) }),
    ...(solution === undefined || !isOurs ? {} : { solution: digits }),
    line,
  };
}

/** Is it a full board under the heading of a solution, and that of the puzzle before? */
function isSolutionOf(
  { position, solution }: ListedPuzzle,
  { names: [name] }: ListEntry,
  { values }: Position,
): boolean {
  if (solution !== undefined || !/^solution\b/i.test(name?.text ?? '') || values.includes(0)) return false;
  return agrees(position, values);
}

function agrees({ givens }: Position, digits: readonly number[]): boolean {
  return givens.every((given, cell) => given === 0 || given === digits[cell]);
}

function readFile(text: string): PuzzleList {
  const { games, words } = readXml(text);
  const puzzles: ListedPuzzle[] = [];
  const lineOf = linesOf(text);
  const leftOut: LeftOutText[] = words.map((word) => ({ line: lineOf(word.offset), text: word.text, code: 'comment' }));
  for (const game of games) {
    const line = lineOf(game.offset);
    const position = attempt(() => readGame(game));
    if (position instanceof InvalidInputError) leftOut.push({ line, text: game.data, code: position.code });
    else puzzles.push({ position, ...(game.name === undefined ? {} : { name: game.name }), line });
    if (game.note !== undefined) leftOut.push({ line, text: game.note, code: 'comment' });
  }
  return { puzzles, leftOut: inOrder(leftOut) };
}

/** Gives the line of an offset, from 1; ask for offsets in any order. */
function linesOf(text: string): (offset: number) => number {
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    let [least, most] = [0, breaks.length];
    while (least < most) {
      const middle = (least + most) >> 1;
      if (breaks[middle] < offset) least = middle + 1;
      else most = middle;
    }
    return least + 1;
  };
}

function inOrder(leftOut: readonly LeftOutText[]): LeftOutText[] {
  return leftOut.toSorted((a, b) => a.line - b.line);
}
