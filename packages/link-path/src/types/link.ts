/** Links between two tiles, and why there is none. */

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
