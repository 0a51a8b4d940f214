/** Pictures. */
import type { Pair } from './board.js';
import type { Link } from './link.js';
import type { Hint } from './solve.js';
import type { TileHint } from './tiles.js';

/** What every picture takes. */
export type DrawOptions = {
  /** The names of kinds, by their numbers: a letter, a sign, a short word. A kind without one shows its number. */
  readonly names?: Readonly<Record<number, string>> | undefined;
  /** What a screen reader says; default in English, with the size. */
  readonly title?: string | undefined;
};

/** The line that a drawing of a board shows. */
export type DrawLineOptions = {
  /** A line to draw, from tile to tile. */
  readonly link?: Link | undefined;
  /** A hint to show: its line, if it has one. */
  readonly hint?: Hint | undefined;
};

/** Options of {@link linkBoardToSvg}. */
export type DrawBoardOptions = DrawOptions & DrawLineOptions;

/** Options of {@link linkBoardToText}. */
export type BoardTextOptions = DrawLineOptions & {
  /** Are there ANSI colours for a terminal? Default false. */
  readonly color?: boolean | undefined;
};

/** Options of {@link layeredToSvg}. */
export type DrawTilesOptions = DrawOptions & {
  /** Two tiles to mark. */
  readonly pair?: Pair | undefined;
  /** A hint to show: its pair, if it has one. */
  readonly hint?: TileHint | undefined;
};
