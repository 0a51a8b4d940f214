/** What each move of a game was worth. */
import type { Cell } from '@kit/grid';
import type { BoardLike } from './board.js';
import type { GameMove, PlayedGame } from './metrics.js';
import type { GameStatus } from './move.js';

/** What a move of a game was: see {@link reviewGame}. */
export type MoveClass =
  | 'start'
  | 'proven'
  | 'perfect-guess'
  | 'inferior-guess'
  | 'mistake'
  | 'flag'
  | 'useless'
  | 'unknown';

/** Why a move was judged so; the catalogues have a text for each. */
export type ReviewKey =
  | 'start'
  | 'safe'
  | 'perfect-guess'
  | 'inferior-guess'
  | 'missed-safe'
  | 'certain-mine'
  | 'unknown'
  | 'flag-proven'
  | 'flag-unproven'
  | 'flag-false'
  | 'flag-removed'
  | 'useless'
  | 'over';

/** A move with its judgement. */
export type ReviewedMove = GameMove & {
  /**
   * `start`: the first opening. `proven`: certain. `perfect-guess`: nothing was certain, and no guess was better.
   * `inferior-guess`: one was. `mistake`: something was proven safe, or this a mine, or flagged though proven safe. `flag`,
   * `useless`: what it says. `unknown`: a limit was met.
   */
  readonly class: MoveClass;
  /** How a move that was not certain went. */
  readonly luck: 'lucky' | 'unlucky' | 'none';
  /** The chance that there was a mine: among the cells that were opened, or under the flag. */
  readonly risk?: number | undefined;
  /** The least such chance that any closed cell had. */
  readonly leastRisk?: number | undefined;
  /** Of a guess: the chance of a mine where the best play opens at that moment; 0 if something was proven safe. */
  readonly bestRisk?: number | undefined;
  /** The share of the chance to win that the move gave away: exact where `winChance` is there, else an estimate. */
  readonly cost?: number | undefined;
  /** The exact chance to win after the move, before it was known how it went. */
  readonly winChance?: number | undefined;
  /** The same for the best move. */
  readonly bestWinChance?: number | undefined;
  /** A cell that was better to open. */
  readonly better?: Cell | undefined;
  /** For `explainReviewedMove`. */
  readonly reason: {
    /** The reason. */
    readonly key: ReviewKey;
    /** What its text needs besides. */
    readonly params: {
      /** Columns of the board. */
      readonly cols: number;
    };
  };
};

/** A game with the judgement of each move. */
export type GameReview = {
  /** How the game ends; `limit` if the review was stopped. */
  readonly status: GameStatus | 'limit';
  /** Every move, judged. */
  readonly moves: readonly ReviewedMove[];
  /**
   * How much luck the guesses asked for beyond those of the best play, in tosses of a coin: the sum of
   * log₂((1 − bestRisk) / (1 − risk)) over the moves that have both. Below 0 where guesses were safer than the best and won less.
   */
  readonly luck: number;
  /** The whole. */
  readonly summary: {
    /** Moves of each class. */
    readonly counts: Readonly<Record<MoveClass, number>>;
    /** Guesses, perfect ones and inferior ones. */
    readonly guesses: number;
    /** Mistakes, wrong flags among them. */
    readonly mistakes: number;
    /** The chance to survive all that was not certain: 1 if no luck was needed. */
    readonly survival: number;
    /** The share of the chance to win that all moves together gave away. */
    readonly cost: number;
  };
};

/** A game to be reviewed. */
export type ReviewInput =
  | (Omit<PlayedGame, 'timeMs'> & {
      /** Not with a field. */
      readonly board?: undefined;
    })
  | {
      /** Not with a board. */
      readonly field?: undefined;
      /** The board at the end of the game, where the field is not known. */
      readonly board: BoardLike;
      /** Cells that were flagged before the first move. */
      readonly flags?: readonly Cell[] | undefined;
      /** What the player did, in order. */
      readonly moves: readonly GameMove[];
    };
