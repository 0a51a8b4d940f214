/** The parts that puzzles of other programs share: what we can't do, and what they shouldn't say. */

import { describeValue, InvalidInputError, unexpected } from '@kit/grid';

/** Throws `unsupported-constraint`, naming what the puzzle asks for. */
export function unsupported(name: string): never {
  const message = `text has ${describeValue(name)}: expected only constraints that layouts have`;
  throw new InvalidInputError('unsupported-constraint', message, { name });
}

/** Throws `bad-text` for a part that isn't what it should be. */
export function malformed(place: string, value: unknown, expected: string): never {
  throw unexpected('bad-text', `text.${place}`, value, expected, {
    name: place,
  });
}

/** Does a part of the puzzle ask for nothing? */
export function isNothing(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === false ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** What the puzzle says in words, undefined if it says nothing. */
export function wordsOf(value: unknown, place: string): string | undefined {
  if (isNothing(value)) return undefined;
  if (typeof value !== 'string') malformed(place, value, 'a text');
  return value.trim() || undefined;
}
