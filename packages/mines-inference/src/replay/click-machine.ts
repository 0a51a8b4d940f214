/**
 * Presses and releases become clicks. A left press and its release are one click where it is released. A right press is a
 * click at once. The first button that is released while both are down makes a chord (and so does the middle one); what the
 * other does then counts nothing. A right press that did nothing is no click if a chord comes of it.
 */
import type { Cell } from '@kit/grid';
import type { ReadField } from '../board/read-board.js';
import { FLAG, HIDDEN } from '../kernel/symbols.js';
import { playMove, startGame, statusOf } from '../play/play-move.js';
import type { GameMove, GameStatus } from '../types.js';
import type { RawReplay } from './raw-replay.js';

/** The clicks, and how they end. */
export type PlayedClicks = {
  readonly flags: readonly Cell[];
  readonly moves: readonly GameMove[];
  readonly status: GameStatus;
};

export function playEvents(replay: RawReplay, field: ReadField, numbers: Int32Array): PlayedClicks {
  const { rows, cols, square, flags: preset, superClick, events } = replay;
  const switches = new Set(replay.marksSwitchedAt);
  let { questionMarks } = replay;
  const game = startGame(field, numbers, preset);
  let flags = preset;
  const isQuestion = new Uint8Array(rows * cols);
  let moves: GameMove[] = [];
  let isLeft = false;
  let isRight = false;
  /** The left button has made a chord already, or opens all around. */
  let isSpent = false;
  let isShift = false;
  let isBegun = false;
  /** The right click that did nothing. */
  let useless: GameMove | undefined;

  function click(kind: GameMove['kind'], cell: number, timeMs: number): boolean {
    const move: GameMove = { kind, cell, timeMs };
    const { kind: effect } = playMove(game, move);
    if (effect === 'opened' || effect === 'exploded') {
      // Flags before the game count only if one of them stays.
      if (!isBegun && !game.shown.includes(FLAG)) {
        moves = [];
        flags = [];
      }
      isBegun = true;
    }
    moves.push(move);
    return effect !== 'nothing';
  }

  function chord(cell: number | undefined, timeMs: number): void {
    // Nothing but the chord can have come after it.
    if (useless !== undefined) moves.pop();
    useless = undefined;
    if (cell !== undefined) click('chord', cell, timeMs);
  }

  function rightClick(cell: number, timeMs: number): void {
    if (isQuestion[cell] === 1 && game.shown[cell] === HIDDEN) {
      isQuestion[cell] = 0;
      click('question', cell, timeMs);
      return;
    }
    const did = click('flag', cell, timeMs);
    if (did && questionMarks && game.shown[cell] === HIDDEN) isQuestion[cell] = 1;
    if (!did) useless = moves[moves.length - 1];
  }

  for (const [index, { kind, timeMs, x, y }] of events.entries()) {
    if (switches.has(index)) questionMarks = !questionMarks;
    if (statusOf(game) !== 'playing') break;
    const col = Math.floor(x / square);
    const row = Math.floor(y / square);
    const cell = col >= 0 && col < cols && row >= 0 && row < rows ? row * cols + col : undefined;
    if (kind === 'left-press' || kind === 'shift-left-press') {
      isLeft = true;
      isSpent = false;
      isShift = kind === 'shift-left-press';
    } else if (kind === 'right-press') {
      isRight = true;
      if (!isLeft && cell !== undefined) rightClick(cell, timeMs);
    } else if (kind === 'left-release') {
      if (isLeft && (isRight || isShift)) chord(cell, timeMs);
      else if (isLeft && !isSpent && cell !== undefined) {
        click(superClick && game.shown[cell] > 0 ? 'chord' : 'open', cell, timeMs);
      }
      isLeft = false;
    } else if (kind === 'right-release') {
      if (isRight && isLeft) {
        chord(cell, timeMs);
        isSpent = true;
      }
      isRight = false;
      useless = undefined;
    } else if (kind === 'middle-release') chord(cell, timeMs);
  }
  return { flags, moves, status: statusOf(game) };
}
