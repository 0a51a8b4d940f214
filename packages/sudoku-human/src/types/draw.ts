/** Drawings of positions, as SVG and as text. */
import type { Digit } from './position.js';
import type { Step } from './step.js';

/** What a drawing shows of a step; steps of any rating have it, and so may a pattern of your own. */
export type DrawnStep = Pick<Step, 'placements' | 'eliminations' | 'pattern'>;

/** Options of {@link positionToSvg}. */
export type DrawPositionOptions = {
  /** Are all pencil marks drawn? `false` leaves only those of the step. Default true. */
  readonly notes?: boolean | undefined;
  /** What stands for a digit, by its number: a letter, a sign, a short word. By default 1 to 9, then A, B and so on. */
  readonly names?: Readonly<Record<Digit, string>> | undefined;
  /** What a screen reader says; default in English, with the size and how many cells are filled. */
  readonly title?: string | undefined;
};

/** Options of {@link positionToText}. */
export type PositionTextOptions = {
  /** Are all pencil marks written? Default false: only those of the step. */
  readonly notes?: boolean | undefined;
  /** Are there ANSI colours for a terminal? Default false. */
  readonly color?: boolean | undefined;
};
