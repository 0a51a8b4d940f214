/** rmv, the format of Viennasweeper, versions 1 and 2. */
import type { ReplayEvent } from '../types.js';
import { asciiOf, type ByteReader, readerOf, signed16, take, unsigned } from './byte-reader.js';
import {
  eventList,
  findWrongSight,
  type RawReplay,
  readCells,
  readHead,
  type Shown,
  withFirstPress,
} from './raw-replay.js';
import { forgedAt } from './replay-error.js';
import { textOfUtf8 } from './text-in.js';

const kinds: readonly ReplayEvent['kind'][] = [
  'move',
  'left-press',
  'left-release',
  'right-press',
  'right-release',
  'middle-press',
  'middle-release',
];

/** Does the file begin as the format does? */
export function looksLikeRmv(bytes: Uint8Array): boolean {
  return bytes.length > 4 && bytes[0] === 0x2a && bytes[1] === 0x72 && bytes[2] === 0x6d && bytes[3] === 0x76;
}

export function readRmv(bytes: Uint8Array): RawReplay {
  const reader = readerOf(bytes);
  take(reader, 4);
  const version = unsigned(reader, 2);
  if (version !== 1 && version !== 2) throw forgedAt(4, `version ${version}`, 'version 1 or 2');
  if (version === 2) take(reader, 2);
  take(reader, 4);
  const resultSize = version === 1 ? unsigned(reader, 2) : 0;
  const infoSize = unsigned(reader, 2);
  const playerSize = unsigned(reader, 2);
  const boardSize = unsigned(reader, 2);
  const flagsSize = unsigned(reader, 2);
  const propertiesSize = unsigned(reader, 2);
  const extensionsSize = version === 2 ? unsigned(reader, 2) : 0;
  const eventsSize = unsigned(reader, 4);
  take(reader, 2);
  const result = take(reader, resultSize);
  take(reader, infoSize);
  const playerPart = part(reader, playerSize);
  const boardPart = part(reader, boardSize);
  take(boardPart, 4);
  const board = readHead(boardPart);
  const { rows, cols } = board;
  const mineCells = readCells(boardPart, board, board.mines, { first: 0 });
  const flagsPart = part(reader, flagsSize);
  const flags = flagsSize === 0 ? [] : readCells(flagsPart, board, unsigned(flagsPart, 2), { first: 0 });
  const properties = take(reader, propertiesSize);
  take(reader, extensionsSize);
  const isUtf8 = version === 2 || properties[4] === 1;
  const player = readPlayer(playerPart, isUtf8);
  const score = /#3BV:(\d{1,5})#/.exec(asciiOf(result));
  const square = version === 1 ? 16 : properties[6];
  if (!(square > 0)) throw forgedAt(undefined, 'drawn in cells of no width', 'at least one pixel');
  const threeBv = version === 2 ? properties[4] + 256 * properties[5] : score === null ? undefined : Number(score[1]);
  const { events, ending, timeMs } = readEvents(part(reader, eventsSize), version, rows, cols, mineCells);
  return {
    ...{ format: 'rmv', version: String(version), rows, cols, mineCells, square, flags },
    questionMarks: properties[0] === 1,
    ...{ events, threeBv, timeMs, ending, player },
  };
}

/** A part of the file with an end of its own. */
function part(reader: ByteReader, size: number): ByteReader {
  const from = reader.offset;
  take(reader, size);
  return readerOf(reader.bytes, from, size);
}

/** The first of the texts is the name. */
function readPlayer(reader: ByteReader, isUtf8: boolean): string | undefined {
  if (reader.offset === reader.end) return undefined;
  const count = unsigned(reader, 2);
  let name: string | undefined;
  for (let index = 0; index < count; index++) {
    const at = reader.offset;
    const text = textOfUtf8(take(reader, unsigned(reader, 1)));
    if (isUtf8 && text === undefined) throw forgedAt(at, 'a text that is not UTF-8', 'UTF-8, as the file says');
    if (index === 0) name = text;
  }
  return name === '' ? undefined : name;
}

function readEvents(
  reader: ByteReader,
  version: number,
  rows: number,
  cols: number,
  mineCells: readonly number[],
): { events: readonly ReplayEvent[]; ending: RawReplay['ending']; timeMs: number } {
  const { events, add } = eventList();
  const shown: Shown[] = [];
  let timeMs = 0;
  let x = 0;
  let y = 0;
  for (;;) {
    const at = reader.offset;
    const code = unsigned(reader, 1);
    if (code >= 1 && code <= 7) {
      timeMs = unsigned(reader, 3);
      take(reader, 1);
      x = version === 1 ? unsigned(reader, 2) - 12 : signed16(reader);
      y = version === 1 ? unsigned(reader, 2) - 56 : signed16(reader);
      add({ kind: kinds[code - 1], timeMs, x, y }, at);
    } else if (code === 28 && version === 2) {
      timeMs += unsigned(reader, 1);
      const step = unsigned(reader, 1);
      x += nibble(step >> 4);
      y += nibble(step & 15);
      add({ kind: 'move', timeMs, x, y }, at);
    } else if (code === 0 && version === 1) {
      take(reader, 4);
    } else if ((code >= 9 && code <= 14) || (code >= 18 && code <= 27)) {
      const col = unsigned(reader, 1);
      const row = unsigned(reader, 1);
      if (row >= rows || col >= cols) throw forgedAt(at, `row ${row}, column ${col}`, 'a cell of the board');
      const value = code >= 18 && code <= 26 ? code - 18 : code === 14 || code === 27 ? 9 : -1;
      if (value >= 0) shown.push({ cell: row * cols + col, value, offset: at });
    } else if (code >= 15 && code <= 17) {
      const wrong = findWrongSight(shown, cols, mineCells);
      if (wrong !== undefined) throw forgedAt(wrong.offset, wrong.found, wrong.expected);
      const ending = code === 15 ? 'lost' : code === 16 ? 'won' : 'open';
      return { events: withFirstPress(events), ending, timeMs: unsigned(reader, 3) };
    } else throw forgedAt(at, String(code), 'the code of an event');
  }
}

function nibble(value: number): number {
  return value < 8 ? value : value - 16;
}
