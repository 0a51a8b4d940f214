/** Recorded games. */
import type { Cell } from '@kit/grid';
import type { Field } from './board.js';
import type { GameMove } from './metrics.js';
import type { GameStatus } from './move.js';

/** The formats of recorded games that {@link parseReplay} reads; `kit` is the JSON of {@link formatReplay}. */
export type ReplayFormat = 'avf' | 'rmv' | 'mvf' | 'evf' | 'rawvf' | 'kit';

/** What the mouse did: where in pixels from the top left corner of the board, and when. */
export type ReplayEvent = {
  /** `shift-left-press`: a left press that opens all around. */
  readonly kind:
    | 'move'
    | 'left-press'
    | 'left-release'
    | 'right-press'
    | 'right-release'
    | 'middle-press'
    | 'middle-release'
    | 'shift-left-press';
  /** Milliseconds, as the file counts them. */
  readonly timeMs: number;
  /** Pixels to the right. */
  readonly x: number;
  /** Pixels down. */
  readonly y: number;
};

/** A recorded game. */
export type Replay = {
  /** The format of the file. */
  readonly format: ReplayFormat;
  /** What the file says about its own form. */
  readonly version: string;
  /** Where the mines were. */
  readonly field: Field;
  /** Cells that were flagged before the first move. */
  readonly flags: readonly Cell[];
  /** The clicks, as the game took them. */
  readonly moves: readonly GameMove[];
  /** How the moves end. */
  readonly status: GameStatus;
  /** What the mouse did. */
  readonly events: readonly ReplayEvent[];
  /** Width of a cell in the pixels of the events; 0 where there are none. */
  readonly square: number;
  /** What the file itself says: its 3BV (equal to the field's), and its time, which is not always that of the events. */
  readonly header: ReplayHeader;
  /** The player's name, where the file says it in UTF-8. */
  readonly player?: string | undefined;
};

/** What a recorded game says of itself. */
export type ReplayHeader = {
  /** The 3BV of its field, which was checked. */
  readonly threeBv?: number | undefined;
  /** How long it took. */
  readonly timeMs?: number | undefined;
};
