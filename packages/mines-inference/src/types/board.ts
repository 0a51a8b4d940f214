/** Boards that players see, fields that games know, and the cells' neighbours. */
import type { Cell, Shape } from '@kit/grid';

/**
 * Which cells are neighbours: `square8` (the usual game), `square4`, `torus` (square8 whose edges wrap), `hex` (odd rows
 * shifted half a cell to the right), `knight` (a chess knight's moves), or a table of one's own: for each cell the list
 * of its neighbours. A table must be symmetric, without a cell being its own neighbour.
 */
export type Topology = 'square8' | 'square4' | 'torus' | 'hex' | 'knight' | OwnTopology;

/** A neighbour table of one's own. */
export type OwnTopology = {
  /** For each cell, in row-major order, its neighbours: at most 128, and at most 2²⁴ for all cells together. */
  readonly neighbors: readonly (readonly Cell[])[];
};

/** What the player sees. */
export type Board = Shape & {
  /** Mines on the whole board, the flagged and exploded ones included. */
  readonly mines: number;
  /** Row by row: the number of an open cell, or {@link HIDDEN}, {@link FLAG}, {@link EXPLODED}, {@link HOLE}. */
  readonly cells: readonly number[];
  /** Default `'square8'`. */
  readonly topology?: Topology | undefined;
};

/** A {@link Board} as the functions take it: its cells may be a typed array. */
export type BoardLike = Shape & {
  /** Mines on the whole board, the flagged and exploded ones included. */
  readonly mines: number;
  /** Row by row: the number of an open cell, or {@link HIDDEN}, {@link FLAG}, {@link EXPLODED}, {@link HOLE}. */
  readonly cells: ArrayLike<number>;
  /** Default `'square8'`. */
  readonly topology?: Topology | undefined;
};

/** Where the mines are: what the game knows and the player does not. */
export type Field = Shape & {
  /** The cells with a mine, in rising order. */
  readonly mineCells: readonly Cell[];
  /** Places where there is no cell, in rising order; boards have {@link HOLE} there. Default none. */
  readonly holes?: readonly Cell[] | undefined;
  /** Default `'square8'`. */
  readonly topology?: Topology | undefined;
};

/** A {@link Field} as the functions take it: its mine cells may be a typed array, in any order. */
export type FieldLike = Shape & {
  /** The cells with a mine, each once. */
  readonly mineCells: ArrayLike<Cell>;
  /** Places where there is no cell, each once. */
  readonly holes?: ArrayLike<Cell> | undefined;
  /** Default `'square8'`. */
  readonly topology?: Topology | undefined;
};

/** What contradicts: flags, opened numbers, and perhaps the number of mines. */
export type Conflicts = {
  /** Flags that cannot be right: alone (`flags: 'check'`), or together with `core`. */
  readonly flags: readonly Cell[];
  /** Opened numbers that contradict each other and these flags; without any one of them the contradiction is gone. */
  readonly core: readonly Cell[];
  /** Does the contradiction need the number of mines on the board? */
  readonly usesTotal: boolean;
};

/** What to make of the player's flags: see {@link analyze}. */
export type FlagMode = 'trust' | 'check' | 'ignore';

/** A cell that shows something else. */
export type CellChange = {
  /** Which. */
  readonly cell: Cell;
  /** What it shows now: a number, {@link HIDDEN}, {@link FLAG} or {@link EXPLODED}. */
  readonly value: number;
};

/** What a text may leave out. */
export type ParseMinesOptions = {
  /** Mines on the board, where the text does not say. */
  readonly mines?: number | undefined;
  /** The neighbourhood, where the text does not say; default `'square8'`. */
  readonly topology?: Topology | undefined;
};
