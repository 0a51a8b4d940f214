/**
 * Files of OpenSudoku: XML whose `game` elements hold 81 digits, or `version: 1` and for each cell `value|note|editable|`. A
 * note is `-` or digits with a comma behind each; an editable cell is the player's.
 *
 * @see https://github.com/romario333/opensudoku
 */

import type { Position } from '../types.js';
import { createBoard } from './foreign-board.js';
import { lengthError, quote, textError } from './text-error.js';

/** A game of a file. */
export type XmlGame = {
  /** The cells as the file has them, entities read. */
  readonly data: string;
  /** Where they begin. */
  readonly offset: number;
  /** The name of the folder or file. */
  readonly name?: string;
  /** What the player noted. */
  readonly note?: string;
};

/** What a file holds. */
export type XmlFile = {
  /** The games. */
  readonly games: readonly XmlGame[];
  /** What the file says about itself, with the names of the elements: author, level and so on. */
  readonly words: readonly { readonly text: string; readonly offset: number }[];
};

/** Is the text a file of OpenSudoku? */
export function isXml(text: string): boolean {
  return /^\s*(?:<[?!][^<>]*>\s*)*<opensudoku2?[\s>]/.test(text);
}

/** The games of a file. */
export function readXml(text: string): XmlFile {
  const games: XmlGame[] = [];
  const words: { text: string; offset: number }[] = [];
  let name: string | undefined;
  // Tags, and the words behind those that open. What stands between < and the next one is looked at once.
  for (const { 0: all, 1: tag, 2: attributes, 3: inner, index } of text.matchAll(
    /<(\w+)\b((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>([^<]*)/g,
  )) {
    const said = entitiesOf(inner).trim();
    if (tag === 'folder') name = attributeOf(attributes, 'name')?.value || undefined;
    if (tag === 'name' && said !== '') name = said;
    else if (said !== '' && tag !== 'opensudoku')
      words.push({ text: `${tag}: ${said}`, offset: index + all.length - inner.length });
    const data =
      attributeOf(attributes, 'data') ?? attributeOf(attributes, 'cells_data') ?? attributeOf(attributes, 'cellsData');
    if (tag !== 'game' || data === undefined) continue;
    const note = attributeOf(attributes, 'note')?.value || attributeOf(attributes, 'user_note')?.value;
    const offset = index + 1 + tag.length + data.offset;
    games.push({ data: data.value, offset, ...(name === undefined ? {} : { name }), ...(note ? { note } : {}) });
  }
  return { games, words };
}

function attributeOf(
  attributes: string,
  name: string,
): { readonly value: string; readonly offset: number } | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  if (match === null) return undefined;
  const value = match[1] ?? match[2];
  return { value: entitiesOf(value), offset: match.index + match[0].length - 1 - value.length };
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function entitiesOf(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,5})|#(\d{1,6})|(lt|gt|amp|quot|apos));/gi, (_, hex, decimal, name) =>
    name === undefined
      ? String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
      : ENTITIES[name],
  );
}

/** The position of a game. */
export function readGame({ data, offset }: XmlGame): Position {
  if (/^\s*\d{81}\s*$/.test(data)) {
    const digits = [...data.trim()].map(Number);
    return createBoard({}, { givens: digits, values: digits, marks: digits.map(() => 0) });
  }
  const version = /^\s*version:\s*(\d+)\s/.exec(data);
  if (version === null) throw lengthError(data.trim().length, 'cells', '81 digits or version: 1 expected', offset);
  if (Number(version[1]) !== 1) {
    throw textError('bad-text', `begins data of version ${version[1]}: expected 81 digits or version 1`, offset);
  }
  const fields = data.slice(version[0].length).trim().split('|');
  if (fields.length !== 244 || fields[243] !== '') {
    throw lengthError(Math.floor(fields.length / 3), 'cells', '81 expected, each value|note|editable|', offset);
  }
  const cells = Array.from({ length: 81 }, (_, cell) => {
    const [value, note, editable] = fields.slice(cell * 3, cell * 3 + 3);
    if (/^[0-9]$/.test(value) && /^(?:-?|(?:[1-9],)+)$/.test(note) && /^[01]$/.test(editable)) {
      const marks = note.match(/[1-9]/g) ?? [];
      return {
        value: Number(value),
        isGiven: editable === '0',
        mask: marks.reduce((mask, mark) => mask | (1 << (Number(mark) - 1)), 0),
      };
    }
    const what = `has the cell ${quote(`${value}|${note}|${editable}`)}: expected such as 5|-|0 or 0|2,7,|1`;
    throw textError('bad-text', what, offset, cell);
  });
  const values = cells.map(({ value }) => value);
  const givens = cells.map(({ value, isGiven }) => (isGiven ? value : 0));
  return createBoard({}, { givens, values, marks: cells.map(({ mask }) => mask) });
}
