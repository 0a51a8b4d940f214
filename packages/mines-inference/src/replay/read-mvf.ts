/** mvf, the format of Minesweeper Clone: up to 0.96, 0.97, 2006 and 2007. */
import type { ReplayEvent } from '../types.js';
import { asciiOf, type ByteReader, need, readerOf, take, unsigned } from './byte-reader.js';
import { bitsOf, mvfBitOrder } from './mvf-bits.js';
import { eventList, type RawReplay, readCells, readHead } from './raw-replay.js';
import { cutAt } from './replay-error.js';
import { textOfUtf8 } from './text-in.js';

/** Could this be the format? A signature, or (up to 0.96) a width that no other format begins with. */
export function looksLikeMvf(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  return (
    (first === 0x11 && second === 0x4d) || (first === 0 && second === 0) || (first > 4 && first < 32 && second < 64)
  );
}

export function readMvf(bytes: Uint8Array): RawReplay {
  const [first, second] = bytes;
  if (first === 0 && second === 0) return readNew(bytes, 7, '0.97', 5);
  if (first !== 0x11 || second !== 0x4d) return readOld(bytes);
  const reader = readerOf(bytes);
  need(reader, 74);
  if (bytes[27] !== 0x36 && bytes[27] !== 0x37) return readNew(bytes, 74, '0.97', 5);
  const text = asciiOf(readTo(bytes, 54, bytes[53]));
  const version = /20\d\d.*/.exec(text)?.[0].trim() ?? `200${bytes[27] - 0x30}`;
  return readNew(bytes, 71, version, 6);
}

function readTo(bytes: Uint8Array, from: number, length: number): Uint8Array {
  return take(readerOf(bytes, from), length);
}

/** From 0.97 on: events are states of the buttons, their bits in an order that depends on the key. */
function readNew(bytes: Uint8Array, from: number, version: string, eventBytes: 5 | 6): RawReplay {
  const reader = readerOf(bytes, Math.min(from, bytes.length));
  take(reader, 9);
  let timeMs = 0;
  let threeBv: number | undefined;
  if (eventBytes === 5) {
    timeMs = unsigned(reader, 2) * 1000;
    timeMs += unsigned(reader, 1) * 10;
    threeBv = unsigned(reader, 2);
    take(reader, 8);
  } else timeMs = unsigned(reader, 3);
  const questionMarks = unsigned(reader, 1) === 1;
  const board = readBoard(reader, 1);
  const player = textOfUtf8(take(reader, unsigned(reader, 1)));
  const order = mvfBitOrder(unsigned(reader, 2), eventBytes);
  const count = unsigned(reader, 3);
  need(reader, count * eventBytes);
  const states = stateReader();
  for (let index = 0; index < count; index++) {
    const at = reader.offset;
    const event = take(reader, eventBytes);
    const bits = (low: number, high: number) => bitsOf(event, order, low, high);
    const buttons = { left: bits(2, 2) === 1, middle: bits(1, 1) === 1, right: bits(0, 0) === 1 };
    if (eventBytes === 5) states.add(bits(28, 37) * 1000 + bits(21, 27) * 10, bits(12, 20), bits(3, 11), buttons, at);
    else states.add(bits(25, 46), bits(14, 24) - 32, bits(3, 13) - 32, buttons, at);
  }
  const { events } = states;
  return { ...board, version, questionMarks, events, timeMs, threeBv, player: player || undefined };
}

/** Up to 0.96: plain events until the time falls or passes the score, which stands near the end of the file. */
function readOld(bytes: Uint8Array): RawReplay {
  const reader = readerOf(bytes);
  const board = readBoard(reader, 0);
  const questionMarks = unsigned(reader, 1) === 1;
  take(reader, 1);
  // A 0 before and behind the twenty digits of the checksum; the oldest files lack both, and the tail is shorter.
  const size = bytes.length;
  const tail = bytes[size - 1] === 0 && bytes[size - 22] === 0 ? 125 : 113;
  if (reader.offset + tail > size) throw cutAt(reader.offset, size, 'a score and a name');
  const score = readerOf(bytes, size - tail);
  const timeMs = unsigned(score, 2) * 1000 + unsigned(score, 1) * 10;
  const player = textOfUtf8(take(score, tail === 125 ? 100 : 97).filter((byte) => byte !== 0))?.trim();
  const states = stateReader();
  let last = 0;
  while (reader.offset + 8 <= size - tail) {
    const at = reader.offset;
    const time = unsigned(reader, 1) * 1000 + unsigned(reader, 1) * 10;
    if (time < last || time > timeMs) break;
    last = time;
    const buttons = unsigned(reader, 1);
    const x = unsigned(reader, 2);
    const y = unsigned(reader, 2);
    take(reader, 1);
    states.add(time, x, y, { left: (buttons & 1) > 0, middle: (buttons & 2) > 0, right: (buttons & 4) > 0 }, at);
  }
  const { events } = states;
  return { ...board, version: '0.96', questionMarks, events, timeMs, player: player || undefined };
}

/** What all versions say of the board; its mines are counted from `first`. */
function readBoard(reader: ByteReader, first: 0 | 1) {
  const { rows, cols, mines } = readHead(reader);
  need(reader, 2 * mines);
  const mineCells = readCells(reader, { rows, cols }, mines, { first });
  return { format: 'mvf', rows, cols, mineCells, square: 16, flags: [] } as const;
}

type Buttons = { readonly left: boolean; readonly middle: boolean; readonly right: boolean };

/** Turns states of the buttons into events: a move first, then what was pressed, then what was released. */
function stateReader(): {
  events: ReplayEvent[];
  add: (timeMs: number, x: number, y: number, now: Buttons, offset: number) => void;
} {
  const { events, add } = eventList();
  let before: Buttons = { left: false, middle: false, right: false };
  return {
    events,
    add(timeMs, x, y, now, offset) {
      const place = { timeMs, x, y };
      const last = events[events.length - 1];
      if (last?.x !== x || last.y !== y) add({ kind: 'move', ...place }, offset);
      for (const button of ['left', 'right', 'middle'] as const) {
        if (now[button] && !before[button]) add({ kind: `${button}-press`, ...place }, offset);
      }
      for (const button of ['left', 'right', 'middle'] as const) {
        if (!now[button] && before[button]) add({ kind: `${button}-release`, ...place }, offset);
      }
      before = now;
    },
  };
}
