/**
 * Texts in one form: lines end with `\n`, digits of all scripts are 0 to 9, and byte order marks are gone.
 *
 * The readers see that form; what they refuse is named by its place in the text as it was given.
 */

import { InvalidInputError } from '@kit/grid';

const OTHERS = /\r\n?|[\u0085\u2028\u2029\ufeff]|(?![0-9])\p{Nd}/gu;

/** What `read` gives for the text in its normal form; errors name places of the given text. */
export function readNormal<T>(text: string, read: (normal: string) => T): T {
  let normal = '';
  // For each character of the normal form that another one stands for: where both are.
  const moves: (readonly [normal: number, given: number])[] = [];
  const known = new Map<string, string>();
  let end = 0;
  for (const { 0: found, index } of text.matchAll(OTHERS)) {
    const other = known.get(found) ?? normalOf(found);
    known.set(found, other);
    normal += text.slice(end, index) + other;
    end = index + found.length;
    moves.push([normal.length, end]);
  }
  if (end === 0) return read(text);
  const place = (offset: number): number => {
    const [to, from] = moves.findLast(([before]) => before <= offset) ?? [0, 0];
    return offset - to + from;
  };
  return readMoved(() => read(normal + text.slice(end)), place);
}

/** What `read` gives; the offset in an error goes through `place`. */
export function readMoved<T>(read: () => T, place: (offset: number) => number): T {
  const result = attempt(read);
  if (result instanceof InvalidInputError) throw moved(result, place);
  return result;
}

/** What `read` gives, or what it refuses the text with. */
export function attempt<T>(read: () => T): T | InvalidInputError {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidInputError) return error;
    throw error;
  }
}

/** The error with its place in a text that this one was cut from. */
export function moved({ code, message, at }: InvalidInputError, place: (offset: number) => number): InvalidInputError {
  if (at.offset === undefined) return new InvalidInputError(code, message, at);
  const offset = place(at.offset);
  return new InvalidInputError(code, message.replace(`text[${at.offset}]`, `text[${offset}]`), { ...at, offset });
}

/** A line break, nothing, or the digit 0 to 9. */
function normalOf(found: string): string {
  if (found === '\ufeff') return '';
  if (!isDecimal(found)) return '\n';
  // Digits of a script stand in a row, and rows of several scripts side by side.
  const point = found.codePointAt(0) as number;
  let first = point;
  while (isDecimal(String.fromCodePoint(first - 1))) first--;
  return `${(point - first) % 10}`;
}

function isDecimal(character: string): boolean {
  return /\p{Nd}/u.test(character);
}
