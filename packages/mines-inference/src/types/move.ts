/** The best move, endgames and whole games that a program plays. */
import type { Cell } from '@kit/grid';

/** Options of {@link bestMove}. */
export type MoveOptions = {
  /** As for {@link analyze}; default 200,000. */
  readonly maxStates?: number | undefined;
  /** Endgames with at most so many layouts are solved exactly; default 400. */
  readonly maxLayouts?: number | undefined;
  /** The most positions in such an endgame; default 4,000. */
  readonly maxEndgameNodes?: number | undefined;
};

/** Why a move is the best. */
export type MoveReason = {
  /**
   * `safe`: proven. `endgame`: best by exact search. `forced`: a guess between two cells that nothing
   * can tell apart, so better now than later. `lookahead`: best chance to survive this move and the next. `odds`: the
   * safest cell. `none`: nothing is left to open, or nothing fits the board. `limit`: the search was stopped before anything
   * was known.
   */
  readonly key: 'safe' | 'endgame' | 'forced' | 'lookahead' | 'odds' | 'none' | 'limit';
  /** For {@link explainMove}. */
  readonly params: {
    /** Columns of the board. */
    readonly cols: number;
    /** The chance that the text names: to win in an endgame, else to survive the move. */
    readonly chance: number;
    /** Chance that a proven safe move follows a guess, where that was examined. */
    readonly progress?: number | undefined;
  };
};

/** The move to make. */
export type Move = {
  /** The cell to open; `null` if nothing is left to open, nothing fits the board, or nothing is known yet. */
  readonly cell: Cell | null;
  /** All proven safe cells. */
  readonly safe: readonly Cell[];
  /** The chance that opening the cell sets off no mine. */
  readonly survival: number;
  /** The exact chance to win the game by best play, where it is known. */
  readonly winChance?: number | undefined;
  /** Why. */
  readonly reason: MoveReason;
};

/** Options of {@link solveEndgame}. */
export type EndgameOptions = {
  /** The most positions to examine; default 200,000. At most a tenth as many layouts are taken on, and never above 65,535. */
  readonly maxNodes?: number | undefined;
};

/** What {@link solveEndgame} finds. */
export type Endgame =
  | {
      /** Solved. */
      readonly status: 'solved';
      /** A cell that best play opens next; `null` if nothing is left to open. */
      readonly cell: Cell | null;
      /** The chance to win by best play: `wins / layouts`. */
      readonly winChance: number;
      /** Layouts in which best play wins. */
      readonly wins: number;
      /** Layouts that fit the board. */
      readonly layouts: number;
    }
  | {
      /** Too many layouts or positions; or nothing fits the board. */
      readonly status: 'limit' | 'inconsistent';
    };

/** How a game stands. */
export type GameStatus = 'playing' | 'won' | 'lost';

/** Options of {@link simulateGame}. */
export type SimulateOptions = {
  /** The first cell to open; default 0, a corner. It is not made safe: that is the generator's affair. */
  readonly firstOpen?: number | undefined;
  /** As for {@link analyze}; default 200,000. */
  readonly maxStates?: number | undefined;
};

/** How a game went. */
export type GameRecord = {
  /** The outcome; `limit` if a search was stopped before the end. */
  readonly status: 'won' | 'lost' | 'limit';
  /** How often a cell was opened that was not certain, the first cell not counted. */
  readonly guesses: number;
  /** The cells that were opened by hand, in order. */
  readonly opened: readonly number[];
};

/** The answer of a search that was stopped before it had one. */
export type Stopped = {
  /** It was stopped. */
  readonly status: 'limit';
};
