/**
 * Files of OpenSudoku: XML whose `game` elements hold 81 digits, or for each cell `value|note|editable|`, mostly behind
 * `version: 1`. A note is `-` or digits with a comma behind each; an editable cell is the player's.
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
  /** Its own name, or that of the folder or file. */
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
  let fileName: string | undefined;
  let folder: string | undefined;
  // Tags, and the words behind those that open. What stands between < and the next one is looked at once.
  for (const { 0: all, 1: tag, 2: attributes, 3: inner, index } of text
    .replace(/<!--[\s\S]*?(?:-->|$)/g, (comment) => ' '.repeat(comment.length))
    .matchAll(/<(\/?\w+)\b((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>((?:<!\[CDATA\[)?[^<]*)/g)) {
    const said = (inner.startsWith('<') ? inner.slice(9, inner.indexOf(']]>')) : entitiesOf(inner)).trim();
    const own = attributeOf(attributes, 'name')?.value || undefined;
    if (/^\/?folder$/.test(tag)) folder = own;
    if (tag === 'name' && said !== '') fileName = said;
    else if (said !== '' && tag !== 'opensudoku' && tag[0] !== '/')
      words.push({ text: `${tag}: ${said}`, offset: index + all.length - inner.length });
    const data = attributeOf(attributes, '(?:data|cells_data|cellsData)');
    if (tag !== 'game' || data === undefined) continue;
    const note = attributeOf(attributes, '(?:note|user_note|userNote)')?.value;
    if (own && folder) words.push({ text: `folder: ${folder}`, offset: index });
    const name = own ?? folder ?? fileName;
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
  const marks = data.replace(/\s/g, '');
  if (/^[\d.]{81}$/.test(marks)) {
    const digits = Array.from(marks, (mark) => Number(mark) || 0);
    return createBoard({}, { givens: digits, values: digits });
  }
  const version = /^\s*version:\s*(\d+)\s/.exec(data);
  if (version === null && !data.includes('|'))
    throw lengthError(marks.length, 'cells', '81 digits or version: 1 expected', offset);
  if (version !== null && Number(version[1]) !== 1) {
    throw textError('bad-text', `begins data of version ${version[1]}: expected 81 digits or version 1`, offset);
  }
  const fields = data.slice(version?.[0].length).trim().split('|');
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
