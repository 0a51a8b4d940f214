/**
 * All public types: what goes in and out of every function here, plain JSON but for techniques, solvers and searches.
 *
 * In order: the names of the techniques; positions and steps; what functions take and answer; the texts of a language.
 */

import type { Cell, Found, Search, Symmetry } from '@kit/grid';

/** A digit 1–9; up to the size of the layout where there is one. */
export type Digit = number;

/** A row 0–8, a column 9–17, or a box 18–26; of a layout, the place in `housesOf(layout)`. */
export type House = number;

/** A Sudoku as a person has it before them: the printed digits, what was filled in, and the pencil marks. */
export type Position = {
  /** 81 printed digits, 0 where the puzzle left the cell empty. */
  readonly givens: readonly number[];
  /** 81 digits that stand in the grid, givens included, 0 where a cell is open. */
  readonly values: readonly number[];
  /** 81 masks of the digits still possible: bit `d - 1` for digit `d`, and 0 where a value stands. */
  readonly candidates: readonly number[];
  /** The houses, links and cages of another Sudoku than the classic one; the lists have `size * size` members then. */
  readonly layout?: Layout | undefined;
};

/** One digit in one cell. */
export type Candidate = {
  /** The cell, 0–80. */
  readonly cell: Cell;
  /** The digit, 1–9. */
  readonly digit: Digit;
};

/** A candidate that belongs to a pattern, and what it is there. */
export type PatternCandidate = Candidate & {
  /** What the candidate is in the pattern, such as `'fin'` or `'pivot'`; each technique documents its roles. */
  readonly role: string;
};

/** A house that belongs to a pattern, and what it is there. */
export type PatternHouse = {
  /** The house, 0–26. */
  readonly house: House;
  /** `'base'` and `'cover'` for fish, `'house'` otherwise. */
  readonly role: 'base' | 'cover' | 'house';
};

/** An end of a link: a digit in one cell, or in a group of cells taken together. */
export type ChainNode = {
  /** One cell, or the cells of a group. */
  readonly cells: readonly Cell[];
  /** The digit, 1–9. */
  readonly digit: Digit;
};

/**
 * The former name of {@link ChainNode}.
 *
 * @deprecated since it hides the DOM's `Node`; it goes with 1.0
 */
export type Node = ChainNode;

/** Strong: if `from` is false, `to` is true. Weak: if `from` is true, `to` is false. */
export type Link = {
  /** Where the inference starts. */
  readonly from: ChainNode;
  /** Where it leads. */
  readonly to: ChainNode;
  /** `'strong'`: not both false. `'weak'`: not both true. */
  readonly type: 'strong' | 'weak';
};

/** All that a user interface needs to draw why a step holds. */
export type Pattern = {
  /** The candidates of the pattern by role. */
  readonly candidates: readonly PatternCandidate[];
  /** The houses of the pattern by role. */
  readonly houses: readonly PatternHouse[];
  /** The links of a chain in order; empty for patterns that are no chain. */
  readonly links: readonly Link[];
  /** The branches of a forcing chain or net, one list of links each. */
  readonly branches?: readonly (readonly Link[])[] | undefined;
};

/** What a message says, apart from its language: a key of the catalogue and what goes into the text. */
export type Message = {
  /** The key in the catalogue. */
  readonly key: string;
  /** What the text names: cells, candidates, houses, digits. */
  readonly params: Readonly<Record<string, MessageParam>>;
};

/** A part of a message; the catalogue's language and the cell notation decide how it is written. */
export type MessageParam =
  | {
      /** Cells. */
      readonly type: 'cells';
      /** The cells, 0–80. */
      readonly cells: readonly Cell[];
    }
  | {
      /** Digits in cells. */
      readonly type: 'candidates';
      /** The digits in their cells. */
      readonly candidates: readonly Candidate[];
    }
  | {
      /** Houses. */
      readonly type: 'houses';
      /** The houses, 0–26. */
      readonly houses: readonly House[];
    }
  | {
      /** Digits. */
      readonly type: 'digits';
      /** The digits, 1–9. */
      readonly digits: readonly Digit[];
    }
  | {
      /** A chain. */
      readonly type: 'links';
      /** Its links in order. */
      readonly links: readonly Link[];
    }
  | {
      /** A number of something. */
      readonly type: 'count';
      /** How many. */
      readonly count: number;
    };

/** A technique as a value: hand a list of these to `createSolver` or `findSteps`. */
export type Technique = {
  /** The technique's name. */
  readonly id: TechniqueId;
  /** Its finder; what it is called with is the solver's own. */
  readonly find: (...own: never[]) => boolean;
};

/** One step of a solution: what it sets or strikes out, by which technique, and why. */
export type Step = {
  /** The technique's name. */
  readonly technique: TechniqueId;
  /** The digits that the step sets. */
  readonly placements: readonly Candidate[];
  /** The candidates that the step strikes out, by cell and then digit. */
  readonly eliminations: readonly Candidate[];
  /** The pattern, for drawing. */
  readonly pattern: Pattern;
  /** The reason, for a catalogue to put in words. */
  readonly message: Message;
  /** The layout that the step is made on; absent on the classic one. */
  readonly layout?: Layout | undefined;
};

/** How many houses a fish has on either side. */
export type FishSize = 'x-wing' | 'swordfish' | 'jellyfish' | 'squirmbag' | 'whale' | 'leviathan';

/** What kinds of houses a fish has, and whether it has fins. */
export type FishPrefix =
  | ''
  | 'finned-'
  | 'sashimi-'
  | 'franken-'
  | 'finned-franken-'
  | 'mutant-'
  | 'finned-mutant-'
  | 'siamese-';

/** The names of the fish: a prefix for the kind, then the size. */
export type FishId = `${FishPrefix}${FishSize}`;

/** The patterns of a single digit that are no fish and have a name of their own. */
export type SingleDigitId = 'skyscraper' | 'two-string-kite' | 'turbot-fish' | 'empty-rectangle';

/** The techniques that colour candidates. */
export type ColorsId = 'simple-colors-trap' | 'simple-colors-wrap' | 'multi-colors-1' | 'multi-colors-2' | '3d-medusa';

/** The techniques that rest on the puzzle having one solution. */
export type UniquenessId =
  | 'unique-rectangle-1'
  | 'unique-rectangle-2'
  | 'unique-rectangle-3'
  | 'unique-rectangle-4'
  | 'unique-rectangle-5'
  | 'unique-rectangle-6'
  | 'hidden-rectangle'
  | 'avoidable-rectangle-1'
  | 'avoidable-rectangle-2'
  | 'unique-loop'
  | 'bug-plus-1'
  | 'bug-2'
  | 'bug-3'
  | 'bug-4';

/** The name of a technique, in kebab-case; the union grows as techniques are added. */
export type TechniqueId =
  | 'full-house'
  | 'naked-single'
  | 'hidden-single'
  | 'pointing'
  | 'claiming'
  | 'locked-pair'
  | 'locked-triple'
  | 'naked-pair'
  | 'naked-triple'
  | 'naked-quad'
  | 'hidden-pair'
  | 'hidden-triple'
  | 'hidden-quad'
  | FishId
  | SingleDigitId
  | ColorsId
  | UniquenessId
  | 'xy-wing'
  | 'xyz-wing'
  | 'w-wing'
  | 'x-chain'
  | 'xy-chain'
  | ChainTechniqueId
  | AlsTechniqueId
  | ExoticTechniqueId
  | LayoutTechniqueId;

/** The chains, loops and nets over any digits. */
export type ChainTechniqueId =
  | 'remote-pair'
  | 'grouped-x-chain'
  | 'aic'
  | 'grouped-aic'
  | 'continuous-nice-loop'
  | 'grouped-continuous-nice-loop'
  | 'discontinuous-nice-loop'
  | 'grouped-discontinuous-nice-loop'
  | 'kraken-fish'
  | 'forcing-chain'
  | 'forcing-net';

/** The techniques of almost locked sets. */
export type AlsTechniqueId =
  | 'als-xz'
  | 'als-xy-wing'
  | 'als-xy-chain'
  | 'sue-de-coq'
  | 'death-blossom'
  | 'aligned-pair-exclusion'
  | 'wxyz-wing';

/** Patterns of the hardest puzzles, and templates. */
export type ExoticTechniqueId =
  | 'template-set'
  | 'template-delete'
  | 'brute-force'
  | 'firework'
  | 'tridagon'
  | 'sk-loop'
  | 'exocet'
  | 'multi-sector-locked-sets';

/** What only layouts other than the classic one have: for these techniques the classic layout offers no instance. */
export type LayoutTechniqueId =
  | 'locked-candidates'
  | 'common-peers'
  | 'naked-set'
  | 'leftovers'
  | 'cage-combinations'
  | 'cage-digit'
  | 'innies-outies'
  | 'house-fillings';

/** Cells without a repeated digit that may also have to add up to something. */
export type Cage = {
  /** One to `size` different cells. */
  readonly cells: readonly Cell[];
  /** What their digits add up to; without it they only differ. */
  readonly sum?: number | undefined;
};

/** What `createLayout` makes a layout of; every member has a default. */
export type LayoutOptions = {
  /** How many rows, columns and digits, 4 to 16; default 9. */
  readonly size?: number | undefined;
  /** How many rows a box has; by default the greatest divisor of the size up to its root (2 for 6, 3 for 9, 12 and 15). */
  readonly boxRows?: number | undefined;
  /** How many columns a box has; `boxRows * boxCols` is the size. */
  readonly boxCols?: number | undefined;
  /** Instead of boxes: by cell the number of its region, 0 to `size - 1`, each `size` times (jigsaw). */
  readonly regions?: readonly number[] | undefined;
  /** Are both long diagonals houses? Default false. */
  readonly diagonals?: boolean | undefined;
  /** Are the inner boxes houses that stand one line away from the edge and from each other (windoku)? Default false. */
  readonly windows?: boolean | undefined;
  /** Do the cells in the same place of all boxes make a house? Default false. */
  readonly disjointGroups?: boolean | undefined;
  /** Further houses, each of `size` different cells. */
  readonly extraHouses?: readonly (readonly Cell[])[] | undefined;
  /** Do cells a chess knight's move apart differ? Default false. */
  readonly antiKnight?: boolean | undefined;
  /** Do cells that touch at a corner differ? Default false. */
  readonly antiKing?: boolean | undefined;
  /** Do cells side by side differ by two or more? Default false. */
  readonly nonConsecutive?: boolean | undefined;
  /** Cages, none of which share a cell (killer); they need not cover the grid. */
  readonly cages?: readonly Cage[] | undefined;
};

/**
 * The houses, links and cages of a Sudoku: what `createLayout` gives, every choice made. Plain JSON, and itself options of
 * `createLayout`.
 */
export type Layout = {
  /** How many rows, columns and digits, 4 to 16. */
  readonly size: number;
  /** How many rows a box has; absent where the regions are no boxes. */
  readonly boxRows?: number | undefined;
  /** How many columns a box has; absent where the regions are no boxes. */
  readonly boxCols?: number | undefined;
  /** By cell: the box or region that it lies in, 0 to `size - 1`. */
  readonly regions: readonly number[];
  /** Are both long diagonals houses? */
  readonly diagonals: boolean;
  /** Are the windows of windoku houses? */
  readonly windows: boolean;
  /** Do the cells in the same place of all boxes make a house? */
  readonly disjointGroups: boolean;
  /** Further houses. */
  readonly extraHouses: readonly (readonly Cell[])[];
  /** Do cells a chess knight's move apart differ? */
  readonly antiKnight: boolean;
  /** Do cells that touch at a corner differ? */
  readonly antiKing: boolean;
  /** Do cells side by side differ by two or more? */
  readonly nonConsecutive: boolean;
  /** The cages. */
  readonly cages: readonly Cage[];
};

/** What kind of house it is; `'hidden-window'` follows from the windows, and `'cage'` need not hold every digit. */
export type LayoutHouseKind =
  | 'row'
  | 'column'
  | 'box'
  | 'region'
  | 'diagonal'
  | 'window'
  | 'hidden-window'
  | 'group'
  | 'extra'
  | 'cage';

/** A house of a layout, or a cage. */
export type LayoutHouse = {
  /** What it is. */
  readonly kind: LayoutHouseKind;
  /** Which of its kind, from 0. */
  readonly index: number;
  /** Its cells, ascending. */
  readonly cells: readonly Cell[];
  /** What they add up to, for a cage with a sum. */
  readonly sum?: number | undefined;
};

/** Where a layout is given beside other things. */
export type LayoutChoice = {
  /** The layout, as `createLayout` gives it; the classic one by default. */
  readonly layout?: Layout | undefined;
};

/** A position as the functions take it: a {@link Position}, or one whose lists are typed arrays. */
export type PositionLike = {
  /** 81 printed digits, 0 where the puzzle left the cell empty. */
  readonly givens: ArrayLike<number>;
  /** 81 digits that stand in the grid, givens included, 0 where a cell is open. */
  readonly values: ArrayLike<number>;
  /** 81 masks of the digits still possible: bit `d - 1` for digit `d`, and 0 where a value stands. */
  readonly candidates: ArrayLike<number>;
  /** As in {@link Position}. */
  readonly layout?: Layout | undefined;
};

/** Whether the player's pencil marks count. */
export type Marks = 'trust' | 'ignore';

/** Which pencil marks count. */
export type MarkOptions = {
  /**
   * `'trust'` (the default): the position's candidates are the player's notes, and a digit that is missing was struck out;
   * `'ignore'`: whatever they are, each open cell has every digit that no peer shows. For players who keep no notes.
   */
  readonly marks?: Marks | undefined;
};

/**
 * `'r1c1'`: row and column by number. `'A1'`: the row by a letter A–I, then the column by number. `'a1'`: the column by
 * a letter a–i, then the row by number, as on a chessboard.
 */
export type CellNotation = 'r1c1' | 'A1' | 'a1';

/** The forms that {@link formatPuzzle} writes. */
export type PuzzleFormat =
  | 'line'
  | 'grid'
  | 'pencilmarks'
  | 'query'
  | 'library'
  | 'sudokuwiki'
  | 'sudokuexchange'
  | 'sudoku-coach'
  | 'f-puzzles'
  | 'f-puzzles-link';

/** What {@link canonicalFormSearch} answers; it is never impossible. */
export type FoundForm = Found<{
  /** The form. */
  readonly position: Position;
}>;

/** What {@link countSolutionsSearch} answers. */
export type SolutionCount = {
  /** `'exact'`: there are so many; `'limit'`: so many were found before it ended at the limit or was stopped. */
  readonly status: 'exact' | 'limit';
  /** How many solutions were found. */
  readonly count: number;
};

/** What {@link findSolutionSearch} answers; `impossible` is proved. */
export type FoundSolution = Found<{
  /** 81 digits. */
  readonly solution: readonly number[];
}>;

/** What {@link isMinimalSearch} answers; `'limit'` if it was stopped before it knew. */
export type Minimality = {
  /** As {@link isMinimal}, true or false. */
  readonly status: 'minimal' | 'not-minimal' | 'limit';
};

/** What a search may do; every member has a default. */
export type SolveOptions = MarkOptions & {
  /** The most links that a chain may have, at least 1; 20 by default, as in HoDoKu. */
  readonly maxChainLength?: number | undefined;
  /** The most base houses that a fish may have, 2 to 7; 7 by default: the list of techniques decides. */
  readonly maxFishSize?: number | undefined;
  /** The most fins that a fish may have, 0 to 9, endo fins (at most two) included; 5 by default, as in HoDoKu. */
  readonly maxFins?: number | undefined;
  /**
   * May two finned fish with the same bases make one step together? False by default: the `siamese-` techniques look
   * for them anyway, and the other finned fish give their `siamese-` steps too if this is set.
   */
  readonly siamese?: boolean | undefined;
  /** May two kites, or two empty rectangles, that share their box make one step together? False by default. */
  readonly dual?: boolean | undefined;
  /** May an empty rectangle have just two candidates, so that it is a turbot fish as well? False by default. */
  readonly twoCandidates?: boolean | undefined;
  /**
   * May some of a unique rectangle's or loop's cells have lost one of its two digits? False by default; the conclusions
   * are as sound.
   */
  readonly missingCandidates?: boolean | undefined;
  /** The most cells that an almost locked set may have, 1 to 8; 8 by default: all. */
  readonly maxAlsSize?: number | undefined;
  /** Are almost locked sets nodes of grouped chains and loops? `false` by default, as in HoDoKu. */
  readonly alsNodes?: boolean | undefined;
  /**
   * May a continuous loop strike out other candidates of the cells that it passes, by its links between cells? `false`
   * by default, as in HoDoKu; the conclusions are as sound, and chains find them too.
   */
  readonly loopCells?: boolean | undefined;
  /** May the almost locked sets of one pattern share cells? `false` by default, as in HoDoKu. */
  readonly alsOverlap?: boolean | undefined;
};

/** How far logic led. */
export type SolveResult = {
  /**
   * `'solved'`; `'stuck'` where no technique of the list helps any more; `'invalid'` if no solution fits the digits and
   * candidates; `'multiple'` if several do. The last two come without steps. `'limit'` only if a search was stopped.
   */
  readonly status: 'solved' | 'stuck' | 'invalid' | 'multiple' | 'limit';
  /** The steps in order. */
  readonly steps: readonly Step[];
  /** The position after the last step. */
  readonly position: Position;
  /** For `'invalid'`: the cells whose digit also stands in a peer, if there are any. */
  readonly conflicts?: readonly Cell[] | undefined;
};

/** What `nextStepSearch` answers: `'impossible'` if no technique of the list applies. */
export type FoundStep = Found<{
  /** The step. */
  readonly step: Step;
}>;

/** What `findStepsSearch` answers. */
export type FoundSteps = {
  /** `'complete'`: these are all; `'limit'`: the search was stopped, and these are those so far. */
  readonly status: 'complete' | 'limit';
  /** The steps, in the order of `findSteps`. */
  readonly steps: readonly Step[];
};

/** What {@link checkProgress} found. */
export type ProgressReport = {
  /**
   * `'correct'`: no mistake so far; `'solved'`: no mistake and no open cell; `'mistakes'`: see the lists; `'invalid'`
   * if the givens have no solution, `'multiple'` if they have several, and then nothing can be called wrong. `'limit'`
   * only if a search was stopped before it knew.
   */
  readonly status: 'correct' | 'solved' | 'mistakes' | 'invalid' | 'multiple' | 'limit';
  /** The digits that the player set and that are not the solution's, by cell. */
  readonly wrong: readonly Candidate[];
  /** The solution's digits that the player struck out of the pencil marks of an open cell, by cell. */
  readonly lost: readonly Candidate[];
};

/** How much a hint gives away, from least to most. */
export type HintLevel = 'where' | 'which' | 'why' | 'full';

/** How `hint` looks and how much it says. */
export type HintOptions = SolveOptions & {
  /** How much to give away; default `'full'`. */
  readonly level?: HintLevel | undefined;
};

/** Where to look: a house. */
export type WhereHint = {
  /** There is a step. */
  readonly kind: 'step';
  /** Only the house. */
  readonly level: 'where';
  /** A house, 0–26, in which the pattern lies or begins. */
  readonly house: House;
};

/** Where to look, and for what. */
export type WhichHint = {
  /** There is a step. */
  readonly kind: 'step';
  /** The house, the technique and the cells. */
  readonly level: 'which';
  /** A house, 0–26, in which the pattern lies or begins. */
  readonly house: House;
  /** The technique of the step. */
  readonly technique: TechniqueId;
  /** The cells of the pattern, ascending. */
  readonly cells: readonly Cell[];
};

/** The pattern, without what follows from it. */
export type WhyHint = {
  /** There is a step. */
  readonly kind: 'step';
  /** All but the conclusion. */
  readonly level: 'why';
  /** A house, 0–26, in which the pattern lies or begins. */
  readonly house: House;
  /** The technique of the step. */
  readonly technique: TechniqueId;
  /** The cells of the pattern, ascending. */
  readonly cells: readonly Cell[];
  /** The pattern by roles, houses and links. */
  readonly pattern: Pattern;
};

/** The whole step. */
export type FullHint = {
  /** There is a step. */
  readonly kind: 'step';
  /** Everything. */
  readonly level: 'full';
  /** A house, 0–26, in which the pattern lies or begins. */
  readonly house: House;
  /** The technique of the step. */
  readonly technique: TechniqueId;
  /** The cells of the pattern, ascending. */
  readonly cells: readonly Cell[];
  /** The pattern by roles, houses and links. */
  readonly pattern: Pattern;
  /** The step, with what it sets or strikes out. */
  readonly step: Step;
};

/** Something is wrong on the board, and that goes before any step. */
export type MistakeHint = {
  /** There is a mistake. */
  readonly kind: 'mistake';
  /** The level that was asked for. */
  readonly level: HintLevel;
  /** The cells with a mistake, ascending. */
  readonly cells: readonly Cell[];
  /** The wrong digits that stand there. */
  readonly wrong: readonly Candidate[];
  /** The digits that belong there instead of the wrong ones, cell by cell; only at level `'full'`. */
  readonly right?: readonly Candidate[] | undefined;
  /** The digits of the solution that were struck out; only at level `'full'`, for they give the solution away. */
  readonly lost?: readonly Candidate[] | undefined;
};

/** There is nothing to hint at. */
export type NoHint = {
  /**
   * `'solved'`: no cell is open; `'stuck'`: no technique of the list applies; `'invalid'`: the givens have no solution;
   * `'multiple'`: they have several; `'limit'`: a search was stopped before it knew.
   */
  readonly kind: 'solved' | 'stuck' | 'invalid' | 'multiple' | 'limit';
  /** The level that was asked for. */
  readonly level: HintLevel;
};

/** The answer of `hint`. */
export type Hint = WhereHint | WhichHint | WhyHint | FullHint | MistakeHint | NoHint;

/** What {@link techniqueOf} found. */
export type MoveExplanation =
  | {
      /** A step accounts for the whole move. */
      readonly status: 'explained';
      /** Its technique. */
      readonly technique: TechniqueId;
      /** The step; it may conclude more than the player did. */
      readonly step: Step;
    }
  | {
      /**
       * `'unexplained'`: no single step accounts for it; `'no-move'`: nothing was set in an open cell or struck out;
       * `'limit'`: a search was stopped before it knew.
       */
      readonly status: 'unexplained' | 'no-move' | 'limit';
    };

/** The questions that a list of techniques answers. */
export type Solver = {
  /**
   * Every instance of every technique on the position, technique by technique in the order of the list, each in the
   * order that it documents.
   */
  readonly findSteps: (position: PositionLike, options?: SolveOptions) => Step[];
  /** The first instance of the first technique that has one: the first of `findSteps`, found faster. */
  readonly nextStep: (position: PositionLike, options?: SolveOptions) => Step | undefined;
  /** Next step after next step, until the puzzle is solved or no technique helps. */
  readonly solve: (position: PositionLike, options?: SolveOptions) => SolveResult;
  /** The player's mistakes, or as much of the next step as the level allows. */
  readonly hint: (position: PositionLike, options?: HintOptions) => Hint;
};

/** The questions that a list of techniques answers, as searches for `runAsync`; `nodes` are the techniques that were asked. */
export type SolverSearches = {
  /** `findSteps` of the solver as a search, which gives the steps so far when it is stopped. */
  readonly findStepsSearch: (position: PositionLike, options?: SolveOptions) => Search<FoundSteps>;
  /** `nextStep` of the solver as a search. */
  readonly nextStepSearch: (position: PositionLike, options?: SolveOptions) => Search<FoundStep>;
  /** `solve` of the solver as a search, which gives the steps so far when it is stopped. */
  readonly solveSearch: (position: PositionLike, options?: SolveOptions) => Search<SolveResult>;
  /** `hint` of the solver as a search. */
  readonly hintSearch: (position: PositionLike, options?: HintOptions) => Search<Hint>;
};

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
  /** The technique of HoDoKu's path that costs most, null for a solved grid; only if it was asked for and is rated. */
  readonly hardest?: TechniqueId | null | undefined;
  /** How often HoDoKu's path takes each technique, the cheapest first; only if it was asked for and is rated. */
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
  /** How many puzzles are tried at most; default 1000. */
  readonly maxTries?: number | undefined;
  /** The layout that the puzzle is made on; the classic one by default. */
  readonly layout?: Layout | undefined;
};

/** What {@link createGenerator} can be asked for: as {@link GenerateOptions}, by the list of techniques it was made with. */
export type GeneratorOptions = Omit<GenerateOptions, 'score' | 'level' | 'layout'>;

/** Makes puzzles that a list of techniques solves. */
export type PuzzleGenerator = {
  /** A new puzzle with exactly one solution, which the list comes to. */
  readonly generatePuzzle: (options?: GeneratorOptions) => GeneratedPuzzle;
  /** The same as a search; its `nodes` are the tries, and stopping it gives `limit`. */
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

/** A puzzle, or `limit` if none was found in as many tries. */
export type GeneratedPuzzle = Found<{
  /** The puzzle, with the candidates that its givens leave. */
  readonly position: Position;
  /** The level, the score and the hardest technique of HoDoKu's path; only if a score or a level was asked for. */
  readonly rating?: Pick<Rating, 'level' | 'score' | 'hardest'> | undefined;
  /** Sudoku Explainer's rating and the technique of its hardest step, the first of several; only if an ER was asked for. */
  readonly explainer?: FoundRating | undefined;
}>;

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

// What a language has to say about steps is plain data, so a translation is a file of texts and nothing else. A text has
// places in braces, filled from the message's parameters:
//
//     {cells}                                     the parameter, as the catalogue and the notation write it
//     {eliminations, cells}                       only the cells of the candidates
//     {fins, plural, one {the fin} other {all fins}}   by how many there are; the texts may hold {places} themselves
//
// That is the part of ICU MessageFormat which is needed here; a full implementation would outweigh the solver.

/** Every message that a step can carry. */
export type MessageKey = TechniqueId | ChainMessageKey | ExoticMessageKey | LayoutMessageKey;

/** Messages of chains and nets that come out in more than one way. */
export type ChainMessageKey =
  | 'discontinuous-nice-loop-on'
  | 'grouped-discontinuous-nice-loop-on'
  | 'kraken-fish-2'
  | 'forcing-net-on'
  | 'forcing-cell-on'
  | 'forcing-cell-off'
  | 'forcing-house-on'
  | 'forcing-house-off';

/** Messages of exotic patterns that come out in more than one way. */
export type ExoticMessageKey = 'tridagon-on';

/** Messages of techniques of layouts that come out in more than one way. */
export type LayoutMessageKey = 'common-peers-cell' | 'cage-combinations-on' | 'innies-outies-on';

/** A word for one thing, and for several; `{n}` is where the numbers go. */
export type HouseWords = {
  /** Such as `row {n}`. */
  readonly one: string;
  /** Such as `rows {n}`. */
  readonly other: string;
};

/** All texts of one language. */
export type Catalogue = {
  /** The language, as a BCP 47 tag. */
  readonly locale: string;
  /** How the whole explanation is put together from `{technique}` and `{text}`. */
  readonly explanation: string;
  /** The techniques' names. */
  readonly techniques: Readonly<Record<TechniqueId, string>>;
  /** The reasons, by message key. */
  readonly templates: Readonly<Record<MessageKey, string>>;
  /** What the houses are called. */
  readonly houses: {
    /** Rows run across. */
    readonly row: HouseWords;
    /** Columns run down. */
    readonly column: HouseWords;
    /** Boxes of three by three. */
    readonly box: HouseWords;
    /** The houses of other layouts, by kind; those of kind `'box'` have the word above. */
    readonly layout: Readonly<Record<Exclude<LayoutHouseKind, 'row' | 'column' | 'box'>, HouseWords>>;
  };
  /** What stands between the items of a list. */
  readonly list: {
    /** Between all but the last two. */
    readonly between: string;
    /** Before the last. */
    readonly last: string;
  };
};

/** Every message that a step of a rating can carry beside those of the techniques. */
export type ExplainerMessageKey =
  | 'direct-locking'
  | 'direct-hidden-set'
  | 'unique-rectangle-3-hidden'
  | 'aligned-sets'
  | 'cycle'
  | `${'contradiction' | 'double' | 'cell' | 'house'}-${'on' | 'off'}`;

/** The texts of one language with those for the steps of `rateExplainer`. */
export type ExplainerCatalogue = Omit<Catalogue, 'techniques' | 'templates'> & {
  /** The names, the solver's techniques included. */
  readonly techniques: Readonly<Record<ExplainerTechniqueId, string>>;
  /** The reasons, by message key. */
  readonly templates: Readonly<Record<MessageKey | ExplainerMessageKey, string>>;
};

/** How `explainStep` and `houseName` write. */
export type ExplainOptions = {
  /** How cells are written; default `'r1c1'`. */
  readonly notation?: CellNotation | undefined;
  /** The layout, for houses and cells of another than the classic one; steps carry their own. */
  readonly layout?: Layout | undefined;
};

/** Why a step was rejected. */
export type Rejection =
  /** The step neither sets nor strikes out anything. */
  | 'no-conclusion'
  /** It sets or strikes out the same candidate twice. */
  | 'repeated-conclusion'
  /** It sets or strikes out a digit that is no candidate of its cell. */
  | 'not-a-candidate'
  /** It sets a digit that already stands in a cell seen from there. */
  | 'digit-already-placed'
  /** Its pattern names a candidate that the position doesn't have. */
  | 'pattern-not-on-board'
  /** It sets a digit, or strikes one out, where the technique does the other. */
  | 'wrong-kind-of-conclusion'
  /** Its pattern has links where the technique has none. */
  | 'unexpected-links'
  /** The houses of its pattern are not those of the technique: wrong number, kind, role or place. */
  | 'wrong-houses'
  /** The candidates of its pattern are not exactly those that the technique names, each once and in its role. */
  | 'wrong-candidates'
  /** The digit can go elsewhere, or the cell can hold another digit. */
  | 'not-a-single'
  /** The digit isn't confined to where the two houses cross. */
  | 'not-locked'
  /** The cells and digits are not equally many, or not shut off from the rest. */
  | 'not-a-subset'
  /** The digit's places in the box don't lie on one row and one column of it. */
  | 'not-an-empty-rectangle'
  /** The colours are not one cluster of strong links, each joining both colours. */
  | 'not-a-cluster'
  /** The cells are no rectangle or loop of two digits that would leave two solutions. */
  | 'not-a-deadly-pattern'
  /** It isn't known that the puzzle has one solution, and the technique rests on that. */
  | 'uniqueness-not-known'
  /** Two base houses share a candidate. */
  | 'base-houses-overlap'
  /** A house that the argument needs has the digit already. */
  | 'digit-not-needed'
  /** The cells don't have the digits, or the sight of each other, that the wing needs. */
  | 'not-a-wing'
  /** The number of links is even, or too small. */
  | 'wrong-chain-length'
  /** The links don't go strong, weak, …, strong. */
  | 'links-do-not-alternate'
  /** A link doesn't start where the one before it ends. */
  | 'links-do-not-join'
  /** A node has several cells that don't lie together in one box and one line. */
  | 'not-a-group'
  /** Both ends of a strong link could be false. */
  | 'not-a-strong-link'
  /** Both ends of a weak link could be true. */
  | 'not-a-weak-link'
  /** The chain holds, but not by the links that give the technique its name. */
  | 'wrong-kind-of-chain'
  /** The cells of a set are not in one house, or don't have one digit more than cells. */
  | 'not-almost-locked'
  /** The link's digit has places in the two sets that don't see each other, or none. */
  | 'not-a-restricted-common'
  /** Some digit can't be put into all rows, columns and boxes any more, so templates prove nothing. */
  | 'no-template'
  /** The wings don't complete the pivots' lines, or a digit has other places there. */
  | 'not-a-firework'
  /** The cells don't lie as they must, or the three digits can fill them. */
  | 'not-a-tridagon'
  /** The houses let the digits be in the cells more often than there are cells, or the corners aren't filled. */
  | 'not-a-locked-set'
  /** Base, targets or companions don't lie as they must, or a digit has too many places on the cross-lines. */
  | 'not-an-exocet'
  /** The technique needs another layout than the classic one. */
  | 'needs-a-layout'
  /** The sum lets the digit be there, or doesn't force it. */
  | 'sum-allows-it'
  /** A branch of a net has an inference that doesn't follow from those before it. */
  | 'inference-does-not-follow'
  /** A branch that should contradict itself doesn't. */
  | 'no-contradiction'
  /** The pattern holds, but doesn't rule this candidate out. */
  | 'elimination-does-not-follow';

/** What {@link verifyStep} answers. */
export type Verdict =
  | {
      /** The step follows from the position. */
      readonly valid: true;
    }
  | {
      /** The step doesn't follow from the position by its technique. */
      readonly valid: false;
      /** Why not. */
      readonly reason: Rejection;
    };
