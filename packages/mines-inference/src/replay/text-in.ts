/** Which files are text: the JSON of formatReplay, and RawVF. The first sign that is no space tells. */
import { InvalidInputError } from '@kit/grid';
import { asciiOf } from './byte-reader.js';

/** Text is read in one piece, so it has a limit of its own. */
const maxReplayText = 4_194_304;

/** A text and whether its signs beyond ASCII can be trusted. */
export type ReplayText = { readonly text: string; readonly isUtf8: boolean };

/** JSON begins with a brace, RawVF with the name of a header, which ends with a colon. */
const beginning = /^(?:\{|[a-z][a-z0-9_ ]{0,40}:)/i;

/** How far to look for it. */
const maxSpace = 1024;

/** The text of the file; undefined if it is a binary file. */
export function textIn(bytes: Uint8Array): ReplayText | undefined {
  const from = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  if (!beginning.test(asciiOf(bytes.subarray(from, from + maxSpace)).trimStart())) return undefined;
  checkLength(bytes.length, maxReplayText);
  const body = bytes.subarray(from);
  const text = textOfUtf8(body);
  return { text: text ?? asciiOf(body), isUtf8: text !== undefined };
}

/** A text that was passed as text. */
export function textOf(given: string): ReplayText {
  checkLength(given.length, maxReplayText);
  return { text: given.charCodeAt(0) === 0xfeff ? given.slice(1) : given, isUtf8: true };
}

/** Is this JSON? */
export function isJson(text: string): boolean {
  return text.slice(0, maxSpace).trimStart().charCodeAt(0) === 0x7b;
}

/** Throws `bad-length`. */
export function checkLength(length: number, most: number): void {
  if (length <= most) return;
  const message = `bytes is ${length} long: expected at most ${most} of a text`;
  throw new InvalidInputError('bad-length', message, { name: 'bytes' });
}

/** The text; undefined if the bytes are not UTF-8. */
export function textOfUtf8(bytes: Uint8Array): string | undefined {
  const parts: string[] = [];
  let codes: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at++];
    const more = first < 0x80 ? 0 : first < 0xc2 ? -1 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : first < 0xf5 ? 3 : -1;
    if (more < 0 || at + more > bytes.length) return undefined;
    let code = more === 0 ? first : first & (0x3f >> more);
    for (let left = more; left > 0; left--) {
      const next = bytes[at++];
      if ((next & 0xc0) !== 0x80) return undefined;
      code = code * 64 + (next & 0x3f);
    }
    if (code < leastOf[more] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return undefined;
    codes.push(code);
    if (codes.length < chunk) continue;
    parts.push(String.fromCodePoint(...codes));
    codes = [];
  }
  parts.push(String.fromCodePoint(...codes));
  return parts.join('');
}

/** How many characters are put together at a time: one by one takes several times as long. */
const chunk = 4096;

/** The least character that needs so many bytes after the first. */
const leastOf: readonly number[] = [0, 0x80, 0x800, 0x10000];
