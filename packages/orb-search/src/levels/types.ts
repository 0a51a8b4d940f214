/** The public types of levels. */
import type { FullSwapGame, SwapGoal, SwapRules } from '../match3/types.js';

/** A level of a swap game: what every game of it begins with. */
export type SwapLevel = {
  /** Number of rows, 1 to 16. */
  readonly rows: number;
  /** Number of columns, 1 to 16. */
  readonly cols: number;
  /** Its shape, a text for each row: `.` a cell, `#` a hole. By default no hole. Refused beside `cells`. */
  readonly shape?: readonly string[] | undefined;
  /** The ground, as of a {@link SwapGame}: holes and ice. */
  readonly cells?: readonly number[] | undefined;
  /** The pieces that each game begins with, as of a {@link SwapGame}; -2 for one that is dealt. By default all are dealt. */
  readonly pieces?: readonly number[] | undefined;
  /** What stands in the way, as of a {@link SwapGame}. */
  readonly blockers?: readonly number[] | undefined;
  /** The rules. */
  readonly rules?: SwapRules | undefined;
  /** What is asked for. */
  readonly goals?: readonly SwapGoal[] | undefined;
  /** How many moves there are, by default any number ({@link simulateLevel}: 30). */
  readonly moves?: number | undefined;
};

/** Options of {@link dealLevel}. */
export type DealLevelOptions = {
  /** Seed, default 0. */
  readonly seed?: number | undefined;
  /**
   * How hard the beginning shall be: level n is the n-th fifth of what is dealt for the same level, by the score of
   * {@link rateGame}.
   */
  readonly difficulty?: 1 | 2 | 3 | 4 | 5 | undefined;
  /**
   * How many deals to try by chance, 1 to 10,000, default 100; then, if none was found, every deal is tried, up to a limit.
   */
  readonly maxTries?: number | undefined;
};

/** How hard a game is as it stands. */
export type GameRating = {
  /** 1 / (1 + legal moves), from above 0 (easy) to 1 (no move is legal). */
  readonly score: number;
  /** How many moves are legal. */
  readonly moves: number;
};

/** A level that was dealt. */
export type DealtLevel = {
  /** The game at its beginning: no match stands, and a move is legal. */
  readonly game: FullSwapGame;
};

/**
 * Who plays: `random` plays any legal move, `greedy` the one that brings most if nothing comes in, `planner` tries the best of
 * these with what may come in, and the best move after it.
 */
export type LevelPlayer = 'random' | 'greedy' | 'planner';

/** Options of {@link chooseSwap}. */
export type ChooseSwapOptions = {
  /** Who chooses, default `greedy`. */
  readonly player?: LevelPlayer | undefined;
  /** Seed of what chance decides, default 0: which move is played at random, and what the planner sees come in. */
  readonly seed?: number | undefined;
};

/** Options of {@link simulateLevel}. */
export type SimulateLevelOptions = {
  /** Who plays, default `greedy`. */
  readonly player?: LevelPlayer | undefined;
  /** How many games, 1 to 1,000,000, default 100. */
  readonly games?: number | undefined;
  /** Seed of the first game, default 0; the next games have the next seeds. */
  readonly seed?: number | undefined;
};

/** How a level was played. */
export type LevelReport = {
  /** `complete`, or `limit` if the search was stopped before all games were played. */
  readonly status: 'complete' | 'limit';
  /** How many games were played to their end. */
  readonly games: number;
  /** How many of them were won. */
  readonly won: number;
  /** The share of games won; 0 where none was played. */
  readonly successRate: number;
  /** The standard error of that share. */
  readonly error: number;
  /** Between which shares the true one lies, with 95 % confidence (Wilson's interval). */
  readonly interval: readonly [low: number, high: number];
  /** How many moves were left, of all games (0 in those that were lost). */
  readonly movesLeft: {
    /** On average. */
    readonly mean: number;
    /** In the middle game. */
    readonly median: number;
    /** On average of the best twentieth of the games: what tells most about how people fare. */
    readonly best: number;
  };
  /** For each goal how much of it was reached on average, 1 for all. */
  readonly goals: readonly number[];
  /** The points on average. */
  readonly score: number;
  /** How many moves were legal on average. */
  readonly legalMoves: number;
  /** How many waves a move had on average. */
  readonly waves: number;
  /** How often no move was legal, in all games; the pieces were shuffled then. */
  readonly deadBoards: number;
  /** How many games ended because no shuffle helped. */
  readonly stuck: number;
  /** How many games could not be dealt; they are not counted above. */
  readonly notDealt: number;
};
