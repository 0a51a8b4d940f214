/** Drawings of boards, as SVG and as text. */
import type { Analysis } from './analysis.js';
import type { Deduction } from './deduction.js';

/** What both drawings take. */
export type DrawMinesOptions = {
  /** What is known: the chance of each hidden cell, marks where it is certain, what contradicts. */
  readonly analysis?: Analysis | undefined;
  /** A deduction to show: its cells, and the numbers that it follows from. */
  readonly deduction?: Deduction | undefined;
};

/** Options of {@link minesToSvg}. */
export type MinesSvgOptions = DrawMinesOptions & {
  /** What a screen reader says; default in English, with the size and the counts. */
  readonly title?: string | undefined;
};

/** Options of {@link minesToText}. */
export type MinesTextOptions = DrawMinesOptions & {
  /** Are there ANSI colours for a terminal? Default false. */
  readonly color?: boolean | undefined;
};
