/**
 * RawVF, the text form of recordings (revisions 5 to 6.2): `Key: value` lines, `Board:` and its rows, `Events:` and their
 * lines.
 *
 *     RawVF_Version: Rev6            The published grammar counts columns and rows from 1. Some programs count
 *     Width: 2                       them from 0. The pixels beside them and the numbers that the game showed
 *     Height: 1                      tell which it is.
 *     Board:
 *     *0
 *     Events:
 *     1.250 lc 2 1 (20 4)
 */
import type { ReplayEvent } from '../types.js';
import { checkBoard, findWrongSight, type RawReplay, type Shown, withFirstPress } from './raw-replay.js';
import { type Named, type RawVfLine, readRawVfLine, readSeconds } from './raw-vf-lines.js';
import { cutText, foreign, forgedAt, forgedLine } from './replay-error.js';
import type { ReplayText } from './text-in.js';

type Line = { readonly text: string; readonly line: number };

/** A board as the file draws it; `square` is the width of a cell in pixels. */
type Board = {
  readonly rows: number;
  readonly cols: number;
  readonly square: number;
  readonly mineCells: readonly number[];
};

/** The headers by their names in lower case. */
type Headers = ReadonlyMap<string, { readonly value: string; readonly line: number }>;

export function readRawVf({ text, isUtf8 }: ReplayText): RawReplay {
  const lines: Line[] = text
    .split(/\r\n|[\r\n]/)
    .map((line, index) => ({ text: line.trim(), line: index }))
    .filter((line) => line.text !== '');
  const boardAt = lines.findIndex((line) => line.text.toLowerCase() === 'board:');
  const eventsAt = lines.findIndex((line) => line.text.toLowerCase() === 'events:');
  const isNamed = lines.some((line) => line.text.toLowerCase().startsWith('rawvf_version'));
  if (boardAt < 0 && !isNamed) throw foreign('a text of another kind');
  if (boardAt < 0) throw cutText('a line "Board:"');
  if (eventsAt < boardAt) throw cutText('a line "Events:" after the board');
  const headers = readHeaders(lines.slice(0, boardAt));
  const { rows, cols, mineCells } = readMines(lines.slice(boardAt + 1, eventsAt), headers);
  const square = wholeOf(headers, ['squaresize']) ?? 16;
  if (square === 0) throw forgedAt(undefined, 'drawn in cells of no width', 'at least one pixel');
  const read = lines.slice(eventsAt + 1).map((line) => readRawVfLine(line.text, line.line));
  const board = { rows, cols, square, mineCells };
  const { events, ending, ...rest } = assemble(read, board, firstOf(read, board));
  const player = headers.get('player')?.value;
  return {
    format: 'rawvf',
    version: versionOf(headers),
    ...board,
    ...rest,
    events: withFirstPress(events),
    questionMarks: isOn(headers, 'marks'),
    superClick: isOn(headers, 'superclick'),
    threeBv: wholeOf(headers, ['bbbv', '3bv']),
    timeMs: timeOf(headers),
    ending: ending ?? statusOf(headers),
    ...(isUtf8 && player ? { player } : {}),
  };
}

function readHeaders(lines: readonly Line[]): Headers {
  const headers = new Map<string, { value: string; line: number }>();
  for (const { text, line } of lines) {
    const colon = text.indexOf(':');
    if (colon < 0) throw forgedLine(line, 'no header', 'a name, a colon and a value');
    const name = text.slice(0, colon).trimEnd().toLowerCase();
    const value = text.slice(colon + 1).trimStart();
    const before = headers.get(name);
    if (before !== undefined && before.value !== value) throw forgedLine(line, `another ${name}`, before.value);
    headers.set(name, { value, line });
  }
  return headers;
}

/** Throws if the revision is one that this reader does not know. */
function versionOf(headers: Headers): string {
  const { value, line } = headers.get('rawvf_version') ?? { value: '', line: 0 };
  const revision = /^(?:rev(?:ision)? ?)?(\d+)(?:\.\d+)*$/i.exec(value);
  if (revision !== null && revision[1] !== '5' && revision[1] !== '6') {
    throw forgedLine(line, `RawVF of revision ${revision[1]}`, 'a revision from 5 to 6.2');
  }
  return value;
}

function isOn(headers: Headers, name: string): boolean {
  return /^(?:on|1|true|yes)$/i.test(headers.get(name)?.value ?? '');
}

/** A whole number in one of the headers; undefined where there is none, or it is empty. */
function wholeOf(headers: Headers, names: readonly string[]): number | undefined {
  for (const name of names) {
    const header = headers.get(name);
    if (header === undefined || header.value === '') continue;
    if (!/^\d{1,6}$/.test(header.value)) throw forgedLine(header.line, `"${header.value}"`, 'a whole number');
    return Number(header.value);
  }
  return undefined;
}

function timeOf(headers: Headers): number | undefined {
  const header = headers.get('time');
  if (header === undefined || header.value === '') return undefined;
  const timeMs = readSeconds(header.value);
  if (timeMs === undefined || timeMs < 0) throw forgedLine(header.line, `"${header.value}"`, 'seconds, such as 12.345');
  return timeMs;
}

function statusOf(headers: Headers): RawReplay['ending'] {
  const status = headers.get('status')?.value.toLowerCase() ?? '';
  if (status === 'won' || status === 'win') return 'won';
  return ['lost', 'loss', 'blast', 'boom'].includes(status) ? 'lost' : undefined;
}

function readMines(lines: readonly Line[], headers: Headers): { rows: number; cols: number; mineCells: number[] } {
  const cols = wholeOf(headers, ['width']) ?? lines[0]?.text.length ?? 0;
  const rows = wholeOf(headers, ['height']) ?? lines.length;
  if (lines.length < rows) throw cutText(`${rows} rows of the board`);
  const mineCells: number[] = [];
  for (const [row, { text, line }] of lines.entries()) {
    if (row >= rows || text.length !== cols || /[^*0]/.test(text)) {
      throw forgedLine(line, 'no row of the board', `${rows} rows of ${cols} signs, * for a mine and 0 for none`);
    }
    for (let col = 0; col < cols; col++) if (text[col] === '*') mineCells.push(row * cols + col);
  }
  checkBoard(rows, cols, 0, lines[0]?.line ?? 0);
  const mines = wholeOf(headers, ['mines']);
  if (mines !== undefined && mines !== mineCells.length) {
    throw forgedAt(undefined, `of ${mineCells.length} mines on its board`, `${mines}, as its header says`);
  }
  return { rows, cols, mineCells };
}

/** The number of the first column and row: 1, as the grammar says, unless the file can only mean 0. */
function firstOf(lines: readonly RawVfLine[], board: Board): number {
  const fault = faultOf(lines, board, 1);
  if (fault === undefined && isInside(lines, board, 1)) return 1;
  const isZero = faultOf(lines, board, 0) === undefined && (fault !== undefined || isInside(lines, board, 0));
  if (isZero) return 0;
  if (fault !== undefined) throw fault;
  return 1;
}

/** What contradicts the rest if columns and rows count from `first`. */
function faultOf(lines: readonly RawVfLine[], { rows, cols, square, mineCells }: Board, first: number) {
  const sights: Shown[] = [];
  for (const said of lines) {
    if (said.kind === 'shown') {
      const { line, sign } = said;
      const col = said.col - first;
      const row = said.row - first;
      if (col < 0 || col >= cols || row < 0 || row >= rows) {
        return forgedLine(line, `column ${said.col}, row ${said.row}`, `a cell of a board of ${cols}×${rows}`);
      }
      if (typeof sign === 'number') sights.push({ cell: row * cols + col, value: sign, offset: line });
    } else if (said.kind === 'mouse' && said.named !== undefined && said.pixels !== undefined) {
      const col = Math.floor(said.pixels.x / square);
      const row = Math.floor(said.pixels.y / square);
      // Beside the board programs round in different ways.
      if (col < 0 || col >= cols || row < 0 || row >= rows) continue;
      if (col + first === said.named.col && row + first === said.named.row) continue;
      const found = `in column ${said.named.col}, row ${said.named.row}`;
      return forgedLine(said.line, found, `${col + first} and ${row + first}, as its pixels say`);
    }
  }
  const wrong = findWrongSight(sights, cols, mineCells);
  return wrong === undefined ? undefined : forgedLine(wrong.offset, wrong.found, wrong.expected);
}

/** Are all clicks that have no pixels on the board? */
function isInside(lines: readonly RawVfLine[], { rows, cols }: Board, first: number): boolean {
  return lines.every((said) => {
    if (said.kind !== 'mouse' || said.named === undefined || said.pixels !== undefined) return true;
    const { col, row } = said.named;
    return col >= first && col < cols + first && row >= first && row < rows + first;
  });
}

/** The events, and what the other lines say about them. */
function assemble(lines: readonly RawVfLine[], { cols, square }: Board, first: number) {
  const events: ReplayEvent[] = [];
  const marksSwitchedAt: number[] = [];
  const flags = new Set<number>();
  let isPressed = false;
  let ending: RawReplay['ending'];
  for (const said of lines) {
    if (said.kind === 'marks-switch') marksSwitchedAt.push(events.length);
    else if (said.kind === 'ending') ending = said.ending;
    else if (said.kind === 'shown') {
      // Flags that the board shows before the first press were set before the game.
      const cell = (said.row - first) * cols + said.col - first;
      if (!isPressed && said.sign === 'flag') flags.add(cell);
      else if (!isPressed && said.sign === 'closed') flags.delete(cell);
    } else if (said.kind === 'mouse') {
      const { event: kind, timeMs, line, named, pixels } = said;
      const before = events[events.length - 1]?.timeMs ?? timeMs;
      if (timeMs < before)
        throw forgedLine(line, `at ${timeMs} ms`, `no time before ${before} ms, as in the line before`);
      const middle = (number: number) => (number - first) * square + (square >> 1);
      // Without pixels the place is named.
      const at = pixels ?? { x: middle((named as Named).col), y: middle((named as Named).row) };
      events.push({ kind, timeMs, x: at.x + 0, y: at.y + 0 });
      if (kind !== 'move') isPressed = true;
    }
  }
  return { events, flags: [...flags].sort((a, b) => a - b), marksSwitchedAt, ending };
}
