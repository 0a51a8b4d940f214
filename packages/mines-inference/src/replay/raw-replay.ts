/** What the readers of the formats have in common: a file taken apart, not yet played. */
import type { Cell } from '@kit/grid';
import type { ReplayEvent, ReplayFormat } from '../types.js';
import { type ByteReader, unsigned } from './byte-reader.js';
import { forgedAt } from './replay-error.js';

/** A file taken apart. */
export type RawReplay = {
  readonly format: ReplayFormat;
  readonly version: string;
  readonly rows: number;
  readonly cols: number;
  /** In rising order. */
  readonly mineCells: readonly Cell[];
  readonly square: number;
  readonly flags: readonly Cell[];
  /** Does a right click on a flag make it a question mark? */
  readonly questionMarks: boolean;
  /** Before which events question marks are switched on or off: indices in rising order. */
  readonly marksSwitchedAt?: readonly number[] | undefined;
  /** Does a left click on an open number open all around it? */
  readonly superClick?: boolean | undefined;
  readonly events: readonly ReplayEvent[];
  readonly threeBv?: number | undefined;
  readonly timeMs?: number | undefined;
  /** How the file says that the game ended. */
  readonly ending?: 'won' | 'lost' | 'open' | undefined;
  readonly player?: string | undefined;
};

/** A list of mines (or flags) with its checks: inside the board, none twice. */
export function cellList(
  rows: number,
  cols: number,
): { add: (row: number, col: number, offset: number) => void; cells: () => Cell[] } {
  const met = new Set<Cell>();
  return {
    add(row, col, offset) {
      if (row < 0 || row >= rows || col < 0 || col >= cols) {
        throw forgedAt(offset, `a cell in row ${row}, column ${col}`, `one of a board of ${cols}×${rows}`);
      }
      const cell = row * cols + col;
      if (met.has(cell)) throw forgedAt(offset, `cell ${cell} once more`, 'every cell once');
      met.add(cell);
    },
    cells: () => [...met].sort((a, b) => a - b),
  };
}

/** Throws `forged-replay` for a board without cells or with more mines than cells. */
export function checkBoard(rows: number, cols: number, mines: number, offset: number): void {
  if (rows < 1 || cols < 1) throw forgedAt(offset, `a board of ${cols}×${rows}`, 'at least one cell');
  if (mines > rows * cols) throw forgedAt(offset, `${mines} mines`, `at most ${rows * cols} of them`);
}

/** The head of a board: columns, rows and the number of mines. */
export function readHead(reader: ByteReader): { rows: number; cols: number; mines: number } {
  const at = reader.offset;
  const [cols, rows, mines] = [unsigned(reader, 1), unsigned(reader, 1), unsigned(reader, 2)];
  checkBoard(rows, cols, mines, at);
  return { rows, cols, mines };
}

/** Reads `count` cells. Each is a column and a row (or a row and a column), and both are counted from `first`. */
export function readCells(
  reader: ByteReader,
  { rows, cols }: { readonly rows: number; readonly cols: number },
  count: number,
  { first, isRowFirst }: { readonly first: 0 | 1; readonly isRowFirst?: boolean | undefined },
): Cell[] {
  const list = cellList(rows, cols);
  for (let index = 0; index < count; index++) {
    const at = reader.offset;
    const [one, other] = [unsigned(reader, 1) - first, unsigned(reader, 1) - first];
    if (isRowFirst) list.add(one, other, at);
    else list.add(other, one, at);
  }
  return list.cells();
}

/** Collects events and throws `forged-replay` where a time falls. */
export function eventList(): { events: ReplayEvent[]; add: (event: ReplayEvent, offset: number) => void } {
  const events: ReplayEvent[] = [];
  return {
    events,
    add(event, offset) {
      const before = events[events.length - 1];
      if (before !== undefined && event.timeMs < before.timeMs) {
        throw forgedAt(
          offset,
          `an event at ${event.timeMs} ms`,
          `none before ${before.timeMs} ms, the time of the event before`,
        );
      }
      events.push(event);
    },
  };
}

/** A recording that begins with the release that starts the game gets the press before it. */
export function withFirstPress(events: readonly ReplayEvent[]): readonly ReplayEvent[] {
  const first = events.find(({ kind }) => kind !== 'move');
  if (first?.kind !== 'left-release') return events;
  return [{ ...events[0], kind: 'left-press' }, ...events];
}

/** What a game showed while it was played: a number from 0 to 8, or 9 for a mine; `offset` is its byte or its line. */
export type Shown = { readonly cell: number; readonly value: number; readonly offset: number };

/** The first sight that contradicts the mines, in words; undefined where all are right. */
export function findWrongSight(
  shown: readonly Shown[],
  cols: number,
  mineCells: readonly number[],
): { readonly offset: number; readonly found: string; readonly expected: string } | undefined {
  const mines = new Set(mineCells);
  for (const { cell, value, offset } of shown) {
    let around = 0;
    const col = cell % cols;
    for (const down of [-cols, 0, cols]) {
      for (const across of [-1, 0, 1]) {
        if (col + across >= 0 && col + across < cols && mines.has(cell + down + across)) around++;
      }
    }
    const holds = mines.has(cell) ? 9 : around;
    if (holds === value) continue;
    const name = (what: number) => (what === 9 ? 'a mine' : `a ${what}`);
    return { offset, found: `${name(value)} in cell ${cell}`, expected: `${name(holds)}, as the mines say` };
  }
  return undefined;
}
