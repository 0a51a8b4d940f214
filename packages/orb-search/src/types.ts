/** The public shapes that several folders share. */
import type { Cell, Grid } from '@kit/grid';

/** A cell that costs something whenever the dragged orb touches it. */
export type BurningCell = {
  /** The cell. */
  readonly cell: Cell;
  /** What each touch costs: picking up there, or entering. At least 0. */
  readonly cost: number;
};

/** The rules of a game. Everything may be left out; the defaults are those of Puzzle & Dragons. */
export type Rules = {
  /** In how many directions the orb may be dragged, default 4. */
  readonly directions?: 4 | 8 | undefined;
  /** The shortest straight run that clears, 1 to 8: for all types, or a list by type (3 where the list ends). Default 3. */
  readonly minRun?: number | readonly number[] | undefined;
  /** The smallest group that clears, 1 to 64: for all types, or a list by type (1 where the list ends). Default 1. */
  readonly minGroup?: number | readonly number[] | undefined;
  /** Types that never match. */
  readonly unmatchable?: readonly number[] | undefined;
  /** Do only the matches of the first wave count? Default false. The rest still clears and falls. */
  readonly firstWaveOnly?: boolean | undefined;
  /** Cells whose orb can be neither cleared nor moved; it does not fall and holds what stands above it. */
  readonly locked?: readonly Cell[] | undefined;
  /** Cells that the dragged orb may not touch; their orbs match and fall like others. */
  readonly blocked?: readonly Cell[] | undefined;
  /** Cells that cost something at each touch. */
  readonly burning?: readonly BurningCell[] | undefined;
};

/** One combo: a connected group of clearing cells of one type. */
export type Match = {
  /** The type of its orbs. */
  readonly type: number;
  /** Its cells in ascending order. */
  readonly cells: readonly Cell[];
};

/** A drag: where the orb is picked up, and the cells that it enters one after the other; each step swaps. */
export type Path = {
  /** The cell where the orb is picked up. */
  readonly start: Cell;
  /** The cells that are entered, each a neighbour of the one before. */
  readonly moves: readonly Cell[];
};

/** What is left when nothing matches any more. */
export type Resolution = {
  /** The combos, wave by wave. */
  readonly waves: readonly (readonly Match[])[];
  /** How many combos count: those of all waves, or of the first under `firstWaveOnly`. */
  readonly combos: number;
  /** The board at the end; cleared cells are -1. */
  readonly board: Grid;
};

/** What an orb of each type is worth; a list is by type (0 where it ends). */
export type Weights = {
  /** Weight of an orb in a small match: for all types, or by type. Default 1. */
  readonly normal?: number | readonly number[] | undefined;
  /** Weight in a match of `massSize` orbs or more: for all types, or by type. Default: as `normal`. */
  readonly mass?: number | readonly number[] | undefined;
  /** From how many orbs a match is a mass attack, default 5. */
  readonly massSize?: number | undefined;
  /** Bonus for each orb of a match above three, default 0.25. */
  readonly orbBonus?: number | undefined;
  /** Bonus for each combo above one, default 0.25. */
  readonly comboBonus?: number | undefined;
};
