/**
 * What SudokuPad packs in ways of its own: JSON with short names, and classic puzzles with a sign for each digit and the
 * blanks behind it. Ids that begin `classic` come in two codings that look alike, so they are links without a puzzle.
 *
 * @see https://github.com/SudokuPad/sudokutools
 */

/** The short names of what we read or refuse; others are those of drawings. */
const NAMES = 'ce:cells v:value re:regions ca:cages l:lines a:arrows o:overlays u:underlays cs:cellSize t:title ';

/** Texts in quotes, a quote without its end, words and names, and commas and brackets before a place that has no value. */
const TOKENS =
  /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|'([^'\\]*(?:\\[\s\S][^'\\]*)*)'|["'][\s\S]*|([\w.#-]+)(\s*:)?|[[,](?=\s*,)|,(?=\s*\])/g;

/** JSON from its short form: names without quotes, single quotes, `t` and `f`, colours without quotes, nothing for `{}`. */
export function longJson(text: string): string {
  return text.replace(TOKENS, (token, quoted?: string, word?: string, colon?: string) => {
    if (quoted !== undefined)
      return `"${quoted.replace(/\\[^'"]|\\?"|\\'/g, (sign) => (sign === '"' ? '\\"' : sign === "\\'" ? "'" : sign))}"`;
    if (word === undefined) return /["']/.test(token[0]) ? token : `${token}{}`;
    if (colon !== undefined) return `"${NAMES.split(`${word}:`)[1]?.split(' ')[0] ?? word}":`;
    if (/^[tf]$/.test(word)) return `${word === 't'}`;
    if (!/^0\w/.test(word) && !Number.isNaN(Number(word))) return `${Number(word)}`;
    return /^[\da-f]{3,8}$/i.test(word) ? `"${word}"` : word;
  });
}

const CODED = /(?:^|[\s/=("'[<{])scf([\dA-Za-x]{14,81})(?![^\s)"'\]>}.?&#])/;

/** The 81 digits of an id that begins `scf`, undefined if there is none. */
export function readCoded(text: string): string | undefined {
  // A sign is a digit, or 0 for a blank, and up to five blanks behind it.
  const digits = CODED.exec(text)?.[1].replace(/./g, (sign) => {
    const number = Number.parseInt(sign, 36) + (sign > 'Z' ? 26 : 0);
    return `${number % 10}${'0'.repeat(number / 10)}`;
  });
  return digits?.length === 81 ? digits : undefined;
}
