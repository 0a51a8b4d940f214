/** What a language has to say, and how cells and puzzles are written. */
import type { Layout, LayoutChoice, LayoutHouseKind } from './layout.js';
import type { Position } from './position.js';
import type { ExplainerTechniqueId } from './rating.js';
import type { TechniqueId } from './technique.js';

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
  | 'tatham'
  | 'f-puzzles'
  | 'f-puzzles-link';

/**
 * What the digits of a text begin with. `'from-1'`: 1 to 9, then letters from A, and 0 is an empty cell. `'from-0'`: 0 stands for the
 * digit 1, 1 for 2, and so on, as in hexadecimal puzzles.
 */
export type FirstDigit = 'from-0' | 'from-1';

/** What {@link parsePuzzle} may be told about a text. */
export type PuzzleTextOptions = LayoutChoice & {
  /** What the digits begin with; by default `'from-1'`, but for texts on ten digits or more that have each from 0 on and not the last. */
  readonly digits?: FirstDigit | undefined;
};

/** A puzzle of a collection. */
export type ListedPuzzle = {
  /** The puzzle. */
  readonly position: Position;
  /** Its heading, the words beside it, or the comment behind it. */
  readonly name?: string | undefined;
  /** The first number behind it. */
  readonly rating?: number | undefined;
  /** 81 digits, as the text gives them: they agree with the givens, and nothing else about them is checked. */
  readonly solution?: readonly number[] | undefined;
  /** The line of its first cells, from 1. */
  readonly line: number;
};

/** A piece of a collection that is in no puzzle. */
export type LeftOutText = {
  /** The line in which it begins, from 1. */
  readonly line: number;
  /** What stands there. */
  readonly text: string;
  /**
   * Why: the code with which `parsePuzzle` refuses it; `'comment'` for words, `'number'` for a number after the rating,
   * `'given-mismatch'` for a solution of another puzzle.
   */
  readonly code: string;
};

/** What {@link parsePuzzles} finds. */
export type PuzzleList = {
  /** The puzzles, from first to last. */
  readonly puzzles: readonly ListedPuzzle[];
  /** Whatever is in none of them; borders and blank lines aside. */
  readonly leftOut: readonly LeftOutText[];
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
  | 'sue-de-coq-shared'
  | 'forcing-net-guardians'
  | 'forcing-cell-on'
  | 'forcing-cell-off'
  | 'forcing-house-on'
  | 'forcing-house-off';

/** Messages of exotic patterns that come out in more than one way. */
export type ExoticMessageKey = 'tridagon-on';

/** Messages of techniques of layouts that come out in more than one way. */
export type LayoutMessageKey = 'common-peers-cell' | 'cage-combinations-on' | 'innies-outies-on';

/**
 * What a hint can say. Of a step: `'where'`, `'which'`, and `'why'` (of cells and digits, of houses too, or of links). Of
 * mistakes, at level `'where'`: `'wrong'` digits, `'struck'` marks, or both; in between `'mistakes'`; at level `'full'`
 * `'right'` digits, marks to `'restore'`, or both. The others are the kinds of hints without either.
 */
export type HintMessageKey =
  | 'where'
  | 'which'
  | 'why'
  | 'why-houses'
  | 'why-links'
  | 'wrong'
  | 'struck'
  | 'wrong-and-struck'
  | 'mistakes'
  | 'right'
  | 'restore'
  | 'right-and-restore'
  | 'solved'
  | 'stuck'
  | 'invalid'
  | 'multiple'
  | 'limit';

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
  /** The words of {@link explainHint}, by message key. */
  readonly hints: Readonly<Record<HintMessageKey, string>>;
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
