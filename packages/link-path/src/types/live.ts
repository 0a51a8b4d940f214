/** Boards that change in place. */

import type { Cell, Fall } from '@kit/grid';
import type { Board, BoardLike, Gravity, Pair } from './board.js';
import type { Link, LinkOptions } from './link.js';

/** Options of {@link createLinkBoard}. */
export type LinkBoardOptions = LinkOptions & {
  /** What falls after each pair; default `'none'`. */
  readonly gravity?: Gravity | undefined;
};

/** A board that is played on. A live object: removing a pair changes it. Its functions throw `bad-cell` for no cell. */
export type LinkBoard = {
  /** Can the tiles in these two cells be matched? Nothing is allocated up to two turns. */
  readonly isLinked: (a: Cell, b: Cell) => boolean;
  /** The best line between the tiles in two cells, if they can be matched. */
  readonly findLink: (a: Cell, b: Cell) => Link | undefined;
  /** Every pair that can be matched now; the same list until the board changes, so asking costs nothing. */
  readonly pairs: () => readonly Pair[];
  /** Has every tile gone? Stones may be left. */
  readonly isCleared: () => boolean;
  /** Is there no pair to match? True of a cleared board as well. */
  readonly isDeadlocked: () => boolean;
  /** Removes two tiles and lets the rest fall; false, and nothing happens, if they can't be matched. */
  readonly removePair: (a: Cell, b: Cell) => boolean;
  /**
   * Puts the tiles as they stand on a board that `reshuffle` made of this one: a step that `undo` takes back. Throws
   * `board-mismatch` for a board that has not the same tiles in the same cells, mixed.
   */
  readonly reshuffle: (mixed: BoardLike) => void;
  /** Every tile that the last step (removal, reshuffle, undo) moved, by the cell that it left; empty at the start. */
  readonly falls: () => readonly Fall[];
  /** Takes the last step back; returns its pair, `'reshuffle'` if it was one, or undefined at the start. */
  readonly undo: () => Pair | 'reshuffle' | undefined;
  /** The board as it stands, as a value. */
  readonly board: () => Board;
  /** What falls from here on, to be handed on together with `board()`: a cycle counts the pairs that have gone. */
  readonly gravity: () => Gravity;
};
