/** evf, the format of Metasweeper, versions 0 to 4. */
import type { ReplayEvent } from '../types.js';
import { asciiOf, type ByteReader, readerOf, signed16, take, takeText, unsigned } from './byte-reader.js';
import { cellList, checkBoard, eventList, type RawReplay } from './raw-replay.js';
import { forgedAt } from './replay-error.js';
import { textOfUtf8 } from './text-in.js';

/** Does the file begin with a version of the format, and hold a board? */
export function looksLikeEvf(bytes: Uint8Array): boolean {
  return bytes.length > 16 && bytes[0] <= 4;
}

export function readEvf(bytes: Uint8Array): RawReplay {
  const reader = readerOf(bytes);
  const version = unsigned(reader, 1);
  const flags = unsigned(reader, 1);
  if (version >= 3) take(reader, 1);
  const start = reader.offset;
  const rows = unsigned(reader, 1);
  const cols = unsigned(reader, 1);
  const mines = unsigned(reader, 2);
  checkBoard(rows, cols, mines, start);
  const square = unsigned(reader, 1);
  if (square === 0) throw forgedAt(start + 4, '0', 'the width of a cell in pixels');
  take(reader, 2);
  const threeBv = unsigned(reader, 2);
  const timeMs = unsigned(reader, version === 4 ? 4 : 3);
  const { software, player } = version === 4 ? readTextsOf4(reader, flags) : readTexts(reader, version);
  const mineCells = readBitmap(reader, rows, cols, mines);
  if (version === 4) {
    for (let left = unsigned(reader, 2); left > 0; left--) takeText(reader);
  }
  const { events, preset } = version === 4 ? readEventsOf4(reader) : readEvents(reader);
  const list = cellList(rows, cols);
  for (const { x, y, offset } of preset) list.add(Math.floor(y / square), Math.floor(x / square), offset);
  return {
    ...{ format: 'evf', rows, cols, mineCells, square, flags: list.cells(), questionMarks: false, events },
    version: software === '' ? String(version) : `${version}, ${software}`,
    ...{ threeBv, timeMs, ending: (flags & 0x80) > 0 ? 'won' : undefined, player: player || undefined },
  };
}

type Texts = { readonly software: string; readonly player: string | undefined };

/** Software, player, race, unique id, start, end, country, and from version 2 on the device. */
function readTexts(reader: ByteReader, version: number): Texts {
  const software = asciiOf(takeText(reader));
  const player = textOfUtf8(takeText(reader));
  for (let left = version >= 2 ? 6 : 5; left > 0; left--) takeText(reader);
  return { software, player };
}

function readTextsOf4(reader: ByteReader, flags: number): Texts {
  take(reader, 18);
  const software = asciiOf(takeText(reader));
  if ((flags & 0x08) > 0) {
    takeText(reader);
    takeText(reader);
  }
  const player = textOfUtf8(takeText(reader));
  takeText(reader);
  takeText(reader);
  take(reader, unsigned(reader, 2));
  return { software, player };
}

function readBitmap(reader: ByteReader, rows: number, cols: number, mines: number): number[] {
  const at = reader.offset;
  const bits = take(reader, Math.ceil((rows * cols) / 8));
  const cells: number[] = [];
  for (let cell = 0; cell < 8 * bits.length; cell++) if ((bits[cell >> 3] & (128 >> (cell & 7))) > 0) cells.push(cell);
  if (cells.length !== mines) throw forgedAt(at, `a map of ${cells.length} mines`, `${mines}, as the file says before`);
  if (mines > 0 && cells[mines - 1] >= rows * cols) throw forgedAt(at, 'a map with mines beside the board', 'none');
  return cells;
}

type EventPart = {
  readonly events: readonly ReplayEvent[];
  /** Where flags were set before the game. */
  readonly preset: readonly { readonly x: number; readonly y: number; readonly offset: number }[];
};

type Buttons = { readonly left: boolean; readonly right: boolean; readonly middle: boolean };

/** By code: which button is pressed or released. */
const changes: Readonly<Record<number, (down: Buttons) => readonly [button: keyof Buttons, isDown: boolean]>> = {
  2: () => ['left', true],
  3: () => ['left', false],
  4: () => ['right', true],
  5: () => ['right', false],
  6: () => ['middle', true],
  7: () => ['middle', false],
  9: ({ left }) => [left ? 'right' : 'left', true],
  10: ({ left }) => ['left', !left],
  11: ({ right }) => ['right', !right],
  12: ({ middle }) => ['middle', !middle],
};

/** The buttons as the events so far left them: some codes only say that one of them changed. */
function buttonEvents() {
  const { events, add } = eventList();
  const preset: { x: number; y: number; offset: number }[] = [];
  const down = { left: false, right: false, middle: false };
  return {
    part: { events, preset },
    add(code: number, at: Omit<ReplayEvent, 'kind'>, offset: number): void {
      const change = changes[code]?.(down);
      if (code === 1) add({ kind: 'move', ...at }, offset);
      else if (code === 8) preset.push({ ...at, offset });
      else if (change === undefined) throw forgedAt(offset, String(code), 'the code of an event');
      else {
        const [button, isDown] = change;
        down[button] = isDown;
        add({ kind: `${button}-${isDown ? 'press' : 'release'}`, ...at }, offset);
      }
    },
  };
}

function readEvents(reader: ByteReader): EventPart {
  const { part, add } = buttonEvents();
  for (;;) {
    const at = reader.offset;
    const code = unsigned(reader, 1);
    if (code === 0 || code === 255) return part;
    add(code, { timeMs: unsigned(reader, 3), x: unsigned(reader, 2), y: unsigned(reader, 2) }, at);
  }
}

/** Version 4: differences to the event before, pauses, and what the game said in between. */
function readEventsOf4(reader: ByteReader): EventPart {
  const { part, add } = buttonEvents();
  let timeMs = 0;
  let x = 0;
  let y = 0;
  for (;;) {
    const at = reader.offset;
    const code = unsigned(reader, 1);
    if (code === 0) return part;
    if (code === 255) {
      timeMs += unsigned(reader, 2);
      continue;
    }
    timeMs += unsigned(reader, 1);
    if (code <= 12) {
      x += signed16(reader);
      y += signed16(reader);
      add(code, { timeMs, x, y }, at);
    } else if (code >= 100 && code <= 121) take(reader, 2);
    else if (code === 200) take(reader, 10);
    else if (code === 201) {
      take(reader, 2);
      takeText(reader);
    } else if (code !== 81 && code !== 82 && code !== 83 && code !== 99)
      throw forgedAt(at, String(code), 'the code of an event');
  }
}
