/**
 * The JSON that a text is or holds: as it stands, or in a link of f-puzzles or SudokuPad, mostly packed.
 *
 * A link may have lost its plus signs to blanks on the way, and may be percent-encoded.
 */

import { unknownLink } from './links.js';
import { unpackBase64 } from './lz-string.js';
import { longJson } from './read-sudokupad.js';
import { textError } from './text-error.js';

/** An object as JSON has it. */
export type Json = Readonly<Record<string, unknown>>;

/** Is it an object that is no list? */
export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Where a link says that a packed puzzle follows. */
const PACKED = /[?&]load=([A-Za-z0-9+/%=_-][A-Za-z0-9+/ %=_-]{23,})/;

/** A packed object anywhere else, or alone: the first two letters pack `{` and the kind of the next character. */
const PACKED_OBJECT = /(?:^|[\s/?&#=<("'[])(?:fpuzzles|fpuz|ctc|scl)?(N4[A-Za-z0-9+/][A-Za-z0-9+/ %=]{20,})/;

/** An object as it stands in a link. */
const UNPACKED = /[/=#]\w*((?:\{|%7B)(?:"|%22)?[a-z]\w*(?:"|%22)?(?::|%3A))/i;

/** What the text holds, undefined if that is no JSON; throws `unknown-link` for a packed puzzle that can't be read. */
export function packedJson(text: string): unknown {
  const start = text.search(/\S/);
  if (/^\{\s*(?:["}]|[a-z]\w*:)/i.test(text.slice(start, start + 99))) return parseJson(text.trim(), start);
  const plain = UNPACKED.exec(text);
  if (plain !== null) {
    const begin = plain.index + plain[0].length - plain[1].length;
    return parseJson(/^.*(?:\}|%7D)/is.exec(text.slice(begin))?.[0] ?? '', begin);
  }
  const match = PACKED.exec(text) ?? PACKED_OBJECT.exec(text);
  if (match === null) return undefined;
  const offset = match.index + match[0].length - match[1].length;
  const unpacked = unpackBase64(unescaped(match[1]));
  if (unpacked === undefined) {
    throw unknownLink("text is a link whose puzzle can't be unpacked: copy the whole link again", offset);
  }
  return parseJson(unpacked, offset);
}

function unescaped(data: string): string {
  return data.replace(/%([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function parseJson(text: string, offset: number): unknown {
  try {
    const json = text[0] === '%' ? decodeURIComponent(text) : text;
    try {
      return JSON.parse(json);
    } catch {
      return JSON.parse(longJson(json));
    }
  } catch {
    throw textError('bad-text', 'begins no JSON that can be read: expected a puzzle of f-puzzles or SudokuPad', offset);
  }
}
