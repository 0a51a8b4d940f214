/** Lines and numbers of text formats. */
import { describeValue, InvalidInputError, unexpected } from '@kit/grid';

/** The lines of a text. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}

/** So many numbers between commas. */
export function readNumbers(text: string, count: number, where: string, separator = ','): number[] {
  const parts = text.split(separator).map((part) => part.trim());
  const numbers = parts.map(Number);
  if (parts.length !== count || parts.includes('') || !numbers.every(Number.isFinite)) {
    throw badLine(where, text, `${count} numbers`);
  }
  return numbers;
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
