import { checkText, unexpected } from '@kit/grid';

/** The number of a special piece by its name. */
export function pieceNumber(given: unknown, names: readonly string[], place: string): number {
  const found = names.indexOf(checkText(given, place, 64));
  if (found >= 0) return found + 1;
  const known =
    names.length === 0 ? 'there are none' : `there are ${names.map((own) => JSON.stringify(own)).join(', ')}`;
  throw unexpected('unknown-piece', place, given, `the name of a special piece; ${known}`);
}
