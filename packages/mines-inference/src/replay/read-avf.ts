/** avf, the format of Minesweeper Arbiter. */
import type { ReplayEvent } from '../types.js';
import { asciiOf, type ByteReader, maxText, need, readerOf, take, takeText, unsigned } from './byte-reader.js';
import { checkBoard, eventList, type RawReplay, readCells } from './raw-replay.js';
import { cutAt, forgedAt } from './replay-error.js';
import { textOfUtf8 } from './text-in.js';

/** Rows, columns and mines of the levels 3 to 5. */
const levels: Readonly<Record<number, readonly [rows: number, cols: number, mines: number]>> = {
  3: [8, 8, 10],
  4: [16, 16, 40],
  5: [16, 30, 99],
};

const kinds: Readonly<Record<number, ReplayEvent['kind']>> = {
  1: 'move',
  3: 'left-press',
  5: 'left-release',
  9: 'right-press',
  11: 'shift-left-press',
  17: 'right-release',
  21: 'left-release',
  33: 'middle-press',
  65: 'middle-release',
  145: 'right-release',
  193: 'middle-release',
};

/** Could this be the format? A level where it has to be. */
export function looksLikeAvf(bytes: Uint8Array): boolean {
  return bytes.length > 6 && bytes[0] < 0x80 && bytes[5] >= 3 && bytes[5] <= 6;
}

export function readAvf(bytes: Uint8Array): RawReplay {
  const reader = readerOf(bytes);
  const minor = unsigned(reader, 1);
  take(reader, 4);
  const level = unsigned(reader, 1);
  const [rows, cols, mines] = levels[level] ?? customSize(reader);
  checkBoard(rows, cols, mines, reader.offset);
  need(reader, 2 * mines);
  const mineCells = readCells(reader, { rows, cols }, mines, { first: 1, isRowFirst: true });
  const open = findText(reader);
  const marks = bytes[open - 2];
  reader.offset = open + 1;
  const text = asciiOf(takeText(reader, 0x5d));
  const score = /B(\d{1,5})T(\d{1,6})(?:[.,](\d{1,3}))?/.exec(text);
  if (score === null) throw forgedAt(open, 'a text without 3BV and time', 'both, as in B127T50.25');
  const timeMs = Number(score[2]) * 1000 + Number((score[3] ?? '').padEnd(3, '0')) - 1000;
  const { events, add } = eventList();
  findEvents(reader);
  for (;;) {
    const at = reader.offset;
    const [code, xHigh, seconds, xLow, hundredths, yHigh, secondsHigh, yLow] = take(reader, 8);
    if (seconds === 0 && secondsHigh === 0) break;
    const kind = kinds[code];
    if (kind === undefined) throw forgedAt(at, String(code), 'the code of an event');
    const timeMs = (secondsHigh * 256 + seconds - 1) * 1000 + hundredths * 10;
    add({ kind, timeMs, x: xHigh * 256 + xLow, y: yHigh * 256 + yLow }, at);
  }
  return {
    ...{ format: 'avf', version: `0.${minor}`, rows, cols, mineCells, square: 16, flags: [], events },
    questionMarks: marks === 17,
    threeBv: Number(score[1]),
    timeMs,
    player: playerOf(bytes.subarray(reader.offset, reader.offset + maxText)),
  };
}

function customSize(reader: ByteReader): [rows: number, cols: number, mines: number] {
  const cols = unsigned(reader, 1) + 1;
  const rows = unsigned(reader, 1) + 1;
  return [rows, cols, unsigned(reader, 2)];
}

/** The text begins at the first `[` that a level and a bar follow. */
function findText({ bytes, offset }: ByteReader): number {
  for (let at = offset + 2; at + 2 < Math.min(bytes.length, offset + maxText); at++) {
    if (bytes[at] === 0x5b && bytes[at + 1] >= 0x30 && bytes[at + 1] <= 0x33 && bytes[at + 2] === 0x7c) return at;
  }
  throw cutAt(offset, bytes.length, 'a text in brackets');
}

/** The first event begins where a high byte of x (0 or 1) and the first second (1) follow. */
function findEvents(reader: ByteReader): void {
  for (let at = reader.offset; at + 2 < Math.min(reader.end, reader.offset + maxText); at++) {
    if (reader.bytes[at + 1] > 1 || reader.bytes[at + 2] !== 1) continue;
    reader.offset = at;
    return;
  }
  throw cutAt(reader.offset, reader.end, 'events');
}

/** Behind the events, on lines of their own: the time, the skin, the name. */
function playerOf(tail: Uint8Array): string | undefined {
  const lines: Uint8Array[] = [];
  let from = 0;
  for (let at = 0; at < tail.length && lines.length < 8; at++) {
    if (tail[at] !== 0x0d) continue;
    lines.push(tail.subarray(from, at));
    from = at + 1;
  }
  const skin = lines.findIndex((line) => asciiOf(line).startsWith('Skin:'));
  const name = skin < 0 ? undefined : lines[skin + 1];
  return name === undefined ? undefined : textOfUtf8(name);
}
