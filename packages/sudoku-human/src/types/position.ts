/** Boards with their candidates. */
import type { Cell } from '@kit/grid';
import type { Layout } from './layout.js';

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
  /**
   * 81 masks of the pencil marks that the filled-in digits hide: those of their own cells, and those of the same digit in cells
   * that see them. {@link setValue} keeps them and brings them back when a digit is erased. Absent where nothing is filled in,
   * and in a position made without it, where erasing brings back no marks.
   */
  readonly hidden?: readonly number[] | undefined;
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

/** A position as the functions take it: a {@link Position}, or one whose lists are typed arrays. */
export type PositionLike = {
  /** 81 printed digits, 0 where the puzzle left the cell empty. */
  readonly givens: ArrayLike<number>;
  /** 81 digits that stand in the grid, givens included, 0 where a cell is open. */
  readonly values: ArrayLike<number>;
  /** 81 masks of the digits still possible: bit `d - 1` for digit `d`, and 0 where a value stands. */
  readonly candidates: ArrayLike<number>;
  /** As in {@link Position}. */
  readonly hidden?: ArrayLike<number> | undefined;
  /** As in {@link Position}. */
  readonly layout?: Layout | undefined;
};

/** Whether the player's pencil marks count. */
export type Marks = 'trust' | 'partial' | 'ignore';

/** Which pencil marks count. */
export type MarkOptions = {
  /**
   * `'trust'` (the default): the position's candidates are the player's notes, and a digit that is missing was struck out;
   * `'partial'`: the same, but an open cell without notes is not noted yet and has every digit that no peer shows, for players
   * who note some cells only; `'ignore'`: whatever the notes are, each open cell has every digit that no peer shows, for players
   * who keep no notes.
   */
  readonly marks?: Marks | undefined;
};
