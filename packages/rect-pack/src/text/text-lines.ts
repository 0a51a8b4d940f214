/** Lines and numbers of text formats. */
import { describeValue, InvalidInputError, unexpected } from '@kit/grid';

/** The lines of a text. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}

/** A list of just so many numbers. */
export type Numbers<Count extends number, List extends readonly number[] = []> = List['length'] extends Count
  ? List
  : Numbers<Count, [...List, number]>;

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** So many numbers between commas. */
export function readNumbers<Count extends number>(
  text: string,
  count: Count,
  where: string,
  separator = ',',
): Numbers<Count> {
  const parts = text.split(separator).map((part) => part.trim());
  // Never −0.
  const numbers = parts.map((part) => Number(part) + 0);
  if (parts.length !== count || !parts.every((part) => decimal.test(part)) || !numbers.every(Number.isFinite)) {
    throw badLine(where, text, count === 1 ? 'a number' : `${count} numbers`);
  }
  return numbers as Numbers<Count>;
}

const yes = ['true', 'yes', 'y', '1'];
const no = ['', 'false', 'no', 'n', '0'];

/** Does a word mean yes, in whatever way engines and tools write it? */
export function saysYes(word: string): boolean {
  return yes.includes(word.trim().toLowerCase());
}

/** A truth value in words; what means neither is refused. */
export function readTruth(word: string, where: string): boolean {
  if (saysYes(word)) return true;
  if (no.includes(word.trim().toLowerCase())) return false;
  throw badLine(where, word, 'true or false');
}

/** A part of a side that was reckoned from a number of a file, without the traces of that. */
export function tidy(value: number): number {
  return Math.round(value * 1e12) / 1e12 + 0;
}

/** The error for a line that can't be read. */
export function badLine(where: string, shown: string, expected: string): InvalidInputError {
  return unexpected('bad-text', where, shown, expected);
}

/** The error for a version that isn't known. */
export function unknownVersion(where: string, version: string, known: string): InvalidInputError {
  const message = `${where} is version ${describeValue(version)}: expected ${known}`;
  return new InvalidInputError('unknown-version', message, { name: where });
}
