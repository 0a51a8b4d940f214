/** The words of the package: metrics, qualities, options and answers. */
import type { Cell, Found, Grid, GridLike, Progress, Search } from '@kit/grid';

/** What counts as one move: a `single` tile, or a whole `line` of tiles between the tapped cell and the blank. */
export type Metric = 'single' | 'line';

/**
 * What kind of solution is asked for: `optimal` is proven shortest, `bounded` proven to be at most `weight` times the
 * shortest, `short` the shortest that comes of a number of nodes, `fast` any good solution at once, for boards of every size.
 * Boards of up to 12 cells, and those that need at most 30 single slides as far as `lowerBound` says, are solved by a proven
 * shortest solution in every quality.
 */
export type Quality = 'bounded' | 'optimal' | 'short' | 'fast';

/**
 * Tables for one size, goal and metric, made by `buildTables` or `importTables`. They can be cloned to a worker.
 */
export type Tables = {
  /** Rows of the boards. */
  readonly rows: number;
  /** Columns of the boards. */
  readonly cols: number;
  /** The metric that the distances count. */
  readonly metric: Metric;
  /** The cell where the blank belongs: tables serve every goal with its blank there. */
  readonly home: Cell;
  /** The home cells of the tiles of each pattern; in the metric `single` no tile is in two of them. */
  readonly patterns: readonly (readonly Cell[])[];
  /**
   * The values of all patterns one after the other, one for each placement of a pattern. For `line` the placements are
   * over the cells without the blank's, and each has a value for every row and every column that the blank may be in.
   */
  readonly values: Uint8Array;
};

/** A way through the cells of a goal: 1, 2, … stand along it, the blank at its end (`blank-first`: at its beginning). */
export type GoalOrder = 'rows' | 'blank-first' | 'columns' | 'snake' | 'spiral';

/** Options of `goalBoard`. */
export type GoalOptions = {
  /** The way through the cells, default `'rows'`. */
  readonly order?: GoalOrder | undefined;
};

/** Where an arrow key points. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/** Options of `slideTo` and `cellTowards`. */
export type DirectionOptions = {
  /** What goes in the direction: the `tile` that slides (default), or the `blank`, which goes the other way. */
  readonly moves?: 'tile' | 'blank' | undefined;
};

/** What both drawings take. */
export type DrawSlidesOptions = {
  /** The cell that is tapped next: it, the line that slides and the way are marked. */
  readonly move?: Cell | undefined;
  /** The goal, for the tiles that are at home; by default 1, 2, … and the blank last. */
  readonly goal?: GridLike | undefined;
};

/** Options of `slidesToSvg`. */
export type SlidesSvgOptions = DrawSlidesOptions & {
  /** What stands on tiles, by their numbers: a letter, a sign, a short word. By default their numbers. */
  readonly names?: Readonly<Record<number, string>> | undefined;
  /** What a screen reader says; default in English, with the size and how many tiles are at home. */
  readonly title?: string | undefined;
};

/** Options of `slidesToText`. */
export type SlidesTextOptions = DrawSlidesOptions & {
  /** Are there ANSI colours for a terminal? Default false. */
  readonly color?: boolean | undefined;
};

/** What a slide does to one tile. */
export type TileMove = {
  /** The number of the tile. */
  readonly tile: number;
  /** The cell where it was. */
  readonly from: Cell;
  /** The cell where it is afterwards. */
  readonly to: Cell;
};

/** Options of `parseTiles`. */
export type ParseTilesOptions = {
  /** Columns of the board, for a text that shows no rows; by default a list of 4, 9, 16, … tiles is a square board. */
  readonly cols?: number | undefined;
};

/**
 * Tables for quality `short`, for every goal of a size, made by `buildShortTables`. They can be cloned to a worker and
 * stored.
 */
export type ShortTables = {
  /** Rows of the boards. */
  readonly rows: number;
  /** Columns of the boards. */
  readonly cols: number;
  /** The values of all tables one after the other, two bits each. */
  readonly values: Uint8Array;
};

/** Options of `buildShortTables`. */
export type BuildShortTablesOptions = {
  /** Rows of the boards, at least 2; rows · cols at most 64. */
  readonly rows: number;
  /** Columns of the boards, at least 2. */
  readonly cols: number;
};

/** What a lower bound depends on. */
export type BoundOptions = {
  /** The goal, a board of the same size; by default 1, 2, … and the blank last. */
  readonly goal?: GridLike | undefined;
  /** What counts as one move, default `'single'`. */
  readonly metric?: Metric | undefined;
  /** Tables made by `buildTables` for this size, goal and metric; by default walking distance is used. */
  readonly tables?: Tables | undefined;
};

/** Options of `solve`. */
export type SolveOptions = BoundOptions & {
  /** What kind of solution, default `'bounded'`. */
  readonly quality?: Quality | undefined;
  /** For `bounded`: the solution is at most so many times the shortest, from 1 to 1000, default 1.5. */
  readonly weight?: number | undefined;
  /**
   * Most nodes to look at: default 400 million for `optimal` (none on boards of up to 16 cells with tables, which all come to
   * their end), 20 million for `bounded` and `fast`, 10 million for `short`. Boards of up to 12 cells have the default of
   * `optimal` in every quality; three quarters of their nodes are for the proof, the rest is for a solution without one.
   */
  readonly maxNodes?: number | undefined;
  /**
   * For `short` and `bounded`: tables made by `buildShortTables` for this size. They make `bounded` several times quicker, and
   * its solutions shorter from 5×5 to 7×7; the other qualities don't read them.
   */
  readonly shortTables?: ShortTables | undefined;
};

/** What `solve` answers. */
export type Solution = {
  /**
   * - `optimal`: `moves` is a shortest solution, proven.
   * - `bounded`: `moves` is a solution and proven to be at most `weight` times the shortest.
   * - `found`: `moves` is a solution; only `lowerBound` is proven about the shortest. `fast` and `short` ask for no more.
   *   From `bounded` and `optimal` it means that the proof is out of reach: of the limit of nodes, or of any search.
   * - `unsolvable`: no moves lead to the goal, proven.
   * - `limit`: `optimal` came to the limit of nodes before the proof, or the search was told to stop. `moves` is the best
   *   solution so far, or empty if there is none yet. On boards of up to 12 cells there always is one.
   */
  readonly status: 'optimal' | 'bounded' | 'found' | 'unsolvable' | 'limit';
  /** The cells to tap, one after the other. */
  readonly moves: Cell[];
  /** Proven: no solution has fewer moves. 0 for an unsolvable board. */
  readonly lowerBound: number;
};

/** Progress of `solveSearch`. */
export type SolveProgress = Progress<Solution> & {
  /** The number of moves proven to be needed so far: the depth that is being searched. */
  readonly depth: number;
};

/** Options of `shuffle`. */
export type ShuffleOptions = {
  /** Rows of the board. */
  readonly rows: number;
  /** Columns of the board. */
  readonly cols: number;
  /** Seed of the deal, default 0. */
  readonly seed?: number | undefined;
  /** The goal that the board can be solved to, of this size; by default 1, 2, … and the blank last. */
  readonly goal?: GridLike | undefined;
  /** A fifth of the boards by their Manhattan distance: 1 has the least distances, 5 the greatest; by default any board. */
  readonly difficulty?: 1 | 2 | 3 | 4 | 5 | undefined;
};

/** Options of `scramble`. */
export type ScrambleOptions = {
  /** Rows of the board. */
  readonly rows: number;
  /** Columns of the board. */
  readonly cols: number;
  /** Seed of the deal, default 0. */
  readonly seed?: number | undefined;
  /** How many single slides to make, from 0 to 10 000 000. */
  readonly moves: number;
  /** The goal that they begin at, of this size; by default 1, 2, … and the blank last. */
  readonly goal?: GridLike | undefined;
};

/** Options of `boardAtDepth`. */
export type BoardAtDepthOptions = {
  /** Rows of the board. */
  readonly rows: number;
  /** Columns of the board. */
  readonly cols: number;
  /** Seed of the deal, default 0. */
  readonly seed?: number | undefined;
  /** The length of the shortest solution, in single slides. */
  readonly depth: number;
  /** The goal of the solution, of this size; by default 1, 2, … and the blank last. */
  readonly goal?: GridLike | undefined;
  /** Most nodes to look at in all (of large boards their cells count, too), default 100 million. */
  readonly maxNodes?: number | undefined;
};

/** What `boardAtDepth` answers. */
export type DealtBoard = Found<{
  /** The board that was found. */
  readonly board: Grid;
}>;

/** Options of `buildTables`. */
export type BuildTablesOptions = {
  /** Rows of the boards; rows · cols at most 25. */
  readonly rows: number;
  /** Columns of the boards. */
  readonly cols: number;
  /** The goal, a board of this size; by default 1, 2, … and the blank last. Only the blank's place matters. */
  readonly goal?: GridLike | undefined;
  /** The metric, default `'single'`. */
  readonly metric?: Metric | undefined;
  /**
   * Most tiles in a pattern, at most 8 on 4×4; by default as many as keep the building within a few seconds. For 4×4: 6
   * (patterns of 6, 6 and 3 tiles) by default; 5 takes a fifth of the time and a third of the memory; 8 (patterns of 7
   * and 8 tiles) takes a minute or two and is for the very hardest boards. In the line metric on 4×4 at most 7, which takes
   * half a minute or more and is for the very hardest boards; by default 6.
   */
  readonly maxTiles?: number | undefined;
};

/** Options of `checkTables`. */
export type CheckTablesOptions = {
  /** How many values to draw, default 20. */
  readonly samples?: number | undefined;
  /** Seed of the draw, default 0. */
  readonly seed?: number | undefined;
  /** Most states to look at in all, default 20 million. A value that is drawn counts as three. */
  readonly maxNodes?: number | undefined;
};

/** What `checkTables` answers. */
export type TablesCheck =
  | {
      /** All values that were drawn are true. */
      readonly status: 'consistent';
      /** How many were derived. */
      readonly checked: number;
    }
  | {
      /** A value is not what it should be. */
      readonly status: 'wrong';
      /** How many were derived, this one included. */
      readonly checked: number;
      /** The pattern: its index. */
      readonly pattern: number;
      /** Where its tiles stand; in the metric `line` the blank's row or column is emptied at its first cell. */
      readonly cells: Cell[];
      /** What the tables hold. */
      readonly value: number;
      /** What it should be. */
      readonly expected: number;
    }
  | {
      /** The limit of states (or `'stop'`) came before all were derived; those that were are true. */
      readonly status: 'limit';
      /** How many were derived. */
      readonly checked: number;
    };

/** A hint that follows the player. A live object. */
export type Guide = {
  /**
   * The next move from a board: the cell to tap, or `undefined` if the board is solved or cannot be solved. At once: by the
   * plan there is while it `knows` the board, else by a quick one. Throws as `createGuide` does.
   */
  readonly next: (board: GridLike) => Cell | undefined;
  /**
   * The next move of a plan as the options ask for it, as a search, which shares the event loop: a quick plan is thought out
   * and gives way to a shorter one; a plan that was thought out answers at once. Stopped, it keeps the best plan there is;
   * without any it returns `undefined`, and the guide is as it was.
   */
  readonly nextSearch: (board: GridLike) => Search<Cell | undefined, GuideProgress<Cell | undefined>>;
  /** Is the board on the plan or a few moves off it, so that the answer needs no thinking? */
  readonly knows: (board: GridLike) => boolean;
  /**
   * Takes a plan for a board that was made elsewhere, in a worker say: moves as `solve` gives them. Throws
   * `InvalidInputError` `bad-plan` (with the index) for moves that can't be made or don't lead to the goal.
   */
  readonly usePlan: (board: GridLike, moves: ArrayLike<Cell>) => void;
  /**
   * The moves from the last board that was asked about to the goal, all of them: a quick plan is written to its end, which takes
   * longer than a hint on large boards.
   */
  readonly plan: () => Cell[];
};

/** Options of `createGuide`. */
export type GuideOptions = SolveOptions & {
  /** The first plan, if it was made elsewhere (in a worker, say): moves to the goal, as `solve` gives them. */
  readonly plan?: ArrayLike<Cell> | undefined;
};

/** Progress of what makes a plan: that of the search for it, without a best. */
export type GuideProgress<R> = {
  /** Nodes so far. */
  readonly nodes: number;
  /** Not known. */
  readonly total?: number | undefined;
  /** None before the end. */
  readonly best?: R | undefined;
  /** The number of moves proven to be needed so far. */
  readonly depth: number;
};
