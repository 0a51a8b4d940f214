/** Dealing puzzles. */
import type { Found, Search, Symmetry } from '@kit/grid';
import type { Layout, LayoutChoice } from './layout.js';
import type { Position, PositionLike } from './position.js';
import type { ExplainerOptions, ExplainerRating, FoundRating, Level, Rating, Stars } from './rating.js';
import type { Step } from './step.js';
import type { TechniqueId } from './technique.js';

/** What the puzzle shall be; every member has a default. */
export type GenerateOptions = {
  /** Any safe integer; default 0. The same seed and options give the same puzzle everywhere. */
  readonly seed?: number | undefined;
  /** The difficulty as {@link rate} gives it, 1 to 5; by default whatever comes. */
  readonly stars?: Stars | undefined;
  /** A technique that the solution with the default list comes to, and before it no harder one; by default none. */
  readonly technique?: TechniqueId | undefined;
  /** The symmetry of the pattern of givens; default `'none'`. */
  readonly symmetry?: Symmetry | 'none' | undefined;
  /** Shall every given be needed? Default false; rarely met together with a symmetry. */
  readonly minimal?: boolean | undefined;
  /** HoDoKu's score, from `min` (0 by default) to `max` (any by default), as {@link rate} gives it. */
  readonly score?: ScoreRange | undefined;
  /** HoDoKu's level, as {@link rate} gives it. */
  readonly level?: Level | undefined;
  /** Sudoku Explainer's rating; see {@link ErRange}. */
  readonly er?: ErRange | undefined;
  /** How many givens the puzzle has; see {@link GivensRange}. A number is the only count allowed. */
  readonly givens?: number | GivensRange | undefined;
  /** How many puzzles are tried at most; default 1000. */
  readonly maxTries?: number | undefined;
  /**
   * The layout that the puzzle is made on; the classic one by default. `'killer'` and `'jigsaw'` deal the layout too: cages with
   * their sums, or regions. The layout is then that of the position.
   */
  readonly layout?: Layout | DealtLayout | undefined;
  /** The size of a layout that is dealt, 4 to 16; default 9. A killer needs a size with boxes, so none of 5, 7, 11 and 13. */
  readonly size?: number | undefined;
};

/** Layouts that are dealt with the puzzle: boxes with cages, or irregular regions. */
export type DealtLayout = 'killer' | 'jigsaw';

/**
 * How many givens a puzzle has, both ends included. Digging alone leaves 24 to 28 on the classic board. With a minimum, digits
 * that keep the difficulty are added until the puzzle has that many.
 */
export type GivensRange = {
  /** The fewest; default 0. */
  readonly min?: number | undefined;
  /** The most; by default as many as there are cells. */
  readonly max?: number | undefined;
};

/** What {@link createGenerator} can be asked for: as {@link GenerateOptions}, by the list of techniques it was made with. */
export type GeneratorOptions = Omit<GenerateOptions, 'score' | 'level' | 'layout' | 'size'>;

/** Makes puzzles that a list of techniques solves. */
export type PuzzleGenerator = {
  /** A new puzzle with exactly one solution, which the list comes to. */
  readonly generatePuzzle: (options?: GeneratorOptions) => GeneratedPuzzle;
  /** The same as a search; its `nodes` are the puzzles tried, and stopping it gives `limit`. */
  readonly generatePuzzleSearch: (options?: GeneratorOptions) => Search<GeneratedPuzzle>;
};

/** Scores from one to another, both included. */
export type ScoreRange = {
  /** The least; default 0. */
  readonly min?: number | undefined;
  /** The most; by default there is no most. */
  readonly max?: number | undefined;
};

/**
 * Sudoku Explainer's ER from one to another, both included. The rating is large and most puzzles are made without it, so it
 * is given by hand: `{ min: 7, max: 7.5, rater: rateExplainerSearch }`.
 */
export type ErRange = {
  /** The least; default 0. */
  readonly min?: number | undefined;
  /** The most; default 20, which nothing exceeds. */
  readonly max?: number | undefined;
  /** What rates: {@link rateExplainerSearch}. */
  readonly rater: (position: PositionLike, options: ExplainerOptions) => Search<ExplainerRating>;
  /**
   * How many nodes of chains and nets a rating may look at; default 5 million, some seconds. A puzzle that takes more is
   * put back as too hard.
   */
  readonly maxNodes?: number | undefined;
};

/**
 * A puzzle; `impossible` if it is proved that the layout has no full grid, or that no puzzle meets the wishes; `limit` if none
 * was found in as many tries, or if it isn't known after some 200,000 states whether the layout has a grid.
 */
export type GeneratedPuzzle = Found<{
  /** The puzzle, with the candidates that its givens leave. */
  readonly position: Position;
  /** The digits of its only solution, by cell. */
  readonly solution: readonly number[];
  /** The level, the score and the hardest technique of HoDoKu's path; only if a score or a level was asked for. */
  readonly rating?: Pick<Rating, 'level' | 'score' | 'hardest'> | undefined;
  /** Sudoku Explainer's rating and the technique of its hardest step, the first of several; only if an ER was asked for. */
  readonly explainer?: FoundRating | undefined;
}>;

/** Where a position to practise on is taken from; every member has a default. */
export type PracticeOptions = LayoutChoice & {
  /** Any safe integer; default 0. The same seed and options give the same position everywhere. */
  readonly seed?: number | undefined;
  /** How many puzzles are tried at most; default 5000. */
  readonly maxTries?: number | undefined;
};

/** A position whose next step is the technique; `impossible` if it never is, `limit` if no puzzle tried has such a position. */
export type PracticePosition = Found<{
  /** The position: its givens have one solution, and no candidate of that is missing. */
  readonly position: Position;
  /** The next step. */
  readonly step: Step;
  /** The digits of the only solution, by cell. */
  readonly solution: readonly number[];
}>;
