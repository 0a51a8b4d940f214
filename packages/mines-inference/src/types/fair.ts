/** Games whose mines are decided while they are played. */
import type { Cell } from '@kit/grid';
import type { Board, Field, Topology } from './board.js';
import type { GameStatus } from './move.js';

/** What becomes of a guess while something is proven safe. */
export type NeedlessRule = 'punished' | 'luck' | 'forgiven' | 'forgive-unresolvable';

/** Options of {@link newFairGame}. */
export type FairGameOptions = {
  /** Number of rows. */
  readonly rows: number;
  /** Number of columns. */
  readonly cols: number;
  /** Number of mines. */
  readonly mines: number;
  /** Places where there is no cell, each once: a board of any shape. Default none. */
  readonly holes?: ArrayLike<Cell> | undefined;
  /** Default `'square8'`. */
  readonly topology?: Topology | undefined;
  /** Same seed, same moves: same game. Default 0. */
  readonly seed?: number | undefined;
  /** `'safe'` (default): the first cell holds no mine. `'zero'`: there is none around it either, if the mines fit elsewhere. */
  readonly firstIs?: 'safe' | 'zero' | undefined;
  /**
   * What becomes of a guess while something is proven safe: a mine (default), its exact chance, or nothing. With
   * `'forgive-unresolvable'` nothing becomes of it if opening proven safe cells can't change its chance, else it is a mine.
   */
  readonly needless?: NeedlessRule | undefined;
  /**
   * True (default): where nothing is proven safe every cell may be guessed. False: only cells that a number sees, as long as
   * one of them can be safe; other guesses are without need.
   */
  readonly anywhere?: boolean | undefined;
};

/** Options of {@link openFair}. */
export type FairOptions = {
  /** As for {@link analyze}, default 1,000,000. */
  readonly maxStates?: number | undefined;
};

/** A game whose mines are decided while it is played. */
export type FairGame = {
  /** What the player sees. */
  readonly board: Board;
  /** What becomes of a guess without need. */
  readonly needless: NeedlessRule;
  /** What the first cell is. */
  readonly firstIs: 'safe' | 'zero';
  /** May every cell be guessed where nothing is proven safe? */
  readonly anywhere: boolean;
  /** The state of its random numbers. */
  readonly random: readonly number[];
  /** How it stands; `limit` if the last cell could not be decided, and all is as before. */
  readonly status: GameStatus | 'limit';
  /** Where the mines are, once the game is over. */
  readonly field?: Field | undefined;
};
