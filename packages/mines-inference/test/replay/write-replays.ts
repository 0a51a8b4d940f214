/**
 * The formats written by their descriptions, by a program that shares nothing with the readers: a field and what the mouse
 * did become a file. Squares are 16 pixels wide.
 */
import type { ReplayEvent } from '../../src/index.js';
import { ByteWriter } from './byte-writer.js';

export type Recorded = {
  readonly rows: number;
  readonly cols: number;
  readonly mineCells: readonly number[];
  readonly threeBv: number;
  readonly timeMs: number;
  readonly status: 'won' | 'lost' | 'playing';
  readonly events: readonly ReplayEvent[];
  readonly flags?: readonly number[];
  readonly questionMarks?: boolean;
};

const names = ['move', 'left-press', 'left-release', 'right-press', 'right-release', 'middle-press', 'middle-release'];

export function writeAvf(game: Recorded, level = 6): Uint8Array {
  const { rows, cols, mineCells, threeBv, timeMs, events, questionMarks } = game;
  const out = new ByteWriter().number(52, 1).number(123_456, 4).number(level, 1);
  if (level === 6) out.bytesOf(cols - 1, rows - 1).number(mineCells.length, 2);
  for (const cell of mineCells) out.bytesOf(Math.floor(cell / cols) + 1, (cell % cols) + 1);
  const seconds = (timeMs + 1000) / 1000;
  const size = `W${cols}H${rows}M${mineCells.length}`;
  out.text(`xyz${questionMarks ? '\x11' : '\x7f'}#`);
  out.text(`[3|${size}|1.2.2020.10:00:00:0000|1.10:00:05:0000|B${threeBv}T${seconds.toFixed(2)}]`).bytesOf(7, 9, 8);
  const codes: Record<string, number> = { 'shift-left-press': 11 };
  for (const [at, name] of names.entries()) codes[name] = [1, 3, 5, 9, 17, 33, 65][at]!;
  for (const { kind, timeMs: at, x, y } of events) {
    const second = Math.floor(at / 1000) + 1;
    out.bytesOf(codes[kind]!, x >> 8, second & 255, x & 255);
    out.bytesOf(Math.floor((at % 1000) / 10), y >> 8, second >> 8, y & 255);
  }
  out.zeros(8).text('cs=0123456789abcdef\rRealTime: 5.00\rSkin: 3.1\rÄnne\rMinesweeper Arbiter\r');
  return new Uint8Array(out.bytes);
}

/** `shows` are cells whose numbers the file tells, as the game showed them. */
export function writeRmv(
  game: Recorded,
  version: 1 | 2,
  shows: readonly { cell: number; code: number }[] = [],
  named = true,
): Uint8Array {
  const { rows, cols, mineCells, threeBv, timeMs, events, flags = [], questionMarks } = game;
  const result = version === 1 ? `\nLEVEL:Custom#SCORE:1.0#NAME:A#3BV:${threeBv}#NF:0#\n` : '';
  const player = new ByteWriter().number(2, 2).number(5, 1).text('Änne').number(1, 1).text('x').bytes;
  if (!named) player.length = 0;
  const board = new ByteWriter().number(1_700_000_000, 4).bytesOf(cols, rows).number(mineCells.length, 2);
  for (const cell of mineCells) board.bytesOf(cell % cols, Math.floor(cell / cols));
  const preset = new ByteWriter();
  if (flags.length > 0) preset.number(flags.length, 2);
  for (const cell of flags) preset.bytesOf(cell % cols, Math.floor(cell / cols));
  const properties = new ByteWriter().number(questionMarks ? 1 : 0, 1).zeros(3);
  properties.bytesOf(...(version === 1 ? [1] : [threeBv & 255, threeBv >> 8, 16]));
  const list = new ByteWriter();
  if (version === 1) list.number(0, 1).zeros(4);
  let last: ReplayEvent | undefined;
  for (const event of events) {
    const { kind, timeMs: at, x, y } = event;
    const dx = x - (last?.x ?? 0);
    const dy = y - (last?.y ?? 0);
    const wait = at - (last?.timeMs ?? 0);
    if (version === 2 && kind === 'move' && wait < 256 && Math.abs(2 * dx + 1) < 16 && Math.abs(2 * dy + 1) < 16) {
      list.bytesOf(28, wait, ((dx & 15) << 4) | (dy & 15));
    } else {
      list
        .bytesOf(names.indexOf(kind) + 1)
        .number(at, 3)
        .zeros(1);
      list.number(version === 1 ? x + 12 : x & 65_535, 2).number(version === 1 ? y + 56 : y & 65_535, 2);
    }
    last = event;
  }
  for (const { cell, code } of shows) list.bytesOf(code, cell % cols, Math.floor(cell / cols));
  list.number({ lost: 15, won: 16, playing: 17 }[game.status], 1).number(timeMs, 3).zeros(5);
  const out = new ByteWriter().text('*rmv').number(version, 2);
  if (version === 2) out.bytesOf(1, 9);
  out.number(0, 4);
  if (version === 1) out.number(result.length, 2);
  out.number(3, 2).number(player.length, 2).number(board.bytes.length, 2).number(preset.bytes.length, 2);
  out.number(properties.bytes.length, 2);
  if (version === 2) out.number(2, 2);
  out.number(list.bytes.length, 4).number(18, 2).text(result).text('ver');
  out.bytes.push(...player, ...board.bytes, ...preset.bytes, ...properties.bytes);
  if (version === 2) out.number(0, 2);
  out.bytes.push(...list.bytes);
  return new Uint8Array(out.zeros(18).bytes);
}

/** Up to 0.96: states of the buttons, eight bytes each. */
export function writeOldMvf(game: Recorded, hasZeros = true): Uint8Array {
  const { rows, cols, mineCells, timeMs, questionMarks } = game;
  const out = new ByteWriter().bytesOf(cols, rows).number(mineCells.length, 2);
  for (const cell of mineCells) out.bytesOf(cell % cols, Math.floor(cell / cols));
  out.bytesOf(questionMarks ? 1 : 0, 0);
  for (const { at, x, y, left, middle, right } of statesOf(game)) {
    const buttons = (left ? 1 : 0) + (middle ? 2 : 0) + (right ? 4 : 0);
    out
      .bytesOf(Math.floor(at / 1000), Math.floor((at % 1000) / 10), buttons)
      .number(x, 2)
      .number(y, 2)
      .bytesOf(1);
  }
  // Padding that no event is made of: its time falls.
  const name = 'Anne'.padEnd(hasZeros ? 100 : 97, ' ');
  const [seconds, hundredths] = [Math.floor(timeMs / 1000), Math.floor((timeMs % 1000) / 10)];
  out.number(seconds, 2).bytesOf(hundredths).text(name);
  if (hasZeros) out.zeros(1).text('12345678901234567890').zeros(1);
  else out.text('1234567890123');
  return new Uint8Array(out.bytes);
}

/** From 0.97 on; the order of the bits is worked out with the engine's own sines. */
export function writeNewMvf(game: Recorded, kind: '0.97' | 'funny' | 'hack' | '2006' | '2007', key = 4242): Uint8Array {
  const { rows, cols, mineCells, threeBv, timeMs, questionMarks } = game;
  const isLong = kind === '2006' || kind === '2007';
  const out = new ByteWriter();
  if (kind === 'hack') out.zeros(7);
  else {
    const sign = { '0.97': '5', funny: '8', 2006: '6', 2007: '7' }[kind];
    out.bytesOf(0x11, 0x4d).zeros(25).text(sign).zeros(25);
    if (isLong) out.number(14, 1).text(`Clone ${kind} rel 2`.slice(0, 14)).zeros(3);
    else out.zeros(21);
  }
  out.bytesOf(1, 2).number(2007, 2).zeros(3).bytesOf(3, 1);
  if (isLong) out.number(timeMs, 3);
  else {
    const [seconds, hundredths] = [Math.floor(timeMs / 1000), Math.floor((timeMs % 1000) / 10)];
    out.number(seconds, 2).bytesOf(hundredths).number(threeBv, 2).zeros(8);
  }
  out.bytesOf(questionMarks ? 1 : 0, cols, rows).number(mineCells.length, 2);
  for (const cell of mineCells) out.bytesOf((cell % cols) + 1, Math.floor(cell / cols) + 1);
  out.number(4, 1).text('Anne').number(key, 2);
  const states = statesOf(game);
  out.number(states.length, 3);
  const order = orderOf(key, isLong ? 6 : 5);
  for (const { at, x, y, left, middle, right } of states) {
    const bytes = new Array<number>(isLong ? 6 : 5).fill(0);
    const put = (value: number, low: number, high: number) => {
      for (let bit = low; bit <= high; bit++) {
        if (Math.floor(value / 2 ** (bit - low)) % 2 === 1) bytes[order[bit]! >> 3]! |= 1 << (order[bit]! & 7);
      }
    };
    put(right ? 1 : 0, 0, 0);
    put(middle ? 1 : 0, 1, 1);
    put(left ? 1 : 0, 2, 2);
    if (isLong) {
      put(y + 32, 3, 13);
      put(x + 32, 14, 24);
      put(at, 25, 46);
    } else {
      put(y, 3, 11);
      put(x, 12, 20);
      put(Math.floor((at % 1000) / 10), 21, 27);
      put(Math.floor(at / 1000), 28, 37);
    }
    out.bytes.push(...bytes);
  }
  return new Uint8Array(out.zeros(32).bytes);
}

/** The positions of the bits by the words of the description. */
function orderOf(key: number, count: number): number[] {
  const a = Math.sqrt(key);
  const b = Math.sqrt(key + 1000);
  const c = Math.sqrt(a + 1000);
  const d = Math.sqrt(b + 1000);
  const { cos, sin, sqrt } = Math;
  const all = [cos(c + 1000), sin(sqrt(b)), cos(c), sin(sqrt(a) + 1000), cos(d), sin(d)];
  const written = all.slice(0, count).map((wave) => String(Math.round(1e8 * Math.abs(wave))).padStart(8, '0'));
  const digits = written.map((text) => text.slice(0, 8)).join('');
  return [...'0123456789'].flatMap((digit) => [...digits].flatMap((found, at) => (found === digit ? [at] : [])));
}

/** The buttons after each event. */
function statesOf({ events }: Recorded) {
  let [left, middle, right] = [false, false, false];
  return events.map(({ kind, timeMs: at, x, y }) => {
    if (kind.startsWith('left-')) left = kind === 'left-press';
    if (kind.startsWith('middle-')) middle = kind === 'middle-press';
    if (kind.startsWith('right-')) right = kind === 'right-press';
    return { at, x, y, left, middle, right };
  });
}

/** `toggles`: version 3 may say that a button changed instead of how. */
export function writeEvf(game: Recorded, version: 0 | 1 | 2 | 3 | 4, toggles = false): Uint8Array {
  const { rows, cols, mineCells, threeBv, timeMs, events, flags = [] } = game;
  const out = new ByteWriter()
    .number(version, 1)
    .number((game.status === 'won' ? 0x80 : 0) | (version === 4 && toggles ? 8 : 0), 1);
  if (version >= 3) out.zeros(1);
  out.bytesOf(rows, cols).number(mineCells.length, 2).bytesOf(16, 0, 0).number(threeBv, 2);
  out.number(timeMs, version === 4 ? 4 : 3);
  if (version === 4) {
    out.text('DE').zeros(16).text('Meta').zeros(1);
    if (toggles) out.text('conv').zeros(1).text('utf-8').zeros(1);
    out.text('Änne').zeros(1).text('race').zeros(1).text('id').zeros(1).number(3, 2).text('dev');
  } else {
    for (const text of ['Meta', 'Änne', 'race', 'id', '1', '2', 'DE', ...(version >= 2 ? ['dev'] : [])])
      out.text(text).zeros(1);
  }
  const bits = new Array<number>(Math.ceil((rows * cols) / 8)).fill(0);
  for (const cell of mineCells) bits[cell >> 3]! |= 128 >> (cell & 7);
  out.bytes.push(...bits);
  if (version === 4) out.number(1, 2).text('measure').zeros(1);
  let last = { timeMs: 0, x: 0, y: 0 };
  const write = (code: number, at: typeof last) => {
    if (version !== 4) {
      out.bytesOf(code).number(at.timeMs, 3).number(at.x, 2).number(at.y, 2);
      return;
    }
    let wait = at.timeMs - last.timeMs;
    while (wait > 255) {
      const pause = Math.min(wait - 255, 65_535);
      out.number(255, 1).number(pause, 2);
      wait -= pause;
    }
    const [right, down] = [at.x - last.x, at.y - last.y];
    out
      .bytesOf(code, wait)
      .number(right & 65_535, 2)
      .number(down & 65_535, 2);
    last = { timeMs: at.timeMs, x: at.x, y: at.y };
  };
  for (const cell of flags) write(8, { timeMs: 0, x: 16 * (cell % cols) + 3, y: 16 * Math.floor(cell / cols) + 3 });
  let [left, right] = [false, false];
  for (const event of events) {
    const code = names.indexOf(event.kind) + 1;
    const isSecond = (code === 4 && left) || (code === 2 && right);
    if (toggles && isSecond) write(9, event);
    else write(toggles && code > 1 ? 9 + (code >> 1) : code, event);
    if (code === 2 || code === 3) left = code === 2;
    if (code === 4 || code === 5) right = code === 4;
  }
  if (version === 4) {
    out.bytesOf(101, 1, 0, 0, 200, 1).number(10_000, 2).zeros(8);
    out.bytesOf(201, 0).number(10_001, 2).text('x').bytesOf(0, 82, 0, 0).number(4, 2).zeros(4);
  } else if (version === 0) out.number(255, 1);
  else out.number(0, 1).zeros(32);
  return new Uint8Array(out.bytes);
}
