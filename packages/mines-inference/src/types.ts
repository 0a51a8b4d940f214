/** The public shapes: plain JSON in, plain JSON out. */
import type { Cell, Progress, Search, Shape, Symmetry } from '@kit/grid';

/**
 * Which cells are neighbours: `square8` (the usual game), `square4`, `torus` (square8 whose edges wrap), `hex` (odd rows
 * shifted half a cell to the right), `knight` (a chess knight's moves), or a table of one's own: for each cell the list
 * of its neighbours. A table must be symmetric, without a cell being its own neighbour.
 */
export type Topology = 'square8' | 'square4' | 'torus' | 'hex' | 'knight' | OwnTopology;

/** A neighbour table of one's own. */
export type OwnTopology = {
  /** For each cell, in row-major order, its neighbours: at most 128, and at most 2²⁴ for all cells together. */
  readonly neighbors: readonly (readonly Cell[])[];
};

/** What the player sees. */
export type Board = Shape & {
  /** Mines on the whole board, the flagged and exploded ones included. */
  readonly mines: number;
  /** Row by row: the number of an open cell, or {@link HIDDEN}, {@link FLAG}, {@link EXPLODED}, {@link HOLE}. */
  readonly cells: readonly number[];
  /** Default `'square8'`. */
  readonly topology?: Topology | undefined;
};

/** A {@link Board} as the functions take it: its cells may be a typed array. */
export type BoardLike = Shape & {
  /** Mines on the whole board, the flagged and exploded ones included. */
  readonly mines: number;
  /** Row by row: the number of an open cell, or {@link HIDDEN}, {@link FLAG}, {@link EXPLODED}, {@link HOLE}. */
  readonly cells: ArrayLike<number>;
  /** Default `'square8'`. */
  readonly topology?: Topology | undefined;
};

/** Where the mines are: what the game knows and the player does not. */
export type Field = Shape & {
  /** The cells with a mine, in rising order. */
  readonly mineCells: readonly Cell[];
  /** Places where there is no cell, in rising order; boards have {@link HOLE} there. Default none. */
  readonly holes?: readonly Cell[] | undefined;
  /** Default `'square8'`. */
  readonly topology?: Topology | undefined;
};

/** A {@link Field} as the functions take it: its mine cells may be a typed array, in any order. */
export type FieldLike = Shape & {
  /** The cells with a mine, each once. */
  readonly mineCells: ArrayLike<Cell>;
  /** Places where there is no cell, each once. */
  readonly holes?: ArrayLike<Cell> | undefined;
  /** Default `'square8'`. */
  readonly topology?: Topology | undefined;
};

/** What contradicts: flags, opened numbers, and perhaps the number of mines. */
export type Conflicts = {
  /** Flags that cannot be right: alone (`flags: 'check'`), or together with `core`. */
  readonly flags: readonly Cell[];
  /** Opened numbers that contradict each other and these flags; without any one of them the contradiction is gone. */
  readonly core: readonly Cell[];
  /** Does the contradiction need the number of mines on the board? */
  readonly usesTotal: boolean;
};

/** What can be known about a board. */
export type Analysis = {
  /**
   * `consistent`: some layout of mines fits. `inconsistent`: none does; `conflicts` says why. `limit`: a region was too
   * large for `maxStates`; what is listed is proven all the same, and unknown probabilities are `null`.
   */
  readonly status: 'consistent' | 'inconsistent' | 'limit';
  /** Hidden cells that hold no mine in any layout. */
  readonly safeCells: readonly Cell[];
  /** Hidden cells that hold a mine in every layout. */
  readonly mineCells: readonly Cell[];
  /**
   * Chance of a mine in each cell, every layout being equally likely: exactly 0 and 1 only where proven; `null` where
   * open, and everywhere if nothing fits. A trusted flag has 1.
   */
  readonly probabilities: readonly (number | null)[];
  /** Empty unless something contradicts. */
  readonly conflicts: Conflicts;
};

/** What to make of the player's flags: see {@link analyze}. */
export type FlagMode = 'trust' | 'check' | 'ignore';

/** Which reason a deduction has; the catalogues have a text for each. */
export type DeductionKey =
  | 'number-safe'
  | 'number-mine'
  | 'pair-safe'
  | 'pair-mine'
  | 'region-safe'
  | 'region-mine'
  | 'total-safe'
  | 'total-mine'
  | 'finished';

/** What a text about a deduction needs to know. */
export type DeductionMessage = {
  /** The reason. */
  readonly key: DeductionKey;
  /** What fills the places of the text, besides the cells of the deduction itself. */
  readonly params: {
    /** Columns of the board, to write cells by row and column. */
    readonly cols: number;
    /** What the opened numbers in `from` show, in the same order. */
    readonly numbers: readonly number[];
    /** Mines on the board. */
    readonly mines: number;
  };
};

/** Cells that are certain, and what they follow from. */
export type Deduction = {
  /** Hidden cells that are all safe, or all mines. */
  readonly cells: readonly Cell[];
  /** Mines (true) or safe (false). */
  readonly mine: boolean;
  /** The opened numbers it follows from: none can be left out, for any of the cells. */
  readonly from: readonly Cell[];
  /** Does it need the number of mines on the board, too? */
  readonly usesTotal: boolean;
  /** For `explainDeduction`. */
  readonly message: DeductionMessage;
};

/** The answer to a player who asks for help. */
export type Hint =
  | {
      /** First put this right. */
      readonly kind: 'mistake';
      /** Wrong flags. */
      readonly cells: readonly Cell[];
    }
  | {
      /** No layout of the mines fits the board, whatever is flagged: not the player's fault. */
      readonly kind: 'inconsistent';
      /** Numbers that contradict each other, perhaps only together with the number of mines. */
      readonly conflicts: Conflicts;
    }
  | {
      /** The player can find out alone. */
      readonly kind: 'not-needed';
      /** How. */
      readonly deduction: Deduction;
    }
  | {
      /** Nothing more is certain: help is due. */
      readonly kind: 'given';
      /** The cell that the player chose, or the best one. */
      readonly cell: Cell;
      /** What it is; only if the field was given. */
      readonly mine?: boolean | undefined;
    }
  | {
      /** The search was stopped before anything was known. */
      readonly kind: 'limit';
    };

/** How a player has used help. */
export type HintStats = {
  /** Hints that named a mistake. */
  readonly mistakes: number;
  /** Hints asked for though none was needed. */
  readonly unneeded: number;
  /** Hints that were due. */
  readonly given: number;
};

/** Options of {@link analyze}. */
export type AnalyzeOptions = {
  /**
   * `'trust'` (default): a flag is a mine. `'ignore'`: a flag is a hidden cell like any other. `'check'`: like `'ignore'`,
   * and `conflicts` names flags that can't be right.
   */
  readonly flags?: FlagMode | undefined;
  /** The most states that the count may visit in one region, default 1,000,000; beyond it the status is `limit`. */
  readonly maxStates?: number | undefined;
};

/** A live object; not JSON. */
export type Analyzer = {
  /** As {@link analyze}, with the options given to {@link createAnalyzer}. */
  readonly analyze: (board: BoardLike) => Analysis;
  /** The same as a search: stopped early it answers `limit`, and the next board is read as if it were the first. */
  readonly analyzeSearch: (board: BoardLike) => Search<Analysis>;
};

/** What is known of a sum over some cells. */
export type RuleClue = {
  /** The cells, each once. */
  readonly cells: ArrayLike<Cell>;
  /** What a mine in each of these cells counts, -8 to 8; default 1. */
  readonly weights?: ArrayLike<number> | undefined;
  /** The sums that are allowed: one for a plain number, `[n - 1, n + 1]` for a liar, `[0, 2, 4, 6, 8]` for "even". */
  readonly sums: ArrayLike<number>;
};

/** A game whose clues are sums over sets of cells: see {@link analyzeRules}. */
export type Rules = {
  /** How many cells there are. */
  readonly cells: number;
  /** The most mines in a cell, 0 to 8, for all cells or for each; default 1. Open cells have 0. */
  readonly mostMines?: number | ArrayLike<number> | undefined;
  /** Mines in all cells; any number if left out. */
  readonly mines?: number | undefined;
  /** The clues. */
  readonly clues: readonly RuleClue[];
};

/** Options of {@link analyzeRules}. */
export type RulesOptions = {
  /** As for {@link analyze}, default 1,000,000. */
  readonly maxStates?: number | undefined;
};

/** What can be known about a game with rules of its own. */
export type RulesAnalysis = {
  /** As in {@link Analysis}. */
  readonly status: 'consistent' | 'inconsistent' | 'limit';
  /** The number of mines in each cell where it is proven, else `null`. */
  readonly known: readonly (number | null)[];
  /** For each cell the chance of 0, 1, 2 … mines; `null` where it is not known. */
  readonly chances: readonly (readonly number[] | null)[];
};

/** A cell that shows something else. */
export type CellChange = {
  /** Which. */
  readonly cell: Cell;
  /** What it shows now: a number, {@link HIDDEN}, {@link FLAG} or {@link EXPLODED}. */
  readonly value: number;
};

/** What follows from changes: all that {@link Analysis} would say otherwise than before, but for chances. */
export type AnalysisChange = {
  /** As in {@link Analysis}. */
  readonly status: Analysis['status'];
  /** Cells that are proven safe since, in rising order. */
  readonly safe: readonly Cell[];
  /** Cells that are proven to be mines since. */
  readonly mines: readonly Cell[];
  /** Cells that were proven and are not any more, opened and flagged ones among them. */
  readonly dropped: readonly Cell[];
  /** How many hidden cells no number sees. */
  readonly rest: number;
  /** The chance of a mine in each of these; `null` if there are none, or where it is not known. */
  readonly restProbability: number | null;
};

/** A live object; not JSON. See {@link createTracker}. */
export type Tracker = {
  /** Takes changes over; tells what follows since the update before. */
  readonly update: (changes: readonly CellChange[]) => AnalysisChange;
  /**
   * The same as a search. Stopped early it answers `limit`, has taken the changes over, and takes back all that it told; the next update
   * begins anew.
   */
  readonly updateSearch: (changes: readonly CellChange[]) => Search<AnalysisChange>;
  /** The chance of a mine in a cell after the last update, as {@link analyze} gives it; `null` before the first. */
  readonly probability: (cell: Cell) => number | null;
  /** What is shown now. */
  readonly board: () => Board;
};

/** What a text may leave out. */
export type ParseMinesOptions = {
  /** Mines on the board, where the text does not say. */
  readonly mines?: number | undefined;
  /** The neighbourhood, where the text does not say; default `'square8'`. */
  readonly topology?: Topology | undefined;
};

/** What {@link deduceSearch} reports. */
export type DeduceProgress = Progress<Deduction[]>;

/** Options of {@link generateMines}. */
export type GenerateOptions = {
  /** Number of rows. */
  readonly rows: number;
  /** Number of columns. */
  readonly cols: number;
  /** Number of mines. */
  readonly mines: number;
  /** Places where there is no cell, each once: a board of any shape. Default none. */
  readonly holes?: ArrayLike<Cell> | undefined;
  /** Same seed, same field. Default 0. */
  readonly seed?: number | undefined;
  /** The cell that will be opened first; default 0, a corner, or the first cell that is no hole. */
  readonly firstOpen?: number | undefined;
  /** `'safe'` (default): no mine in the first cell. `'zero'`: none around it either. */
  readonly firstIs?: 'safe' | 'zero' | undefined;
  /**
   * {@link deduce} alone clears the board from the first cell: `'exact'`, every such field being equally likely; `'quick'` (or
   * true), by repairing. Default false.
   */
  readonly noGuess?: boolean | 'exact' | 'quick' | undefined;
  /** What {@link boardMetrics} shall say of the field. */
  readonly metrics?: MetricsTargets | undefined;
  /** A symmetry of the mines (not with `noGuess: 'quick'`); all fields that have it are equally likely. Default `'identity'`: none. */
  readonly symmetry?: Symmetry | undefined;
  /** Default `'square8'`. */
  readonly topology?: Topology | undefined;
  /** With `noGuess` or `metrics`: how many fields to begin with before giving up, default 200. */
  readonly maxTries?: number | undefined;
  /**
   * With `noGuess: 'quick'`: how often a mine of a repaired field is moved, to wherever no guess comes of it, default 40. The more,
   * the nearer to all fields without guesses being equally likely.
   */
  readonly swaps?: number | undefined;
};

/** A range of whole numbers. */
export type MetricRange = {
  /** At least. */
  readonly min?: number | undefined;
  /** At most. */
  readonly max?: number | undefined;
};

/** What a field shall measure. */
export type MetricsTargets = {
  /** Openings and isolated numbers. */
  readonly threeBv?: MetricRange | undefined;
  /** Connected sets of cells without mines around them. */
  readonly openings?: MetricRange | undefined;
  /** Connected groups of isolated numbers. */
  readonly islands?: MetricRange | undefined;
  /** Clicks of a greedy player with flags. */
  readonly zini?: MetricRange | undefined;
};

/** What a field was found with. */
export type MadeField = {
  /** Where the mines are. */
  readonly field: Field;
};

/** Options of `hint`. */
export type HintOptions = {
  /**
   * Where the mines are. Then flags that are wrong though nothing on the board says so are named too, and what is given is
   * told, so that no chance is left.
   */
  readonly field?: FieldLike | undefined;
  /** The hidden cell that the player wants to know. */
  readonly cell?: Cell | undefined;
  /** An analyser that follows this game: then a hint after a click reads only what the click changed. */
  readonly analyzer?: Analyzer | undefined;
};

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

/**
 * All texts of one language: plain data, so that a translation is a file of texts and nothing else.
 *
 * Places in braces are filled: `{cells}` and `{from}` as lists of cells, `{n}` how many cells, `{number}` what the first
 * number shows, `{mines}` the mines on the board, `{percent}` a chance. Texts about games have `{better}` (a cell), `{risk}`,
 * `{cost}`, `{lucky}` and `{unlucky}` (1 or 0), `{guesses}`, `{mistakes}`. `{n, plural, one {…} other {…}}` chooses by n,
 * `{from, some, …}` stands only where `from` names a cell.
 */
export type Catalogue = {
  /** The language, as a BCP 47 tag. */
  readonly locale: string;
  /** Why cells are certain. */
  readonly deductions: Readonly<Record<DeductionKey, string>>;
  /** Why a cell is the best to open. */
  readonly moves: Readonly<Record<MoveReason['key'], string>>;
  /** What a move of a game was. */
  readonly reviews: Readonly<Record<ReviewKey, string>>;
  /** A whole game, by how it ended. */
  readonly summaries: Readonly<Record<GameReview['status'], string>>;
  /** Hints that are no deduction. */
  readonly hints: Readonly<
    Record<'mistake' | 'inconsistent' | 'given' | 'given-safe' | 'given-mine' | 'limit', string>
  >;
  /** How a cell is called: `{row}` and `{col}` counted from 1. */
  readonly cell: string;
  /** What stands between the items of a list. */
  readonly list: {
    /** Between all but the last two. */
    readonly between: string;
    /** Before the last. */
    readonly last: string;
  };
};

/** What a check of a deduction says: it follows, it does not, or the limit was met before that was known. */
export type DeductionVerdict = 'valid' | 'invalid' | 'limit';

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

/** The formats of recorded games that {@link parseReplay} reads; `kit` is the JSON of {@link formatReplay}. */
export type ReplayFormat = 'avf' | 'rmv' | 'mvf' | 'evf' | 'kit';

/** What the mouse did: where in pixels from the top left corner of the board, and when. */
export type ReplayEvent = {
  /** `shift-left-press`: a left press that opens all around. */
  readonly kind:
    | 'move'
    | 'left-press'
    | 'left-release'
    | 'right-press'
    | 'right-release'
    | 'middle-press'
    | 'middle-release'
    | 'shift-left-press';
  /** Milliseconds, as the file counts them. */
  readonly timeMs: number;
  /** Pixels to the right. */
  readonly x: number;
  /** Pixels down. */
  readonly y: number;
};

/** A recorded game. */
export type Replay = {
  /** The format of the file. */
  readonly format: ReplayFormat;
  /** What the file says about its own form. */
  readonly version: string;
  /** Where the mines were. */
  readonly field: Field;
  /** Cells that were flagged before the first move. */
  readonly flags: readonly Cell[];
  /** The clicks, as the game took them. */
  readonly moves: readonly GameMove[];
  /** How the moves end. */
  readonly status: GameStatus;
  /** What the mouse did. */
  readonly events: readonly ReplayEvent[];
  /** Width of a cell in the pixels of the events; 0 where there are none. */
  readonly square: number;
  /** What the file itself says: its 3BV (equal to the field's), and its time, which is not always that of the events. */
  readonly header: ReplayHeader;
  /** The player's name, where the file says it in UTF-8. */
  readonly player?: string | undefined;
};

/** What a recorded game says of itself. */
export type ReplayHeader = {
  /** The 3BV of its field, which was checked. */
  readonly threeBv?: number | undefined;
  /** How long it took. */
  readonly timeMs?: number | undefined;
};

/** The answer of a search that was stopped before it had one. */
export type Stopped = {
  /** It was stopped. */
  readonly status: 'limit';
};

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
  /** What becomes of a guess while something is proven safe: a mine (default), its exact chance, or nothing. */
  readonly needless?: 'punished' | 'luck' | 'forgiven' | undefined;
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
  readonly needless: 'punished' | 'luck' | 'forgiven';
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
