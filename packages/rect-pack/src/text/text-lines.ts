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

/** So many numbers between commas. */
export function readNumbers<Count extends number>(
  text: string,
  count: Count,
  where: string,
  separator = ',',
): Numbers<Count> {
  const parts = text.split(separator).map((part) => part.trim());
  const numbers = parts.map(Number);
  if (parts.length !== count || parts.includes('') || !numbers.every(Number.isFinite)) {
    throw badLine(where, text, count === 1 ? 'a number' : `${count} numbers`);
  }
  return numbers as Numbers<Count>;
}

/** A number that was reckoned from those of a file, without the traces of that. */
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
