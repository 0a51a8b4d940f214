import { checkText, InvalidInputError } from '@kit/grid';

/** The number of a special piece by its name. */
export function pieceNumber(given: unknown, names: readonly string[], place: string): number {
  const found = names.indexOf(checkText(given, place, 64));
  if (found >= 0) return found + 1;
  const known =
    names.length === 0 ? 'there are none' : `there are ${names.map((own) => JSON.stringify(own)).join(', ')}`;
  const message = `${place} is ${JSON.stringify(given)}: expected the name of a special piece; ${known}`;
  throw new InvalidInputError('unknown-piece', message, { name: place });
}
