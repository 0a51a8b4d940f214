/** Boards, their tiles' marks, and what lets the tiles fall. */
import type { Cell, GravityMode, Grid, GridLike } from '@kit/grid';

/** What is special about tiles of a board; what is left out or empty means none. */
export type TileMarks = {
  /** Tiles under ice: they stand and fall like others, but can't be matched until a tile beside them goes. */
  readonly frozen?: readonly Cell[] | undefined;
  /** Pairs of tiles that are tied: they go with each other, whatever their kinds, and with no other tile. */
  readonly tied?: readonly Pair[] | undefined;
};

/** A board as it is handed out: 0 empty, -1 a stone, a positive number a kind, and what is special about its tiles. */
export type Board = Grid & TileMarks;

/** A board as functions take it; any grid is one. */
export type BoardLike = GridLike & TileMarks;

/** Where tiles fall after a pair: a mode, `'none'`, or a list of modes that are applied one after the other. */
export type PairGravity = 'none' | GravityMode | readonly ('none' | GravityMode)[];

/** Gravity that changes from pair to pair. */
export type GravityCycle = {
  /** What falls after the first pair, after the second, … and from the start again. */
  readonly cycle: readonly PairGravity[];
  /** How many pairs have gone when the board stands as it is given; default 0. A live board's `gravity()` tells it. */
  readonly played?: number | undefined;
};

/** Where tiles fall after each pair: after all the same, or by turns. */
export type Gravity = PairGravity | GravityCycle;

/** Two tiles that can be matched, or a move that matches them; a is the smaller cell where the package makes them. */
export type Pair = {
  /** The cell of the first tile. */
  readonly a: Cell;
  /** The cell of the second tile. */
  readonly b: Cell;
};
