/** What a turn does to a game by swaps: all that an animation needs. */

import type { Cell } from '@kit/grid';
import type { Match } from '../types.js';
import type { FullSwapGame, MatchKind } from './game-types.js';

/** A match with its shape. With `matches: 'lines'` of the rules its cells are those of its one line. */
export type ShapedMatch = Match & {
  /** Its straight lines of three or more: those along rows first, then those down columns. */
  readonly lines: readonly (readonly Cell[])[];
  /** The rarest shape that it contains. */
  readonly kind: MatchKind;
};

/** A special piece, or a pair, that fired. */
export type Fired = {
  /** Where. */
  readonly cell: Cell;
  /** The name of the special piece; of a pair both, with a plus between them. */
  readonly name: string;
  /** The cells that it was the first to hit, in the order in which it did. */
  readonly hits: readonly Cell[];
};

/** A piece that appears in place of another. */
export type Placed = {
  /** Where. */
  readonly cell: Cell;
  /** The piece, as in the layer `pieces`. */
  readonly piece: number;
};

/** A layer that went. */
export type LayerGone = {
  /** Where. */
  readonly cell: Cell;
  /** Of which layer of the board. */
  readonly layer: 'cells' | 'blockers';
  /** What stands there now. */
  readonly left: number;
};

/** A piece that falls, or comes in. */
export type PieceFall = {
  /** Where it was; for one that comes in its source. */
  readonly from: Cell;
  /** Where it lands. */
  readonly to: Cell;
  /** The piece. */
  readonly piece: number;
  /** Did it come in? It starts above `from` then. */
  readonly isNew: boolean;
  /** Where each way straight down ends, and each step aside; the last cell is `to`. */
  readonly path: readonly Cell[];
  /**
   * Its step in time, counted from 0. Falls of one step happen together: they share no cell, or fall straight down one behind
   * the other.
   */
  readonly at: number;
};

/** One wave of a turn: everything that an animation needs, in the order in which it happens. */
export type SwapStep = {
  /** What matches; cells as they stand before the wave. */
  readonly matches: readonly ShapedMatch[];
  /** What fires, in order. */
  readonly fired: readonly Fired[];
  /** The ordinary pieces that become special before they fire. */
  readonly turned: readonly Placed[];
  /** The cells whose piece goes. */
  readonly cleared: readonly Cell[];
  /** The layers that go. */
  readonly layers: readonly LayerGone[];
  /** The special pieces that appear. */
  readonly made: readonly Placed[];
  /** What falls and what comes in, step by step (`at`). They can also be played one by one: each finds its way free. */
  readonly falls: readonly PieceFall[];
  /** The points of the wave. */
  readonly points: number;
  /** The layers of the board after the wave. */
  readonly board: {
    /** The ground. */
    readonly cells: readonly number[];
    /** The pieces. */
    readonly pieces: readonly number[];
    /** What stands in the way. */
    readonly blockers: readonly number[];
  };
};

/** Options of {@link playSwap}. */
export type PlaySwapOptions = {
  /** Seed of what comes in and of what flies. By default chance goes on from `game.random`, and from seed 0 without it. */
  readonly seed?: number | undefined;
  /** After how many waves to stop, 1 to 1000, default 200: pieces of one type would clear for ever. */
  readonly maxWaves?: number | undefined;
};

/** A turn. */
export type PlayedSwap = {
  /** The waves; none if the swap is not legal, and then the game is as it was. */
  readonly steps: readonly SwapStep[];
  /** The game afterwards. */
  readonly game: FullSwapGame;
};

/** A legal move of a swap game. */
export type GameSwap = {
  /** One of the two cells, the smaller index. */
  readonly a: Cell;
  /** The other cell; the same one for a tap. */
  readonly b: Cell;
  /** What it sets off: a tapped piece, a pair, a piece that fires by any swap, or else a match. */
  readonly by: 'tap' | 'pair' | 'swap' | 'match';
  /** The matches of its first wave. */
  readonly matches: readonly ShapedMatch[];
  /** The points of its first wave. What flies, flies to the first cell that it may choose. */
  readonly score: number;
};

/** The best move of a swap game. */
export type BestGameSwap = GameSwap & {
  /** What it brings: the open goals' share and the pieces cleared, in all waves, if nothing comes in. */
  readonly total: number;
  /** How many waves, if nothing comes in. */
  readonly waves: number;
};

/** A swap game that was reshuffled. */
export type ReshuffledGame = {
  /** The game, with its ordinary pieces in another order. */
  readonly game: FullSwapGame;
};
