/** How boards are drawn. */
import type { Cell, GridLike } from '@kit/grid';

/** What both drawings take. */
export type DrawSlidesOptions = {
  /** The cell that is tapped next: it, the line that slides and the way are marked. */
  readonly move?: Cell | undefined;
  /** The goal, for the tiles that are at home; by default 1, 2, … and the blank last. */
  readonly goal?: GridLike | undefined;
};

/** Options of `slidesToSvg`. */
export type SlidesSvgOptions = DrawSlidesOptions & {
  /** What stands on tiles, by their numbers: a letter, a sign, a short word. By default their numbers. */
  readonly names?: Readonly<Record<number, string>> | undefined;
  /** What a screen reader says; default in English, with the size and how many tiles are at home. */
  readonly title?: string | undefined;
};

/** Options of `slidesToText`. */
export type SlidesTextOptions = DrawSlidesOptions & {
  /** Are there ANSI colours for a terminal? Default false. */
  readonly color?: boolean | undefined;
};
