/** The words of a text: what stands between separators, and the tiles that they name. */

/** A tile as it is written, or a run of tiles. */
export type Word = { readonly text: string; readonly offset: number };

/** The words of a text from an offset on. */
export function wordsOf(text: string, from: number): Word[] {
  const words = text.slice(from).matchAll(/[^\s,;|/[\](){}]+/g);
  return Array.from(words, (word) => ({ text: word[0], offset: from + word.index }));
}

/** The blank as a mark, which may be as wide as the numbers. */
const mark = /^([_.x*?·–—−□■☐-])\1*$/i;

/** The blank as a constant of a program, whose tiles may begin with 0. */
const constants = new Set(['-1', 'null', 'none', 'nil', 'undefined', 'nan']);

/** Tiles without anything between them: digits, each another, and a blank. */
const run = /^\d*[\d_.x*?·–—−□■☐-]\d*$/i;

/** The tiles that words name: each tile as a word of its own, its number, and whether they stand together as runs. */
export type Read = { readonly words: readonly Word[]; readonly tiles: readonly number[]; readonly isRuns: boolean };

/** Reads words as tiles. */
export function readWords(written: readonly Word[]): Read {
  const { words, isRuns } = splitRuns(written);
  return { words, tiles: tilesOf(words), isRuns };
}

function splitRuns(words: readonly Word[]): { readonly words: readonly Word[]; readonly isRuns: boolean } {
  const isRun = ({ text }: Word) =>
    text.length > 1 && text.length < 11 && run.test(text) && new Set(text).size === text.length;
  if (words.length === 0 || !words.every(isRun)) return { words, isRuns: false };
  const tiles = words.flatMap(({ text, offset }) =>
    Array.from(text, (digit, index) => ({ text: digit, offset: offset + index })),
  );
  return { words: tiles, isRuns: true };
}

/** The tile of each word: 0 for the blank, NaN for what names no tile. Tiles from 0 on beside a constant are counted up. */
function tilesOf(words: readonly Word[]): number[] {
  const tiles = words.map(({ text }) => {
    if (/^\d+$/.test(text)) return Number.isSafeInteger(Number(text)) ? Number(text) : Number.NaN;
    if (mark.test(text)) return 0;
    return constants.has(text.toLowerCase()) ? constant : Number.NaN;
  });
  if (!tiles.includes(constant)) return tiles;
  const others = tiles.filter((tile) => tile !== constant);
  // With two tiles a second blank is as likely.
  const isFromZero =
    tiles.length > 2 &&
    others.length === tiles.length - 1 &&
    isWhole(others) &&
    !words.some(({ text }) => mark.test(text));
  return tiles.map((tile) => (isFromZero ? tile + 1 : Math.max(tile, 0)));
}

/** A constant, until it is known how tiles are counted beside it. */
const constant = -1;

/** Is each number from 0 on there once? */
export function isWhole(tiles: readonly number[]): boolean {
  const seen = new Uint8Array(tiles.length);
  for (const tile of tiles) if (tile < tiles.length) seen[tile] = 1;
  return !seen.includes(0);
}
