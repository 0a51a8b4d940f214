import { InvalidInputError } from '@kit/grid';
import { orbDigits, orbLetters, unknownLetters } from './orb-letters.js';

/** Where a text is read. */
export type TextPlace = { readonly offset: number; readonly row: number; readonly col: number };

/** What may stand between orbs. */
export const orbGaps = ' \t,|';

/** The whole character at a place of a line: some are two units long. */
export function characterAt(line: string, at: number): string {
  return String.fromCodePoint(line.codePointAt(at) as number);
}

/** The type that a letter or digit stands for; -1 for none. Refuses any other. */
export function readOrb(letter: string, place: TextPlace): number {
  const type = Math.max(orbDigits.indexOf(letter), orbLetters.indexOf(letter));
  if (type >= 0 || unknownLetters.includes(letter)) return type;
  throw notThere(letter, place, `a digit, a–e, one of ${orbLetters}, or one of X ? .`);
}

/** The refusal of what stands at a place. */
export function notThere(found: string, { offset, row, col }: TextPlace, expected: string): InvalidInputError {
  const place = `offset ${offset} (row ${row}, column ${col})`;
  const message = `${JSON.stringify(found)} at ${place}: expected ${expected}`;
  return new InvalidInputError('bad-text', message, { offset, row, col });
}
