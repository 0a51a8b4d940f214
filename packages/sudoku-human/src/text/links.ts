/** Links that hold no puzzle in digits: what is said of them instead of blaming their letters. */

import { InvalidInputError } from '@kit/grid';

/** A link anywhere, or a packed puzzle that is shared without its link. */
const LINK: RegExp =
  /https?:\/\/|(?:^|[\s<("'[])(?:www\.|f-puzzles\.com|sudokupad\.|\??bd=S|S9B|SCv\d|(?:fpuzzles|fpuz|ctc|scl)N4[\w+/%=-]{22})/i;

/** Does the text hold a link, or a puzzle as links pack it? */
export function isLink(text: string): boolean {
  return LINK.test(text);
}

/** The error for a link that holds nothing to read. */
export function emptyLink(): InvalidInputError {
  return unknownLink(
    'text is a link without a puzzle: open it and copy the puzzle, or a link that has the digits in it',
  );
}

/** The error for a link that can't be read. */
export function unknownLink(message: string, offset = 0): InvalidInputError {
  return new InvalidInputError('unknown-link', message, { name: 'text', offset });
}
