/**
 * The size that stands before the tiles in files of puzzles: `3`, `2 3`, `3x2`, or `3x2:` in front of a list.
 *
 * A size is told from a tile by the numbers: behind a size stand as many tiles as it says, each once. No text is whole both
 * with its first numbers as tiles and without them. If it is neither, a number on a line of its own above rows is a size.
 */
import { isWhole, splitRuns, tilesOf, type Word, wordsOf } from './words.js';

/** A size as a text says it. */
export type Size = {
  readonly rows: number;
  readonly cols: number;
  /** Is it known which of the two is which? */
  readonly isOrdered: boolean;
};

/** A clean text in its parts: the size, where that ends, and the words behind it. */
type Parts = { readonly size: Size | undefined; readonly end: number; readonly words: readonly Word[] };

/** What may be a size; two numbers in a row may be tiles as well. */
type Candidate = Parts & { readonly size: Size; readonly isPair?: boolean };

/** Finds the size that a clean text begins with, if any. */
export function readSize(text: string): Parts {
  const list = /^\s*(\d{1,7})(?:\s*[x×*]\s*(\d{1,7}))?\s*:/i.exec(text);
  if (list !== null) return sizeOf(text, list[0].length, list[2] ?? list[1], list[1], true);
  const words = wordsOf(text, 0);
  const whole = { size: undefined, end: 0, words };
  if (words.length < 2 || isBoard(words)) return whole;
  const candidates = listSizes(text, words).filter(({ size }) => size.rows * size.cols > 1);
  const fitting = candidates.find((parts) => isFilled(parts) && isBoard(parts.words));
  return fitting ?? candidates.find((parts) => isLineAboveRows(text, parts)) ?? whole;
}

/** What may be a size at the beginning. */
function listSizes(text: string, [first, second]: readonly Word[]): Candidate[] {
  const sizes: Candidate[] = [];
  const cross = /^\s*(\d{1,7})\s*[x×*]\s*(\d{1,7})(?=[\s,;|/])/i.exec(text);
  if (cross !== null) sizes.push(sizeOf(text, cross[0].length, cross[1], cross[2], false));
  const isNumber = ({ text: word }: Word) => /^[1-9]\d{0,6}$/.test(word);
  if (!isNumber(first) || text.slice(0, first.offset).trim() !== '') return sizes;
  const end = first.offset + first.text.length;
  sizes.push(sizeOf(text, end, first.text, first.text, true));
  if (isNumber(second) && !/[^ \t,]/.test(text.slice(end, second.offset))) {
    const pair = sizeOf(text, second.offset + second.text.length, first.text, second.text, false);
    sizes.push({ ...pair, isPair: true });
  }
  return sizes;
}

function sizeOf(text: string, end: number, rows: string, cols: string, isOrdered: boolean): Candidate {
  const size = { rows: Number(rows), cols: Number(cols), isOrdered: isOrdered || rows === cols };
  return { size, end, words: wordsOf(text, end) };
}

/** Are there as many tiles as the size says? */
function isFilled({ size, words }: Candidate): boolean {
  return splitRuns(words).words.length === size.rows * size.cols;
}

const isBoard = (words: readonly Word[]): boolean => isWhole(tilesOf(splitRuns(words).words));

/** Does the size stand on a line of its own, above rows of several tiles? */
function isLineAboveRows(text: string, { end, words, isPair }: Candidate): boolean {
  if (isPair || words.length === 0 || !/^[ \t]*[\r\n]/.test(text.slice(end, words[0].offset))) return false;
  const isOnNextLine = ({ offset }: Word, index: number) =>
    index === 0 || /[\r\n]/.test(text.slice(words[index - 1].offset, offset));
  return splitRuns(words).isRuns || !words.every(isOnNextLine);
}
