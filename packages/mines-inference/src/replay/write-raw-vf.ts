/** Writes RawVF of revision 6: clicks as presses and releases of length 0, and what the board shows after them. */
import { type Cell, InvalidInputError } from '@kit/grid';
import type { ReadField } from '../board/read-board.js';
import { numbersOf } from '../kernel/numbers-of.js';
import { EXPLODED, HIDDEN } from '../kernel/symbols.js';
import { findItems } from '../metrics/board-items.js';
import { copyGame, type LiveGame, playMove, startGame, statusOf } from '../play/play-move.js';
import type { GameMove } from '../types.js';

/** A game whose parts were checked; its board is square8 without holes. */
export type CheckedGame = ReadField & {
  readonly flags: readonly Cell[];
  readonly moves: readonly GameMove[];
  readonly timeMs?: number | undefined;
};

/** Sides of a cell in pixels. */
const square = 16;

const presses = { open: ['lc', 'lr'], flag: ['rc', 'rr'], question: ['rc', 'rr'], chord: ['mc', 'mr'] } as const;

export function writeRawVf(game: CheckedGame): string {
  const { rows, cols, mined, mines, table, flags, timeMs } = game;
  const numbers = numbersOf(game);
  const { lines, live, isMarking, spentMs } = eventLines(game, numbers);
  const header = [
    'RawVF_Version: Rev6',
    `Level: ${levelOf(rows, cols, mines)}`,
    `Width: ${cols}`,
    `Height: ${rows}`,
    `Mines: ${mines}`,
    `Marks: ${isMarking ? 'On' : 'Off'}`,
    ...[timeMs ?? spentMs].filter((ms) => ms !== undefined).map((ms) => `Time: ${secondsOf(ms)}`),
    `BBBV: ${findItems(numbers, table).threeBv}`,
    ...(live.isLost ? ['Status: Lost'] : live.left === 0 ? ['Status: Won'] : []),
  ];
  const board = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => (mined[row * cols + col] === 1 ? '*' : '0')).join(''),
  );
  const shownFlags = flags.map((cell) => `flag ${nameOf(cell, cols)}`);
  return `${[...header, 'Board:', ...board, 'Events:', ...shownFlags, ...lines].join('\n')}\n`;
}

function eventLines(checked: CheckedGame, numbers: Int32Array) {
  const { cols, flags, moves } = checked;
  const lines: string[] = [];
  const live = startGame(checked, numbers, flags);
  const marks = marksAfter(moves, live);
  const isMarking = [...marks.values()][0] ?? false;
  let marksAreOn = isMarking;
  let now = moves[0]?.timeMs ?? 0;
  let firstMs: number | undefined;
  let spentMs: number | undefined;
  for (const [index, move] of moves.entries()) {
    if (statusOf(live) !== 'playing') break;
    now = timeOf(move, index, now);
    const time = secondsOf(now);
    if (marks.has(index) && marks.get(index) !== marksAreOn) {
      lines.push(`${time} mt`);
      marksAreOn = !marksAreOn;
    }
    const { kind, cell } = move;
    const { kind: effect, opened } = playMove(live, move);
    const place = placeOf(cell, cols);
    const isOpening = effect === 'opened' || effect === 'exploded';
    if (isOpening && firstMs === undefined) {
      firstMs = now;
      lines.push(`${time} start`);
    }
    for (const press of presses[kind]) lines.push(`${time} ${press} ${place}`);
    for (const other of opened) {
      lines.push(`${numbers[other] === EXPLODED ? 'blast' : `number${numbers[other]}`} ${nameOf(other, cols)}`);
    }
    if (effect === 'flagged') lines.push(`flag ${nameOf(cell, cols)}`);
    if (effect === 'unflagged') lines.push(`${marksAreOn ? 'questionmark' : 'closed'} ${nameOf(cell, cols)}`);
    if (isOpening && firstMs !== undefined) spentMs = now - firstMs;
  }
  if (statusOf(live) !== 'playing') lines.push(`${secondsOf(now)} ${statusOf(live)}`);
  const isTimed = moves.every(({ timeMs }) => timeMs !== undefined);
  return { lines, live, isMarking, spentMs: isTimed ? spentMs : undefined };
}

/** When a move is made. One without a time is made with the move before it. */
function timeOf({ timeMs }: GameMove, index: number, before: number): number {
  if (timeMs === undefined) return before;
  if (timeMs >= before) return timeMs;
  const name = `game.moves[${index}].timeMs`;
  const message = `${name} is ${timeMs}: expected at least ${before}, the time of the move before`;
  throw new InvalidInputError('bad-number', message, { name, index });
}

/**
 * After which unflagging clicks question marks must be on (the next right click on the cell clears the mark) or off (it sets
 * a flag).
 */
function marksAfter(moves: readonly GameMove[], start: LiveGame): ReadonlyMap<number, boolean> {
  const game = copyGame(start);
  const last = new Map<Cell, number>();
  const marks = new Map<number, boolean>();
  for (const [index, move] of moves.entries()) {
    if (statusOf(game) !== 'playing') break;
    const { kind, cell } = move;
    const unflagged = last.get(cell);
    if (kind === 'question' && (unflagged === undefined || game.shown[cell] !== HIDDEN)) {
      const name = `game.moves[${index}]`;
      const message = `${name} takes a question mark away that no click set: expected a flag there that was taken away`;
      throw new InvalidInputError('bad-move', message, { name, index });
    }
    const { kind: effect } = playMove(game, move);
    if (unflagged !== undefined && (kind === 'question' || effect === 'flagged')) {
      marks.set(unflagged, kind === 'question');
      last.delete(cell);
    }
    if (effect === 'unflagged') last.set(cell, index);
  }
  return new Map([...marks].sort(([a], [b]) => a - b));
}

function levelOf(rows: number, cols: number, mines: number): string {
  const level = `${cols}x${rows}/${mines}`;
  if (level === '8x8/10' || level === '9x9/10') return 'Beginner';
  return level === '16x16/40' ? 'Intermediate' : level === '30x16/99' ? 'Expert' : 'Custom';
}

function nameOf(cell: Cell, cols: number): string {
  return `${(cell % cols) + 1} ${Math.floor(cell / cols) + 1}`;
}

function placeOf(cell: Cell, cols: number): string {
  const middle = (at: number) => at * square + square / 2;
  return `${nameOf(cell, cols)} (${middle(cell % cols)} ${middle(Math.floor(cell / cols))})`;
}

/** Seconds with at least three decimals, and as many as the milliseconds need. */
function secondsOf(timeMs: number): string {
  const sign = timeMs < 0 ? '-' : '';
  const [mantissa, exponent = '0'] = String(Math.abs(timeMs)).split('e');
  const [whole, fraction = ''] = mantissa.split('.');
  const digits = whole + fraction;
  const point = whole.length + Number(exponent) - 3;
  const padded = '0'.repeat(Math.max(0, 1 - point)) + digits.padEnd(point + 3, '0');
  const at = Math.max(1, point);
  return `${sign}${padded.slice(0, at)}.${padded.slice(at).padEnd(3, '0')}`;
}
