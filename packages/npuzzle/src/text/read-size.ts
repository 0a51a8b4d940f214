/**
 * The size that stands before the tiles in files of puzzles: `3`, `2 3`, `3x2`, or `3x2:` in front of a list.
 *
 * A size is told from a tile by the numbers: behind a size stand as many tiles as it says, each once. No text is whole both
 * with its first numbers as tiles and without them. If it is neither, a number on a line of its own above rows is a size.
 */
import { isWhole, type Read, readWords, type Word, wordsOf } from './words.js';

/** A size as a text says it. */
export type Size = {
  readonly rows: number;
  readonly cols: number;
  /** Is it known which of the two is which? */
  readonly isOrdered: boolean;
};

/** A clean text in its parts: the size, where that ends, the words behind it, and the tiles that they name. */
type Parts = {
  readonly size: Size | undefined;
  readonly end: number;
  readonly written: readonly Word[];
  readonly read: Read;
};

/** What may be a size, with the words behind it; two numbers in a row may be tiles as well. */
type Candidate = Omit<Parts, 'read'> & { readonly size: Size; readonly isPair?: boolean };

/** Finds the size that a clean text begins with, if any. */
export function readSize(text: string): Parts {
  const list = /^\s*(\d{1,7})(?:\s*[x×*]\s*(\d{1,7}))?\s*:/i.exec(text);
  if (list !== null) {
    const end = list[0].length;
    const written = wordsOf(text, end);
    return { size: sizeOf(list[2] ?? list[1], list[1], true), end, written, read: readWords(written) };
  }
  const written = wordsOf(text, 0);
  const whole = { size: undefined, end: 0, written, read: readWords(written) };
  if (written.length < 2 || isWhole(whole.read.tiles)) return whole;
  const candidates = listSizes(text, written).filter(({ size }) => size.rows * size.cols > 1);
  for (const candidate of candidates) {
    const count = candidate.size.rows * candidate.size.cols;
    // Most are refused by a look at how many words there are: a run is ten tiles at most.
    if (candidate.written.length > count || candidate.written.length * 10 < count) continue;
    const read = readWords(candidate.written);
    if (read.words.length === count && isWhole(read.tiles)) return { ...candidate, read };
  }
  for (const candidate of candidates) {
    if (!isOnLine(text, candidate)) continue;
    const read = readWords(candidate.written);
    if (read.isRuns || !isColumn(text, candidate.written)) return { ...candidate, read };
  }
  return whole;
}

/** What may be a size at the beginning. */
function listSizes(text: string, words: readonly Word[]): Candidate[] {
  const [first, second] = words;
  const sizes: Candidate[] = [];
  const cross = /^\s*(\d{1,7})\s*[x×*]\s*(\d{1,7})(?=[\s,;|/])/i.exec(text);
  if (cross !== null) {
    const end = cross[0].length;
    const written = words.filter(({ offset }) => offset > end);
    sizes.push({ size: sizeOf(cross[1], cross[2], false), end, written });
  }
  const isNumber = ({ text: word }: Word) => /^[1-9]\d{0,6}$/.test(word);
  if (!isNumber(first) || text.slice(0, first.offset).trim() !== '') return sizes;
  const end = first.offset + first.text.length;
  sizes.push({ size: sizeOf(first.text, first.text, true), end, written: words.slice(1) });
  if (isNumber(second) && !/[^ \t,]/.test(text.slice(end, second.offset))) {
    const size = sizeOf(first.text, second.text, false);
    sizes.push({ size, end: second.offset + second.text.length, written: words.slice(2), isPair: true });
  }
  return sizes;
}

function sizeOf(rows: string, cols: string, isOrdered: boolean): Size {
  return { rows: Number(rows), cols: Number(cols), isOrdered: isOrdered || rows === cols };
}

/** Does the size stand on a line of its own? */
function isOnLine(text: string, { end, written, isPair }: Candidate): boolean {
  return !isPair && written.length > 0 && /^[ \t]*[\r\n]/.test(text.slice(end, written[0].offset));
}

/** Does each word stand on a line of its own? */
function isColumn(text: string, words: readonly Word[]): boolean {
  return words.every(({ offset }, index) => index === 0 || /[\r\n]/.test(text.slice(words[index - 1].offset, offset)));
}
