/** Measures of fields and of games. */
import type { Cell } from '@kit/grid';
import type { FieldLike } from './board.js';
import type { GameStatus } from './move.js';

/** Options of {@link boardMetrics}. */
export type BoardMetricsOptions = {
  /**
   * Which of equally good cells ZiNi takes: the first column by column (default, as the known calculators do) or row by
   * row (as its inventor says). The value may differ by a click or two.
   */
  readonly ties?: 'columns' | 'rows' | undefined;
};

/** Measures of a field. */
export type BoardMetrics = {
  /** Openings and isolated numbers: the fewest left clicks that win without flags. */
  readonly threeBv: number;
  /** Connected sets of cells without mines around them. */
  readonly openings: number;
  /** Numbers beside no opening. */
  readonly isolated: number;
  /** Connected groups of isolated numbers. */
  readonly islands: number;
  /** Clicks of a greedy player with flags who knows the field. */
  readonly zini: number;
  /** The same for one who clicks all openings first and then works open cells only. */
  readonly humanZini: number;
  /** How many cells show 0, 1, 2 and so on, up to the greatest. */
  readonly numbers: readonly number[];
  /** Mines for each cell. */
  readonly density: number;
};

/** What a player did: opened a cell, set or took away a flag, opened all around a number, or cleared a question mark. */
export type GameMove = {
  /** `question`: a right click that took a question mark away and left the cell as it was. */
  readonly kind: 'open' | 'flag' | 'chord' | 'question';
  /** Where. */
  readonly cell: Cell;
  /** When, in milliseconds from any beginning. */
  readonly timeMs?: number | undefined;
};

/** A game that was played. */
export type PlayedGame = {
  /** Where the mines were. */
  readonly field: FieldLike;
  /** Cells that were flagged before the first move. */
  readonly flags?: readonly Cell[] | undefined;
  /** What the player did, in order. */
  readonly moves: readonly GameMove[];
  /** How long it took, where the moves have no times (or others than the clock's). */
  readonly timeMs?: number | undefined;
};

/** Clicks by their kind. */
export type ClickCounts = {
  /** Left clicks. */
  readonly open: number;
  /** Right clicks. */
  readonly flag: number;
  /** Clicks with both buttons or the middle one. */
  readonly chord: number;
  /** All of them. */
  readonly total: number;
};

/** Measures of a game. */
export type GameMetrics = {
  /** How it ended. */
  readonly status: GameStatus;
  /** All clicks up to the end. */
  readonly clicks: ClickCounts;
  /** Those that opened something and no mine, or set the first flag on a real mine. */
  readonly effective: ClickCounts;
  /** 3BV of the field, and how much of it was opened. */
  readonly threeBv: number;
  /** An opening counts once all of its empty cells are open. */
  readonly solvedThreeBv: number;
  /** From the first click that opened something to the last, or what the caller says; `null` where not known. */
  readonly timeMs: number | null;
  /** Solved 3BV a second; this and what follows is `null` where it would mean a division by 0 or an unknown time. */
  readonly threeBvPerSecond: number | null;
  /** How long the whole field would have taken at that speed. */
  readonly estimatedTimeMs: number | null;
  /** IOE, the index of efficiency: solved 3BV a click; above 1 is possible by chords. */
  readonly efficiency: number | null;
  /** Effective clicks of all clicks. */
  readonly correctness: number | null;
  /** Solved 3BV an effective click; `efficiency` is the product of both. */
  readonly throughput: number | null;
  /** RQP, rapport qualité-prix: seconds over 3BV a second; smaller is better. */
  readonly rqp: number | null;
};
