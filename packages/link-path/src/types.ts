/**
 * The public types: how tiles may be linked, lines, moves, verdicts and deals. All plain JSON, except {@link LinkBoard}.
 */
import type { Cell, Fall, GravityMode, Grid, GridLike } from '@kit/grid';

/** What is special about tiles of a board; what is left out or empty means none. */
export type TileMarks = {
  /** Tiles under ice: they stand and fall like others, but can't be matched until a tile beside them goes. */
  readonly frozen?: readonly Cell[] | undefined;
  /** Pairs of tiles that are tied: they go with each other, whatever their kinds, and with no other tile. */
  readonly tied?: readonly Pair[] | undefined;
};

/** A board as it is handed out: 0 empty, -1 a stone, a positive number a kind, and what is special about its tiles. */
export type Board = Grid & TileMarks;

/** A board as functions take it; any grid is one. */
export type BoardLike = GridLike & TileMarks;

/** How tiles may be linked. */
export type LinkOptions = {
  /** The most turns that a line may have, from 0 up; default 2. With 0 only straight lines count. */
  readonly maxTurns?: number | undefined;
  /** May the line run one cell outside the board? Default true. */
  readonly margin?: boolean | undefined;
  /** May tiles that touch side by side be matched? Default true; false is the rule of the variant Four Rivers. */
  readonly adjacent?: boolean | undefined;
  /** Kinds that match each other (flowers, seasons), each kind in at most one group; equal kinds always match. */
  readonly groups?: readonly (readonly number[])[] | undefined;
};

/** Where tiles fall after a pair: a mode, `'none'`, or a list of modes that are applied one after the other. */
export type PairGravity = 'none' | GravityMode | readonly ('none' | GravityMode)[];

/** Gravity that changes from pair to pair. */
export type GravityCycle = {
  /** What falls after the first pair, after the second, … and from the start again. */
  readonly cycle: readonly PairGravity[];
  /** How many pairs have gone when the board stands as it is given; default 0. A live board's `gravity()` tells it. */
  readonly played?: number | undefined;
};

/** Where tiles fall after each pair: after all the same, or by turns. */
export type Gravity = PairGravity | GravityCycle;

/** A point of a line; row and column are -1 or one past the last on the margin. */
export type LinkPoint = {
  /** Row, from -1 to `rows`. */
  readonly row: number;
  /** Column, from -1 to `cols`. */
  readonly col: number;
};

/** A line that links two tiles: of all lines one with the fewest turns, and among these the shortest. */
export type Link = {
  /** Number of turns. */
  readonly turns: number;
  /** Length in steps from cell to cell. */
  readonly length: number;
  /** The first tile, every corner, the second tile. */
  readonly points: readonly LinkPoint[];
};

/**
 * Why two cells can't be matched: `same-cell`, `empty` (one of them holds no tile), `stone`, `frozen` (one of them is under
 * ice), `tied` (one of them goes only with a third), `different-kind`, `adjacent` (tiles that touch may not be matched),
 * `not-straight` (with `maxTurns` 0), `too-many-turns`, `walled-in` (no line at all, whatever its turns).
 */
export type LinkRefusal =
  | 'same-cell'
  | 'empty'
  | 'stone'
  | 'frozen'
  | 'tied'
  | 'different-kind'
  | 'adjacent'
  | 'not-straight'
  | 'too-many-turns'
  | 'walled-in';

/** The answer of {@link checkLink}: the line, or why there is none. */
export type LinkCheck =
  | {
      /** The tiles can be matched. */
      readonly linked: true;
      /** The best line. */
      readonly link: Link;
    }
  | {
      /** The tiles can't be matched. */
      readonly linked: false;
      /** Why not; the first reason that holds, in the order of {@link LinkRefusal}. */
      readonly reason: LinkRefusal;
      /** With `not-straight` and `too-many-turns`: how many turns would do. */
      readonly turnsNeeded?: number | undefined;
    };

/** Options of {@link findAllLinks}. */
export type AllLinksOptions = LinkOptions & {
  /** The most lines to list, default 1000: with many turns in open space there can be very many. */
  readonly maxLinks?: number | undefined;
};

/** Two tiles that can be matched, or a move that matches them; a is the smaller cell where the package makes them. */
export type Pair = {
  /** The cell of the first tile. */
  readonly a: Cell;
  /** The cell of the second tile. */
  readonly b: Cell;
};

/** Options of {@link removePair}. */
export type RemoveOptions = {
  /** What falls after the pair has gone; default `'none'`. */
  readonly gravity?: Gravity | undefined;
};

/** A board after a removal, and what fell: the answer of {@link removePair}. */
export type Removed = Board & {
  /** Every tile that came to stand elsewhere, by the cell that it left; with several modes from its first place to its last. */
  readonly falls: readonly Fall[];
};

/** Options of {@link solveBoard}. */
export type SolveOptions = LinkOptions & {
  /** What falls after each pair; default `'none'`. */
  readonly gravity?: Gravity | undefined;
  /**
   * The most positions to look at, default 20,000, with gravity 24,000: a few seconds at worst. A position that takes long
   * counts for several (by counted work, so the answer doesn't depend on the machine), so the limit holds for boards of
   * every size.
   */
  readonly maxNodes?: number | undefined;
  /**
   * A play that is said to clear the board, as `generateBoard` hands out with a deal. It is played move by move: where it
   * clears the board it is the answer at once, and otherwise it is refused as `bad-plan`.
   */
  readonly plan?: readonly Pair[] | undefined;
};

/** The answer of {@link solveBoard}. */
export type Solution =
  | {
      /** The board can be cleared. */
      readonly status: 'solved';
      /** The pairs in order, each by its cells on the board as it then stands. */
      readonly moves: readonly Pair[];
    }
  | {
      /** Proved that the board can't be cleared. */
      readonly status: 'unsolvable';
      /** The kinds that can't go out because their number is odd, where that is the reason. */
      readonly oddKinds?: readonly number[] | undefined;
    }
  | {
      /** Not decided within the limit. */
      readonly status: 'limit';
    };

/** Options of {@link hintMove}. */
export type HintOptions = LinkOptions & {
  /** What falls after each pair; default `'none'`. */
  readonly gravity?: Gravity | undefined;
  /** The most positions to look at, for all pairs together; default as in {@link solveBoard}. */
  readonly maxNodes?: number | undefined;
};

/** The answer of {@link hintMove}. */
export type Hint =
  | {
      /** The pair leads into no dead end: `moves` is the proof. */
      readonly status: 'safe';
      /** The pair to match. */
      readonly pair: Pair;
      /** Its line. */
      readonly link: Link;
      /** A play that clears the board and begins with the pair, each by its cells on the board as it then stands. */
      readonly moves: readonly Pair[];
    }
  | {
      /** `lost`: proved that no play clears the board. `limit`: not decided. */
      readonly status: 'lost' | 'limit';
      /** The pair that is easiest to see; left out if the search was stopped before the pairs were listed. */
      readonly pair?: Pair | undefined;
      /** Its line. */
      readonly link?: Link | undefined;
    }
  | {
      /** `stuck`: no pair can be matched. `cleared`: no tile is left. */
      readonly status: 'stuck' | 'cleared';
    };

/** Options of {@link generateBoard}. */
export type GenerateOptions = LinkOptions & {
  /** Number of rows. */
  readonly rows: number;
  /** Number of columns. */
  readonly cols: number;
  /** Number of kinds; they are numbered from 1. */
  readonly kinds: number;
  /**
   * Tiles of each kind: an even number for all, or a list with a number for each kind, of which those of kinds that match each
   * other (`groups`) are even together. Left out, the cells are shared out in pairs, so that no kind has more than two tiles
   * more than another.
   */
  readonly copies?: number | readonly number[] | undefined;
  /**
   * What the cells hold that no tile is left for, which are drawn by chance; stones that wall tiles in are drawn elsewhere.
   * Left out, the tiles have to fill the cells; only where `copies` is left out as well, an odd cell stays empty.
   */
  readonly leftover?: 'empty' | 'stone' | undefined;
  /** The seed, default 0: the same seed and options give the same board. */
  readonly seed?: number | undefined;
  /** What falls after each pair; default `'none'`. */
  readonly gravity?: Gravity | undefined;
  /**
   * The cells to fill (1), to leave empty (0), and the stones (-1), of the same size; by default all are filled. As a board,
   * as a text of `o`, `.` and `#`, or as one of the shapes `'diamond'`, `'ring'`, `'cross'`, `'hourglass'`.
   */
  readonly shape?: GridLike | string | undefined;
  /** How many tiles are frozen, default 0; the moves that come with the board free each in time. */
  readonly frozen?: number | undefined;
  /** How many pairs are tied, default 0; they are pairs of the moves that come with the board. */
  readonly tied?: number | undefined;
  /** The share of dead ends in random play that is asked for (see `rateBoard`); by default any. */
  readonly deadEnds?:
    | {
        /** The least share, from 0 to 1; default 0. */
        readonly min?: number | undefined;
        /** The greatest share, from 0 to 1; default 1. */
        readonly max?: number | undefined;
      }
    | undefined;
  /** The most deals to try, default 100; after eight, dealing also ends with some two seconds of counted work. */
  readonly maxTries?: number | undefined;
};

/** A board and the moves that clear it. */
export type Certified = {
  /** The board. */
  readonly board: Board;
  /** The pairs in order, each by its cells on the board as it then stands. */
  readonly moves: readonly Pair[];
};

/** Options of {@link reshuffle}. */
export type ReshuffleOptions = LinkOptions & {
  /** The seed, default 0. */
  readonly seed?: number | undefined;
  /** What the new board must have: at least one pair that can go (`'move'`, the default), or a way to clear it. */
  readonly guarantee?: 'move' | 'clear' | undefined;
  /** What falls after each pair; default `'none'`. It matters for `'clear'`. */
  readonly gravity?: Gravity | undefined;
  /** The most deals to try, default 100. */
  readonly maxTries?: number | undefined;
};

/** The answer of {@link reshuffle} when it is found. */
export type Reshuffled = {
  /** The new board: the same tiles in the same cells, mixed; those that are frozen or tied stay where they are. */
  readonly board: Board;
  /** With `'clear'`: the moves that clear it. */
  readonly moves?: readonly Pair[] | undefined;
};

/** Options of {@link rateBoard}. */
export type RateOptions = LinkOptions & {
  /** What falls after each pair; default `'none'`. */
  readonly gravity?: Gravity | undefined;
  /** The seed of the plays, default 0. */
  readonly seed?: number | undefined;
  /** How many games are played, default 50. */
  readonly plays?: number | undefined;
};

/** How hard a board is for a player who removes whatever can be removed. */
export type BoardRating = {
  /** The share of random plays that end with tiles left, from 0 (nothing can go wrong) to 1. */
  readonly deadEnds: number;
  /** Half the width of the interval that holds the true share at 95 % (Wilson's); 1 where nothing was played. */
  readonly error: number;
  /** Did the random plays clear the board `always`, `mostly` (at least every other one), or `seldom`? */
  readonly clears: 'always' | 'mostly' | 'seldom';
  /** The share of moves in these plays at which only one pair could be removed. */
  readonly forced: number;
  /** The mean number of pairs that could be removed at a move. */
  readonly choices: number;
};

/** Options of {@link createLinkBoard}. */
export type LinkBoardOptions = LinkOptions & {
  /** What falls after each pair; default `'none'`. */
  readonly gravity?: Gravity | undefined;
};

/** A board that is played on. A live object: removing a pair changes it. Its functions throw `bad-cell` for no cell. */
export type LinkBoard = {
  /** Can the tiles in these two cells be matched? Nothing is allocated up to two turns. */
  readonly isLinked: (a: Cell, b: Cell) => boolean;
  /** The best line between the tiles in two cells, if they can be matched. */
  readonly findLink: (a: Cell, b: Cell) => Link | undefined;
  /** Every pair that can be matched now; the same list until the board changes, so asking costs nothing. */
  readonly pairs: () => readonly Pair[];
  /** Has every tile gone? Stones may be left. */
  readonly isCleared: () => boolean;
  /** Is there no pair to match? True of a cleared board as well. */
  readonly isDeadlocked: () => boolean;
  /** Removes two tiles and lets the rest fall; false, and nothing happens, if they can't be matched. */
  readonly removePair: (a: Cell, b: Cell) => boolean;
  /**
   * Puts the tiles as they stand on a board that `reshuffle` made of this one: a step that `undo` takes back. Throws
   * `board-mismatch` for a board that has not the same tiles in the same cells, mixed.
   */
  readonly reshuffle: (mixed: BoardLike) => void;
  /** Every tile that the last step (removal, reshuffle, undo) moved, by the cell that it left; empty at the start. */
  readonly falls: () => readonly Fall[];
  /** Takes the last step back; returns its pair, `'reshuffle'` if it was one, or undefined at the start. */
  readonly undo: () => Pair | 'reshuffle' | undefined;
  /** The board as it stands, as a value. */
  readonly board: () => Board;
  /** What falls from here on, to be handed on together with `board()`: a cycle counts the pairs that have gone. */
  readonly gravity: () => Gravity;
};

/** The texts of a language for {@link describeTile} and {@link describeLink}; `{places}` are filled in. */
export type Catalogue = {
  /** The language, as in BCP 47. */
  readonly locale: string;
  /** What stands in a cell: `{cell}`, and of a tile its `{kind}`, how many `{cells}` it can be linked with and which. */
  readonly tiles: {
    /** Nothing. */
    readonly empty: string;
    /** A stone. */
    readonly stone: string;
    /** A tile under ice. */
    readonly frozen: string;
    /** A tile that can be linked with none now, and the one in `{cells}` to which it is tied. */
    readonly tied: string;
    /** A tile that can be linked with none. */
    readonly alone: string;
    /** A tile that can be linked with others. */
    readonly linked: string;
  };
  /** A line: `{from}`, `{to}`, and by `{corners}` where it turns. */
  readonly links: {
    /** Without a turn. */
    readonly straight: string;
    /** With turns. */
    readonly turning: string;
  };
  /** A kind that has no name: `{kind}` is its number. */
  readonly kind: string;
  /** A cell: `{row}` and `{col}` from 1; 0 and one past the last are the margin. */
  readonly cell: string;
  /** What stands between the members of a list, and before the last one. */
  readonly list: {
    /** Between two members. */
    readonly between: string;
    /** Before the last. */
    readonly last: string;
  };
};

/** Options of {@link describeTile}. */
export type DescribeOptions = LinkOptions & {
  /** The names of kinds, by their numbers; a kind without one is told by its number. */
  readonly names?: Readonly<Record<number, string>> | undefined;
};
