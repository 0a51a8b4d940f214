/**
 * The event lines of RawVF, one by one. A line of the mouse is `time id column row (x y)`, perhaps with the held buttons
 * behind it; a line of the board `id column row`; a line of the game a word. A time may stand before each of them.
 */
import { known } from '../board/plain.js';
import type { ReplayEvent } from '../types.js';
import { forgedLine } from './replay-error.js';

/** Columns and rows as the file counts them. */
export type Named = { readonly col: number; readonly row: number };

/** What the board shows in a cell; a number of 9 is a mine. */
type Sight = 'flag' | 'closed' | 'other' | number;

/** What a line says; `line` counts from 0. */
export type RawVfLine = { readonly line: number } & (
  | {
      readonly kind: 'mouse';
      readonly event: ReplayEvent['kind'];
      readonly timeMs: number;
      readonly named?: Named | undefined;
      readonly pixels?: { readonly x: number; readonly y: number } | undefined;
    }
  | { readonly kind: 'marks-switch' }
  | ({ readonly kind: 'shown'; readonly sign: Sight } & Named)
  | { readonly kind: 'ending'; readonly ending: 'won' | 'lost' }
  | { readonly kind: 'nothing' }
);

const mouse: ReadonlyMap<string, ReplayEvent['kind']> = new Map([
  ['mv', 'move'],
  ['lc', 'left-press'],
  ['lr', 'left-release'],
  ['rc', 'right-press'],
  ['rr', 'right-release'],
  ['mc', 'middle-press'],
  ['mr', 'middle-release'],
  ['sc', 'shift-left-press'],
]);

const endings: ReadonlyMap<string, 'won' | 'lost'> = new Map([
  ['won', 'won'],
  ['lost', 'lost'],
  ['boom', 'lost'],
]);

/** What the board shows, in a word; 9 is a mine. */
const sights: ReadonlyMap<string, Sight> = /* @__PURE__ */ (() =>
  new Map<string, Sight>([
    ...Array.from({ length: 9 }, (_, number) => [`number${number}`, number] as const),
    ['blast', 9],
    ['flag', 'flag'],
    ['closed', 'closed'],
    ['questionmark', 'other'],
    ['pressed', 'other'],
    ['pressedqm', 'other'],
  ]))();

/** Lines that say nothing about the clicks: the beginning, and scrolling. */
const silent = ['start', 'nonstandard', 'sx', 'sy'];

/** Sentences that some converters write in place of a word begin so, and end with column and row. */
const subjects = ['cell', 'flag', 'question', 'mine', 'bomb', 'blast'];

/** Reads one line, which is not blank; throws `forged-replay`. */
export function readRawVfLine(text: string, line: number): RawVfLine {
  const words = text.toLowerCase().match(/[^\s()]+|[()]/g) ?? [];
  const timeMs = readSeconds(words[0]);
  const from = timeMs === undefined ? 0 : 1;
  const id = words[from] ?? '';
  const rest = words.slice(from + 1);
  const event = mouse.get(id);
  if (event !== undefined) {
    if (timeMs === undefined) throw forgedLine(line, `"${id}" without a time`, 'seconds before it, such as 1.250');
    const place = readPlace(rest);
    if (place === undefined) throw wrong(text, line);
    return { line, kind: 'mouse', event, timeMs, ...place };
  }
  if (id === 'mt') return { line, kind: 'marks-switch' };
  if (silent.includes(id)) return { line, kind: 'nothing' };
  const ending = endings.get(id);
  if (ending !== undefined && rest.length === 0) return { line, kind: 'ending', ending };
  const sight = sights.get(id);
  if (sight !== undefined && rest.length === 2) return shown(sight, rest, text, line);
  if (subjects.includes(id) && rest.length > 2) return shown(sightOf(id, rest), rest.slice(-2), text, line);
  throw wrong(text, line);
}

/** Milliseconds of a text like `-0.350`, as exact as it is written; undefined if it is no number. */
export function readSeconds(word: string | undefined): number | undefined {
  return word !== undefined && /^[+-]?\d+(?:[.,]\d+)?$/.test(word)
    ? Number(`${word.replace(',', '.')}e3`) + 0
    : undefined;
}

/** `column row`, `(x y)` or both, and perhaps the held buttons. */
function readPlace(
  words: readonly string[],
): { named?: Named | undefined; pixels?: { x: number; y: number } | undefined } | undefined {
  let at = 0;
  let named: Named | undefined;
  if (isWhole(words[0]) && isWhole(words[1])) {
    named = { col: Number(words[0]), row: Number(words[1]) };
    at = 2;
  }
  let pixels: { x: number; y: number } | undefined;
  if (words[at] === '(' && isNumber(words[at + 1]) && isNumber(words[at + 2]) && words[at + 3] === ')') {
    pixels = { x: Number(words[at + 1]), y: Number(words[at + 2]) };
    at += 4;
  }
  if (/^(?:\([lmr]{0,3}\)|[lmr]{1,3})$/.test(words.slice(at, at + 4).join(''))) at = words.length;
  if (at < words.length || (named ?? pixels) === undefined) return undefined;
  return known({ named, pixels });
}

function shown(sign: Sight, [col, row]: readonly string[], text: string, line: number): RawVfLine {
  if (!isWhole(col) || !isWhole(row)) throw wrong(text, line);
  return { line, kind: 'shown', sign, col: Number(col), row: Number(row) };
}

/** The sight in a sentence such as `Cell opened (Number 3) 4 5` or `Flag removed 4 5`. */
function sightOf(subject: string, rest: readonly string[]): Sight {
  const number = rest.indexOf('number');
  if (number >= 0) return sights.get(`number${rest[number + 1]}`) ?? 'other';
  if (subject !== 'flag') return 'other';
  return rest.includes('removed') ? 'closed' : 'flag';
}

function isWhole(word: string | undefined): boolean {
  return word !== undefined && /^-?\d{1,6}$/.test(word);
}

function isNumber(word: string | undefined): boolean {
  return word !== undefined && /^-?\d{1,6}(?:\.\d{1,6})?$/.test(word);
}

function wrong(text: string, line: number): Error {
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return forgedLine(line, JSON.stringify(shown), 'an event of RawVF, such as "1.250 lc 2 1 (20 4)"');
}
