/** Links that hold no puzzle in digits: what is said of them instead of blaming their letters. */

import { InvalidInputError } from '@kit/grid';

/** How links begin, and the packed puzzles that are shared without their link. */
const LINK: RegExp =
  /^[\s<("'[]*(?:https?:\/\/|www\.|f-puzzles\.com|sudokupad\.|\??bd=S|S9B|SCv\d|(?:fpuzzles|fpuz|ctc|scl)[\w+/%=-]{24})/i;

/** Whole boards of SudokuWiki and of sudoku.coach. */
const BOARD: RegExp = /(?:^|[=/\s])S(?:9B|Cv\d)/;

/** The sites whose links hold puzzles with layouts, and their prefixes. */
const PACKER: RegExp = /f-puzzles\.com|sudokupad|crackingthecryptic|fpuz|ctc|scl/i;

/** So many letters without a break are no name but a puzzle. */
const PACKED: RegExp = /[\w+/%=-]{24}/;

/** Is the text a link, or a puzzle as links pack it? */
export function isLink(text: string): boolean {
  return LINK.test(text);
}

/** Does the link hold a whole board instead of 81 digits? */
export function isBoardLink(text: string): boolean {
  return isLink(text) && BOARD.test(text);
}

/** Says of a link why it can't be read by those who know no packed puzzles. */
export function linkError(text: string): InvalidInputError {
  if (!BOARD.test(text) && !(PACKER.test(text) && PACKED.test(text))) return emptyLink();
  return unknownLink(
    'text is a link with a packed puzzle: call createLayout once before, which brings what reads such links',
  );
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
