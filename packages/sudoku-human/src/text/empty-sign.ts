/**
 * Puzzles whose empty cells are written with a sign of their own: `-`, `x`, `?`, or any other.
 *
 * Borders aside, such a text has digits and one other sign, together as many as the layout has cells. Texts with one of the usual
 * signs (`0`, `.`, `*`, `_`) or with commas have other readers and stay as they are.
 *
 *     --3 | 1-- | 5--      A line without digits is a border, unless it has one sign for each cell of a row and
 *     --- | --- | ---      no other strokes than bars.
 *     ----+-----+----
 */

import { isBorder } from './read-cells.js';

/** What stands among other borders is the sign only if it is none of these. */
const ONLY_BORDER: RegExp = /[+|\u2500-\u257f]/;

/** Where a line has only these beside the sign, it is a row. */
const BARS: RegExp = /^[\s|!¦:\u2502\u2503\u2551]$/;

/**
 * The text with a dot for each empty cell, and without its borders of strokes; or as it is, if the sign can't be told. Where there are
 * letters, 0 may be a digit.
 */
export function withDots(text: string, size = 9): string {
  // A spreadsheet may put its fields in quotes or brackets.
  if (/[.*_,]/.test(text) || (size < 10 && text.includes('0')) || (/\t/.test(text) && /['"[\](){}]/.test(text)))
    return text;
  const isDigit = size < 10 ? /[1-9]/ : /[1-9]/.test(text) ? /[0-9A-Ga-g]/ : /[0A-Pa-p]/;
  const counts = new Map<string, number>();
  let digits = 0;
  for (const character of text) {
    if (isDigit.test(character)) digits++;
    else if (/[^\s\ufeff]/.test(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const cells = size * size;
  // Digits of other scripts are no empty cells.
  if (digits >= cells || [...counts.keys()].some((character) => /\p{N}/u.test(character))) return text;
  const [only] = counts.size === 1 ? counts : [];
  if (only !== undefined && digits + only[1] === cells && only[0] !== '+') return replaced(text, only[0]);
  const others = [...counts.keys()].filter((character) => !isBorder(character));
  if (others.length > 1) return text;
  const signs = others.length === 0 ? [...counts.keys()].filter((sign) => !ONLY_BORDER.test(sign)) : others;
  const read = signs.map((sign) => readWith(text, sign, size, isDigit));
  const fitting = read.filter(({ count }) => digits + count === cells);
  if (fitting.length === 1) return fitting[0].drawn;
  // No puzzle either way. A sign that stands more often than all digits means empty cells, which count in the message.
  return read.find(({ count }) => signs.length === 1 && count > digits)?.drawn ?? text;
}

/** The text as it is read if this is the sign, and how often the sign stands in its rows. */
function readWith(text: string, sign: string, size: number, isDigit: RegExp): { drawn: string; count: number } {
  let count = 0;
  const lines = text.split('\n').map((line) => {
    const characters = [...line];
    const signs = characters.filter((character) => character === sign).length;
    const isRow = signs === size && characters.every((character) => character === sign || BARS.test(character));
    if (isBorder(sign) && !isRow && !isDigit.test(line)) return ' '.repeat(line.length);
    count += signs;
    return replaced(line, sign);
  });
  return { drawn: lines.join('\n'), count };
}

/** The text with dots in place of the sign; whatever comes after stays where it was. */
function replaced(text: string, sign: string): string {
  return text.replaceAll(sign, () => '.'.padEnd(sign.length));
}
