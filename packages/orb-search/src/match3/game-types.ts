/** A game by swaps as it stands: its special pieces, rules, goals and cells. */
import type { Cell, RandomState } from '@kit/grid';

/**
 * What an effect of a special piece reaches, seen from the cell where it fires.
 *
 * - `row`, `col`: the whole row or column, `width` of them (1, 3, 5 …, default 1).
 * - `diagonals`: both diagonals.
 * - `square`: all cells at most `radius` away (1: 3×3); `plus`: those in the same row or column.
 * - `colour`: every piece of a colour: that of the piece which fires; if it has none, that of the piece it was swapped with;
 *   else the one of which most pieces are left (the lowest of equal ones).
 * - `board`: everything.
 * - `turn`: the ordinary pieces of that colour become the special pieces `into`, in turns in the order of cells; then every
 *   piece of the colour is hit, and what is special fires.
 * - `fly`: `count` (default 1) cells are picked, one after the other, by chance: from those that an open goal needs, if there
 *   is any, else from those with a piece; each is hit, and `carries` starts there.
 */
export type SwapEffect =
  | {
      /** Whole rows or columns. */
      readonly kind: 'row' | 'col';
      /** How many side by side, odd, default 1. */
      readonly width?: number | undefined;
    }
  | {
      /** Cells around. */
      readonly kind: 'square' | 'plus';
      /** How far, 1 to 8. */
      readonly radius: number;
    }
  | {
      /** Both diagonals, all pieces of a colour, or everything. */
      readonly kind: 'diagonals' | 'colour' | 'board';
    }
  | {
      /** The pieces of a colour become special and fire. */
      readonly kind: 'turn';
      /** What they become, by name, in turns. */
      readonly into: readonly string[];
    }
  | {
      /** Flies to cells that chance picks. */
      readonly kind: 'fly';
      /** How many cells, 1 to 16, default 1. */
      readonly count?: number | undefined;
      /** What starts where it lands. */
      readonly carries?: readonly SwapEffect[] | undefined;
    };

/** A special piece. */
export type SpecialPiece = {
  /** Its name, by which the other rules call it. */
  readonly name: string;
  /** What it reaches when it fires. */
  readonly clears: readonly SwapEffect[];
  /** Has it the colour of the match that made it (default), so that it matches, or none? */
  readonly coloured?: boolean | undefined;
  /**
   * What makes it fire beside being hit (by a match that holds it, or by an effect): `swap` with any neighbour, `tap` on it,
   * or `itself`: in the wave after it appeared.
   */
  readonly fires?: readonly ('swap' | 'tap' | 'itself')[] | undefined;
  /** The special piece that stands in its place after it fired, by name; by default none. */
  readonly leaves?: string | undefined;
};

/** What a match may contain, the rarest first. */
export type MatchKind = 'line-6' | 'line-5' | 'plus' | 'T' | 'L' | 'line-4' | 'square' | 'line-3';

/** Which special piece a match makes. */
export type ShapeRule = {
  /** What the match has to contain. A line of five contains one of four. */
  readonly kind: MatchKind;
  /** For lines: only along a row, or only down a column. */
  readonly axis?: 'row' | 'col' | undefined;
  /** The special piece, by name. */
  readonly makes: string;
};

/** What two pieces do that are swapped with each other. Neither fires by itself then. */
export type PairRule = {
  /** Two special pieces by name, in any order; `'plain'` for an ordinary piece, `'any'` for every piece. */
  readonly pieces: readonly [string, string];
  /** What they reach, seen from the second cell of the swap; the colour is that of the piece which has one. */
  readonly clears: readonly SwapEffect[];
};

/** What is worth how much. */
export type SwapPoints = {
  /** A piece that is cleared, default 10. */
  readonly piece?: number | undefined;
  /** A layer of ice, crate or chain, default 10. */
  readonly layer?: number | undefined;
  /** A special piece that is made, default 0. */
  readonly special?: number | undefined;
  /** A match, as `matches` of the rules counts them, default 0. */
  readonly match?: number | undefined;
  /** What each later wave adds to the factor of pieces, layers and matches, default 0 (1: the second wave counts twice). */
  readonly cascade?: number | undefined;
};

/** The rules of a swap game. Everything may be left out. */
export type SwapRules = {
  /** The types that come in: 0 up to this number, or a list (one that is listed twice comes twice as often). Default 6. */
  readonly types?: number | readonly number[] | undefined;
  /** Do pieces pass holes as they fall (default), or do holes hold them? */
  readonly holes?: 'pass' | 'hold' | undefined;
  /** Do pieces fall aside into cells that nothing reaches from above? Default false. */
  readonly diagonals?: boolean | undefined;
  /** The cells where pieces come in; by default the topmost cell of each column that is no hole. */
  readonly sources?: readonly Cell[] | undefined;
  /**
   * The pieces that come in first, in that order, as in the layer `pieces` (special ones too); after the last of them chance
   * decides again. By default chance decides from the beginning. {@link SwapGame.queueAt} says how many have come in.
   */
  readonly queue?: readonly number[] | undefined;
  /** Do squares of 2×2 match? Default false. */
  readonly squares?: boolean | undefined;
  /**
   * What counts as one match: a connected group of one type (`groups`, default), or each straight line of three or more
   * (`lines`). With `lines` an L is two matches: each of them counts, and each makes the special piece of its own length, so
   * that no shape is a `plus`, `T` or `L`. A group without a line (a square) is one match. The same cells clear either way.
   */
  readonly matches?: 'groups' | 'lines' | undefined;
  /** The special pieces, at most 15; by default none. */
  readonly specials?: readonly SpecialPiece[] | undefined;
  /** Which match makes which of them; the first rule that fits decides. */
  readonly shapes?: readonly ShapeRule[] | undefined;
  /** What two of them do together; the first rule that fits decides. */
  readonly pairs?: readonly PairRule[] | undefined;
  /** What is worth how much. */
  readonly points?: SwapPoints | undefined;
};

/**
 * What a level asks for.
 *
 * - `score`: so many points.
 * - `collect`: so many pieces of a type cleared.
 * - `ice`, `crates`, `chains`: so many layers of them removed, by default all that there are.
 * - `fire`, `make`: so many special pieces fired, or made.
 */
export type SwapGoal =
  | {
      /** Points. */
      readonly kind: 'score';
      /** How many. */
      readonly count: number;
      /** How many there are already, default 0. */
      readonly done?: number | undefined;
    }
  | {
      /** Pieces of a type. */
      readonly kind: 'collect';
      /** Which type. */
      readonly type: number;
      /** How many. */
      readonly count: number;
      /** How many there are already, default 0. */
      readonly done?: number | undefined;
    }
  | {
      /** Layers of ice, crates or chains. */
      readonly kind: 'ice' | 'crates' | 'chains';
      /** How many, by default all that there are. */
      readonly count?: number | undefined;
      /** How many are gone already, default 0. */
      readonly done?: number | undefined;
    }
  | {
      /** Special pieces that fire, or are made. */
      readonly kind: 'fire' | 'make';
      /** Which, by name. */
      readonly special: string;
      /** How many. */
      readonly count: number;
      /** How many there were already, default 0. */
      readonly done?: number | undefined;
    };

/**
 * A swap game as it stands: its board in three layers, one number a cell, its rules, and how far its player has come. Plain
 * JSON, with nothing hidden: what is saved goes on as it would have.
 */
export type SwapGame = {
  /** Number of rows, 1 to 16. */
  readonly rows: number;
  /** Number of columns, 1 to 16. */
  readonly cols: number;
  /** The ground: -1 a hole, 0 bare, 1 to 9 layers of ice. By default all bare. */
  readonly cells?: readonly number[] | undefined;
  /**
   * The pieces: -1 none, 0 to 14 an ordinary piece of that type, `16 * k + type` the k-th special piece of the rules (counted
   * from 1), `16 * k + 15` if it has no colour.
   */
  readonly pieces: readonly number[];
  /**
   * What stands in the way: 0 nothing, 1 to 9 a crate of so many layers (in place of a piece), 10 a stone (for good), 11 to 19 a
   * chain of one to nine layers over the piece. By default nothing.
   */
  readonly blockers?: readonly number[] | undefined;
  /** The rules, by default six types and no special pieces. */
  readonly rules?: SwapRules | undefined;
  /** What is asked for, by default nothing. */
  readonly goals?: readonly SwapGoal[] | undefined;
  /** How many moves are left, by default any number. */
  readonly movesLeft?: number | undefined;
  /** The points so far, default 0. */
  readonly score?: number | undefined;
  /** How many pieces of the rules' queue have come in, default 0. */
  readonly queueAt?: number | undefined;
  /** The state of chance, as functions leave it in the game that they return. By default chance begins with seed 0. */
  readonly random?: RandomState | undefined;
};

/** A swap game as functions return it: no layer is left out. */
export type FullSwapGame = SwapGame & {
  /** The ground. */
  readonly cells: readonly number[];
  /** What stands in the way. */
  readonly blockers: readonly number[];
  /** The points so far. */
  readonly score: number;
};

/** How a game stands: goals met, no moves left, no legal move, or none of these. */
export type SwapGameStatus = 'won' | 'lost' | 'stuck' | 'playing';
