/** Pieces of a text that keep their place in it, for errors. */

import { isBorder } from './read-cells.js';

/** A piece, and where it begins. */
export type Piece = {
  /** The piece without what parts it from others. */
  readonly text: string;
  /** Offset of its first character in the whole text. */
  readonly offset: number;
};

/** What stands between the separators, each one character; the text begins at `start`. */
export function splitText(text: string, separator: string | RegExp, start = 0): Piece[] {
  let offset = start;
  return text.split(separator).map((piece) => {
    const at = offset;
    offset += piece.length + 1;
    return { text: piece, offset: at };
  });
}

/** What stands between borders; a plus before a digit belongs to it, unless it is a border too. */
export function groupsOf({ text, offset }: Piece, plusIsBorder = false): Piece[] {
  const groups: Piece[] = [];
  let group = '';
  for (let at = 0; at <= text.length; at++) {
    const character = text[at];
    const isIn = character === '+' ? !plusIsBorder && /[0-9A-Ga-g]/.test(text.charAt(at + 1)) : !isBorder(character);
    if (at < text.length && isIn) {
      group += character;
    } else if (group !== '') {
      groups.push({ text: group, offset: offset + at - group.length });
      group = '';
    }
  }
  return groups;
}
