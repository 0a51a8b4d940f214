/** How hard a puzzle is. */
import type { Step } from './step.js';
import type { TechniqueId } from './technique.js';

/** How hard a puzzle is, in HoDoKu's five words. */
export type Level = 'easy' | 'medium' | 'hard' | 'unfair' | 'extreme';

/** How hard a puzzle is, by the hardest technique that it needs. */
export type Stars = 1 | 2 | 3 | 4 | 5;

/** What {@link rate} answers. */
export type Rating = {
  /**
   * `'solved'`; `'stuck'` if no technique here solves it: then it is harder than all of them, level and stars are the
   * highest, and the score is that of a solution with guesses; `'invalid'` without and `'multiple'` with several
   * solutions: then nothing is rated; `'limit'` only if a search was stopped, and then nothing is known.
   */
  readonly status: 'solved' | 'stuck' | 'invalid' | 'multiple' | 'limit';
  /** HoDoKu's level; null if nothing is rated. */
  readonly level: Level | null;
  /** HoDoKu's score: the sum over the steps, and over the guesses where its techniques end; null if nothing is rated. */
  readonly score: number | null;
  /** 1 to 5 by the hardest technique needed; null if nothing is rated. */
  readonly stars: Stars | null;
  /**
   * The technique of HoDoKu's path that costs most, and of several that cost the same the last one of {@link techniques}; null
   * for a solved grid. Only if it was asked for and is rated.
   */
  readonly hardest?: TechniqueId | null | undefined;
  /** How often HoDoKu's path takes each technique, the hardest last; only if it was asked for and is rated. */
  readonly needed?: readonly TechniqueCount[] | undefined;
};

/** What {@link rateStars} answers; the statuses are those of a {@link Rating}. */
export type StarRating = Pick<Rating, 'status' | 'stars'>;

/** How often a technique was taken. */
export type TechniqueCount = {
  /** The technique's name. */
  readonly technique: TechniqueId;
  /** The number of its steps. */
  readonly count: number;
};

/** What {@link rate} tells. */
export type RateOptions = {
  /** Shall the rating name the hardest technique, and how often each was needed? Default false. */
  readonly techniques?: boolean | undefined;
};

/** A step of HoDoKu's path. Its eliminations stand in HoDoKu's order, which orders what follows. */
export type HodokuStep = Step & {
  /** What the step adds to the score. */
  readonly score: number;
};

/** What {@link rateHodoku} answers. */
export type HodokuRating = {
  /**
   * `'solved'`; `'invalid'` without and `'multiple'` with several solutions: then nothing is rated; `'limit'` only if a
   * search was stopped: then level and score are those of the steps so far, and the puzzle's are as high at least.
   */
  readonly status: 'solved' | 'invalid' | 'multiple' | 'limit';
  /** HoDoKu's level; null if nothing is rated. */
  readonly level: Level | null;
  /** HoDoKu's score, the sum over the steps; null if nothing is rated. */
  readonly score: number | null;
  /** HoDoKu's path: its steps in order. */
  readonly steps: readonly HodokuStep[];
};

/** The name of a step of Sudoku Explainer's path. */
export type ExplainerTechniqueId =
  | 'hidden-single'
  | 'direct-pointing'
  | 'direct-claiming'
  | 'direct-hidden-pair'
  | 'naked-single'
  | 'direct-hidden-triple'
  | 'pointing'
  | 'claiming'
  | `${'naked' | 'hidden'}-${'pair' | 'triple' | 'quad'}`
  | 'x-wing'
  | 'swordfish'
  | 'jellyfish'
  | 'xy-wing'
  | 'xyz-wing'
  | `unique-${'rectangle' | 'loop'}-${1 | 2 | 3 | 4}`
  | `bug-${1 | 2 | 3 | 4}`
  | 'aligned-pair'
  | 'aligned-triple'
  | 'x-cycle'
  | 'y-cycle'
  | 'cycle'
  | 'forcing-x-chain'
  | 'forcing-chain'
  | 'nishio'
  | 'cell-forcing'
  | 'region-forcing'
  | `${'dynamic' | 'dynamic-plus' | `nested-${2 | 3 | 4 | 5}`}-${'contradiction' | 'double' | 'region' | 'cell'}`;

/** One step of Sudoku Explainer's path, with its rating. */
export type ExplainerStep = Omit<Step, 'technique'> & {
  /** Its name. */
  readonly technique: ExplainerTechniqueId;
  /** Its rating in tenths, as it is shown: 7.2. */
  readonly rating: number;
  /** For chains and nets: how many nodes they have, which is what their length is rated by; 0 for other steps. */
  readonly complexity: number;
};

/** What {@link rateExplainer} answers. */
export type ExplainerRating =
  | {
      /**
       * `'solved'`; `'stuck'` where no rule has a step any more, and then ER is 20; `'limit'` if the limit was met or the
       * search was stopped, and then the numbers are those of the path so far, which the whole path can only exceed.
       */
      readonly status: 'solved' | 'stuck' | 'limit';
      /** The rating of the hardest step; 0 without steps. */
      readonly er: number;
      /** The rating of the hardest step up to the first one that sets a digit. */
      readonly ep: number;
      /** The rating of the first step. */
      readonly ed: number;
      /** The steps in order. */
      readonly steps: readonly ExplainerStep[];
    }
  | {
      /** `'invalid'` without and `'multiple'` with several solutions: then nothing is rated. */
      readonly status: 'invalid' | 'multiple';
      /** Not rated. */
      readonly er: null;
      /** Not rated. */
      readonly ep: null;
      /** Not rated. */
      readonly ed: null;
      /** None. */
      readonly steps: readonly ExplainerStep[];
    };

/** How far `rateExplainer` goes. */
export type ExplainerOptions = {
  /** How many nodes of chains and nets are looked at at most; by default a thousand million. */
  readonly maxNodes?: number | undefined;
};

/** What a made puzzle tells of Sudoku Explainer's rating. */
export type FoundRating = {
  /** The rating of the hardest step. */
  readonly er: number;
  /** The rating of the hardest step up to the first one that sets a digit. */
  readonly ep: number;
  /** The rating of the first step. */
  readonly ed: number;
  /** The technique of the first step that is rated `er`; `null` where the Explainer ends before, and `er` is 20. */
  readonly hardest: ExplainerTechniqueId | null;
};
